/** Round, phases and steps for the rail: what is done, what is now, what is to come. */
import type { Position } from '../machine/position.ts';
import type { RoundPlan } from '../ruleset.ts';
import { STEPS, type Phase } from '../vocabulary.ts';

export type Progress = 'done' | 'now' | 'to-come';

export interface PhaseProgress {
  phase: Phase;
  progress: Progress;
  /** Steps of the current phase only; others have none to show. */
  steps: { step: string; progress: Progress }[];
}

const PHASES_OF_ROUND: Phase[] = ['strategy', 'action', 'status', 'agenda'];

/** The four phases of the round with the dots of the current one. */
export function roundTracker(position: Position, plan: RoundPlan): PhaseProgress[] {
  const now = PHASES_OF_ROUND.indexOf(position.phase);
  return PHASES_OF_ROUND.map((phase, i) => {
    const progress: Progress = i < now ? 'done' : i === now ? 'now' : 'to-come';
    if (progress !== 'now') return { phase, progress, steps: [] };
    const names: readonly string[] = phase === 'status' ? plan.statusSteps : STEPS[phase];
    const at = names.indexOf(position.step);
    const steps = names.map((step, j) => ({
      step,
      progress: (j < at ? 'done' : j === at ? 'now' : 'to-come') as Progress,
    }));
    return { phase, progress, steps };
  });
}
