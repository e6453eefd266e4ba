/** What is likely to be asked in a step: its own card first. */
import type { Position } from '$lib/core/machine/position.ts';
import { OPENED_STEPS } from '$lib/core/vocabulary.ts';
import { STEP_SPOTS } from '$lib/look-up/reasons.ts';
import type { SequenceId } from '$lib/look-up/sequences.ts';
import { isTopic, type Spot } from '$lib/look-up/topics.ts';
import { atSequence, atSpot, atTopic, type Address } from './address.ts';

/** What is followed step by step in a step. */
const SEQUENCES: Readonly<Record<string, readonly SequenceId[]>> = {
  'action.turn': ['tactical-action', 'transactions'],
  'action.tactical': ['tactical-action', 'space-combat', 'invasion'],
  'agenda.reveal': ['agenda-phase'],
  'agenda.vote': ['agenda-phase'],
  'agenda.outcome': ['agenda-phase'],
  'agenda.riders': ['agenda-phase'],
};

const spots: Readonly<Record<string, Readonly<Record<string, Spot>>>> = STEP_SPOTS;

/** The cards of a step, the most likely first: the strategy card that is played, the agenda that is voted on. */
export function inStep(
  { phase, step }: Pick<Position, 'phase' | 'step'>,
  card: string | null,
  agenda: string | null = null,
): Address[] {
  // An agenda asks the same questions in whatever phase it was opened.
  const opened = OPENED_STEPS.some((other) => other === step);
  const of = opened ? 'agenda' : phase;
  const spot = step === null ? undefined : spots[of]?.[step];
  return [
    spot ? atSpot(spot) : atTopic('game-round'),
    ...(agenda !== null ? [{ kind: 'card', card: { kind: 'agenda', id: agenda } } as const] : []),
    ...(card !== null && isTopic(card) ? [atTopic(card)] : []),
    ...(SEQUENCES[`${of}.${step}`] ?? []).map(atSequence),
  ];
}
