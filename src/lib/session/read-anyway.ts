/** Records that look sound and are none: which entry it is, by the schemas or by trying. */
import { openPlay } from '$lib/core/play/open.ts';
import type { Play } from '$lib/core/play/play.ts';
import type { Written } from '$lib/core/record/entry.ts';
import { firstMisshapen, isOfShape } from '$lib/core/record/shape.ts';
import { rulesetFor } from '$lib/rulesets/compose.ts';

/** Entries that are looked at in one go: a tap waits for no more than these. */
const SLICE = 50;

/**
 * The place, counted from 1, of the first entry that is not of its shape, or null; it lets the page
 * answer taps in between.
 */
export async function misshapenIn(entries: readonly Written[]): Promise<number | null> {
  for (let from = 0; from < entries.length; from += SLICE) {
    const found = entries.slice(from, from + SLICE).findIndex((entry) => !isOfShape(entry));
    if (found >= 0) return from + found + 1;
    await new Promise((done) => setTimeout(done));
  }
  return null;
}

/** The play of a record that could not be opened, up to the entry that was the reason. */
export function readAnyway(entries: readonly Written[]): Play {
  const upTo = (place: number): Play | null => {
    try {
      return openPlay(rulesetFor, entries, undefined, { distrusted: place });
    } catch {
      return null;
    }
  };
  let beyond = firstMisshapen(entries) ?? entries.length;
  const play = upTo(beyond);
  if (play) return play;
  // All are of their shape and one fails all the same: the last place that opens is looked for.
  let best = openPlay(rulesetFor, entries, undefined, { distrusted: 1 });
  for (let good = 1; beyond - good > 1;) {
    const middle = Math.floor((good + beyond) / 2);
    const tried = upTo(middle);
    if (tried) [good, best] = [middle, tried];
    else beyond = middle;
  }
  return best;
}
