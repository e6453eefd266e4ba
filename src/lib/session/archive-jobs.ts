/**
 * All games of this device into one file, and such a file back into the list: one game after another, so
 * that no more than one is in memory. It runs in the worker of imports (import-worker.ts).
 */
import type { Naming } from '$lib/core/record/people-book.ts';
import type { Made } from '$lib/core/record/file-of.ts';
import { MAX_BYTES } from '$lib/core/record/limits.ts';
import {
  archiveLines,
  archiveParts,
  marksLine,
  MAX_GAMES,
  MAX_UNPACKED,
  packed,
  type ArchiveHead,
  type ArchivedMarks,
  type ArchiveProblem,
} from '$lib/storage/archive-file.ts';
import { isSample } from '$lib/storage/game-row.ts';
import { addNamings, listNamings } from '$lib/storage/naming-store.ts';
import { mergeMarksInto } from '$lib/storage/merge-marks.ts';
import { getGame, listGames, markGame } from '$lib/storage/record-store.ts';
import type { Stored } from '$lib/storage/storage-problem.ts';
import { exportGame, type Imported } from '$lib/storage/transfer.ts';
import { importGame } from './import-game.ts';
import { newId } from './run.ts';

/** So many games of so many. */
export type OnGames = (done: number, of: number) => void;

/** The file of all games; `left` are ids of games that could not be read, or have no room in one file. */
export interface ArchiveMade {
  file: Blob;
  games: number;
  left: string[];
}

/** What is kept free of a file for what stands between its games. */
const BETWEEN = 0.02;

/** The file of a game as a text; null where the store or what lies there gives none, or too much of it. */
async function textOf(id: string, made: Made): Promise<{ text: string; size: number } | null> {
  const file = await exportGame(id, made).catch(() => null);
  if (!file?.ok || !file.value) return null;
  const { text } = file.value;
  const { size } = new Blob([text]);
  return size > MAX_BYTES ? null : { text, size };
}

/** The file of all games but samples and those that were deleted, `at` in epoch ms. */
export async function exportArchive(
  { app, at, device }: { app: string; at: number; device: string },
  onGames: OnGames,
  most = { games: MAX_GAMES, unpacked: MAX_UNPACKED },
): Promise<Stored<ArchiveMade>> {
  const [rows, namings] = [await listGames(), await listNamings()];
  if (!rows.ok) return rows;
  if (!namings.ok) return namings;
  const all = rows.value.filter((row) => !row.deletedAt && !isSample(row));
  const games = all.slice(0, most.games);
  // No file is made that could not be read again.
  const left = all.slice(most.games).map(({ id }) => id);
  let room = most.unpacked * (1 - BETWEEN);
  async function* files(): AsyncGenerator<{ marks: ArchivedMarks; text: string }> {
    for (const [i, row] of games.entries()) {
      onGames(i, games.length);
      const made = await textOf(row.id, { app, at });
      if (made && made.size <= room) {
        room -= made.size;
        yield { marks: marksLine(row), text: made.text };
      } else {
        left.push(row.id);
      }
    }
  }
  const head = { app, exportedAt: at, device, games: games.length };
  const file = await new Response(packed(archiveLines(head, files(), namings.value))).blob();
  return { ok: true, value: { file, games: all.length - left.length, left } };
}

/** A game of the file that could not be taken in, by its place in the file counted from 1. */
export interface GameLeftOut {
  place: number;
  came: Extract<Imported, { kind: 'refused' | 'failed' }>;
}

/** What came of a file of all games. */
export interface ArchiveTaken {
  /** Ids of games that are new here, without copies. */
  added: string[];
  /** Ids of games that have more entries now. */
  extended: string[];
  /** Ids of records that branch off from a game that was here. */
  copied: string[];
  /** How many were here already. */
  known: number;
  left: GameLeftOut[];
  /** Why the rest of the file was not read; left out, all of it was. */
  problem?: ArchiveProblem;
  /** Who made it; null where that could not be read. */
  head: ArchiveHead | null;
}

/** A game of which the app could make nothing: it is left out, and the others are not. */
const GAVE_UP: Imported = { kind: 'refused', problem: 'gave-up', where: '' };

/** Takes one game in, with its marks. */
async function takeGame(text: string, marks: ArchivedMarks): Promise<Imported> {
  const { copyOf, ...theirs } = marks;
  const came = await importGame({
    file: new Blob([text]),
    copyId: newId(),
    onProgress: () => undefined,
    ...(copyOf === undefined ? {} : { copyOf }),
  }).catch(() => GAVE_UP);
  if (!('gameId' in came)) return came;
  await mergeMarksInto(came.gameId, theirs);
  return came.kind === 'known' && (await isBack(came.gameId)) ? { ...came, kind: 'added' } : came;
}

/** Whether a game was deleted here: who opens a file with it wants it back. */
async function isBack(gameId: string): Promise<boolean> {
  const row = await getGame(gameId);
  if (!row.ok || !row.value?.deletedAt) return false;
  return (await markGame(gameId, { deletedAt: null })).ok;
}

/** What comes of a game that holds more than a game file may. */
const tooLarge = (megabytes: number): Imported => ({
  kind: 'refused',
  problem: 'too-large',
  where: String(megabytes),
});

/** Notes what came of the game at this place of the file. */
function note(taken: ArchiveTaken, came: Imported, place: number): void {
  if (came.kind === 'refused' || came.kind === 'failed') taken.left.push({ place, came });
  else if (came.kind === 'known') taken.known += 1;
  else if (came.kind !== 'stopped') taken[came.kind].push(came.gameId);
}

/** Takes a file of all games in: what could be read before something stopped it is here then. */
export async function importArchive(file: Blob, onGames: OnGames): Promise<ArchiveTaken> {
  const taken: ArchiveTaken = {
    added: [],
    extended: [],
    copied: [],
    known: 0,
    left: [],
    head: null,
  };
  let place = 0;
  for await (const part of archiveParts(file)) {
    if (part.is === 'head') taken.head = part.head;
    else if (part.is === 'people') await addNamings(part.namings satisfies Naming[]);
    else if (part.is === 'refused') taken.problem = part.problem;
    else if (part.is !== 'end') {
      onGames(place, taken.head?.games ?? place);
      place += 1;
      const came =
        part.is === 'game' ? await takeGame(part.text, part.marks) : tooLarge(part.megabytes);
      note(taken, came, place);
    }
  }
  return taken;
}
