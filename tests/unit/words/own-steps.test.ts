/** English names each step that a ruleset brings, and says each of its facts. */
import { afterAll, describe, expect, it } from 'vitest';
import type { RoundPlan } from '../../../src/lib/core/ruleset.ts';
import { isOwn } from '../../../src/lib/core/vocabulary.ts';
import { FAMILIES } from '../../../src/lib/rulesets/families.ts';
import type { Terms } from '../../../src/lib/words/game-terms.ts';
import { fetchWordsOf, speakTermsOf, spokenTerms } from '../../../src/lib/words/terms.ts';
import { madeUpGame } from '../../support/made-up/box.ts';
import { terms as madeUpTerms } from '../../support/made-up/words.ts';

/** Own steps of a plan without a name, and facts of theirs without a sentence, in these terms. */
function unsaidIn(
  { phases, setup = [], own = {} }: RoundPlan,
  { steps, facts = {} }: Terms,
): string[] {
  const named = [...phases, { phase: 'setup' as const, steps: setup }].flatMap(
    ({ phase, steps: all }) =>
      all.filter((step) => isOwn(step) && !steps[phase]?.[step]).map((step) => `${phase}.${step}`),
  );
  const recorded = Object.values(own).flatMap((step) => Object.keys(step.facts));
  return [...named, ...recorded.filter((fact) => !(fact in facts))];
}

describe('each own step has a name, and each of its facts a sentence', () => {
  afterAll(() => speakTermsOf(''));

  it.each(Object.entries(FAMILIES))('%s', async (id, fetchBoxes) => {
    const bases = (await fetchBoxes()).filter((box) => box.kind === 'base');
    expect(bases.length).toBeGreaterThan(0);
    await fetchWordsOf(id);
    speakTermsOf(id);
    for (const { rules } of bases) expect(unsaidIn(rules.plan, spokenTerms())).toEqual([]);
  });

  it('the made-up game', () => {
    const terms = madeUpTerms['made-up'] ?? madeUpTerms.base;
    expect(unsaidIn(madeUpGame.rules.plan, terms)).toEqual([]);
  });
});
