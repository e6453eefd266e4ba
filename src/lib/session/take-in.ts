/**
 * Takes a game file in, from its first byte to the last entry stored: the limits, then the shape and
 * the sums of its entries, then where they lead; nothing is stored before. It runs in a worker of its
 * own (import-worker.ts), so that nothing in a file can keep a page from answering; where a browser
 * gives no worker, in the page.
 */
import { openPlay } from '$lib/core/play/open.ts';
import {
  type Cut,
  type FileRefused,
  type GameFile,
  GameFileReader,
  tooLarge,
} from '$lib/core/record/game-file.ts';
import type { Told } from '$lib/core/record/told.ts';
import { rulesetFor } from '$lib/rulesets/compose.ts';
import type { RowChange } from '$lib/storage/game-row.ts';
import { keptSummary } from '$lib/storage/kept-summary.ts';
import { type Hears, type Imported, storeGame } from '$lib/storage/transfer.ts';
import { changeOf } from './derived-row.ts';

/** Why a file is not taken: what is wrong with it, or by its id what it is played with. */
export type NotTaken = FileRefused | { ok: false; problem: 'unknown-rules'; where: string };

/** A file that can be stored: its game, the row of it, and what was left out. */
export interface Examined {
  ok: true;
  file: GameFile;
  change: RowChange;
  cut: Cut | undefined;
}

export class Examination {
  #reader = new GameFileReader();

  /** Takes the next piece of the text; what it answers ends the reading. */
  take(piece: string): NotTaken | null {
    return this.#reader.take(piece);
  }

  /**
   * What the text holds, once all of it is here. A record that is sound and does not replay is
   * taken: it opens where it still does, and says so.
   */
  end(checked?: Told, replayed?: Told): Examined | NotTaken {
    const check = this.#reader.end(checked);
    if (!check.ok) return check;
    const { cut, file } = check;
    const play = openPlay(rulesetFor, file.entries, undefined, { told: replayed });
    const unknown = play.damage?.unknown;
    if (unknown !== undefined) return { ok: false, problem: 'unknown-rules', where: unknown };
    const change = changeOf(play);
    const summary = keptSummary(file.summary, change.summary);
    return { ok: true, file, change: { ...change, summary }, cut };
  }
}

/** What an import is at: reading bytes, checking entries, replaying acts, storing entries. */
export type Stage = 'reading' | 'checking' | 'replaying' | 'storing';

/** How far it has come: so many of so many. */
export interface Progress {
  stage: Stage;
  done: number;
  of: number;
}

export interface TakingIn extends Pick<Hears, 'storing'> {
  file: Blob;
  /** Id of the game where it has to be a copy. */
  copyId: string;
  told: (progress: Progress) => void;
  /** Waited for between stages: in a page it lets the screen be painted. */
  pause?: () => Promise<void>;
}

/** Bytes that are read at once. */
const PIECE = 1_000_000;

const UNREADABLE = { problem: 'unreadable' as const, where: '' };

/** Reads the text into the examination; null when all of it is there. */
async function read(
  { file, told, pause }: TakingIn,
  examination: Examination,
): Promise<NotTaken | typeof UNREADABLE | null> {
  const decoder = new TextDecoder();
  for (let at = 0; at < file.size; at += PIECE) {
    told({ stage: 'reading', done: at, of: file.size });
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
const refuse = ({ problem, where }: NotTaken | typeof UNREADABLE): Imported => ({
  kind: 'refused',
  problem,
  where,
});

/** Takes a file in. */
export async function takeIn(taking: TakingIn): Promise<Imported> {
  const { copyId, file, pause, storing, told } = taking;
  const examination = new Examination();
  const refused = tooLarge(file.size) ?? (await read(taking, examination));
  if (refused) return refuse(refused);
  const at = (stage: Stage) => (done: number, of: number) => told({ stage, done, of });
  const examined = examination.end(at('checking'), at('replaying'));
  if (!examined.ok) return refuse(examined);
  await pause?.();
  const { change, cut, file: game } = examined;
  const hears = { stored: at('storing'), ...(storing ? { storing } : {}) };
  const done = await storeGame({ entries: game.entries, change, copyId }, hears);
  return cut && 'gameId' in done ? { ...done, cut } : done;
}
