/**
 * Salvages records that look sound and cannot be read: finds the first bad entry, by the schemas or by
 * trying.
 */
import { openState } from '$lib/core/engine/open.ts';
import type { EngineState } from '$lib/core/engine/engine-state.ts';
import type { Written } from '$lib/core/record/entry.ts';
import { firstNewer } from '$lib/core/record/shape.ts';
import { rulesetFor } from '$lib/rulesets/compose.ts';

/** Entries that are looked at in one go: a tap waits for no more than these. */
const SLICE = 50;

/**
 * The place, counted from 1, of the first entry of a newer app, or null: its sum holds, and not all of
 * it is known here. It lets the page answer taps in between.
 */
export async function newerIn(entries: readonly Written[]): Promise<number | null> {
  for (let from = 0; from < entries.length; from += SLICE) {
    const found = firstNewer(entries, from, from + SLICE);
    if (found !== null) return found;
    await new Promise((done) => setTimeout(done));
  }
  return null;
}

/** The state of a record that could not be opened, up to the entry that was the reason. */
export function salvage(entries: readonly Written[]): EngineState {
  const upTo = (found: { distrusted?: number; newer?: number }): EngineState | null => {
    try {
      return openState(rulesetFor, entries, undefined, found);
    } catch {
      return null;
    }
  };
  const newer = firstNewer(entries);
  const state = newer === null ? null : upTo({ newer });
  if (state) return state;
  // All is known and fails all the same: the last place that opens is looked for.
  let beyond = newer ?? entries.length;
  let best = openState(rulesetFor, entries, undefined, { distrusted: 1 });
  for (let good = 1; beyond - good > 1;) {
    const middle = Math.floor((good + beyond) / 2);
    const tried = upTo({ distrusted: middle });
    if (tried) [good, best] = [middle, tried];
    else beyond = middle;
  }
  return best;
}
