/** A record as it lies in storage: fetched, read in parts as far as it goes, and where it leads. */
import { openInParts, openState } from '$lib/core/engine/open.ts';
import { createdIn, type EngineState } from '$lib/core/engine/engine-state.ts';
import { ledgerInParts, ledgerOf } from '$lib/core/engine/time.ts';
import type { Written } from '$lib/core/record/entry.ts';
import { type Summary, summaryOf } from '$lib/core/record/summary.ts';
import { isOlder } from '$lib/core/record/upcast.ts';
import { fetchFamilyOf, rulesetFor } from '$lib/rulesets/compose.ts';
import type { GameRow } from '$lib/storage/game-row.ts';
import { getGame, readEntries, readFrom } from '$lib/storage/record-store.ts';
import type { Stored } from '$lib/storage/storage-problem.ts';
import { betweenTasks } from './between-tasks.ts';

/** The ruleset that a record is laid with, as far as it says so; it may be damaged. */
function rulesetIn(entries: readonly Written[]): string {
  try {
    return createdIn(entries)?.ruleset ?? '';
  } catch {
    return '';
  }
}

/**
 * Makes sure that these can be read: what older ones need, and the rules of the game that they begin.
 * False where that could not be fetched.
 */
export async function canRead(entries: readonly Written[]): Promise<boolean> {
  try {
    if (entries.some(isOlder)) await import('$lib/core/record/older.ts');
    await fetchFamilyOf(rulesetIn(entries));
    return true;
  } catch {
    return false;
  }
}

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
function* amended(entries: readonly Written[], known: EngineState): Generator<EngineState, void> {
  const opening = openInParts(rulesetFor, entries, known);
  let part = opening.next();
  for (; !part.done; part = opening.next()) yield known;
  const state = part.value;
  if (!state.damage) for (const _ of ledgerInParts(state)) yield known;
  yield state;
}

/**
 * The state of more and more of a record, the last one of all of it: the caller may rest between two of
 * them, so that no task is long. It ends early with one that is
 * damaged, which is to be read in one go.
 */
export function* playsInParts(entries: readonly Written[]): Generator<EngineState, void> {
  const plain = beforeAmendments(entries);
  let state: EngineState | undefined;
  for (let end = 0, part = FIRST; end < plain; part = Math.min(2 * part, LARGEST)) {
    end = Math.min(end + part, plain);
    state = openState(rulesetFor, entries.slice(0, end), state);
    // Branches that are left behind later are known best while they are new.
    if (!state.damage) ledgerOf(state);
    yield state;
    if (state.damage) return;
  }
  if (state && plain < entries.length) yield* amended(entries, state);
}

export interface StoredRecord {
  state: EngineState;
  /** The summary kept when the game ended and the one of this replay, where they differ. */
  differs: { kept: Summary; replayed: Summary } | null;
  /** How many entries the list knew of and how many are here, where the end is missing. */
  lost: { knew: number; here: number } | null;
  /** Epoch ms of the last file saved, or null. */
  backupAt: number | null;
}

function differenceOf(kept: Summary | null, { timeline }: EngineState): StoredRecord['differs'] {
  if (!kept) return null;
  const replayed = summaryOf(timeline.head);
  const text = (summary: Summary) =>
    JSON.stringify([
      ...[summary.round, summary.phase, summary.step, summary.activeSeat, summary.speaker],
      Object.entries(summary.points).sort(),
      summary.result && [summary.result.reason, summary.result.winner],
    ]);
  return text(kept) === text(replayed) ? null : { kept, replayed };
}

function recordOf(state: EngineState, row: GameRow | null): StoredRecord {
  const { entries } = state;
  const [knew, here] = [row?.length ?? 0, entries.length];
  return {
    state,
    differs: state.damage ? null : differenceOf(row?.summary ?? null, state),
    lost: knew > here ? { knew, here } : null,
    backupAt: row?.backupAt ?? null,
  };
}

/** Reads a record further; `known` is the undamaged play of its beginning. */
export const readOnward = (
  entries: readonly Written[],
  known: EngineState,
  row: GameRow | null,
): StoredRecord => recordOf(openState(rulesetFor, entries, known), row);

/** The state of a sound record, in several tasks; null of any other. */
async function playInTasks(entries: readonly Written[]): Promise<EngineState | null> {
  let last: EngineState | null = null;
  for (const state of playsInParts(entries)) {
    if (state.damage) return null;
    last = state;
    // After the last one, too: what is drawn then is a long task by itself.
    await betweenTasks();
  }
  return last;
}

/**
 * The state of a record as far as it goes; `newer` is the place of an entry that a newer app is known to
 * have written. Where reading an entry fails though its sum holds, it is looked for and left out. Null
 * where a part of the app that this record needs could not be fetched.
 */
export async function playOf(
  entries: readonly Written[],
  newer?: number,
): Promise<EngineState | null> {
  if (!(await canRead(entries))) return null;
  try {
    const state = newer === undefined ? await playInTasks(entries) : null;
    return state ?? openState(rulesetFor, entries, undefined, { newer });
  } catch {
    return import('./salvage.ts').then(
      ({ salvage }) => salvage(entries),
      () => null,
    );
  }
}

/**
 * Reads a record, or answers null as `playOf` does; `newer` is the place of an entry of a
 * newer app (core/engine/open).
 */
async function readRecord(
  entries: readonly Written[],
  row: GameRow | null,
  newer?: number,
): Promise<StoredRecord | null> {
  const state = await playOf(entries, newer);
  return state && recordOf(state, row);
}

/** A part of the app that a record needs could not be fetched. */
export const UNFETCHED = { ok: false, problem: 'unfetched' } as const;
export type Fetched<T> = Stored<T> | typeof UNFETCHED;

/** What was added to a record since, from this seq on. */
export async function fetchMore(gameId: string, seq: number): Promise<Fetched<Written[]>> {
  const more = await readFrom(gameId, seq);
  return more.ok && !(await canRead(more.value)) ? UNFETCHED : more;
}

/**
 * Fetches and reads a record; null when there is none. `newer` is the place of an entry that a
 * newer app is known to have written.
 */
export async function fetchRecord(
  gameId: string,
  newer?: number,
): Promise<Fetched<StoredRecord | null>> {
  const [first, row] = await Promise.all([readEntries(gameId), getGame(gameId)]);
  if (!first.ok) return first;
  const known = row.ok ? row.value : null;
  // Another tab may have written in between: only what is asked for after the row can be missing.
  const entries = known && known.length > first.value.length ? await readEntries(gameId) : first;
  if (!entries.ok) return entries;
  if (entries.value.length === 0) return { ok: true, value: null };
  const value = await readRecord(entries.value, known, newer);
  return value ? { ok: true, value } : UNFETCHED;
}
