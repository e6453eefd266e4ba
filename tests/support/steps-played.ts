/** The steps of a game by a plan, as `phase.step`: those of its rounds, and what frames them. */
import { setupOf, statesOf } from '../../src/lib/core/machine/sequence.ts';
import type { RoundPlan } from '../../src/lib/core/ruleset.ts';
import { STEPS } from '../../src/lib/core/vocabulary.ts';

export function stepsPlayed(plan: RoundPlan): string[] {
  const rows = [
    { phase: 'setup', steps: setupOf(plan) },
    ...plan.phases.map((row) => ({ phase: row.phase, steps: statesOf(row) })),
    { phase: 'over', steps: STEPS.over },
  ];
  return rows.flatMap(({ phase, steps }) => steps.map((step) => `${phase}.${step}`));
}
