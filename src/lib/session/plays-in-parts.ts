/** A record is replayed in parts, so that no task is long: whoever asks rests between two of them. */
import { openPlay } from '$lib/core/play/open.ts';
import type { Play } from '$lib/core/play/play.ts';
import { ledgerOf } from '$lib/core/play/time.ts';
import type { Written } from '$lib/core/record/entry.ts';
import { rulesetFor } from '$lib/rulesets/compose.ts';

/**
 * Entries of the first part: the engine is cold then, and takes some 40 ms for them on a slow
 * tablet. Each part is twice as long as the one before it, up to `LARGEST`.
 */
const FIRST = 24;
const LARGEST = 192;

/**
 * The play of more and more of a record, the last one of all of it. It ends early with one that is
 * damaged, which is to be read in one go.
 */
export function* playsInParts(entries: readonly Written[]): Generator<Play, void> {
  let play: Play | undefined;
  for (let end = 0, part = FIRST; end < entries.length; part = Math.min(2 * part, LARGEST)) {
    end += part;
    play = openPlay(rulesetFor, entries.slice(0, end), play);
    // Branches that are left behind later are known best while they are new.
    if (!play.damage) ledgerOf(play);
    yield play;
    if (play.damage) return;
  }
}
