/** The primary of a strategy card: its effects in order, and what of it is left out (LRR PoK 82.3). */
import * as v from 'valibot';
import type { EventOf, GameEvent } from '../events.ts';
import type { Game, Seat } from '../game.ts';
import { reachesGoal } from '../points.ts';
import type { StrategyCardEffect, Ruleset } from '../ruleset.ts';
import { TOKEN_POOLS, type PrimaryGain } from '../vocabulary.ts';
import * as arg from './arguments.ts';
import { reinforcementsOf } from '../rules/tokens.ts';
import { strategicOf } from '../step.ts';
import { defineCommand } from './command.ts';
import { drawnFacts, drawSecretFacts, gainFacts, replenishFacts } from './gains.ts';
import { scoreFacts } from './scores.ts';
import { chosenEffects } from '../rules/strategy-cards.ts';
import { turnDirection } from './turns.ts';
import { brokenFacts, collectedFacts } from './agreements.ts';
import { revealFact } from './reveal.ts';

/** A public card; all but its id is said of one alone that the ruleset does not know. */
const namedObjective = v.object({
  objective: arg.id,
  name: arg.maybeText,
  stage: v.optional(v.picklist([1, 2])),
  points: v.optional(arg.count),
  requirement: v.optional(arg.requirement),
});

const ofPrimary = v.object({
  ...arg.ofCard.entries,
  /** Tokens gained, by pool: the fixed ones and those bought; null leaves them out. */
  tokens: v.optional(v.nullable(arg.pools)),
  /** Null leaves the goods of the card out. */
  goods: v.optional(v.null()),
  /** Null leaves the commodities of the card out. */
  commodities: v.optional(v.null()),
  /** Null leaves the point for Mecatol Rex out. */
  point: v.optional(v.null()),
  /** Moves between pools; they sum to zero. */
  moved: v.optional(arg.pools),
  /** The same where the card redistributes a second time. */
  movedAgain: v.optional(arg.pools),
  /** Where the token taken off the board goes; null when none is taken. */
  pool: v.optional(v.nullable(v.picklist(TOKEN_POOLS))),
  placements: v.optional(arg.fieldsOf('tokens.placed').entries.placements),
  /** Null leaves the speaker token where it is. */
  speaker: v.optional(v.nullable(arg.seat)),
  freed: v.optional(arg.seats),
  objective: v.optional(v.nullable(arg.id)),
  /** What the table says and pays with that score. */
  score: v.optional(v.object({ attested: arg.maybeText, payment: v.optional(arg.spent) })),
  /** Which of several options, by its key. */
  option: v.optional(arg.id),
  /** The public objective that is turned up. */
  revealed: v.optional(namedObjective),
  /** The objective that lies open for this seat alone. */
  kept: v.optional(namedObjective),
  /** Whether the direction of play is turned round. */
  turns: v.optional(v.boolean()),
  /** Whether a secret is drawn where the card offers one. */
  secret: v.optional(v.boolean()),
});

type Args = v.InferInput<typeof ofPrimary>;
/** What the table decides while a primary resolves; each effect reads its own part. */
export type PrimaryChoices = Omit<Args, 'seat' | 'card'>;

function effectFacts(
  game: Game,
  ruleset: Ruleset,
  effect: StrategyCardEffect,
  args: Args,
): GameEvent[] {
  const { seat, card } = args;
  switch (effect.effect) {
    case 'gain-tokens':
      return args.tokens ? gainFacts(game, seat, args.tokens, card) : [];
    case 'place-others-tokens':
      return args.placements?.length
        ? [{ type: 'tokens.placed', placements: args.placements }]
        : [];
    case 'reveal-public':
      return args.revealed ? [revealFact(ruleset, args.revealed)] : [];
    case 'private-objective':
      return args.kept ? [{ ...revealFact(ruleset, args.kept), by: seat }] : [];
    case 'turn-direction':
      return args.turns ? turnDirection(game, ruleset, {}) : [];
    case 'collect-agreements':
      return collectedFacts(game, seat);
    case 'break-agreements':
      return brokenFacts(game.agreements ?? []);
    case 'name-speaker':
      return args.speaker && !(effect.who && args.speaker === game.speaker)
        ? [{ type: 'speaker.chosen', seat: args.speaker }]
        : [];
    case 'gain-goods':
      return args.goods === null
        ? []
        : [{ type: 'goods.gained', seat, goods: effect.goods, cause: card }];
    case 'replenish':
      return args.commodities === null ? [] : replenishFacts(game, ruleset, [seat]);
    case 'free-followers':
      return args.freed?.length && !strategicOf(game)?.lent
        ? [{ type: 'followers.freed', card, seats: args.freed }]
        : [];
    case 'take-token-back':
      return args.pool ? [{ type: 'token.taken-back', seat, pool: args.pool }] : [];
    case 'redistribute': {
      const moved = effect.again ? args.movedAgain : args.moved;
      return moved && Object.values(moved).some((change) => change !== 0)
        ? [{ type: 'tokens.redistributed', seat, tokens: moved }]
        : [];
    }
    case 'score-public':
      return args.objective
        ? scoreFacts(game, ruleset, {
            seat,
            objective: args.objective,
            slot: 'imperial',
            ...args.score,
          })
        : [];
    case 'mecatol-point': {
      const lines = [{ seat, points: effect.points }];
      return game.mecatol === seat && args.point !== null
        ? [{ type: 'points.scored', lines, source: { kind: 'imperial', id: card } }]
        : [];
    }
    case 'draw-secret':
      return game.mecatol !== seat && args.secret ? drawSecretFacts(game, ruleset, seat) : [];
    case 'draw-action-cards':
      return drawnFacts(game, seat, effect.cards, card);
    default:
      return [];
  }
}

/** Resolves the primary, top to bottom; what follows a winning point never happens (S-19). */
export const resolvePrimary = defineCommand({
  summary: 'Resolves the primary from top to bottom; each effect reads its own choice.',
  args: ofPrimary,
  facts: (game, ruleset, args) => {
    const { seat, card } = args;
    const facts: GameEvent[] = [];
    for (const effect of chosenEffects(ruleset.strategyCards[card]?.primary ?? [], args.option)) {
      const made = effectFacts(game, ruleset, effect, args);
      facts.push(...made);
      const scored = made.find((fact) => fact.type === 'objective.scored');
      if (scored?.type === 'objective.scored' && reachesGoal(game, seat, scored.points))
        return facts;
      const paid = made.find((fact) => fact.type === 'points.scored');
      if (paid?.type === 'points.scored') {
        const points = facts.reduce((sum, fact) => sum + pointsIn(fact), 0);
        if (reachesGoal(game, seat, points)) return facts;
      }
    }
    return [...facts, resolvedFact(game, ruleset, args)];
  },
});

/**
 * The mandatory gain that an effect is, as the argument is called, where the seat has it coming: a
 * balance that is not tracked is no one's business (LRR PoK 83, 92; LRR 1.2 40.2, 45.2).
 */
function gainOf(game: Game, seat: Seat, effect: StrategyCardEffect): PrimaryGain | null {
  const player = game.players[seat];
  switch (effect.effect) {
    case 'gain-tokens':
      return player?.tokens ? 'tokens' : null;
    case 'name-speaker': {
      // Who has the token already, or has given it away before a vote, names no one.
      const named = effect.who === 'owner' ? game.speaker === seat : game.speaker !== seat;
      return effect.who && named ? null : 'speaker';
    }
    case 'gain-goods':
      return player && player.goods !== null ? 'goods' : null;
    case 'replenish':
      return player && player.commodities !== null ? 'commodities' : null;
    case 'mecatol-point':
      return game.mecatol === seat ? 'point' : null;
    default:
      return null;
  }
}

/** Given by the command itself: left out only when the table says so. */
const BY_ITSELF: readonly PrimaryGain[] = ['goods', 'commodities', 'point'];

/** Whether the table has left a gain open: no word of it, or tokens of which it names none. */
function isUnsaid(game: Game, args: Args, gain: PrimaryGain): boolean {
  const said = args[gain];
  if (gain !== 'tokens' || typeof said !== 'object' || said === null) return said === undefined;
  const none = TOKEN_POOLS.every((pool) => args.tokens?.[pool] === 0);
  return none && reinforcementsOf(game, args.seat) !== 0;
}

/** The end of a primary, with the mandatory gains that it was resolved without (R-SACT-08). */
export function resolvedFact(
  game: Game,
  ruleset: Ruleset,
  args: Args,
): EventOf<'primary.resolved'> {
  const { seat, card } = args;
  const primary = chosenEffects(ruleset.strategyCards[card]?.primary ?? [], args.option);
  const gains = primary.flatMap((effect) => gainOf(game, seat, effect) ?? []);
  const left = gains.filter((gain) => args[gain] === null);
  const unsaid = gains.filter((gain) => isUnsaid(game, args, gain) && !BY_ITSELF.includes(gain));
  const tactical = primary.some(({ effect }) => effect === 'tactical-action');
  return {
    type: 'primary.resolved',
    seat,
    card,
    left,
    unsaid,
    ...(tactical ? { tactical } : {}),
    ...(args.option ? { option: args.option } : {}),
  };
}

function pointsIn(fact: GameEvent): number {
  if (fact.type === 'objective.scored') return fact.points;
  return fact.type === 'points.scored' ? (fact.lines[0]?.points ?? 0) : 0;
}

export const primaryCommands = { resolvePrimary };
