/** Names of phases and steps in the language of the app, and in the terms of the game. */
import type { Phase, Step } from '../core/vocabulary.ts';
import { place } from '$words/steps.ts';
import { spokenTerms } from './terms.ts';

/** Name of a phase: "Action"; of one without a name in these terms, its id made readable. */
export const phaseName = (phase: Phase): string => spokenTerms().phases[phase] ?? place.own(phase);

/** Name of a step within its phase: "Reveal a public objective"; an agenda has its steps in any. */
export function stepName(phase: Phase, step: Step): string {
  const { steps } = spokenTerms();
  const own = step.startsWith('own-') ? place.own(step) : undefined;
  return steps[phase]?.[step] ?? own ?? steps.agenda[step] ?? phaseName(phase);
}

/** "Round 4", or what stands before the first round. */
export const roundName = (round: number): string => (round > 0 ? place.round(round) : place.setup);
