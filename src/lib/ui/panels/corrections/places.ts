/** The places that a position can be set to. */
import type { RoundPlan } from '$lib/core/ruleset.ts';
import { stepsOf } from '$lib/core/step.ts';
import type { Phase, Step } from '$lib/core/vocabulary.ts';

/** The phases of a round: a game is moved among these. */
export const roundPhases = (plan: RoundPlan): Phase[] => plan.phases.map(({ phase }) => phase);

/**
 * The steps of a phase in the plan that is played, as far as a position can be set to them: a
 * strategic action begins with its card, which is laid down in the turn.
 */
export function stepsOfPlan(phase: Phase, plan: RoundPlan): readonly Step[] {
  return stepsOf(plan, phase).filter((step) => step !== 'strategic');
}

/** Whether somebody in particular is waited for in a step. */
export function activeMatters(phase: Phase, step: Step): boolean {
  if (phase === 'action') return true;
  return step === 'pick' || step === 'score' || step === 'vote';
}
