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
  type FileRefused,
  type GameFile,
  GameFileReader,
  tooLarge,
} from '$lib/core/record/game-file.ts';
import type { OnProgress } from '$lib/core/record/on-progress.ts';
import { rowsOfTyped } from '$lib/core/record/typed-row.ts';
import { rulesetFor } from '$lib/rulesets/compose.ts';
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

export class FileValidation {
  #reader = new GameFileReader();

  /** Takes the next piece of the text; what it answers ends the reading. */
  take(piece: string): ImportRefused | null {
    return this.#reader.take(piece);
  }

  /**
   * What the text holds, once all of it is here. A record that is sound and does not replay is
   * taken: it opens where it still does, and says so.
   */
  end(checked?: OnProgress, replayed?: OnProgress): ValidatedGame | ImportRefused {
    const check = this.#reader.end(checked);
    if (!check.ok) return check;
    const { cut, file } = check;
    const state = openState(rulesetFor, file.entries, undefined, { onProgress: replayed });
    const unknown = state.damage?.unknown;
    if (unknown !== undefined) return { ok: false, problem: 'unknown-rules', where: unknown };
    const change = changeOf(state);
    const summary = keptSummary(file.summary, change.summary);
    return { ok: true, file, change: { ...change, summary }, cut };
  }
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
  examination: FileValidation,
): Promise<ImportRefused | typeof UNREADABLE | null> {
  const decoder = new TextDecoder();
  for (let at = 0; at < file.size; at += PIECE) {
    onProgress({ stage: 'reading', done: at, of: file.size });
    const piece = file.slice(at, at + PIECE);
    const bytes = await piece.arrayBuffer().catch(() => null);
    // It was on a stick that is no longer there, say.
    if (!bytes) return UNREADABLE;
    const refused = examination.take(decoder.decode(bytes, { stream: true }));
    if (refused) return refused;
    await pause?.();
  }
  return examination.take(decoder.decode());
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
  const examination = new FileValidation();
  const refused = tooLarge(file.size) ?? (await read(taking, examination));
  if (refused) return refuse(refused);
  const at = (stage: Stage) => (done: number, of: number) => onProgress({ stage, done, of });
  const examined = examination.end(at('checking'), at('replaying'));
  if (!examined.ok) return refuse(examined);
  await pause?.();
  const { change, cut, file: game } = examined;
  const hears = { stored: at('storing'), ...(storing ? { storing } : {}) };
  const done = await storeGame({ entries: game.entries, change, copyId }, hears);
  // What its table typed can be played with here from now on.
  const typed = createdIn(game.entries)?.typed;
  if (typed && 'gameId' in done) await keepTypedBeside(rowsOfTyped(typed));
  return cut && 'gameId' in done ? { ...done, cut } : done;
}
