/** A play goes on by the entries of one tap. */
import type { Entry } from '../record/entry.ts';
import { gapsOf, type Silence } from '../views/time/silence.ts';
import { courseOf, type Tried } from './course.ts';
import type { Dropped, Recorded } from './recorded.ts';
import { headOf, planOf, type Play } from './play.ts';
import { entriesOf, type Draft, type Stamps } from './stamp.ts';

/** What every act that records something is told. */
export interface How {
  /** The head that the button was painted at: an act on an older one is dropped. */
  head: number;
  /** When and by whom. */
  stamps: Stamps;
  /** Silences since the last entry, recorded before anything else. */
  silences?: readonly Silence[];
  /** Lets the clocks run again in the same tap, for an act while they are stopped. */
  resume?: boolean;
}

/** Why nothing is recorded, whatever the act is; null when the act may be looked at. */
export function droppedBefore(play: Play, { head }: How): Dropped | null {
  if (play.damage) return { ok: false, dropped: 'read-only' };
  return head === headOf(play) ? null : { ok: false, dropped: 'stale' };
}

function firstOf({ resume, silences = [] }: Omit<How, 'head'>): Draft[] {
  const clock = { kind: 'clock', paused: false, reason: null } as const;
  return [...gapsOf(silences), ...(resume ? [clock] : [])].map((body) => ({ body }));
}

/** The entries of one more tap, sealed, silences first; none when nothing was decided. */
export function freshEntries(
  { entries, laidWith }: Play,
  drafts: readonly Draft[],
  how: Omit<How, 'head'>,
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
  how: Omit<How, 'head'>,
  tried?: Tried,
): Recorded {
  const fresh = freshEntries(play, drafts, how);
  if (fresh.length === 0) return { ok: true, play, entries: fresh };
  const entries = [...play.entries, ...fresh];
  const course = courseOf(planOf({ ...play, entries }), entries, play.course, tried);
  return { ok: true, play: { ...play, entries, course }, entries: fresh };
}
