/** A record is replayed in parts, so that no task is long: whoever asks rests between two of them. */
import { openInParts, openPlay } from '$lib/core/play/open.ts';
import type { Play } from '$lib/core/play/play.ts';
import { ledgerInParts, ledgerOf } from '$lib/core/play/time.ts';
import type { Written } from '$lib/core/record/entry.ts';
import { rulesetFor } from '$lib/rulesets/compose.ts';

/**
 * Entries of the first part: the engine is cold then, and takes some 40 ms for them on a slow
 * tablet. Each part is twice as long as the one before it, up to `LARGEST`.
 */
const FIRST = 24;
const LARGEST = 192;

/** The entries before the first amendment, all where there is none; the first entry amends nothing. */
function beforeAmendments(entries: readonly Written[]): number {
  const first = entries.findIndex(({ body }) => body?.kind === 'amendment');
  return first < 0 ? entries.length : Math.max(1, first);
}

/**
 * What amendments lead to is gone along once, with all of them: from part to part the line would be
 * replayed from the earliest place that each changes. Between two parts there is what was known.
 */
function* amended(entries: readonly Written[], known: Play): Generator<Play, void> {
  const opening = openInParts(rulesetFor, entries, known);
  let part = opening.next();
  for (; !part.done; part = opening.next()) yield known;
  const play = part.value;
  if (!play.damage) for (const _ of ledgerInParts(play)) yield known;
  yield play;
}

/**
 * The play of more and more of a record, the last one of all of it. It ends early with one that is
 * damaged, which is to be read in one go.
 */
export function* playsInParts(entries: readonly Written[]): Generator<Play, void> {
  const plain = beforeAmendments(entries);
  let play: Play | undefined;
  for (let end = 0, part = FIRST; end < plain; part = Math.min(2 * part, LARGEST)) {
    end = Math.min(end + part, plain);
    play = openPlay(rulesetFor, entries.slice(0, end), play);
    // Branches that are left behind later are known best while they are new.
    if (!play.damage) ledgerOf(play);
    yield play;
    if (play.damage) return;
  }
  if (play && plain < entries.length) yield* amended(entries, play);
}
