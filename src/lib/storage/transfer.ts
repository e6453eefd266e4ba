/**
 * Games as files, out and in. Loaded only when a file is opened or saved: it brings the schemas.
 * A longer record of a known game appends what is missing; one that says something else is kept as
 * a copy. Entries, their row and the marks on them are stored together or not at all.
 */
import type { Written } from '$lib/core/record/entry.ts';
import type { Made } from '$lib/core/record/file-of.ts';
import { firstBad, type Cut, type FileProblem } from '$lib/core/record/game-file.ts';
import { firstUnsound } from '$lib/core/record/soundness.ts';
import type { OnProgress } from '$lib/core/record/on-progress.ts';
import { newRow, type RowChange, type GameRow } from './game-row.ts';
import { outgoing, type OutgoingFile } from './outgoing.ts';
import { getGame, listGames, readEntries } from './record-store.ts';
import type { StorageProblem } from '$lib/core/record/storage-problem.ts';
import { CLEARED, stored, type Stored } from './storage-problem.ts';
import { tables } from './tables.ts';

/** What lies here now that was in a file; `cut` is what was left out of it. */
export type TakenIn = (
  | { kind: 'added' | 'known'; gameId: string }
  | { kind: 'extended'; gameId: string; added: number }
  | { kind: 'copied'; gameId: string; copyOf: string }
) & { cut?: Cut };

/**
 * Why a file was not taken: what is wrong with it, what it is played with, that the device could not
 * read it, or not get through it.
 */
export type ImportProblem = FileProblem | 'unknown-rules' | 'unreadable' | 'gave-up';

/**
 * What an import did: `refused` is about the file, `failed` about this device, `stopped` about who
 * held it.
 */
export type Imported =
  | TakenIn
  | { kind: 'refused'; problem: ImportProblem; where: string }
  | { kind: 'failed'; problem: StorageProblem }
  | { kind: 'stopped' };

/** What will lie here once it is stored: then a row of this length says so. */
export interface Storing {
  done: TakenIn;
  length: number;
}

/** What is to be stored: the entries, oldest first, and the row that a replay of them gives. */
export interface Incoming {
  entries: readonly Written[];
  change: RowChange;
  /** Id of the game where it has to be a copy. */
  copyId: string;
  /** The game that it is a copy of where it comes from; left out, of none. */
  copyOf?: string;
}

/** Who hears of an import: what is about to be stored, and how many entries are. */
export interface ImportListener {
  storing?: (storing: Storing) => void;
  stored?: OnProgress;
}

const failed = (problem: StorageProblem): Imported => ({ kind: 'failed', problem });

/** The file of a game, damaged entries included; null when there is no such game. */
export async function exportGame(gameId: string, made: Made): Promise<Stored<OutgoingFile | null>> {
  const [entries, row] = await Promise.all([readEntries(gameId), getGame(gameId)]);
  if (!entries.ok) return entries;
  const summary = row.ok ? (row.value?.summary ?? null) : null;
  const house = row.ok && row.value?.card.house !== undefined;
  const damaged = firstBad(entries.value) !== null;
  return { ok: true, value: outgoing(entries.value, { ...made, damaged, summary, house }) };
}

/** How a file stands to a record that is here; sums run on, so the last common one decides. */
function relationOf(
  here: readonly Written[],
  file: readonly Written[],
): 'same' | 'longer' | 'other' {
  const common = Math.min(here.length, file.length);
  if (here[common - 1]?.sum !== file[common - 1]?.sum) return 'other';
  return file.length > here.length ? 'longer' : 'same';
}

/**
 * The games that a file may belong to: the one of its id, the one that it is a copy of, and copies of that
 * one that diverged.
 */
async function candidates(gameId: string, root: string): Promise<Stored<string[]>> {
  const games = await listGames();
  if (!games.ok) return games;
  const copies = games.value.filter((row) => row.copyOf === root).map((row) => row.id);
  return { ok: true, value: [...new Set([gameId, root, ...copies])] };
}

/** What storing the file makes of what is here, and how many of its entries are here already. */
async function planFor({
  entries,
  copyId,
  copyOf,
}: Incoming): Promise<Stored<{ done: TakenIn; here: number }>> {
  const fileId = entries[0]?.gameId ?? '';
  const root = copyOf ?? fileId;
  const ids = await candidates(fileId, root);
  if (!ids.ok) return ids;
  /** Whether another record has the id that it comes with. */
  let taken = false;
  for (const gameId of ids.value) {
    const there = await readEntries(gameId);
    if (!there.ok) return there;
    const here = there.value.length;
    if (here === 0) continue;
    // A record damaged here is not mended by guessing: the sound one is kept beside it.
    const sound = firstUnsound(there.value) === null;
    const relation = sound ? relationOf(there.value, entries) : 'other';
    if (relation === 'same') return { ok: true, value: { done: { kind: 'known', gameId }, here } };
    if (relation === 'longer') {
      const done = { kind: 'extended' as const, gameId, added: entries.length - here };
      return { ok: true, value: { done, here } };
    }
    taken ||= gameId === fileId;
  }
  // One that comes after its own copy is no copy: a table's statistics would count neither.
  const done: TakenIn =
    taken || copyOf !== undefined
      ? { kind: 'copied', gameId: taken ? copyId : fileId, copyOf: root }
      : { kind: 'added', gameId: fileId };
  return { ok: true, value: { done, here: 0 } };
}

/** Stores what is missing here of a file that was checked and replayed, all or nothing. */
export async function storeGame(
  incoming: Incoming,
  listener: ImportListener = {},
): Promise<Imported> {
  const { change, entries: given } = incoming;
  const plan = await planFor(incoming);
  if (!plan.ok) return failed(plan.problem);
  const { done, here } = plan.value;
  if (done.kind === 'known') return done;
  const { gameId } = done;
  const entries = given.slice(here).map((entry) => ({ ...entry, gameId }));
  const row = newRow(gameId, given[0]?.at ?? 0, change);
  const own = done.kind === 'copied' ? { ...row, copyOf: done.copyOf } : row;
  listener.storing?.({ done, length: given.length });
  const stored = await addRecord(entries, own, listener.stored);
  return stored.ok ? done : failed(stored.problem);
}

/** Entries that are handed to the database at once, so that no task on a page is long. */
const PIECE = 250;

/**
 * Adds a whole game with its row, or the further entries of one that is here; `conflict` when a game
 * of this id, or one of its entries, is there meanwhile. `told` hears of the entries that were added.
 */
function addRecord(
  entries: readonly Written[],
  row: GameRow,
  onProgress?: OnProgress,
): Promise<Stored<void>> {
  return stored(async () => {
    const database = await tables();
    const { entries: record, games } = database;
    await database.transaction('rw', record, games, async () => {
      const seq = entries[0]?.seq ?? 1;
      if (seq === 1) await games.add(row);
      else {
        const before = await record.get([row.id, seq - 1]);
        if (!before) throw Object.assign(new Error('the record has gone'), { name: CLEARED });
        // The table's own marks stay as they are.
        const known = await games.get(row.id);
        const { updatedAt, length, card, summary } = row;
        const change = { updatedAt, length, card, summary };
        // A game that goes on is deleted no more.
        const there = known && { ...known, deletedAt: null };
        await games.put(newRow(row.id, known?.createdAt ?? row.createdAt, change, there));
      }
      for (let at = 0; at < entries.length; at += PIECE) {
        await record.bulkAdd(entries.slice(at, at + PIECE));
        onProgress?.(Math.min(at + PIECE, entries.length), entries.length);
      }
    });
  });
}
