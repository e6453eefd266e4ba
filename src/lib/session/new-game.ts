/** How records begin: by the first tap of a game, or as a copy of what is sound in a damaged one. */
import type { GameEvent } from '$lib/core/events.ts';
import { emptyState } from '$lib/core/engine/engine-state.ts';
import type { NotStored, TapRefused } from '$lib/core/engine/tap-result.ts';
import { tap } from '$lib/core/engine/tap.ts';
import { soundPart } from '$lib/core/record/soundness.ts';
import { fetchFamilyOf, rulesetFor } from '$lib/rulesets/compose.ts';
import { type GameRow, newRow } from '$lib/storage/game-row.ts';
import { addGame } from '$lib/storage/record-store.ts';
import type { Stored } from '$lib/storage/storage-problem.ts';
import { changeOf, derive } from './derived-row.ts';
import type { Library } from './library.svelte.ts';
import { newId, stampsNow } from './run.ts';
import type { GameSession } from './session.svelte.ts';

/** A game begun, or why not. `conflict`: a game of this id exists. */
export type Begun = { ok: true; row: GameRow; names: string[] } | TapRefused | NotStored;

/** Begins the record of a game with these facts; the first is `game.created`. */
export async function beginGame(said: readonly GameEvent[], anyway: boolean): Promise<Begun> {
  const [created] = said;
  if (created?.type !== 'game.created') throw new TypeError('a game begins with game.created');
  await fetchFamilyOf(created.ruleset);
  const empty = emptyState(rulesetFor, created);
  const how = { head: 0, stamps: stampsNow(), anyway };
  const tapped = tap(empty, (_, __, facts) => [...facts], said, how);
  if ('dropped' in tapped) throw new TypeError('an empty table drops no tap');
  if (!tapped.ok) return tapped;
  const { entries, state } = tapped;
  const row = newRow(created.id, entries[0]?.at ?? 0, changeOf(state));
  const done = await addGame(entries, row);
  return done.ok ? { ok: true, row, names: created.players.map(({ name }) => name) } : done;
}

/**
 * Begins a game with the facts of its setup, and puts it into the list; `anyway` records refused facts
 * as overruled. `people` are the names that the next setup offers: all of the table when the caller does
 * not say
 * which were typed.
 */
export async function newGame(
  library: Library,
  said: readonly GameEvent[],
  { anyway = false, people }: { anyway?: boolean; people?: readonly string[] } = {},
): Promise<Begun> {
  const begun = await beginGame(said, anyway);
  if (begun.ok) await library.began(begun.row, people ?? begun.names);
  return begun;
}

/**
 * Begins a copy of a damaged game at its last good act, and answers its id. The damaged record is never
 * written to: it stays as it is. Null where no act is good.
 */
export async function forkGame(session: GameSession): Promise<Stored<string | null>> {
  const { gameId, entries, unreadable } = session;
  const id = newId();
  const sound = soundPart(entries, unreadable ?? entries.length + 1);
  const copy = sound.map((entry) => ({ ...entry, gameId: id }));
  const [first] = copy;
  if (!first) return { ok: true, value: null };
  const row = { ...newRow(id, first.at, derive(copy)), copyOf: gameId };
  const done = await addGame(copy, row);
  return done.ok ? { ok: true, value: id } : done;
}
