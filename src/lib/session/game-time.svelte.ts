/** The time of one open game: where it went, which silences there were, whether the clocks run. */
import type { Play } from '$lib/core/play/play.ts';
import type { StampedTap } from '$lib/core/play/tap-options.ts';
import type { TapResult } from '$lib/core/play/tap-result.ts';
import {
  answer,
  moveTime,
  type Moving,
  type NotAnswered,
  type NotMoved,
} from '$lib/core/play/time-said.ts';
import { isPaused, ledgerOf, pause, start } from '$lib/core/play/time.ts';
import type { PauseReason } from '$lib/core/views/time/ledger.ts';
import type { Silence } from '$lib/core/views/time/silence.ts';
import { Presence, type Watched } from './presence.ts';

/** The game as its time sees it. */
export interface Timed {
  readonly gameId: string;
  readonly play: Play;
  /** Records what is made of the game as it stands. */
  record<No extends { ok: false }>(
    make: (play: Play, how: StampedTap) => TapResult | No,
  ): Promise<TapResult | No>;
}

/** A silence that the table can answer for. */
export interface Asked extends Silence {
  /** ms of it that lie between the entries around it: no more can be play. */
  length: number;
}

export class GameTime implements Watched {
  /** Silences that the record does not have yet: it gets them with the next entry. */
  silences = $state.raw<readonly Silence[]>([]);

  #game: Timed;
  #presence: Presence;

  /** Where all of the time went up to the last entry. */
  ledger = $derived.by(() => ledgerOf(this.#game.play));
  /** Whether the clocks are stopped. */
  paused = $derived.by(() => isPaused(this.#game.play));
  /** Every silence of the game, oldest first, answered (`played`) or not (null). */
  asked = $derived.by((): Asked[] => [
    ...this.ledger.gaps.filter(({ length }) => length > 0),
    ...this.silences.map((silence) => ({ ...silence, length: silence.to - silence.from })),
  ]);
  /** Those that nobody has answered. */
  unanswered = $derived.by(() => this.asked.filter(({ played }) => played === null));

  constructor(game: Timed) {
    this.#game = game;
    this.#presence = new Presence(this);
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
    return this.#game.record<never>((play, how) => pause(play, true, how, reason));
  }

  /** Lets the clocks run again. */
  resume(): Promise<TapResult> {
    return this.#game.record<never>((play, how) => pause(play, false, how));
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
  time.record((play, how) => answer(play, silence, played, how));

/** Moves minutes (ms) from one bucket to another. */
export const moveMinutes = (time: GameTime, moving: Moving): Promise<TapResult | NotMoved> =>
  time.record((play, how) => moveTime(play, moving, how));
