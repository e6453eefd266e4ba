/** A state goes on by the entries of one tap. */
import type { Entry } from '../record/entry.ts';
import { gapsOf } from '../queries/time/silence.ts';
import { timelineOf, type Tried } from './timeline.ts';
import { headOf, planOf, type EngineState } from './engine-state.ts';
import { entriesOf, type EntryDraft } from './stamp.ts';
import type { StampedTap } from './tap-options.ts';
import type { Dropped, TapRecorded } from './tap-result.ts';

/** Why nothing is recorded, whatever the act is; null when the act may be looked at. */
export function droppedBefore(state: EngineState, { head }: StampedTap): Dropped | null {
  if (state.damage) return { ok: false, dropped: 'read-only' };
  return head === undefined || head === headOf(state) ? null : { ok: false, dropped: 'stale' };
}

function firstOf({ resume, silences = [] }: StampedTap): EntryDraft[] {
  const clock = { kind: 'clock', paused: false, reason: null } as const;
  return [...gapsOf(silences), ...(resume ? [clock] : [])].map((body) => ({ body }));
}

/** The entries of one more tap, sealed, silences first; none when nothing was decided. */
export function freshEntries(
  { entries, laidWith }: EngineState,
  drafts: readonly EntryDraft[],
  how: StampedTap,
): Entry[] {
  if (drafts.length === 0) return [];
  const last = entries.at(-1);
  // A copy of a game goes on under an id of its own; what created it keeps the first one.
  const gameId = last?.gameId ?? laidWith.id;
  return entriesOf(gameId, [...firstOf(how), ...drafts], last, how.stamps);
}

/** The state with one tap more; nothing is written when nothing was decided. */
export function recordOn(
  state: EngineState,
  drafts: readonly EntryDraft[],
  how: StampedTap,
  tried?: Tried,
): TapRecorded {
  const fresh = freshEntries(state, drafts, how);
  if (fresh.length === 0) return { ok: true, state, entries: fresh };
  const entries = [...state.entries, ...fresh];
  const timeline = timelineOf(planOf({ ...state, entries }), entries, state.timeline, tried);
  return { ok: true, state: { ...state, entries, timeline }, entries: fresh };
}
