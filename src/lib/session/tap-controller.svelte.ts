/**
 * The taps of one screen: what a tap answers, what it meets while the clocks stand still, and why the
 * last one was refused. It is the only place that remembers a refusal.
 */
import type { Command } from '$lib/core/commands/command.ts';
import type { TapOptions } from '$lib/core/engine/tap-options.ts';
import type { TapResult } from '$lib/core/engine/tap-result.ts';
import type { Refusal } from '$lib/core/refusal.ts';
import type { GameSession } from './session.svelte.ts';

/** A tap that was refused, kept until it is recorded anyway or the table goes on. */
export interface RefusedTap {
  refusal: Refusal;
  /** True when only a corrected position would let it be recorded. */
  outOfStep: boolean;
  /** Records it anyway. */
  anyway: () => void;
}

/** Where a tap was made. */
export interface TapSource {
  /** The panel that shows why it is refused, by any object of its own; null is the stage. */
  panel: object | null;
  /** Runs once it is recorded, or there was nothing to record. */
  after?: (() => void) | undefined;
}

/** The clocks run again with an act, they stay stopped, or the act is left. */
export type WhilePaused = 'on' | 'paused' | 'left';

const STAGE: TapSource = { panel: null };

export class TapController {
  readonly session: GameSession;
  /** The head that the screen was last painted at. */
  painted: number;
  /** True once a tap met a record that another tab had written in the meantime. */
  otherTab = $state(false);
  /** The head that the last act of this screen led to. */
  #own = 0;
  /** Any later act lays a refused tap aside: it is kept with the head at which it was refused. */
  #refused = $state.raw<(RefusedTap & { head: number; panel: object | null }) | null>(null);
  #waiting = $state.raw<((goes: WhilePaused) => void) | null>(null);
  readonly #begin: () => () => void;

  /** `begin` hears of each act that is written, and answers what hears of its end. */
  constructor(session: GameSession, begin: () => () => void = () => () => undefined) {
    this.session = session;
    this.painted = session.head;
    this.#begin = begin;
  }

  /** True while an act is being written. */
  get busy(): boolean {
    return this.session.busy;
  }

  /** True while a tap waits for the table to say whether the clocks run again with it. */
  get waits(): boolean {
    return this.#waiting !== null;
  }

  /**
   * The head that a tap answers: what was painted, so that no tap takes back or adds to what another
   * tab wrote a moment ago, unseen. What this screen wrote itself is known to it.
   */
  get drawnAt(): number {
    const { head } = this.session;
    return head === this.#own ? head : this.painted;
  }

  /** The refused tap that a panel is to show, or the stage (null); null where there is none. */
  refusedIn(panel: object | null): RefusedTap | null {
    const refused = this.#refused;
    return refused?.head === this.session.head && refused.panel === panel ? refused : null;
  }

  /** Lays a refused tap aside. */
  forget(): void {
    this.#refused = null;
  }

  /** Records what a command decides, and what else the same tap says; a refusal is kept. */
  async perform<A>(
    command: Command<A>,
    args: A,
    options: TapOptions = {},
    source: TapSource = STAGE,
  ): Promise<TapResult> {
    const { head = this.drawnAt, ...said } = options;
    let { resume } = said;
    if (resume === undefined && this.session.time.paused) {
      const goes = await this.#ask();
      if (goes === 'left') return { ok: false, dropped: 'paused' };
      // What another tab wrote while it was asked is looked at first.
      this.otherTab ||= head !== this.drawnAt;
      resume = goes === 'on';
    }
    const how = { ...said, ...(resume === undefined ? {} : { resume }) };
    const done = await this.settled(() => this.session.perform(command, args, { ...how, head }));
    if (done.ok) source.after?.();
    else if ('refusal' in done) {
      this.#refused = {
        refusal: done.refusal,
        outOfStep: done.outOfStep,
        anyway: () => void this.perform(command, args, { ...how, anyway: true }, source),
        head: this.session.head,
        panel: source.panel,
      };
    }
    return done;
  }

  /** Writes an act of whatever kind; one that is written lays a refused tap aside. */
  async settled<R extends TapResult | { ok: false }>(act: () => Promise<R>): Promise<R> {
    const end = this.#begin();
    try {
      const done = await act();
      if (done.ok) {
        this.#own = this.session.head;
        this.otherTab = false;
        this.#refused = null;
      } else if ('otherTab' in done && done.otherTab) this.otherTab = true;
      return done;
    } finally {
      end();
    }
  }

  /** Asks about a tap while the clocks stand still; one that waited before is left. */
  #ask(): Promise<WhilePaused> {
    this.answer('left');
    return new Promise((done) => (this.#waiting = done));
  }

  /** What the table says to a tap that waits. */
  answer(goes: WhilePaused): void {
    const waiting = this.#waiting;
    this.#waiting = null;
    waiting?.(goes);
  }
}
