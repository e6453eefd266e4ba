/**
 * Who can score what, worked out after the screen has shown the last act: the evaluator and the
 * card tables are read late, and what they say follows a frame behind the record.
 */
import type * as Judge from '$lib/core/conditions/judge.ts';
import type { Cards } from '$lib/core/cards.ts';
import type { Verdict } from '$lib/core/conditions/verdict.ts';
import type { Game, Seat } from '$lib/core/game.ts';
import { publicObjectives, type VerdictOf } from '$lib/core/views/eligibility.ts';
import { afterPaint } from '$lib/ui/kit/after-paint.ts';

/** What it asks the table for. */
interface Asked {
  /** Whether a stage is on the screen: nothing is read before. */
  readonly staged: boolean;
  readonly game: Game;
  /** Whether planets, technologies and balances are tracked. */
  readonly tracked: boolean;
  /** What the score sheet shows: the matrix in it is of the same moment. */
  readonly sheet: { readonly game: Game };
  /** Null while they are being read. */
  readonly cards: Cards | null;
  /** Whether they are here, or cannot be read now. */
  readonly cardsSettled: boolean;
}

type Evaluator = typeof Judge;

/** Runs once there is nothing else to do. */
const whenIdle = (run: () => void) =>
  'requestIdleCallback' in globalThis ? requestIdleCallback(run) : setTimeout(run, 400);

export class Eligibility {
  #table: Asked;
  #evaluator = $state.raw<Evaluator | null>(null);
  /** Whether the evaluator could not be fetched: the table judges by itself then. */
  #missed = $state(false);
  #matrix = $state.raw<Record<string, Record<Seat, Verdict>> | null>(null);

  /** What the matrix shows of a seat and an objective; null where nothing is known yet. */
  readonly verdictOf: VerdictOf = (seat, objective) => this.#matrix?.[objective]?.[seat] ?? null;

  constructor(table: Asked) {
    this.#table = table;
  }

  /** Whether nothing that is still being read changes what is said of this moment. */
  get settled(): boolean {
    if (!this.#table.tracked || this.#missed) return true;
    return this.#evaluator !== null && this.#table.cardsSettled;
  }

  /** Reads the table once for all questions about a moment. */
  #judging = $derived.by(() => {
    const { game, tracked } = this.#table;
    if (!tracked || !this.#evaluator) return null;
    const { cards } = this.#table;
    return cards && this.#evaluator.judging(game, cards);
  });

  /** Everything about one seat and one objective, its payment included; null where it is unknown. */
  verdict(seat: Seat, objective: string): Verdict | null {
    return this.#judging?.(seat, objective) ?? null;
  }

  /** Keeps the matrix up to date; for the component that shows the table, which it runs with. */
  start(): void {
    $effect(() => {
      if (!this.#table.staged || !this.#table.tracked || this.#evaluator) return;
      whenIdle(() => {
        import('$lib/core/conditions/judge.ts').then(
          (loaded) => (this.#evaluator = loaded),
          () => (this.#missed = true),
        );
      });
    });
    $effect(() => {
      const evaluator = this.#evaluator;
      const { sheet, tracked } = this.#table;
      const { game } = sheet;
      if (!evaluator) return;
      if (!tracked) return void (this.#matrix = null);
      const { cards } = this.#table;
      if (!cards) return;
      return afterPaint(() => {
        const objectives = publicObjectives(game).map(({ id }) => id);
        this.#matrix = evaluator.judgeAll(game, cards, objectives);
      });
    });
  }
}
