/** The list of rules and the tests hold each other: no rule without a test, no test without a rule. */
import { existsSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { LEGALITY } from '../../../src/lib/core/machine/guards.ts';
import { REFUSALS, specOf, type RefusalCode } from '../../../src/lib/core/refusal-codes.ts';
import { ruleTests } from '../../support/rule-tests.ts';
import { GUARD_IDS, guardsIn, SPEC_RULES } from '../../support/spec-rules.ts';

const rules = SPEC_RULES;
const ids = new Set(rules.map(({ id }) => id));
const held = rules.filter(({ state }) => state === 'held');

const tests = ruleTests(new URL('./', import.meta.url));
const told = tests.map(({ title }) => title);
const of = (id: string) => tests.filter(({ title }) => title.startsWith(`${id} `));
/** Codes that a rule's line names behind its guards. */
const codesOf = (where: string) =>
  (where.match(/→ (?:`[a-z-]+`,? ?)+/g) ?? []).flatMap((list) => list.match(/[a-z][a-z-]+/g) ?? []);
const EDGE_CASES = Array.from({ length: 23 }, (_, i) => `S-${String(2 * i + 1).padStart(2, '0')}`);

describe('the list of rules', () => {
  it('has one well-formed line for each id', () => {
    expect(rules.filter(({ state }) => state === '')).toEqual([]);
    expect(ids.size).toBe(rules.length);
  });

  it('names only guards and codes that exist', () => {
    expect(rules.flatMap(guardsIn).filter((guard) => !(guard in LEGALITY))).toEqual([]);
    const codes = rules.flatMap(({ where }) => codesOf(where));
    expect(codes.length).toBeGreaterThan(100);
    expect(codes.filter((code) => !Object.hasOwn(REFUSALS, code))).toEqual([]);
  });

  it('names only files of core that exist', () => {
    const files = rules.flatMap(
      ({ where }) => where.match(/(?<=`)[a-z-]+(?:\/[a-z-]+)+(?=`)/g) ?? [],
    );
    expect(files.length).toBeGreaterThan(50);
    const fileOf = (path: string) => new URL(`../../../src/lib/core/${path}.ts`, import.meta.url);
    expect(files.filter((path) => !existsSync(fileOf(path)))).toEqual([]);
  });

  it('has the rule that every refusal code rests on', () => {
    const codes = Object.keys(REFUSALS) as RefusalCode[];
    expect(codes.filter((code) => !ids.has(specOf(code)))).toEqual([]);
  });

  it('has a rule for every guard, by which it is tested', () => {
    const guards = Object.entries(GUARD_IDS);
    expect(guards.length).toBeGreaterThan(70);
    expect(guards.filter(([, kept]) => kept.length === 0).map(([guard]) => guard)).toEqual([]);
  });
});

describe('the tests', () => {
  it('have one for every rule that is held', () => {
    expect(held.filter(({ id }) => of(id).length === 0).map(({ id }) => id)).toEqual([]);
  });

  const enforced = held.filter(({ how }) => how === 'enforce');

  it('refuse by every code that the line of an enforced rule names', () => {
    const untested = enforced.flatMap(({ id, where }) => {
      const refused = new Set(of(id).flatMap((test) => test.refused));
      const missing = codesOf(where).filter((code) => !refused.has(code));
      // That what is refused may be recorded anyway is a rule without a code of its own.
      return refused.size === 0 ? [`${id} nothing`] : missing.map((code) => `${id} ${code}`);
    });
    expect(untested).toEqual([]);
  });

  it('have an accepted case for every rule that is enforced', () => {
    const never = enforced.filter(({ id }) => !of(id).some(({ accepts }) => accepts));
    expect(never.map(({ id }) => id)).toEqual([]);
  });

  it('have every edge case', () => {
    expect(EDGE_CASES.filter((id) => of(id).length === 0)).toEqual([]);
  });

  it('have no id that the list does not know', () => {
    const known = (title: string) => title.startsWith('S-') || ids.has(title.split(' ')[0] ?? '');
    expect(told.filter((title) => !known(title))).toEqual([]);
  });

  it('have none for a rule that is open', () => {
    const open = rules.filter(({ state }) => state === 'open').map(({ id }) => id);
    expect(open.filter((id) => of(id).length > 0)).toEqual([]);
  });
});
