/** Round, phases and steps for the rail: what is done, what is now, what is to come. */
import type { Position } from '../machine/position.ts';
import type { RoundPlan } from '../ruleset.ts';
import type { Phase } from '../vocabulary.ts';

export type Progress = 'done' | 'now' | 'to-come';

export interface PhaseProgress {
  phase: Phase;
  progress: Progress;
  /** Steps of the current phase only; others have none to show. */
  steps: { step: string; progress: Progress }[];
}

/** The phases of the round with the dots of the current one. */
export function roundTracker(position: Position, plan: RoundPlan): PhaseProgress[] {
  const now = plan.phases.findIndex(({ phase }) => phase === position.phase);
  return plan.phases.map(({ phase, steps: names }, i) => {
    const progress: Progress = i < now ? 'done' : i === now ? 'now' : 'to-come';
    if (progress !== 'now') return { phase, progress, steps: [] };
    const at = names.indexOf(position.step);
    const steps = names.map((step, j) => ({
      step,
      progress: (j < at ? 'done' : j === at ? 'now' : 'to-come') as Progress,
    }));
    return { phase, progress, steps };
  });
}
