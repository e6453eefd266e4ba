/**
 * What is left of the time that the table wishes to keep to, and the warning when it is low or over.
 */
import type { Seat } from '$lib/core/game.ts';
import { actionOf } from '$lib/core/step.ts';
import { bankOf, handOut, leftNow, type Left, type Limit } from '$lib/core/queries/limits.ts';
import { GameLimits, type KeptLimits } from '$lib/session/kept-limits.svelte.ts';
import type { GameSession } from '$lib/session/session.svelte.ts';
import { leftTime } from '$lib/words/format.ts';
import { limits as words } from '$words/limits.ts';
import type { Moment } from './moment.svelte.ts';
import { warn } from './warning.ts';

/** The table whose time is watched, and where the watch is put once it is here. */
export type WatchedTable = Moment & { readonly session: GameSession; limits: LimitWatch | null };

/** What a tag says of time that is low or over, else null. */
function tagOf(left: Left): string | null {
  if (left.state === 'fine') return null;
  return left.state === 'over' ? words.over[left.about] : words.under(left.low);
}

const WORSE = { fine: 0, low: 1, over: 2 };

export class LimitWatch {
  #model: WatchedTable;
  readonly #kept: GameLimits;
  /** Who takes a turn of the action phase. */
  #acting = $derived.by((): Seat | null => actionOf(this.#model.game)?.active ?? null);

  /** What is left of the limit that runs, or null. */
  left = $derived.by(() => leftNow(this.kept, this.#model.times.all, this.#acting));
  time = $derived.by(() => this.left && leftTime(this.left.ms));
  tag = $derived.by(() => this.left && tagOf(this.left));
  /** What runs down (ms, below zero): it is shown anew when its second changes. */
  running = $derived.by(() =>
    this.left && !this.#model.session.time.paused ? [-this.left.ms] : [],
  );
  /** Which turn of whom it is about: the next one begins anew. */
  #about = $derived.by(() => {
    const { round, phase, step } = this.#model.position;
    return `${this.left?.about} ${this.left?.seat} ${round} ${phase} ${this.left?.seat ? '' : step}`;
  });

  constructor(model: WatchedTable) {
    this.#model = model;
    this.#kept = new GameLimits(model.session.gameId);
  }

  get kept(): KeptLimits {
    return this.#kept.value;
  }

  /** What is left in a player's bank. */
  bankOf(seat: Seat): Left | null {
    return bankOf(this.kept, this.#model.times.all, seat, this.#acting);
  }

  /** Changes what the table wishes; banks are handed out when they come or change. */
  set(change: Partial<Omit<KeptLimits, 'handed'>>): void {
    const hands = change.limit && isOther(change.limit, this.kept.limit);
    const handed = hands ? handOut(this.#model.times.all, this.#acting) : this.kept.handed;
    this.#kept.value = { ...this.kept, ...change, handed };
  }

  /** Follows other windows and warns; runs in an effect root. */
  start(): void {
    $effect(() => this.#kept.start());
    let before = { about: '', state: 0 };
    $effect(() => {
      const state = WORSE[this.left?.state ?? 'fine'];
      const about = this.#about;
      const worse = about === before.about && state > before.state;
      before = { about, state };
      if (worse && !this.#model.session.time.paused) warn(state === 2, this.kept);
    });
  }
}

/** Whether banks have to be handed out: of another size, or none before. Increments may change. */
const isOther = (limit: Limit, before: Limit): boolean =>
  limit.kind === 'bank' && (before.kind !== 'bank' || before.ms !== limit.ms);

/** Begins to watch; answers how to stop. */
export function watchLimits(model: WatchedTable): () => void {
  return $effect.root(() => {
    const watch = new LimitWatch(model);
    watch.start();
    model.limits = watch;
  });
}
