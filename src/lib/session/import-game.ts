/**
 * Imports a game file, from its first byte to the last entry stored: the limits, then the shape and
 * the sums of its entries, then their replay; nothing is stored before all of it holds. It runs in a
 * worker of its
 * own (import-worker.ts), so that nothing in a file can keep a page from answering; where a browser
 * gives no worker, in the page.
 */
import { createdIn } from '$lib/core/engine/engine-state.ts';
import { openState } from '$lib/core/engine/open.ts';
import {
  type Cut,
  type FileCheck,
  type FileRefused,
  type GameFile,
  GameFileReader,
  tooLarge,
} from '$lib/core/record/game-file.ts';
import { lineOf } from '$lib/core/record/line.ts';
import type { OnProgress } from '$lib/core/record/on-progress.ts';
import { rowsOfFacts } from '$lib/core/record/typed-in-game.ts';
import { fetchFamilyOf, rulesetFor } from '$lib/rulesets/compose.ts';
import type { RowChange } from '$lib/storage/game-row.ts';
import { keptSummary } from '$lib/storage/kept-summary.ts';
import { type ImportListener, type Imported, storeGame } from '$lib/storage/transfer.ts';
import { keepTypedBeside } from '$lib/storage/typed-store.ts';
import { changeOf } from './derived-row.ts';

/** Why a file is not taken: what is wrong with it, or by its id what it is played with. */
export type ImportRefused = FileRefused | { ok: false; problem: 'unknown-rules'; where: string };

/** A file that can be stored: its game, the row of it, and what was left out. */
export interface ValidatedGame {
  ok: true;
  file: GameFile;
  change: RowChange;
  cut: Cut | undefined;
}

/**
 * What a file holds that was read as it should be. A record that is sound and does not replay is taken: it
 * opens where it still does, and says so. The rules of its family are here (`fetchFamilyOf`).
 */
export function validatedGame(
  { cut, file }: Extract<FileCheck, { ok: true }>,
  onProgress?: OnProgress,
): ValidatedGame | ImportRefused {
  const state = openState(rulesetFor, file.entries, undefined, { onProgress });
  const unknown = state.damage?.unknown;
  if (unknown !== undefined) return { ok: false, problem: 'unknown-rules', where: unknown };
  const change = changeOf(state);
  const summary = keptSummary(file.summary, change.summary);
  return { ok: true, file, change: { ...change, summary }, cut };
}

/** What an import is at: reading bytes, checking entries, replaying acts, storing entries. */
export type Stage = 'reading' | 'checking' | 'replaying' | 'storing';

/** How far it has come: so many of so many. */
export interface ImportProgress {
  stage: Stage;
  done: number;
  of: number;
}

export interface ImportJob extends Pick<ImportListener, 'storing'> {
  file: Blob;
  /** Id of the game where it has to be a copy. */
  copyId: string;
  /** The game that it is a copy of where it comes from. */
  copyOf?: string;
  onProgress: (progress: ImportProgress) => void;
  /** Waited for between stages: in a page it lets the screen be painted. */
  pause?: () => Promise<void>;
}

/** Bytes that are read at once. */
const PIECE = 1_000_000;

const UNREADABLE = { problem: 'unreadable' as const, where: '' };

/** Reads the text into the examination; null when all of it is there. */
async function read(
  { file, onProgress, pause }: ImportJob,
  reader: GameFileReader,
): Promise<ImportRefused | typeof UNREADABLE | null> {
  const decoder = new TextDecoder();
  for (let at = 0; at < file.size; at += PIECE) {
    onProgress({ stage: 'reading', done: at, of: file.size });
    const piece = file.slice(at, at + PIECE);
    const bytes = await piece.arrayBuffer().catch(() => null);
    // It was on a stick that is no longer there, say.
    if (!bytes) return UNREADABLE;
    const refused = reader.take(decoder.decode(bytes, { stream: true }));
    if (refused) return refused;
    await pause?.();
  }
  return reader.take(decoder.decode());
}

/** What is the matter with a file that is not taken. */
const refuse = ({ problem, where }: ImportRefused | typeof UNREADABLE): Imported => ({
  kind: 'refused',
  problem,
  where,
});

/** Takes a file in. */
export async function importGame(taking: ImportJob): Promise<Imported> {
  const { copyId, file, pause, storing, onProgress } = taking;
  const reader = new GameFileReader();
  const refused = tooLarge(file.size) ?? (await read(taking, reader));
  if (refused) return refuse(refused);
  const at = (stage: Stage) => (done: number, of: number) => onProgress({ stage, done, of });
  const checked = reader.end(at('checking'));
  if (!checked.ok) return refuse(checked);
  await fetchFamilyOf(createdIn(checked.file.entries)?.ruleset ?? '');
  const examined = validatedGame(checked, at('replaying'));
  if (!examined.ok) return refuse(examined);
  await pause?.();
  const { change, cut, file: game } = examined;
  const hears = { stored: at('storing'), ...(storing ? { storing } : {}) };
  const copied = taking.copyOf === undefined ? {} : { copyOf: taking.copyOf };
  const done = await storeGame({ entries: game.entries, change, copyId, ...copied }, hears);
  // What its table typed can be played with here from now on.
  const typed = rowsOfFacts(lineOf(game.entries).map(({ fact }) => fact));
  if (typed.length > 0 && 'gameId' in done) await keepTypedBeside(typed);
  return cut && 'gameId' in done ? { ...done, cut } : done;
}
