/** A damaged record is never written to: who wants to go on does so in a copy of its sound part. */
import { soundPart } from '$lib/core/record/soundness.ts';
import { newRow } from '$lib/storage/game-row.ts';
import { addGame } from '$lib/storage/record-store.ts';
import type { Stored } from '$lib/storage/storage-problem.ts';
import { derive } from './derived-row.ts';
import { newId } from './run.ts';
import type { GameSession } from './session.svelte.ts';

/**
 * Begins a copy of a damaged game at its last good act, and answers its id; the damaged record
 * stays as it is. Null where no act is good.
 */
export async function copyOn(session: GameSession): Promise<Stored<string | null>> {
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
