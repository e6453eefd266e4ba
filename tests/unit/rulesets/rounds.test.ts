/** A round of every plan that ships is played to its end, and stands in each of its steps. */
import { expect, it } from 'vitest';
import { faultsPlayed } from '../../../src/lib/core/machine/round-check.ts';
import { BOXES } from '../../../src/lib/rulesets/boxes.ts';
import { rulesetFor } from '../../../src/lib/rulesets/compose.ts';
import { EVERY_COMBINATION } from '../../support/expansions.ts';
import { madeUp } from '../../support/made-up/ruleset.ts';

const FAMILIES = BOXES.flatMap(({ id, kind }) => (kind === 'base' ? [id] : []));

it.each(FAMILIES)('each plan of %s can be played', (ruleset) => {
  const plans = EVERY_COMBINATION.map((expansions) => rulesetFor({ ruleset, expansions }).plan);
  for (const plan of new Set(plans)) expect(faultsPlayed(plan), plan.id).toEqual([]);
});

it('the made-up plan, with a step of its own in each phase, can be played', () => {
  expect(faultsPlayed(madeUp.plan)).toEqual([]);
});
