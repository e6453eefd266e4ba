/** The places that a position can be set to. */
import type { RoundPlan } from '$lib/core/ruleset.ts';
import { STEPS, type Phase, type Step } from '$lib/core/vocabulary.ts';

/** The phases of a round: a game is moved among these. */
export const ROUND_PHASES = ['strategy', 'action', 'status', 'agenda'] as const satisfies Phase[];
export type RoundPhase = (typeof ROUND_PHASES)[number];

export const isRoundPhase = (phase: Phase): phase is RoundPhase =>
  (ROUND_PHASES as readonly Phase[]).includes(phase);

/**
 * The steps of a phase in the plan that is played, as far as a position can be set to them: a
 * strategic action begins with its card, which is laid down in the turn.
 */
export function stepsOfPlan(phase: RoundPhase, plan: RoundPlan): readonly Step[] {
  if (phase === 'status') return plan.statusSteps;
  return STEPS[phase].filter((step) => step !== 'strategic');
}

/** Whether somebody in particular is waited for in a step. */
export function activeMatters(phase: RoundPhase, step: Step): boolean {
  if (phase === 'action') return true;
  return step === 'pick' || step === 'score' || step === 'vote';
}
