/** A play goes on by the entries of one tap. */
import type { Entry } from '../record/entry.ts';
import { gapsOf } from '../views/time/silence.ts';
import { courseOf, type Tried } from './course.ts';
import { headOf, planOf, type Play } from './play.ts';
import { entriesOf, type Draft } from './stamp.ts';
import type { StampedTap } from './tap-options.ts';
import type { Dropped, Recorded } from './tap-result.ts';

/** Why nothing is recorded, whatever the act is; null when the act may be looked at. */
export function droppedBefore(play: Play, { head }: StampedTap): Dropped | null {
  if (play.damage) return { ok: false, dropped: 'read-only' };
  return head === undefined || head === headOf(play) ? null : { ok: false, dropped: 'stale' };
}

function firstOf({ resume, silences = [] }: StampedTap): Draft[] {
  const clock = { kind: 'clock', paused: false, reason: null } as const;
  return [...gapsOf(silences), ...(resume ? [clock] : [])].map((body) => ({ body }));
}

/** The entries of one more tap, sealed, silences first; none when nothing was decided. */
export function freshEntries(
  { entries, laidWith }: Play,
  drafts: readonly Draft[],
  how: StampedTap,
): Entry[] {
  if (drafts.length === 0) return [];
  const last = entries.at(-1);
  // A copy of a game goes on under an id of its own; what created it keeps the first one.
  const gameId = last?.gameId ?? laidWith.id;
  return entriesOf(gameId, [...firstOf(how), ...drafts], last, how.stamps);
}

/** The play with one tap more; nothing is written when nothing was decided. */
export function recordOn(
  play: Play,
  drafts: readonly Draft[],
  how: StampedTap,
  tried?: Tried,
): Recorded {
  const fresh = freshEntries(play, drafts, how);
  if (fresh.length === 0) return { ok: true, play, entries: fresh };
  const entries = [...play.entries, ...fresh];
  const course = courseOf(planOf({ ...play, entries }), entries, play.course, tried);
  return { ok: true, play: { ...play, entries, course }, entries: fresh };
}
