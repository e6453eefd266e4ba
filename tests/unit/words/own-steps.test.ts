/** English names each step that a game of the app brings, and says each of its facts. */
import { afterAll, describe, expect, it } from 'vitest';
import { isOwn } from '../../../src/lib/core/vocabulary.ts';
import { FAMILIES } from '../../../src/lib/rulesets/families.ts';
import { stepName } from '../../../src/lib/words/steps.ts';
import { fetchWordsOf, speakTermsOf, spokenTerms } from '../../../src/lib/words/terms.ts';
import { place } from '../../../src/lib/words/en/steps.ts';

describe.each(Object.entries(FAMILIES))('%s', (id, fetchBoxes) => {
  afterAll(() => speakTermsOf(''));

  it('has a name for each of its own steps and a sentence for each of their facts', async () => {
    const bases = (await fetchBoxes()).filter((box) => box.kind === 'base');
    const plans = bases.map(({ rules }) => rules.plan);
    expect(plans.length).toBeGreaterThan(0);
    await fetchWordsOf(id);
    speakTermsOf(id);
    const { facts = {} } = spokenTerms();
    for (const { phases, setup = [], own = {} } of plans) {
      const steps = [...phases, { phase: 'setup' as const, steps: setup }].flatMap((one) =>
        one.steps.filter(isOwn).map((step) => [one.phase, step] as const),
      );
      const unnamed = steps.filter(([phase, step]) => stepName(phase, step) === place.own(step));
      expect(unnamed).toEqual([]);
      const recorded = Object.values(own).flatMap((step) => Object.keys(step.facts));
      expect(recorded.filter((fact) => !(fact in facts))).toEqual([]);
    }
  });
});
