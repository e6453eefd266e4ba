/** The time of one open game: where it went, which silences there were, whether the clocks run. */
import type { EngineState } from '$lib/core/engine/engine-state.ts';
import type { StampedTap } from '$lib/core/engine/tap-options.ts';
import type { TapResult } from '$lib/core/engine/tap-result.ts';
import {
  answer,
  moveTime,
  type Moving,
  type NotAnswered,
  type NotMoved,
} from '$lib/core/engine/time-said.ts';
import { isPaused, ledgerOf, pause, start } from '$lib/core/engine/time.ts';
import type { PauseReason } from '$lib/core/queries/time/ledger.ts';
import type { Silence } from '$lib/core/queries/time/silence.ts';
import { PagePresence, type Watched } from './presence.ts';

/** The game as its time sees it. */
export interface Timed {
  readonly gameId: string;
  readonly state: EngineState;
  /** Records what is made of the game as it stands. */
  record<No extends { ok: false }>(
    make: (state: EngineState, how: StampedTap) => TapResult | No,
  ): Promise<TapResult | No>;
}

/** A silence that the table can answer for. */
export interface AskedSilence extends Silence {
  /** ms of it that lie between the entries around it: no more can be play. */
  length: number;
}

export class GameTime implements Watched {
  /** Silences that the record does not have yet: it gets them with the next entry. */
  silences = $state.raw<readonly Silence[]>([]);

  #game: Timed;
  #presence: PagePresence;

  /** Where all of the time went up to the last entry. */
  ledger = $derived.by(() => ledgerOf(this.#game.state));
  /** Whether the clocks are stopped. */
  paused = $derived.by(() => isPaused(this.#game.state));
  /** Every silence of the game, oldest first, answered (`played`) or not (null). */
  asked = $derived.by((): AskedSilence[] => [
    ...this.ledger.gaps.filter(({ length }) => length > 0),
    ...this.silences.map((silence) => ({ ...silence, length: silence.to - silence.from })),
  ]);
  /** Those that the table has not answered for. */
  unanswered = $derived.by(() => this.asked.filter(({ played }) => played === null));

  constructor(game: Timed) {
    this.#game = game;
    this.#presence = new PagePresence(this);
  }

  /** Begins to see whether the table is there. */
  watch(): void {
    this.#presence.begin();
  }

  get gameId() {
    return this.#game.gameId;
  }
  get head() {
    return this.ledger.length;
  }
  get last() {
    return this.ledger.last;
  }
  get still() {
    return this.paused || this.ledger.here.over;
  }

  /** What the next entry is told of time, an act being made now. */
  before(resume = false): Pick<StampedTap, 'silences' | 'resume'> {
    this.#presence.look();
    return { silences: this.silences, resume: resume && this.paused };
  }

  /** The record has grown: it tells of these silences, or was written elsewhere. */
  recorded(silences: readonly Silence[] = this.silences): void {
    this.silences = this.silences.filter((silence) => !silences.includes(silence));
  }

  /** The table leaves the game. */
  leave(): void {
    this.#presence.leave();
  }

  /** Stops the clocks, or says why they stand still. */
  pause(reason: PauseReason | null = null): Promise<TapResult> {
    return this.#game.record<never>((state, how) => pause(state, true, how, reason));
  }

  /** Lets the clocks run again. */
  resume(): Promise<TapResult> {
    return this.#game.record<never>((state, how) => pause(state, false, how));
  }

  /** Ends a breath or talk: the clock of who is next runs. */
  start(): Promise<TapResult> {
    return this.#game.record<never>(start);
  }

  /** Records what is made of the game as it stands. */
  record: Timed['record'] = (make) => this.#game.record(make);
}

/** So much of a silence (ms) was play, the rest of it a break; it can be said anew at any time. */
export const answerSilence = (
  time: GameTime,
  silence: Pick<Silence, 'from' | 'to'>,
  played: number,
): Promise<TapResult | NotAnswered> =>
  time.record((state, how) => answer(state, silence, played, how));

/** Moves minutes (ms) from one bucket to another. */
export const moveMinutes = (time: GameTime, moving: Moving): Promise<TapResult | NotMoved> =>
  time.record((state, how) => moveTime(state, moving, how));
