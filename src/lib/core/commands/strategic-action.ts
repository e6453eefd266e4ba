/** Verbs of the strategic action: the card, its primary in order, the secondaries (LRR PoK 82). */
import * as v from 'valibot';
import type { GameEvent } from '../events.ts';
import type { Game, Seat } from '../game.ts';
import { reachesGoal } from '../points.ts';
import type { CardEffect, Ruleset } from '../ruleset.ts';
import { secondaryCost, waitingSeats } from '../rules/strategy-cards.ts';
import { TOKEN_POOLS } from '../vocabulary.ts';
import * as arg from './arguments.ts';
import { gainFacts, replenishFacts } from './gains.ts';
import { defineCommand } from './command.ts';
import { drawSecretFacts, scoreFacts } from './objectives.ts';

const ofPrimary = v.object({
  ...arg.ofCard.entries,
  /** Tokens gained, by pool: the fixed ones and those bought. */
  tokens: v.optional(arg.pools),
  /** Moves between pools; they sum to zero. */
  moved: v.optional(arg.pools),
  /** Where the token taken off the board goes; null when none is taken. */
  pool: v.optional(v.nullable(v.picklist(TOKEN_POOLS))),
  placements: v.optional(arg.fieldsOf('tokens.placed').entries.placements),
  speaker: v.optional(arg.seat),
  freed: v.optional(arg.seats),
  objective: v.optional(v.nullable(arg.id)),
  /** What the table says and pays with that score. */
  score: v.optional(v.object({ attested: arg.maybeText, payment: v.optional(arg.spent) })),
  /** Whether a secret is drawn where the card offers one. */
  secret: v.optional(v.boolean()),
});

type Args = v.InferInput<typeof ofPrimary>;
/** What the table decides while a primary resolves; each effect reads its own part. */
export type PrimaryChoices = Omit<Args, 'seat' | 'card'>;

/** Lays the card down: its secondary opens for everybody else. */
export const playStrategyCard = defineCommand({
  summary: 'Lays a card down; its secondary opens for everybody else.',
  args: arg.ofCard,
  facts: (_, __, { seat, card }) => [{ type: 'strategy-card.played', seat, card }],
});

/** The whole strategic action in one tap, for tables that track no more. */
export const takeStrategicAction = defineCommand({
  summary: 'The whole strategic action in one tap, for tables that track no more.',
  args: arg.ofCard,
  facts: (_, __, { seat, card }) => [
    { type: 'strategy-card.played', seat, card },
    { type: 'primary.resolved', seat, card },
    { type: 'turn.ended', seat, exhausted: [card] },
  ],
});

/** Action cards drawn, where they are counted. */
function drawnFacts(game: Game, seat: Seat, cards: number, cause: string): GameEvent[] {
  return game.players[seat]?.actionCards == null
    ? []
    : [{ type: 'balance.adjusted', seat, changes: { actionCards: cards }, cause }];
}

function effectFacts(game: Game, ruleset: Ruleset, effect: CardEffect, args: Args): GameEvent[] {
  const { seat, card } = args;
  switch (effect.effect) {
    case 'gain-tokens':
      return args.tokens ? gainFacts(game, seat, args.tokens, card) : [];
    case 'place-others-tokens':
      return args.placements?.length
        ? [{ type: 'tokens.placed', placements: args.placements }]
        : [];
    case 'name-speaker':
      return args.speaker ? [{ type: 'speaker.chosen', seat: args.speaker }] : [];
    case 'gain-goods':
      return [{ type: 'goods.gained', seat, goods: effect.goods, cause: card }];
    case 'replenish':
      return replenishFacts(game, [seat]);
    case 'free-followers':
      return args.freed?.length ? [{ type: 'followers.freed', card, seats: args.freed }] : [];
    case 'take-token-back':
      return args.pool ? [{ type: 'token.taken-back', seat, pool: args.pool }] : [];
    case 'redistribute':
      return args.moved && Object.values(args.moved).some((change) => change !== 0)
        ? [{ type: 'tokens.redistributed', seat, tokens: args.moved }]
        : [];
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
      return game.mecatol === seat
        ? [{ type: 'points.scored', lines, source: { kind: 'imperial', id: card } }]
        : [];
    }
    case 'draw-secret':
      return game.mecatol !== seat && args.secret ? drawSecretFacts(game, seat) : [];
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
    for (const effect of ruleset.strategyCards[card]?.primary ?? []) {
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
    return [...facts, { type: 'primary.resolved', seat, card }];
  },
});

function pointsIn(fact: GameEvent): number {
  if (fact.type === 'objective.scored') return fact.points;
  return fact.type === 'points.scored' ? (fact.lines[0]?.points ?? 0) : 0;
}

/** A seat follows: it pays what the card asks and takes what the card gives. */
export const followSecondary = defineCommand({
  summary: 'A seat follows: it pays what the card asks and takes what the card gives.',
  args: v.object({
    ...arg.ofCard.entries,
    tokens: v.optional(arg.pools),
    owing: v.optional(v.boolean()),
  }),
  facts: (game, ruleset, { seat, card, tokens, owing }) => {
    const facts = ruleset.strategyCards[card];
    const cost = secondaryCost(game, ruleset, seat, card);
    const have = game.players[seat]?.tokens?.strategy ?? cost;
    const paid = owing ? 0 : Math.min(cost, have);
    const owed = cost - paid;
    const to = facts?.secondaryTokenTo ?? 'reinforcements';
    const gains = (facts?.secondary ?? []).flatMap((effect): GameEvent[] => {
      if (effect.effect === 'buy-tokens') return tokens ? gainFacts(game, seat, tokens, card) : [];
      if (effect.effect === 'replenish') return replenishFacts(game, [seat]);
      if (effect.effect === 'draw-action-cards') return drawnFacts(game, seat, effect.cards, card);
      return effect.effect === 'draw-secret' ? drawSecretFacts(game, seat) : [];
    });
    const answer = 'followed' as const;
    const answered: GameEvent = {
      type: 'secondary.answered',
      seat,
      card,
      answer,
      tokens: paid,
      to,
      ...(owed > 0 ? { owed } : {}),
    };
    return [answered, ...gains];
  },
});

/** A seat does not follow. */
export const declineSecondary = defineCommand({
  summary: 'A seat does not follow.',
  args: arg.ofCard,
  facts: (_, __, { seat, card }) => [
    { type: 'secondary.answered', seat, card, answer: 'declined', tokens: 0, to: 'reinforcements' },
  ],
});

/** Seats let in free that have not taken it yet: they must (LRR PoK 92.4; R-CARD-12). */
export function freedWaiting(game: Game, card: string): Seat[] {
  const open = game.action?.followUps.find((row) => row.card === card);
  const playing = (seat: Seat) => game.players[seat]?.presence === 'playing';
  return open?.freed.filter((seat) => playing(seat) && !open.answers[seat]) ?? [];
}

/** These seats are let in free and take it in the same act. */
export function letInFacts(game: Game, ruleset: Ruleset, card: string, seats: Seat[]): GameEvent[] {
  if (!game.action) return [];
  const followUps = game.action.followUps.map((open) =>
    open.card === card ? { ...open, freed: seats } : open,
  );
  const opened = { ...game, action: { ...game.action, followUps } };
  return freedWaiting(opened, card).flatMap((seat) =>
    followSecondary(opened, ruleset, { seat, card }),
  );
}

/** Nobody else follows: those let in free take it (R-CARD-12), all others decline. */
export const declineRest = defineCommand({
  summary: 'Nobody else follows: those let in free take it, all others decline.',
  args: v.object({
    card: arg.id,
    /** Who follows in the same act, with the tokens that it takes. */
    taking: v.optional(v.array(v.object({ seat: arg.seat, tokens: arg.pools }))),
  }),
  facts: (game, ruleset, { card, taking = [] }) => {
    const taken = taking.flatMap((row) => followSecondary(game, ruleset, { ...row, card }));
    const takes = new Set(taking.map(({ seat }) => seat));
    const waiting = waitingSeats(game, card).filter(
      (seat) => game.players[seat]?.presence === 'playing' && !takes.has(seat),
    );
    const free = freedWaiting(game, card).filter((seat) => !takes.has(seat));
    const followed = waiting
      .filter((seat) => free.includes(seat))
      .flatMap((seat) => followSecondary(game, ruleset, { seat, card }));
    const seats = waiting.filter((seat) => !free.includes(seat));
    const declined: GameEvent[] =
      seats.length > 0 ? [{ type: 'secondaries.declined', card, seats }] : [];
    return [...taken, ...followed, ...declined];
  },
});

export const strategicActionCommands = {
  playStrategyCard,
  takeStrategicAction,
  resolvePrimary,
  followSecondary,
  declineSecondary,
  declineRest,
};
