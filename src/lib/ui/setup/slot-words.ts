/** What the places of the first objectives are called. */
import { setupWords } from '$words/setup.ts';
import type { OpeningSlot } from './opening.ts';

/** The heading over the choice for a place: its number among those of its kind, where there are several. */
export function slotTitle(slots: readonly OpeningSlot[], slot: number): string {
  const stage = slots[slot]?.stage ?? null;
  const alike = slots.filter((one) => one.stage === stage);
  const at = slots.slice(0, slot).filter((one) => one.stage === stage).length;
  return setupWords.objectiveAt(at, alike.length === slots.length ? 1 : stage, alike.length);
}
