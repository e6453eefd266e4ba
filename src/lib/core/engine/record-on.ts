/** What a tap decided becomes entries, sealed one after the other, and the state goes on by them. */
import { FORMAT, sumOf, type Entry, type Body, type Written } from '../record/entry.ts';
import { gapsOf } from '../queries/time/silence.ts';
import { timelineOf, type Tried } from './timeline.ts';
import { headOf, planOf, type EngineState } from './engine-state.ts';
import type { StampedTap, Stamps } from './tap-options.ts';
import type { Dropped, TapRecorded } from './tap-result.ts';
import type { RefusalCode } from '../refusal.ts';

/** What one entry says, before it has a place in the record. */
export interface EntryDraft {
  body: Body;
  overruled?: { code: RefusalCode };
  /** When it happened, where that was not now (epoch ms). */
  at?: number;
}

/** The entries of one tap, to follow `last` (undefined: the first of a record). */
export function entriesOf(
  gameId: string,
  drafts: readonly EntryDraft[],
  last: Written | undefined,
  stamps: Stamps,
): Entry[] {
  const group = (last?.seq ?? 0) + 1;
  let previous = last?.sum ?? '';
  return drafts.map(({ body, overruled, at = stamps.at }, i) => {
    const entry = {
      gameId,
      seq: group + i,
      ...stamps,
      at,
      format: FORMAT as typeof FORMAT,
      group,
      ...(overruled ? { overruled } : {}),
      body,
    };
    previous = sumOf(previous, entry);
    return { ...entry, sum: previous };
  });
}

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
