/** Names of phases and steps in the language of the app. */
import type { Phase, Step } from '../core/vocabulary.ts';
import { phases, place, steps } from '$words/steps.ts';

type Names = Readonly<Record<string, string>>;

/** Name of a phase: "Action"; of one that a ruleset brings itself, its id made readable. */
export const phaseName = (phase: Phase): string => (phases as Names)[phase] ?? place.own(phase);

/** Name of a step within its phase: "Reveal a public objective"; an agenda has its steps in any. */
export function stepName(phase: Phase, step: Step): string {
  const named: Readonly<Record<string, Names>> = steps;
  const own = step.startsWith('own-') ? place.own(step) : undefined;
  return named[phase]?.[step] ?? own ?? named['agenda']?.[step] ?? phaseName(phase);
}

/** "Round 4", or what stands before the first round. */
export const roundName = (round: number): string => (round > 0 ? place.round(round) : place.setup);
