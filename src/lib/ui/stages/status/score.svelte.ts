/** One player's part of the score step: what may be scored and why, and when the player is done. */
import { answerTo } from '$lib/core/attested.ts';
import type { Cards, Condition } from '$lib/core/cards.ts';
import type { Act } from '$lib/core/commands/command.ts';
import { attestCondition } from '$lib/core/commands/holdings.ts';
import {
  answerScoring,
  scoreArgs,
  scoreObjective,
  type ScoreArgs,
} from '$lib/core/commands/objectives.ts';
import { askCondition, askObjective } from '$lib/core/conditions/question.ts';
import type { ProposedPayment, Verdict } from '$lib/core/conditions/verdict.ts';
import type { EventOf, EventType } from '$lib/core/events.ts';
import type { Game, Objective, Seat } from '$lib/core/game.ts';
import { nextToScore } from '$lib/core/order.ts';
import { cardOf, hasScored, scoredSecrets } from '$lib/core/points.ts';
import type { LineItem } from '$lib/core/record/line.ts';
import type { Refusal } from '$lib/core/refusal.ts';
import { statusOf } from '$lib/core/step.ts';
import { conditionOf } from '$lib/core/typed-cards.ts';
import { isQuotaUsed } from '$lib/core/rules/objectives.ts';
import { publicObjectives } from '$lib/core/queries/eligibility.ts';
import { heroesTurned } from '$lib/core/queries/heroes.ts';
import { leftOutOfScoring } from '$lib/core/queries/left-out.ts';
import { upNext } from '$lib/core/queries/turn-order.ts';
import type { ObjectiveKind } from '$lib/core/vocabulary.ts';
import type { GameModel } from '$lib/ui/model/game-model.svelte.ts';

/** A card that may be scored as far as the rules go, and what is known of its requirement. */
export interface ScoreRow {
  card: Objective;
  /** Null where nothing is tracked: then the table decides. */
  verdict: Verdict | null;
}

interface ScoreList {
  /** What the card asks for is there. */
  can: ScoreRow[];
  /** The table has to say. */
  ask: ScoreRow[];
  /** Something is missing. */
  short: ScoreRow[];
  /** Not scored, but refused: cards that share a reason stand together. */
  refused: { refusal: Refusal; cards: Objective[] }[];
  /** Scored in this step. */
  now: Objective[];
  /** Scored in an earlier round, or by Imperial. */
  before: Objective[];
}

/** Ids of the publics that a seat scored in the status slot of this round. */
function scoredNow(game: Game, seat: Seat): Set<string> {
  const lines = game.scores.filter(
    (line) => line.seat === seat && line.round === game.round && line.slot === 'status',
  );
  return new Set(lines.map((line) => cardOf(line.source) ?? ''));
}

const GROUP = { yes: 'can', ask: 'ask', no: 'short' } as const;

/** How near a card is: what lacks least comes first. */
const lacking = ({ verdict }: ScoreRow) =>
  verdict?.progress ? verdict.progress.need - verdict.progress.have : Infinity;

/** The publics of the table, sorted for one seat: worth most first, then nearest. */
function scoreListOf({ eligibility, session }: GameModel, seat: Seat): ScoreList {
  const { game } = session;
  const list: ScoreList = { can: [], ask: [], short: [], refused: [], now: [], before: [] };
  const now = scoredNow(game, seat);
  for (const card of publicObjectives(game)) {
    if (hasScored(game, seat, card.id)) {
      (now.has(card.id) ? list.now : list.before).push(card);
      continue;
    }
    const refusal = session.refusal(scoreObjective, { seat, objective: card.id });
    const verdict = refusal ? null : eligibility.verdict(seat, card.id);
    if (refusal) addTo(list.refused, refusal, card);
    else list[verdict ? GROUP[verdict.value] : 'ask'].push({ card, verdict });
  }
  list.can.sort((a, b) => b.card.points - a.card.points);
  list.short.sort((a, b) => lacking(a) - lacking(b));
  return list;
}

function addTo(refused: ScoreList['refused'], refusal: Refusal, card: Objective): void {
  const group = refused.find((row) => row.refusal.code === refusal.code);
  if (group) group.cards.push(card);
  else refused.push({ refusal, cards: [card] });
}

export class Scoring {
  #model: GameModel;
  readonly seat: Seat;

  list = $derived.by(() => scoreListOf(this.#model, this.seat));
  /** Objectives scored in the slots of this step. */
  #used = $derived.by(() => {
    const scored = Object.values(statusOf(this.#model.game)?.scored ?? {});
    return scored.reduce((sum, seats) => sum + (seats[this.seat] ?? 0), 0);
  });
  hand = $derived.by(() => this.#model.game.players[this.seat]?.secrets ?? null);
  scored = $derived.by(() => scoredSecrets(this.#model.game, this.seat).length);
  publicsUsed = $derived.by(() => this.#isUsed('public'));
  secretsUsed = $derived.by(() => this.#isUsed('secret'));
  hasScored = $derived.by(() => this.#used > 0);

  constructor(model: GameModel, seat: Seat) {
    this.#model = model;
    this.seat = seat;
  }

  #isUsed(kind: ObjectiveKind): boolean {
    const { game, ruleset } = this.#model;
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
    const args = scoreArgs(this.#model.game, this.seat, objective, verdict);
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
    const verdict = typed ? null : this.#model.eligibility.verdict(this.seat, objective);
    const args = scoreArgs(this.#model.game, this.seat, objective, verdict);
    this.#score({ ...args, ...(typed ? { typed } : {}) }, this.#secretFinishes);
  }

  /** The table says no: the card is not asked about again in this phase. */
  deny(verdict: Verdict): void {
    const question = verdict.question?.key;
    if (!question) return;
    void this.#model.perform(attestCondition, { seat: this.seat, question, answer: false });
  }

  /** Scores nothing, or nothing more. */
  finish(): void {
    void this.#model.perform(answerScoring, { seat: this.seat });
  }

  /** Who answers after this seat. */
  left = $derived.by(() => upNext(this.#model.game, this.#model.game.seating.length));

  /** Whom it leaves out that no one scores anything more. */
  leftOut = $derived.by(() => {
    const { eligibility, game, ruleset } = this.#model;
    return leftOutOfScoring(game, ruleset, [this.seat, ...this.left], eligibility.verdictOf);
  });

  /** Neither this seat nor those who are left score anything more. */
  finishAll(): void {
    const next: Act = (game, ruleset) => {
      const seat = nextToScore(game);
      return seat === null ? [] : answerScoring(game, ruleset, { seat });
    };
    const and = Array.from({ length: this.left.length }, () => next);
    void this.#model.perform(answerScoring, { seat: this.seat }, { and });
  }

  #score(args: ScoreArgs, finished: boolean, anyway = false): void {
    // A score that wins ends the game at once: nothing is left to answer then.
    const both = { ...args, done: true };
    const done = finished && this.#model.refusal(scoreObjective, both) === null;
    void this.#model.perform(scoreObjective, done ? both : args, { anyway });
  }
}

function isSaid(game: Game, seat: Seat, condition: Condition): boolean {
  // The parts of a compound are asked one by one.
  if (condition.kind === 'all') return condition.of.some((part) => isSaid(game, seat, part));
  return answerTo(game, askCondition(seat, condition)) === true;
}

/** Whether the table has said yes about a seat and an objective, or a part of it. */
export function isTold(game: Game, cards: Cards, seat: Seat, objective: string): boolean {
  const condition = conditionOf(game, cards, objective);
  return condition
    ? isSaid(game, seat, condition)
    : answerTo(game, askObjective(seat, objective)) === true;
}

/** Facts before which the step had not begun. */
const BORDERS: ReadonlySet<EventType> = new Set([
  'turn.passed',
  'turn.ended',
  'position.corrected',
]);

/** What a seat has scored in this step, and the hero that was unlocked by it. */
export interface JustScored {
  seat: Seat;
  scores: EventOf<'objective.scored'>[];
  heroes: string[];
}

/** The scores of the seat that was done last in this step; null when it scored nothing. */
export function justScored(
  line: readonly Pick<LineItem, 'fact' | 'group'>[],
  seat: Seat,
): JustScored | null {
  const step = line.slice(line.findLastIndex(({ fact }) => BORDERS.has(fact.type)) + 1);
  const at = step.findLastIndex(({ fact }) => fact.type === 'scoring.answered');
  const answered = step[at]?.fact;
  if (answered?.type !== 'scoring.answered' || answered.seat === seat) return null;
  const scores = step
    .slice(0, at)
    .flatMap(({ fact }) =>
      fact.type === 'objective.scored' && fact.seat === answered.seat && fact.slot === 'status'
        ? [fact]
        : [],
    );
  if (scores.length === 0) return null;
  const turned = heroesTurned(step).filter((due) => due.seat === answered.seat);
  return { seat: answered.seat, scores, heroes: turned.flatMap(({ heroes }) => heroes) };
}
