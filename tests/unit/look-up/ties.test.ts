/** What leads to the rules at hand: every rule, refusal, kind of condition and step has its point. */
import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { REFUSALS, specOf, type RefusalCode } from '../../../src/lib/core/refusal-codes.ts';
import { STEPS } from '../../../src/lib/core/vocabulary.ts';
import { CONDITION_REFS, refusalRef, STEP_REFS } from '../../../src/lib/look-up/reasons.ts';
import { TOPIC_IDS, topicOf, type RuleRef } from '../../../src/lib/look-up/topics.ts';
import { conditionKinds } from '../../support/condition-kinds.ts';

const spec = readFileSync(new URL('../../../src/lib/core/SPEC.md', import.meta.url), 'utf8');
const rules = [...spec.matchAll(/^- \*\*(R-[A-Z]+-\d\d)\*\* \((\w+)\)/gm)].map(
  ([, id = '', how = '']) => ({ id, how }),
);

const rowsOf = (id: (typeof TOPIC_IDS)[number]) => {
  const { points, asked = {} } = topicOf(id);
  return { ...points, ...asked };
};
const told = new Set(
  TOPIC_IDS.flatMap((id) => Object.values(rowsOf(id)).flatMap(({ rules: ids = [] }) => ids)),
);
const pointAt = ([topic, point]: RuleRef) => {
  const { differ = {} } = topicOf(topic);
  return rowsOf(topic)[point] ?? (differ[point] ? { at: [null, null] } : undefined);
};

describe('the list of rules', () => {
  it('has a point for each that is enforced or computed', () => {
    const kept = rules.filter(({ how }) => how !== 'track');
    expect(kept.length).toBeGreaterThan(100);
    expect(kept.filter(({ id }) => !told.has(id)).map(({ id }) => id)).toEqual([]);
  });

  it('has every rule that a point names', () => {
    const known = new Set(rules.map(({ id }) => id));
    expect([...told].filter((id) => !known.has(id))).toEqual([]);
  });
});

describe('why', () => {
  const codes = Object.keys(REFUSALS) as RefusalCode[];

  it('is told for each refusal, by a point with the rule that it rests on', () => {
    const spots = codes.map((code) => {
      const spot = refusalRef(code);
      return { code, point: spot ? pointAt(spot) : undefined };
    });
    expect(spots.filter(({ point }) => !point?.rules?.length).map(({ code }) => code)).toEqual([]);
    const others = spots.filter(({ code, point }) => !point?.rules?.includes(specOf(code)));
    expect(others.map(({ code }) => code)).toEqual([]);
  });

  it('is told by the point that cites the section, and by a better one where there is one', () => {
    expect(refusalRef('card-taken')).toEqual(['strategy-phase', 'taken']);
    expect(refusalRef('no-law')).toEqual(['agenda-card', 'law']);
    expect(refusalRef('toString')).toBeNull();
  });

  it('is told for each kind of condition', () => {
    const kinds = conditionKinds();
    expect(kinds.length).toBeGreaterThan(30);
    expect(Object.keys(CONDITION_REFS).sort()).toEqual([...kinds].sort());
    expect(Object.values(CONDITION_REFS).filter((ref) => !pointAt(ref))).toEqual([]);
  });

  it('is told for each step of a round', () => {
    const spots = Object.entries(STEPS).flatMap(([phase, steps]) =>
      steps.map((step) => [phase, step, (STEP_REFS as StepSpots)[phase]?.[step]] as const),
    );
    expect(spots.filter(([, , spot]) => !spot || !pointAt(spot))).toEqual([]);
  });
});

type StepSpots = Readonly<Record<string, Readonly<Record<string, RuleRef>>>>;
