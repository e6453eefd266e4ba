/** Names of phases and steps in the language of the app. */
import type { Phase } from '../core/vocabulary.ts';
import { phases, place, steps } from '$words/steps.ts';

/** Name of a phase: "Action". */
export const phaseName = (phase: Phase): string => phases[phase];

/** Name of a step within its phase: "Reveal a public objective". */
export function stepName(phase: Phase, step: string): string {
  return (steps[phase] as Readonly<Record<string, string>>)[step] ?? phases[phase];
}

/** "Round 4", or what stands before the first round. */
export const roundName = (round: number): string => (round > 0 ? place.round(round) : place.setup);
