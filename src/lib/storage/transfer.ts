/**
 * Games as files, out and in. Loaded only when a file is opened or saved: it brings the schemas.
 * A refused file changes nothing; a longer record of a known game appends what is missing; one
 * that says something else is kept as a copy.
 */
import type { Written } from '$lib/core/record/entry.ts';
import type { GameFile, Made } from '$lib/core/record/file-of.ts';
import { readGameFile, type FileProblem } from '$lib/core/record/game-file.ts';
import { newRow, type RowChange } from './game-row.ts';
import { outgoing, type OutgoingFile } from './outgoing.ts';
import { keptSummary } from './kept-summary.ts';
import { addGame, append, getGame, listGames, readEntries } from './record-store.ts';
import { firstUnsound } from '$lib/core/record/soundness.ts';
import type { StorageProblem, Stored } from './storage-problem.ts';

/** What an import did: `refused` is about the file, `failed` about this device. */
export type Imported =
  | { kind: 'added' | 'known'; gameId: string }
  | { kind: 'extended'; gameId: string; added: number }
  | { kind: 'copied'; gameId: string; copyOf: string }
  | { kind: 'refused'; problem: FileProblem | 'unknown-rules'; where: string }
  | { kind: 'failed'; problem: StorageProblem };

/** What an import needs from outside: storage can neither replay a record nor make an id. */
export interface ImportMeans {
  /** Row of a record, by a whole replay up to the last good entry. */
  derive(entries: readonly Written[]): RowChange;
  /** What a record is played with that is not known here, by its id, or null. */
  unknownRules(entries: readonly Written[]): string | null;
  newId(): string;
}

const failed = (problem: StorageProblem): Imported => ({ kind: 'failed', problem });

/** The file of a game, damaged entries included; null when there is no such game. */
export async function exportGame(gameId: string, made: Made): Promise<Stored<OutgoingFile | null>> {
  const [entries, row] = await Promise.all([readEntries(gameId), getGame(gameId)]);
  if (!entries.ok) return entries;
  const summary = row.ok ? (row.value?.summary ?? null) : null;
  return { ok: true, value: outgoing(entries.value, { ...made, summary }) };
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

/** The games that a file may belong to: the one of its id, and copies of it that diverged. */
async function candidates(gameId: string): Promise<Stored<string[]>> {
  const games = await listGames();
  if (!games.ok) return games;
  const copies = games.value.filter((row) => row.copyOf === gameId).map((row) => row.id);
  return { ok: true, value: [gameId, ...copies] };
}

/** The checked file as a record of this game. */
interface Incoming {
  entriesFor(gameId: string): Written[];
  changeFor(entries: readonly Written[]): RowChange;
}

function incoming(file: GameFile, means: ImportMeans): Incoming {
  return {
    entriesFor: (gameId) => file.entries.map((entry) => ({ ...entry, gameId })),
    changeFor: (entries) => {
      const change = means.derive(entries);
      return { ...change, summary: keptSummary(file.summary, change.summary) };
    },
  };
}

async function addWhole(file: Incoming, gameId: string, copyOf?: string): Promise<Stored<void>> {
  const entries = file.entriesFor(gameId);
  const row = newRow(gameId, entries[0]?.at ?? 0, file.changeFor(entries));
  return addGame(entries, copyOf === undefined ? row : { ...row, copyOf });
}

async function extend(file: Incoming, gameId: string, from: number): Promise<Imported> {
  const entries = file.entriesFor(gameId);
  const missing = entries.slice(from);
  const done = await append(missing, file.changeFor(entries));
  return done.ok ? { kind: 'extended', gameId, added: missing.length } : failed(done.problem);
}

/** Takes a file in. */
export async function importGame(text: string, means: ImportMeans): Promise<Imported> {
  const check = readGameFile(text);
  if (!check.ok) return { kind: 'refused', problem: check.problem, where: check.where };
  const { entries } = check.file;
  const unsound = firstUnsound(entries);
  if (unsound !== null) return { kind: 'refused', problem: 'damaged', where: String(unsound) };
  const unknown = means.unknownRules(entries);
  if (unknown !== null) return { kind: 'refused', problem: 'unknown-rules', where: unknown };
  const file = incoming(check.file, means);
  const fileId = entries[0]?.gameId ?? '';
  const ids = await candidates(fileId);
  if (!ids.ok) return failed(ids.problem);
  let diverges = false;
  for (const gameId of ids.value) {
    const here = await readEntries(gameId);
    if (!here.ok) return failed(here.problem);
    if (here.value.length === 0) continue;
    // A record damaged here is not mended by guessing: the sound one is kept beside it.
    const sound = firstUnsound(here.value) === null;
    const relation = sound ? relationOf(here.value, entries) : 'other';
    if (relation === 'same') return { kind: 'known', gameId };
    if (relation === 'longer') return extend(file, gameId, here.value.length);
    diverges = true;
  }
  const gameId = diverges ? means.newId() : fileId;
  const done = await addWhole(file, gameId, diverges ? fileId : undefined);
  if (!done.ok) return failed(done.problem);
  return diverges ? { kind: 'copied', gameId, copyOf: fileId } : { kind: 'added', gameId };
}
