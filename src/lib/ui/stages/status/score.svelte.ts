/** One player's part of the score step: what may be scored, and when the player is done. */
import { attestCondition } from '$lib/core/commands/holdings.ts';
import {
  answerScoring,
  scoreArgs,
  scoreObjective,
  type ScoreArgs,
} from '$lib/core/commands/objectives.ts';
import type { ProposedPayment, Verdict } from '$lib/core/conditions/verdict.ts';
import type { Seat } from '$lib/core/game.ts';
import { scoredSecrets } from '$lib/core/points.ts';
import { nextToScore } from '$lib/core/order.ts';
import type { Act } from '$lib/core/commands/command.ts';
import { statusOf } from '$lib/core/step.ts';
import { isQuotaUsed } from '$lib/core/rules/objectives.ts';
import { leftOutOfScoring } from '$lib/core/views/left-out.ts';
import { upNext } from '$lib/core/views/turn-order.ts';
import type { ObjectiveKind } from '$lib/core/vocabulary.ts';
import type { TableModel } from '$lib/ui/model/table-model.svelte.ts';
import { scoreListOf } from '$lib/ui/parts/objectives/score-list.ts';

export class Scoring {
  #table: TableModel;
  readonly seat: Seat;

  list = $derived.by(() =>
    scoreListOf(this.#table.session, this.seat, (seat, objective) =>
      this.#table.eligibility.verdict(seat, objective),
    ),
  );
  /** Objectives scored in the slots of this step. */
  #used = $derived.by(() => {
    const scored = Object.values(statusOf(this.#table.game)?.scored ?? {});
    return scored.reduce((sum, seats) => sum + (seats[this.seat] ?? 0), 0);
  });
  hand = $derived.by(() => this.#table.game.players[this.seat]?.secrets ?? null);
  scored = $derived.by(() => scoredSecrets(this.#table.game, this.seat).length);
  publicsUsed = $derived.by(() => this.#isUsed('public'));
  secretsUsed = $derived.by(() => this.#isUsed('secret'));
  hasScored = $derived.by(() => this.#used > 0);

  constructor(table: TableModel, seat: Seat) {
    this.#table = table;
    this.seat = seat;
  }

  #isUsed(kind: ObjectiveKind): boolean {
    const { game, ruleset } = this.#table;
    return isQuotaUsed(game, ruleset, this.seat, kind);
  }

  /** Whether a public is the last that this seat can score: no secret is left for this step. */
  publicFinishes = $derived.by(() => this.secretsUsed || this.hand === 0);

  /**
   * Scores a revealed public; what the app could not know is said by it, what is due is paid. `only`
   * where the table says that nothing more is scored.
   */
  scorePublic(
    objective: string,
    verdict: Verdict | null,
    { anyway = false, only = false }: { anyway?: boolean; only?: boolean } = {},
  ): void {
    const args = scoreArgs(this.#table.game, this.seat, objective, verdict);
    this.#score(args, only || this.publicFinishes, anyway);
  }

  /** Scores a revealed public that is paid for in another way than proposed. */
  scorePaid(objective: string, verdict: Verdict, payment: ProposedPayment, only = false): void {
    this.scorePublic(objective, { ...verdict, payment }, { only });
  }

  /** Whether a secret is the last that this seat can score: no public is left for this step. */
  #secretFinishes = $derived.by(
    () => this.publicsUsed || this.list.can.length + this.list.ask.length === 0,
  );

  /** Scores a secret, known or typed. */
  scoreSecret(objective: string, typed?: ScoreArgs['typed']): void {
    const verdict = typed ? null : this.#table.eligibility.verdict(this.seat, objective);
    const args = scoreArgs(this.#table.game, this.seat, objective, verdict);
    this.#score({ ...args, ...(typed ? { typed } : {}) }, this.#secretFinishes);
  }

  /** The table says no: the card is not asked about again in this phase. */
  deny(verdict: Verdict): void {
    const question = verdict.question?.key;
    if (!question) return;
    void this.#table.perform(attestCondition, { seat: this.seat, question, answer: false });
  }

  /** Scores nothing, or nothing more. */
  finish(): void {
    void this.#table.perform(answerScoring, { seat: this.seat });
  }

  /** Who answers after this seat. */
  left = $derived.by(() => upNext(this.#table.game, this.#table.game.seating.length));

  /** Whom it leaves out that nobody scores anything more. */
  leftOut = $derived.by(() => {
    const { eligibility, game, ruleset } = this.#table;
    return leftOutOfScoring(game, ruleset, [this.seat, ...this.left], eligibility.verdictOf);
  });

  /** Neither this seat nor those who are left score anything more. */
  finishAll(): void {
    const next: Act = (game, ruleset) => {
      const seat = nextToScore(game);
      return seat === null ? [] : answerScoring(game, ruleset, { seat });
    };
    const and = Array.from({ length: this.left.length }, () => next);
    void this.#table.perform(answerScoring, { seat: this.seat }, { and });
  }

  #score(args: ScoreArgs, finished: boolean, anyway = false): void {
    // A score that wins ends the game at once: nothing is left to answer then.
    const both = { ...args, done: true };
    const done = finished && this.#table.refusal(scoreObjective, both) === null;
    void this.#table.perform(scoreObjective, done ? both : args, { anyway });
  }
}
