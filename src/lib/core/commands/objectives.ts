/** Verbs of objectives and points (LRR PoK 61, 98; LRR 1.2 52, 60, 87). */
import * as v from 'valibot';
import type { EventOf, GameEvent } from '../events.ts';
import type { Game, Seat } from '../game.ts';
import type { Ruleset } from '../ruleset.ts';
import { cardOf, reachesGoal } from '../points.ts';
import { openKind, secretsOf } from '../rules/objectives.ts';
import { actionOf, agendaOf, statusOf } from '../step.ts';
import {
  OBJECTIVE_PHASES,
  SCORE_SLOTS,
  type ObjectivePhase,
  type ScoreSlot,
} from '../vocabulary.ts';
import * as arg from './arguments.ts';
import { defineCommand } from './command.ts';
import { paymentFact } from './payment.ts';
import { revealFact } from './setup.ts';

const ofSupport = v.object({ from: arg.seat, to: arg.seat });

/** The slot that fits the moment, when the table does not name one. */
export function slotNow(game: Game, phase: ObjectivePhase): ScoreSlot {
  if (statusOf(game)) return 'status';
  if (agendaOf(game)) return 'agenda';
  return actionOf(game) && phase === 'action' ? 'action' : phase;
}

/** What belongs to a combat takes a combat's slot while one was fought in this turn (R-OBJ-08). */
const combatSlot = (game: Game, slot: ScoreSlot): ScoreSlot =>
  slot === 'action' && (actionOf(game)?.combats.length ?? 0) > 0 ? 'combat' : slot;

/** The fact of a score, with the card's own numbers decided now. */
export function scoreFact(
  game: Game,
  ruleset: Ruleset,
  seat: Seat,
  objective: string,
  slot?: ScoreSlot,
  typed?: { name: string; phase: ObjectivePhase },
): EventOf<'objective.scored'> {
  const open = game.objectives.find((card) => card.id === objective);
  const facts = ruleset.objectives[objective];
  const kind = open ? openKind(ruleset, objective) : (facts?.kind ?? 'secret');
  const phase = open?.phase ?? facts?.phase ?? typed?.phase ?? 'status';
  const name = open?.name ?? typed?.name;
  const chosen = slot ?? slotNow(game, phase);
  return {
    type: 'objective.scored',
    seat,
    objective,
    kind,
    stage: open?.stage ?? facts?.stage ?? null,
    points: open?.points ?? facts?.points ?? 1,
    phase,
    slot: facts?.inCombat ? combatSlot(game, chosen) : chosen,
    ...(name ? { name } : {}),
  };
}

/** Drawn secrets, one by one; beyond the limit one goes back at once (LRR PoK 61.21a). */
export function drawSecretsFacts(game: Game, seat: Seat, secrets: number): GameEvent[] {
  const have = secretsOf(game, seat);
  return Array.from({ length: secrets }, (_, i): GameEvent[] => {
    const drawn: GameEvent = { type: 'secret.drawn', seat, cards: 1 };
    if (have === null || have + i < game.settings.secretLimit) return [drawn];
    return [drawn, { type: 'secret.returned', seat, cards: 1 }];
  }).flat();
}

/** A drawn secret. */
export const drawSecretFacts = (game: Game, seat: Seat): GameEvent[] =>
  drawSecretsFacts(game, seat, 1);

/** Turns up a public objective; in the agenda phase one beside those of the rounds (R-OBJ-13). */
export const revealObjective = defineCommand({
  summary:
    'Turns up a public objective; name and stage only for a card that the ruleset does not know.',
  args: v.object({
    objective: arg.id,
    name: arg.maybeText,
    stage: v.optional(v.picklist([1, 2])),
  }),
  facts: (game, ruleset, { objective, name, stage }) => {
    const fact = revealFact(ruleset, { objective, name });
    const known = ruleset.objectives[objective];
    const card = known || !stage ? fact : { ...fact, stage, points: stage };
    return [agendaOf(game) ? { ...card, extra: true } : card];
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

/** What the table says and pays with a score, then the score itself. */
export function scoreFacts(
  game: Game,
  ruleset: Ruleset,
  args: Omit<ScoreArgs, 'done'>,
): [...GameEvent[], EventOf<'objective.scored'>] {
  const { seat, objective, slot, typed, attested, payment } = args;
  const before: GameEvent[] = [];
  if (attested) {
    before.push({ type: 'condition.attested', seat, question: attested, answer: true });
  }
  if (payment) before.push(paymentFact(seat, payment, { kind: 'objective', objective }));
  return [...before, scoreFact(game, ruleset, seat, objective, slot, typed)];
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
  facts: (game, _, { seat }) => drawSecretFacts(game, seat),
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

/** A support, a note that is worth a point, changes hands: its receiver gains it. */
export const giveSupport = defineCommand({
  summary: 'A support, the note that is worth a point, changes hands.',
  args: ofSupport,
  facts: (_, __, { from, to }) => [{ type: 'support.given', from, to, points: 1 }],
});

/** A support goes back: its holder loses the point. */
export const returnSupport = defineCommand({
  summary: 'A support goes back: a point less.',
  args: ofSupport,
  facts: (_, __, { from, to }) => [{ type: 'support.returned', from, to, points: -1 }],
});

/** Points from a law, a relic, a rider or anything else, all at once. */
export const scorePoints = defineCommand({
  summary: 'Points from a law, a relic, a rider or anything else, all at once.',
  args: v.object({ lines: arg.lines, source: arg.source }),
  facts: (_, __, { lines, source }) => [{ type: 'points.scored', lines, source }],
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
};
