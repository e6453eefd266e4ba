/** House rules as a file: taken as a whole, or refused by the name of what stands in the way. */
import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import {
  readSetupFile,
  rulesIn,
  setupFileOf,
  type SetupRules,
} from '../../../../src/lib/core/record/setup-file.ts';
import { setupFileJsonSchema } from '../../../../src/tools/schema.ts';

const BOXES = ['empire', 'pok', 'codex1'];
const rules: SetupRules = {
  expansions: ['pok'],
  goal: 12,
  cardsEach: null,
  startingTokens: { tactic: 3, fleet: 3, strategy: 2 },
  tokenTotal: 16,
  secretLimit: 3,
  publicObjectives: { stage1: 5, stage2: 5 },
  endAfterRound: 10,
  objectivesEnd: false,
  secretsDrawn: 2,
};
/** Of another base game, which has no limit to the tokens. */
const another: SetupRules = {
  ...rules,
  game: 'empire',
  options: ['long-road'],
  expansions: [],
  tokenTotal: null,
};
const setup = { name: 'Friday night', rules };
const file = JSON.parse(setupFileOf(setup, '0.2.0').text) as Record<string, unknown>;
const read = (value: unknown) => readSetupFile(JSON.stringify(value), BOXES);
const withRules = (change: object) => read({ ...file, rules: { ...rules, ...change } });

describe('a setup file', () => {
  it('is read as it was written, under a name of its own', () => {
    expect(read(file)).toEqual({ ok: true, setup });
    expect(setupFileOf(setup, '0.2.0').name).toBe('custodian-setup-friday-night.json');
    expect(setupFileOf({ ...setup, name: 'Été / 夏!' }, '').name).toBe(
      'custodian-setup-été-夏.json',
    );
    expect(setupFileOf({ ...setup, name: '…' }, '').name).toBe('custodian-setup-ours.json');
  });

  it.each<[string, unknown, string]>([
    ['in the frame', { ...file, author: 'Ana' }, 'author'],
    ['in the rules', { ...file, rules: { ...rules, moons: 3 } }, 'rules.moons'],
    [
      'in a deck',
      { ...file, rules: { ...rules, publicObjectives: { stage1: 5, stage2: 5, stage3: 5 } } },
      'rules.publicObjectives.stage3',
    ],
    [
      'before a value that is wrong',
      { ...file, rules: { ...rules, goal: 'many', moons: 3 } },
      'rules.moons',
    ],
  ])('is refused by a field that is not known, %s', (_, value, where) => {
    expect(read(value)).toEqual({ ok: false, problem: 'unknown-field', where });
  });

  it.each<[object, string]>([
    [{ goal: 0 }, 'rules.goal'],
    [{ goal: 100 }, 'rules.goal'],
    [{ goal: 10.5 }, 'rules.goal'],
    [{ cardsEach: 5 }, 'rules.cardsEach'],
    [{ tokenTotal: 41 }, 'rules.tokenTotal'],
    [{ secretsDrawn: 0 }, 'rules.secretsDrawn'],
    [{ endAfterRound: undefined }, 'rules.endAfterRound'],
    [{ objectivesEnd: 'no' }, 'rules.objectivesEnd'],
    [{ expansions: ['../pok'] }, 'rules.expansions.0'],
    [{ startingTokens: { tactic: 9, fleet: 9, strategy: 9 } }, 'rules.startingTokens'],
  ])('is refused by the path of what is wrong: %j', (change, where) => {
    expect(withRules(change)).toEqual({ ok: false, problem: 'wrong-shape', where });
  });

  it.each<[string, string, string, string]>([
    ['no JSON', '{"kind":', 'not-json', ''],
    ['a text', '"custodian-setup"', 'foreign', ''],
    ['something else', '{"kind":"other"}', 'foreign', ''],
    ['a game', '{"kind":"custodian-game"}', 'game', ''],
    ['a newer version', JSON.stringify({ ...file, version: 3 }), 'newer', ''],
    [
      'a box of another app',
      JSON.stringify({ ...file, rules: { ...rules, expansions: ['moon'] } }),
      'unknown-rules',
      'moon',
    ],
    ['a book', JSON.stringify({ ...file, name: 'x'.repeat(30_000) }), 'too-large', ''],
    [
      'a name that is too long',
      JSON.stringify({ ...file, name: 'x'.repeat(61) }),
      'wrong-shape',
      'name',
    ],
    ['a blank name', JSON.stringify({ ...file, name: '   ' }), 'wrong-shape', 'name'],
  ])('is refused where it is %s', (_, text, problem, where) => {
    expect(readSetupFile(text, BOXES)).toEqual({ ok: false, problem, where });
  });

  it.each([1, 2] as const)('is told by the document, key by key, in version %i', (version) => {
    const text = readFileSync(new URL('../../../../docs/setup-file.md', import.meta.url), 'utf8');
    const schema = setupFileJsonSchema(version) as {
      properties: { rules: { properties: object; required: string[] } };
    };
    const keys = Object.keys(schema.properties.rules.properties);
    expect(keys.filter((key) => !text.includes(`| \`${key}\` |`))).toEqual([]);
    expect(schema.properties.rules.required.toSorted()).toEqual(keys.toSorted());
    const [, example = ''] = /```json\n([^`]+)```/.exec(text) ?? [];
    expect(readSetupFile(example, BOXES)).toMatchObject({ ok: true });
  });

  it('is of version 1 for the first base game, so that an older app reads it, and of 2 for another', () => {
    expect(file['version']).toBe(1);
    const { text } = setupFileOf({ name: 'Empire', rules: another }, '0.2.0');
    const written = JSON.parse(text) as { version: number; rules: object };
    expect(written.version).toBe(2);
    expect(read(written)).toEqual({ ok: true, setup: { name: 'Empire', rules: another } });
    expect(read({ ...written, version: 1 })).toMatchObject({ problem: 'unknown-field' });
    expect(read({ ...written, rules: { ...another, game: 'chess' } })).toEqual({
      ok: false,
      problem: 'unknown-rules',
      where: 'chess',
    });
    expect(read({ ...written, rules: { ...another, options: undefined } })).toMatchObject({
      problem: 'wrong-shape',
      where: 'rules.options',
    });
    expect(rulesIn(another)).toEqual(another);
    expect(rulesIn({ ...rules, tokenTotal: null })).toBeNull();
  });
});

describe('rules that a device has stored', () => {
  it('are read like a file, and left alone where they are no rules', () => {
    expect(rulesIn(rules)).toEqual(rules);
    expect(rulesIn({ ...rules, moons: 3 })).toBeNull();
    expect(
      rulesIn({ ...rules, tokenTotal: 8, startingTokens: { ...rules.startingTokens, fleet: 9 } }),
    ).toBeNull();
    expect(rulesIn(undefined)).toBeNull();
  });
});
