/** Verbs of the strategic action: the card, its primary in order, the secondaries (LRR PoK 82). */
import type { GameEvent } from '../events.ts';
import type { CommandTokens, Game, Seat } from '../game.ts';
import type { CardEffect, Ruleset } from '../ruleset.ts';
import { secondaryCost, waitingSeats } from '../rules/strategy-cards.ts';
import type { TokenPlace, TokenPool } from '../vocabulary.ts';
import { gainFacts, reachesGoal, replenishFacts, type Command } from './command.ts';
import { drawSecretFacts, scoreFacts, type ScoreArgs } from './objectives.ts';

interface CardArgs {
  seat: Seat;
  card: string;
}

/** What the table decides while a primary resolves; each effect reads its own part. */
export interface PrimaryChoices {
  /** Tokens gained, by pool: the fixed ones and those bought. */
  tokens?: CommandTokens | undefined;
  /** Moves between pools; they sum to zero. */
  moved?: CommandTokens | undefined;
  /** Where the token taken off the board goes; null when none is taken. */
  pool?: TokenPool | null | undefined;
  placements?: { seat: Seat; from: TokenPlace }[] | undefined;
  speaker?: Seat | undefined;
  freed?: Seat[] | undefined;
  objective?: string | null | undefined;
  /** What the table says and pays with that score. */
  score?: Pick<ScoreArgs, 'attested' | 'payment'> | undefined;
  /** Whether a secret is drawn where the card offers one. */
  secret?: boolean | undefined;
}

/** Lays the card down: its secondary opens for everybody else. */
export const playStrategyCard: Command<CardArgs> = (_, __, { seat, card }) => [
  { type: 'strategy-card.played', seat, card },
];

/** The whole strategic action in one tap, for tables that track no more. */
export const takeStrategicAction: Command<CardArgs> = (_, __, { seat, card }) => [
  { type: 'strategy-card.played', seat, card },
  { type: 'primary.resolved', seat, card },
  { type: 'turn.ended', seat, exhausted: [card] },
];

type Args = CardArgs & PrimaryChoices;

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
export const resolvePrimary: Command<Args> = (game, ruleset, args) => {
  const { seat, card } = args;
  const facts: GameEvent[] = [];
  for (const effect of ruleset.strategyCards[card]?.primary ?? []) {
    const made = effectFacts(game, ruleset, effect, args);
    facts.push(...made);
    const scored = made.find((fact) => fact.type === 'objective.scored');
    if (scored?.type === 'objective.scored' && reachesGoal(game, seat, scored.points)) return facts;
    const paid = made.find((fact) => fact.type === 'points.scored');
    if (paid?.type === 'points.scored') {
      const points = facts.reduce((sum, fact) => sum + pointsIn(fact), 0);
      if (reachesGoal(game, seat, points)) return facts;
    }
  }
  return [...facts, { type: 'primary.resolved', seat, card }];
};

function pointsIn(fact: GameEvent): number {
  if (fact.type === 'objective.scored') return fact.points;
  return fact.type === 'points.scored' ? (fact.lines[0]?.points ?? 0) : 0;
}

/** A seat follows: it pays what the card asks and takes what the card gives. */
export const followSecondary: Command<
  CardArgs & {
    tokens?: CommandTokens | undefined;
    /** True when the token is not paid now: it stays owed until settled. */
    owing?: boolean | undefined;
  }
> = (game, ruleset, { seat, card, tokens, owing }) => {
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
};

/** A seat does not follow. */
export const declineSecondary: Command<CardArgs> = (_, __, { seat, card }) => [
  { type: 'secondary.answered', seat, card, answer: 'declined', tokens: 0, to: 'reinforcements' },
];

/** Nobody else follows: those let in free take it (R-CARD-12), all others decline. */
export const declineRest: Command<{ card: string }> = (game, ruleset, { card }) => {
  const freed = game.action?.followUps.find((open) => open.card === card)?.freed ?? [];
  const waiting = waitingSeats(game, card).filter(
    (seat) => game.players[seat]?.presence === 'playing',
  );
  const taking = waiting.filter((seat) => freed.includes(seat));
  const seats = waiting.filter((seat) => !freed.includes(seat));
  const followed = taking.flatMap((seat) => followSecondary(game, ruleset, { seat, card }));
  return seats.length > 0 ? [...followed, { type: 'secondaries.declined', card, seats }] : followed;
};
