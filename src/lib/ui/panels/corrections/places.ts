/** The places that a position can be set to. */
import type { RoundPlan } from '$lib/core/ruleset.ts';
import type { Game } from '$lib/core/game.ts';
import { isOpened, stepsOf } from '$lib/core/step.ts';
import type { Phase, Step } from '$lib/core/vocabulary.ts';

/** The phases of a round: a game is moved among these. */
export const roundPhases = (plan: RoundPlan): Phase[] => plan.phases.map(({ phase }) => phase);

/**
 * The steps of a phase in the plan that is played, as far as a position can be set to them: a
 * strategic action begins with its card, which is laid down in the turn. An agenda that the phase
 * has opened can be gone on with.
 */
export function stepsOfPlan(phase: Phase, plan: RoundPlan, { step: at }: Game): readonly Step[] {
  const steps = stepsOf(plan, phase).filter((step) => step !== 'strategic');
  return isOpened(at) && at.phase === phase && at.agenda ? [...steps, 'vote', 'outcome'] : steps;
}

/** Whether somebody in particular is waited for in a step. */
export function activeMatters(phase: Phase, step: Step): boolean {
  if (phase === 'action') return step !== 'outcome';
  return step === 'pick' || step === 'score' || step === 'vote';
}
