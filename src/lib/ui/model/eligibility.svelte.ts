/**
 * Who can score what, worked out after the screen has shown the last act: it follows a frame behind
 * the record, and begins once there is nothing else to do.
 */
import type { Cards } from '$lib/core/cards.ts';
import { judging } from '$lib/core/conditions/judge.ts';
import type { Verdict } from '$lib/core/conditions/verdict.ts';
import type { Game, Seat } from '$lib/core/game.ts';
import { judgePublics, type Matrix, type VerdictOf } from '$lib/core/queries/eligibility.ts';
import { afterPaint } from '$lib/ui/kit/after-paint.ts';

/** What it asks the table for. */
interface EligibilitySource {
  /** Whether a stage is on the screen: nothing is judged before. */
  readonly staged: boolean;
  readonly game: Game;
  /** Whether planets, technologies and balances are tracked. */
  readonly tracked: boolean;
  /** What the score sheet shows: the matrix in it is of the same moment. */
  readonly sheet: { readonly game: Game };
  readonly cards: Cards;
}

/** Runs once there is nothing else to do. */
const whenIdle = (run: () => void) =>
  'requestIdleCallback' in globalThis
    ? requestIdleCallback(run, { timeout: 500 })
    : setTimeout(run, 400);

export class Eligibility {
  #model: EligibilitySource;
  #begun = $state(false);
  #matrix = $state.raw<Matrix | null>(null);

  /** The whole matrix, as far as it is known. */
  get matrix(): Matrix | null {
    return this.#matrix;
  }

  /** What the matrix shows of a seat and an objective; null where nothing is known yet. */
  readonly verdictOf: VerdictOf = (seat, objective) => this.#matrix?.[objective]?.[seat] ?? null;

  constructor(model: EligibilitySource) {
    this.#model = model;
  }

  /** Whether what is said of this moment stays as it is: right after a load nothing is judged yet. */
  get settled(): boolean {
    return this.#begun || !this.#model.tracked;
  }

  /** Reads the table once for all questions about a moment. */
  #judging = $derived.by(() => {
    const { game, tracked } = this.#model;
    return tracked && this.#begun ? judging(game, this.#model.cards) : null;
  });

  /** Everything about one seat and one objective, its payment included; null where it is unknown. */
  verdict(seat: Seat, objective: string): Verdict | null {
    return this.#judging?.(seat, objective) ?? null;
  }

  /** Keeps the matrix up to date; for the component that shows the table, which it runs with. */
  start(): void {
    $effect(() => {
      if (!this.#model.staged || !this.#model.tracked || this.#begun) return;
      whenIdle(() => (this.#begun = true));
    });
    $effect(() => {
      const { sheet, tracked } = this.#model;
      const { game } = sheet;
      if (!this.#begun) return;
      if (!tracked) return void (this.#matrix = null);
      const { cards } = this.#model;
      return afterPaint(() => (this.#matrix = judgePublics(game, cards)));
    });
  }
}
