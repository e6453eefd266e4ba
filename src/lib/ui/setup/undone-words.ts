/** The sentence for what was just undone. */
import { setupWords } from '$words/setup.ts';
import type { DraftChange } from './draft-change.ts';
import type { SeatDraft } from './draft.ts';
import { nameIn } from './seat-name.ts';

/** `seats` are those of the table as it is again. */
export function sayUndone(change: DraftChange, seats: readonly SeatDraft[]): string {
  const words = setupWords.undone;
  if (change.what !== 'removed') return words[change.what];
  return words.removed(change.seats.map((seat) => nameIn(seats, seat)));
}
