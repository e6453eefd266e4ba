/** Command tokens, goods, commodities: LRR 1.2 19, 20, 22, 34.4, 62, 83; LRR PoK 72, 81.5, 92-94, 99. */
import { haveTraded } from '../step-data.ts';
import type { EventOf } from '../events.ts';
import type { Game, Player, Seat } from '../game.ts';
import { playingSeats } from '../order.ts';
import { isExhausted, playedId } from '../played.ts';
import { refuse, type Refusal } from '../refusal.ts';
import type { Ruleset } from '../ruleset.ts';
import { actionOf, agendaOf, currentAgenda, isPlacing, placedIn, strategicOf } from '../step.ts';
import { FRAGMENTS, TOKEN_POOLS } from '../vocabulary.ts';
import { commodityLimit } from './standing.ts';
import { firstRefusal, refuseAbsent, type Guards, type Rule } from './rule.ts';
import { reinforcementsOf } from './reinforcements.ts';
import { hasEffect, primaryTokens } from './strategy-cards.ts';

export { reinforcementsOf };

const total = (tokens: { tactic: number; fleet: number; strategy: number }) =>
  tokens.tactic + tokens.fleet + tokens.strategy;

/**
 * Tokens of each status phase of a seat: those that were set, and at least what a technology that it
 * is known to own gives, however that was recorded (R-ERR-03).
 */
export function statusTokensOf(game: Game, ruleset: Ruleset, seat: Seat): number {
  const player = game.players[seat];
  if (!player) return 0;
  const gives = player.technologies?.some((id) => ruleset.statusTokens.includes(id)) === true;
  const less = ruleset.questions.statusTokensLess?.(game.seating.length) ?? 0;
  const printed = (ruleset.factions[player.faction ?? '']?.statusTokens ?? 2) - less;
  return gives ? Math.max(player.statusTokens, printed + 1) : player.statusTokens;
}

/** Tokens that a seat gains in the status phase when the board is cleared (LRR PoK 81.5). */
export function statusGain(game: Game, ruleset: Ruleset, seat: Seat): number {
  const tokens = statusTokensOf(game, ruleset, seat);
  return Math.min(tokens, reinforcementsOf(game, seat) ?? tokens);
}

/** Tokens that a seat has yet to gain in the step for it: none once it has placed its own. */
export function statusDue(game: Game, ruleset: Ruleset, seat: Seat): number {
  return placedIn(game)?.includes(seat) ? 0 : statusGain(game, ruleset, seat);
}

/** R-STAT-05: in its step a seat gains its number at once, and once; what has a cause is no part of it. */
function refuseStatusGain(game: Game, ruleset: Ruleset, seat: Seat, gain: number): Refusal | null {
  if (!isPlacing(game)) return null;
  const tokens = statusDue(game, ruleset, seat);
  return gain === tokens ? null : refuse('status-token-count', { seat, tokens });
}

/** R-CARD-01: a primary gives all of its tokens, as far as reinforcements hold them; more are bought. */
function refusePrimaryGain(
  game: Game,
  ruleset: Ruleset,
  { seat, tokens, cause }: EventOf<'tokens.gained'>,
): Refusal | null {
  const strategic = strategicOf(game);
  if (!strategic || strategic.card !== cause || strategic.resolved) return null;
  if (actionOf(game)?.active !== seat) return null;
  const gives = primaryTokens(ruleset, strategic.card);
  const due = Math.min(gives, reinforcementsOf(game, seat) ?? gives);
  return total(tokens) < due
    ? refuse('primary-token-count', { seat, card: strategic.card, tokens: due })
    : null;
}

/** May these tokens be gained? R-TOK-03, R-STAT-05, R-CARD-01: what is due, and what lies there. */
const refuseGain: Rule<'tokens.gained'> = (game, event, ruleset) => {
  const { seat, tokens, cause } = event;
  const left = reinforcementsOf(game, seat);
  if (TOKEN_POOLS.some((pool) => tokens[pool] < 0)) return refuse('sum-changed', { seat });
  if (left !== null && total(tokens) > left) return refuse('no-reinforcements', { seat, left });
  return firstRefusal(
    () => refuseAbsent(game, seat),
    () => (cause === undefined ? refuseStatusGain(game, ruleset, seat, total(tokens)) : null),
    () => refusePrimaryGain(game, ruleset, event),
  );
};

/** Is the step of tokens done? R-STAT-05: not while a player who is due any has gained none. */
const refuseStatusSettled: Rule<'status-tokens.settled'> = (game, _, ruleset) => {
  const placed = placedIn(game);
  const without = playingSeats(game).filter(
    (seat) => placed && game.players[seat]?.tokens && !placed.includes(seat),
  );
  return firstRefusal(...without.map((seat) => () => refuseStatusGain(game, ruleset, seat, 0)));
};

/** May tokens move between pools now? R-TOK-09: the sum stays, and only where the rules say so. */
const refuseRedistribute: Rule<'tokens.redistributed'> = (game, event, ruleset) => {
  const { seat, tokens } = event;
  const byCard =
    actionOf(game)?.active === seat && hasEffect(ruleset, strategicOf(game)?.card, 'redistribute');
  const followed = actionOf(game)?.followUps.some(
    (open) =>
      open.answers[seat] === 'followed' &&
      ruleset.strategyCards[open.card]?.secondary.some((row) => row.effect === 'redistribute'),
  );
  if (!byCard && !followed && !isPlacing(game)) return refuse('not-redistributing', { seat });
  if (total(tokens) !== 0) return refuse('sum-changed', { seat });
  const sheet = game.players[seat]?.tokens;
  const short = sheet && TOKEN_POOLS.some((pool) => sheet[pool] + tokens[pool] < 0);
  return short ? refuse('pool-too-small', { seat }) : null;
};

/** May a token come off the board? R-CARD-14. */
const refuseTakeBack: Rule<'token.taken-back'> = (game, { seat }) =>
  game.players[seat]?.board === 0 ? refuse('no-board-token', { seat }) : refuseAbsent(game, seat);

/** May these tokens be placed on the board? R-TOK-05: from the sheet only without reinforcements. */
const refusePlacements: Rule<'tokens.placed'> = (game, { placements }) =>
  firstRefusal(
    ...placements.map(({ seat, from }) => () => {
      if (from === 'board') return null;
      const { tokens } = game.players[seat] ?? {};
      const left = from === 'reinforcements' ? reinforcementsOf(game, seat) : tokens?.[from];
      if (left === null || left === undefined || left > 0) return refuseAbsent(game, seat);
      return from === 'reinforcements'
        ? refuse('no-reinforcements', { seat, left: 0 })
        : refuse('pool-too-small', { seat });
    }),
  );

/** May this token be captured? R-TOK-01: one of each other player, by who captures tokens. */
const refuseCapture: Rule<'token.captured'> = (game, { by, from }) => {
  const captor = game.players[by];
  if (by === from || !captor?.traits.includes('captures-tokens'))
    return refuse('no-captor', { by });
  if (captor.captured.includes(from)) return refuse('no-captor', { by });
  return reinforcementsOf(game, from) === 0
    ? refuse('no-reinforcements', { seat: from, left: 0 })
    : null;
};

/** A token that is not held cannot be given back. R-TOK-01. */
const refuseRelease: Rule<'token.released'> = (game, { by, from }) =>
  game.players[by]?.captured.includes(from) ? null : refuse('no-captor', { by });

/** R-TRD-11, R-ELIM-08: commodities never exceed the printed value, and only who plays gains any. */
const refuseReplenish: Rule<'commodities.replenished'> = (game, { replenished }, ruleset) =>
  firstRefusal(
    ...replenished.map(
      ({ seat }) =>
        () =>
          refuseAbsent(game, seat),
    ),
    ...replenished.map(({ seat }) => () => {
      const have = game.players[seat]?.commodities ?? null;
      const limit = commodityLimit(game, ruleset, seat);
      const gain = replenished.reduce((n, row) => (row.seat === seat ? n + row.commodities : n), 0);
      return have !== null && have + gain > limit
        ? refuse('above-commodities', { seat, limit })
        : null;
    }),
  );

type TradingSide = EventOf<'transaction.made'>['sides'][number];

/** R-TRD-03, R-TRD-04: no one gives more than there is. */
function refuseSide(
  player: Player | undefined,
  { goods, commodities, fragments = {} }: TradingSide,
): Refusal | null {
  if (!player) return null;
  const { seat } = player;
  if (player.goods !== null && goods > player.goods) return refuse('goods-short', { seat });
  if (player.commodities !== null && commodities > player.commodities) {
    return refuse('commodities-short', { seat });
  }
  const short = FRAGMENTS.find(
    (kind) => player.fragments && (fragments[kind] ?? 0) > player.fragments[kind],
  );
  return short ? refuse('fragments-short', { seat, balance: short }) : null;
}

/** May these two trade now? R-TRD-01, R-TRD-03, R-TRD-04, R-TRD-05, R-TRD-06. */
const refuseTransaction: Rule<'transaction.made'> = (game, { sides }) => {
  // Whichever side is named first, the answer is the same.
  const [one, two] = sides[0].seat < sides[1].seat ? sides : ([sides[1], sides[0]] as const);
  if (one.seat === two.seat) return refuse('same-seat', { seat: one.seat });
  const action = actionOf(game);
  // In the action phase its own rule holds, also while an agenda is voted on.
  const current = agendaOf(game) && currentAgenda(game);
  return firstRefusal(
    () => refuseAbsent(game, one.seat),
    () => refuseAbsent(game, two.seat),
    () => {
      if (current) {
        return haveTraded(current, one.seat, two.seat)
          ? refuse('already-traded-agenda', { seat: one.seat, other: two.seat })
          : null;
      }
      const active = action?.active ?? null;
      if (active !== one.seat && active !== two.seat) return refuse('not-active-player', {});
      const partner = active === one.seat ? two.seat : one.seat;
      return action?.partners.includes(partner)
        ? refuse('already-traded', { seat: partner })
        : null;
    },
    () => refuseSide(game.players[one.seat], one),
    () => refuseSide(game.players[two.seat], two),
  );
};

/**
 * May this balance change? R-GEN-05, R-TOK-01, R-TRD-11: neither below zero nor above the total.
 * R-ELIM-08: who no longer plays gains nothing.
 */
const refuseAdjust: Rule<'balance.adjusted'> = (game, event, ruleset) => {
  const { seat, changes, exhausts, fragments } = event;
  const player = game.players[seat];
  if (!player) return null;
  const gains = Object.values({ ...changes, ...fragments }).some((change) => (change ?? 0) > 0);
  const absent = gains ? refuseAbsent(game, seat) : null;
  if (absent) return absent;
  const used = exhausts && playedId(exhausts);
  if (exhausts && used && isExhausted(game, seat, exhausts.kind, used)) {
    return refuse('played-exhausted', { seat, [exhausts.kind]: used });
  }
  const balances = {
    ...player.tokens,
    board: player.board,
    goods: player.goods,
    commodities: player.commodities,
    actionCards: player.actionCards,
    ...player.fragments,
  };
  for (const [name, change] of Object.entries({ ...changes, ...fragments })) {
    const have = (balances as Record<string, number | null | undefined>)[name] ?? null;
    if (have !== null && have + change < 0) return refuse('below-zero', { seat, balance: name });
  }
  const { tactic = 0, fleet = 0, strategy = 0, board = 0, commodities = 0 } = changes;
  const left = reinforcementsOf(game, seat);
  if (left !== null && tactic + fleet + strategy + board > left) {
    return refuse('above-total', { seat, total: game.settings.tokenTotal ?? 0 });
  }
  const have = player.commodities ?? 0;
  const limit = commodityLimit(game, ruleset, seat);
  if (commodities > 0 && have + commodities > limit) {
    return refuse('above-commodities', { seat, limit });
  }
  return null;
};

/** The guards that its facts ask. */
export const tokenGuards = {
  'tokens.gained': ['may gain tokens', refuseGain],
  'status-tokens.settled': ['may settle status tokens', refuseStatusSettled],
  'tokens.redistributed': ['may redistribute', refuseRedistribute],
  'token.taken-back': ['may take token back', refuseTakeBack],
  'tokens.placed': ['may place tokens', refusePlacements],
  'token.captured': ['may capture token', refuseCapture],
  'token.released': ['may release token', refuseRelease],
  'commodities.replenished': ['may replenish', refuseReplenish],
  'transaction.made': ['may trade', refuseTransaction],
  'balance.adjusted': ['may adjust', refuseAdjust],
} as const satisfies Guards;
