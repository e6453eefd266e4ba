/**
 * What a file from outside holds, looked at before anything is stored: the limits, then the shape
 * and the sums of its entries, then where they lead. It needs no database.
 */
import { openPlay } from '$lib/core/play/open.ts';
import {
  GameFileReader,
  type Cut,
  type FileRefused,
  type GameFile,
} from '$lib/core/record/game-file.ts';
import type { Told } from '$lib/core/record/told.ts';
import { rulesetFor } from '$lib/rulesets/compose.ts';
import type { RowChange } from '$lib/storage/game-row.ts';
import { keptSummary } from '$lib/storage/kept-summary.ts';
import { changeOf } from './derived-row.ts';

/** Why a file is not taken: what is wrong with it, or by its id what it is played with. */
export type Refused = FileRefused | { ok: false; problem: 'unknown-rules'; where: string };

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
  take(piece: string): Refused | null {
    return this.#reader.take(piece);
  }

  /**
   * What the text holds, once all of it is here. A record that is sound and does not replay is
   * taken: it opens where it still does, and says so.
   */
  end(checked?: Told, replayed?: Told): Examined | Refused {
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
