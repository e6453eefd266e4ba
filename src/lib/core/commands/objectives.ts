/** Verbs of objectives and points (LRR PoK 61, 98; LRR 1.2 52, 60, 87). */
import * as v from 'valibot';
import type { Verdict } from '../conditions/verdict.ts';
import type { EventOf } from '../events.ts';
import type { Game, Seat } from '../game.ts';
import { cardOf, reachesGoal } from '../points.ts';
import { sittingOf } from '../step.ts';
import { OBJECTIVE_PHASES, SCORE_SLOTS } from '../vocabulary.ts';
import { plotSource } from '../plots.ts';
import { isTyped } from '../rules/points.ts';
import * as arg from './arguments.ts';
import { defineCommand } from './command.ts';
import { floorFacts } from './floor.ts';
import { drawSecretFacts, supportFact } from './gains.ts';
import { bookedPayment } from './payment.ts';
import { revealFact } from './reveal.ts';
import { scoreFacts } from './scores.ts';

const ofSupport = v.object({ from: arg.seat, to: arg.seat });

/** Turns up a public objective; by an agenda one beside those of the rounds (R-OBJ-13). */
export const revealObjective = defineCommand({
  summary:
    'Turns up a public objective; name, stage, points and requirement only for a card that the ruleset does not know.',
  args: v.object({
    objective: arg.id,
    name: arg.maybeText,
    stage: v.optional(v.picklist([1, 2])),
    points: v.optional(arg.count),
    requirement: v.optional(arg.requirement),
    /** The card that replaces it, where it says so: that one lies there as a public one. */
    replacedBy: v.optional(arg.id),
  }),
  facts: (game, ruleset, { replacedBy, ...card }) => {
    const { becomes, stage: own = 1 } = ruleset.objectives[card.objective] ?? {};
    if (becomes && replacedBy) {
      const replaced = revealFact(ruleset, { objective: replacedBy });
      return [{ ...replaced, stage: own, points: becomes.points }];
    }
    const fact = revealFact(ruleset, card);
    return [sittingOf(game) ? { ...fact, extra: true } : fact];
  },
});

const ofScore = v.object({
  seat: arg.seat,
  objective: arg.id,
  slot: v.optional(v.picklist(SCORE_SLOTS)),
  /** For a card that the ruleset does not know. */
  typed: v.optional(v.object({ name: arg.text, phase: v.picklist(OBJECTIVE_PHASES) })),
  /** True when the seat is also done with the score step. */
  done: v.optional(v.boolean()),
  /** The question that the table answers with yes by scoring: what the app could not know. */
  attested: arg.maybeText,
  /** What is spent for it, booked just before the score (LRR PoK 61.10). */
  payment: v.optional(arg.spent),
});
export type ScoreArgs = v.InferInput<typeof ofScore>;

/**
 * What one tap on an objective says: the score, the answer that it implies where the app had to ask,
 * and the payment where one is due.
 */
export function scoreArgs(
  game: Game,
  seat: Seat,
  objective: string,
  verdict: Verdict | null,
): ScoreArgs {
  const asked = verdict?.value === 'ask' ? verdict.question?.key : undefined;
  const proposed = verdict?.value === 'no' ? null : verdict?.payment;
  const payment = proposed ? bookedPayment(game, proposed) : undefined;
  return {
    seat,
    objective,
    ...(asked ? { attested: asked } : {}),
    ...(payment ? { payment } : {}),
  };
}

/** A seat scores an objective, and is done with the step if it says so and has not won by it. */
export const scoreObjective = defineCommand({
  summary: 'A seat scores an objective; `done` ends its turn in the score step.',
  args: ofScore,
  facts: (game, ruleset, { done, ...args }) => {
    const facts = scoreFacts(game, ruleset, args);
    const scored = facts.at(-1) as EventOf<'objective.scored'>;
    const more = done && !reachesGoal(game, args.seat, scored.points);
    return more ? [...facts, { type: 'scoring.answered', seat: args.seat }] : facts;
  },
});

/** A seat scores nothing, or nothing more, in the score step. */
export const answerScoring = defineCommand({
  summary: 'A seat scores nothing, or nothing more.',
  args: arg.ofSeat,
  facts: (_, __, { seat }) => [{ type: 'scoring.answered', seat }],
});

/** A seat draws a secret. */
export const drawSecret = defineCommand({
  summary: 'A seat draws a secret; beyond the limit one goes back.',
  args: arg.ofSeat,
  facts: (game, ruleset, { seat }) => drawSecretFacts(game, ruleset, seat),
});

/** A seat returns an unscored secret. */
export const returnSecret = defineCommand({
  summary: 'A seat returns an unscored secret.',
  args: arg.ofSeat,
  facts: (_, __, { seat }) => [{ type: 'secret.returned', seat, cards: 1 }],
});

/** A scored secret becomes public by a law (LRR 1.2 FAQ Agendas). */
export const publishObjective = defineCommand({
  summary: 'A scored secret becomes public by a law.',
  args: v.object({ objective: arg.id, owner: arg.seat }),
  facts: (game, ruleset, { objective, owner }) => {
    const { points = 1, phase = 'status' } = ruleset.objectives[objective] ?? {};
    const source = game.scores.find((line) => cardOf(line.source) === objective)?.source;
    const name = source?.kind === 'support' ? undefined : source?.name;
    const typed = name === undefined ? {} : { name };
    return [{ type: 'objective.published', objective, owner, points, phase, ...typed }];
  },
});

/** A support changes hands: its receiver gains the point. */
export const giveSupport = defineCommand({
  summary: 'A support, the note that is worth a point, changes hands.',
  args: ofSupport,
  facts: (_, __, { from, to }) => [supportFact(from, to)],
});

/** A support goes back: its holder loses the point. */
export const returnSupport = defineCommand({
  summary: 'A support goes back: a point less.',
  args: ofSupport,
  facts: (game, _, { from, to }) => [
    ...floorFacts(game, [{ seat: to, points: -1 }]),
    { type: 'support.returned', from, to, points: -1 },
  ],
});

/**
 * Points from a law, a relic, a rider or anything else, all at once. What a card takes below 0 is
 * not owed later; what is typed as anything else stands as it was said (R-VP-06).
 */
export const scorePoints = defineCommand({
  summary: 'Points from a law, a relic, a rider or anything else, all at once.',
  args: v.object({ lines: arg.lines, source: arg.source }),
  facts: (game, _, { lines, source }) => [
    ...(isTyped(source) ? [] : floorFacts(game, lines)),
    { type: 'points.scored', lines, source },
  ],
});

/** A secret that another player has scored becomes a plot: no point, and outside every limit. */
export const placePlot = defineCommand({
  summary: 'A secret that another player has scored becomes a plot, for no point.',
  args: v.object({ seat: arg.seat, objective: arg.id }),
  facts: (_, __, { seat, objective }) => [
    { type: 'points.scored', lines: [{ seat, points: 0 }], source: plotSource(objective) },
  ],
});

export const objectivesCommands = {
  revealObjective,
  scoreObjective,
  answerScoring,
  drawSecret,
  returnSecret,
  publishObjective,
  giveSupport,
  returnSupport,
  scorePoints,
  placePlot,
};
