/**
 * The sample game: six people at the beginning of round 3, for a table that has no game yet. Each time it is
 * opened it is a fresh copy under an id of its own, which says what it is; its entries are those of a
 * recorded game, moved in time so that the last one has just been made.
 */
import { sumOf, type Written } from '$lib/core/record/entry.ts';
import { isSample, newRow, SAMPLE } from '$lib/storage/game-row.ts';
import { addGame, eraseGame, listGames, markGame } from '$lib/storage/record-store.ts';
import { changeOf } from './derived-row.ts';
import { playOf, UNFETCHED, type Fetched } from './read.ts';
import { newId } from './run.ts';
import address from './sample-game.json?url';

/** The last entry of a copy is so old (ms): no one has been away from this table. */
const JUST_NOW = 5_000;

/** Runs of the app that played the sample are called so in a copy: what else is in it was played here. */
const RUN = 'sample';

/** Whether an entry of a copy was made by who tries it out. */
export const isOwnAct = ({ run }: Pick<Written, 'run'>): boolean => !run.startsWith(RUN);

/** A copy of these entries under this id, as if the last of them had been made at `at` (epoch ms). */
export function copyOf(entries: readonly Written[], gameId: string, at: number): Written[] {
  const later = at - (entries.at(-1)?.at ?? at);
  let sum = '';
  return entries.map((entry) => {
    const copy = { ...entry, gameId, at: entry.at + later, run: `${RUN} ${entry.run}` };
    sum = sumOf(sum, copy);
    return { ...copy, sum };
  });
}

async function recorded(): Promise<Written[] | null> {
  try {
    const answer = await fetch(address);
    return answer.ok ? ((await answer.json()) as Written[]) : null;
  } catch {
    return null;
  }
}

/** Copies in which nothing was ever done take room for nothing. */
async function clearUntouched(length: number): Promise<void> {
  const games = await listGames();
  if (!games.ok) return;
  for (const row of games.value) {
    if (!isSample(row) || row.length > length) continue;
    await markGame(row.id, { deletedAt: Date.now() });
    await eraseGame(row.id);
  }
}

/** Begins a fresh copy of the sample game, and answers its id. */
export async function copySample(): Promise<Fetched<string>> {
  const entries = await recorded();
  if (!entries) return UNFETCHED;
  const id = `${SAMPLE}${newId()}`;
  const copy = copyOf(entries, id, Date.now() - JUST_NOW);
  const state = await playOf(copy);
  const [first] = copy;
  if (!state || !first) return UNFETCHED;
  await clearUntouched(copy.length);
  const done = await addGame(copy, newRow(id, first.at, changeOf(state)));
  return done.ok ? { ok: true, value: id } : done;
}
