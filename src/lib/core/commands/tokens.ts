/** Verbs of command tokens, goods and commodities (LRR 1.2 19, 20, 83; LRR PoK 81.5, 93, 94). */
import * as v from 'valibot';
import type { GameEvent } from '../events.ts';
import type { CommandTokens, Game, Seat } from '../game.ts';
import { playingSeats } from '../order.ts';
import type { Ruleset } from '../ruleset.ts';
import { reinforcementsOf, statusDue } from '../rules/tokens.ts';
import { TOKEN_POOLS } from '../vocabulary.ts';
import * as arg from './arguments.ts';
import { clampGain, gainFacts, replenishFacts, supportFact } from './gains.ts';
import { defineCommand } from './command.ts';
import { noteDeal } from './deals.ts';
import { profileOf } from './profile.ts';

/** One seat's part of the status tokens: gained from reinforcements, moved between pools. */
const ofPlaced = v.object({ seat: arg.seat, gained: arg.pools, moved: v.optional(arg.pools) });
export type PlacedTokens = v.InferInput<typeof ofPlaced>;

/** What one side of a transaction gives. */
const ofSide = v.object({
  seat: arg.seat,
  goods: arg.count,
  commodities: arg.count,
  /** Relic fragments, by their kind (LRR PoK 94.2). */
  fragments: v.optional(v.partial(arg.fragments)),
  note: arg.maybeText,
  /** Whether that note is a support: it gives its point at once. */
  support: v.optional(v.boolean()),
});

/** The usual placing of what is due: one to tactic, one to strategy, a third to fleet. */
export function usualTokens(game: Game, ruleset: Ruleset, seat: Seat): CommandTokens {
  const gain = { tactic: 0, fleet: 0, strategy: 0 };
  const usual = ['tactic', 'strategy', 'fleet'] as const;
  for (let i = 0; i < statusDue(game, ruleset, seat); i++) gain[usual[i % 3] ?? 'tactic'] += 1;
  return gain;
}

const placedFacts = (game: Game, { seat, gained, moved }: PlacedTokens): GameEvent[] => [
  ...gainFacts(game, seat, gained),
  ...(moved && Object.values(moved).some((change) => change !== 0)
    ? [{ type: 'tokens.redistributed' as const, seat, tokens: moved }]
    : []),
];

/** Everyone's status tokens, then the step is done (R-STAT-05). */
export const placeStatusTokens = defineCommand({
  summary: "Everyone's status tokens, gained and moved; then the step is done.",
  args: v.object({ placed: v.array(ofPlaced) }),
  facts: (game, _, { placed }) => [
    ...placed.flatMap((row) => placedFacts(game, row)),
    { type: 'status-tokens.settled' },
  ],
});

/** The status tokens of one seat: the others place theirs, and then the step is done. */
export const placeOwnTokens = defineCommand({
  summary: "One seat's status tokens, gained and moved; the step goes on for the others.",
  args: ofPlaced,
  facts: (game, _, placed) => placedFacts(game, placed),
});

/** The usual tokens for everyone in one tap. */
export const placeUsualTokens = defineCommand({
  summary: 'The usual status tokens for everyone.',
  args: arg.nothing,
  facts: (game, ruleset) =>
    placeStatusTokens(game, ruleset, {
      placed: playingSeats(game)
        .filter((seat) => game.players[seat]?.tokens)
        .map((seat) => ({ seat, gained: usualTokens(game, ruleset, seat) })),
    }),
});

/** A gain from a card or an ability, cut to what lies in reinforcements. */
export const gainTokens = defineCommand({
  summary: 'A gain from a card or an ability, cut to what lies in reinforcements.',
  args: arg.fieldsOf('tokens.gained'),
  facts: (game, _, { seat, tokens, cause }) => {
    const gain = clampGain(game, seat, tokens);
    return [{ type: 'tokens.gained', seat, tokens: gain, ...(cause ? { cause } : {}) }];
  },
});

/** Moves tokens between pools; the changes sum to zero. */
export const redistributeTokens = defineCommand({
  summary: 'Moves tokens between pools; the changes sum to zero.',
  args: arg.fieldsOf('tokens.redistributed'),
  facts: (_, __, args) => [{ type: 'tokens.redistributed', ...args }],
});

/** Takes an own token off the board into a pool. */
export const takeTokenBack = defineCommand({
  summary: 'Takes an own token off the board into a pool.',
  args: v.object({ seat: arg.seat, pool: v.picklist(TOKEN_POOLS) }),
  facts: (_, __, args) => [{ type: 'token.taken-back', ...args }],
});

/** Tokens go onto the board from reinforcements or from a pool (LRR 1.2 19.3, 30.2). */
export const placeTokens = defineCommand({
  summary: 'Tokens go onto the board, from reinforcements or from a pool.',
  args: arg.fieldsOf('tokens.placed'),
  facts: (_, __, { placements }) => [{ type: 'tokens.placed', placements }],
});

/** Where a forced placement takes the token from: reinforcements, else the fullest pool (S-31). */
export function placementFrom(game: Game, seat: Seat): 'reinforcements' | keyof CommandTokens {
  const left = reinforcementsOf(game, seat);
  const tokens = game.players[seat]?.tokens;
  if (left === null || left > 0 || !tokens) return 'reinforcements';
  if (tokens.strategy > 0) return 'strategy';
  return tokens.tactic > 0 ? 'tactic' : 'fleet';
}

/** A token of another player goes into this seat's fleet pool. */
export const captureToken = defineCommand({
  summary: "A token of another player goes into this seat's fleet pool.",
  args: arg.fieldsOf('token.captured'),
  facts: (_, __, args) => [{ type: 'token.captured', ...args }],
});

/** A captured token goes back to its owner. */
export const releaseToken = defineCommand({
  summary: 'A captured token goes back to its owner.',
  args: arg.fieldsOf('token.released'),
  facts: (_, __, args) => [{ type: 'token.released', ...args }],
});

/** Tokens that a seat gains in each status phase from now on. */
export const setStatusTokens = defineCommand({
  summary: 'Tokens that a seat gains in each status phase from now on.',
  args: arg.fieldsOf('status-tokens.set'),
  facts: (_, __, { seat, tokens, cause }) => [
    { type: 'status-tokens.set', seat, tokens, ...(cause ? { cause } : {}) },
  ],
});

/**
 * What technologies that come or go make of a seat's tokens in each status phase: one more than is
 * printed on its faction, or that again (R-ERR-03). What the table set by hand already is left.
 */
export function statusTokensWith(
  game: Game,
  ruleset: Ruleset,
  seat: Seat,
  { gained = [], lost = [] }: { gained?: readonly string[]; lost?: readonly string[] },
): GameEvent[] {
  const player = game.players[seat];
  if (player?.presence !== 'playing' || game.result) return [];
  const printed = profileOf(ruleset, player.faction).statusTokens;
  const giving = (ids: readonly string[]) => ids.find((id) => ruleset.statusTokens.includes(id));
  const [more, less] = [giving(gained), giving(lost)];
  let tokens = player.statusTokens;
  if (less !== undefined) tokens = Math.min(tokens, printed);
  if (more !== undefined) tokens = Math.max(tokens, printed + 1);
  if (tokens === player.statusTokens) return [];
  return [{ type: 'status-tokens.set', seat, tokens, cause: more ?? less }];
}

/** Goods from the supply. */
export const gainGoods = defineCommand({
  summary: 'Goods from the supply.',
  args: v.object({ seat: arg.seat, goods: arg.count, cause: arg.maybeText }),
  facts: (_, __, { seat, goods, cause }) => [
    { type: 'goods.gained', seat, goods, ...(cause ? { cause } : {}) },
  ],
});

/** Fills commodities up to the limit. */
export const replenish = defineCommand({
  summary: 'Fills commodities up to the limit.',
  args: v.object({ seats: arg.seats }),
  facts: (game, ruleset, { seats }) => replenishFacts(game, ruleset, seats),
});

/** One transaction: what each side gives (LRR PoK 94). */
export const makeTransaction = defineCommand({
  summary: 'One transaction: what each of two sides gives, a support with its point.',
  args: v.object({
    sides: v.tuple([ofSide, ofSide]),
    /** What the two agree on for later (LRR 1.2 27). */
    deal: v.optional(v.object({ text: arg.text, until: v.optional(arg.count) })),
  }),
  facts: (game, ruleset, { sides: [one, two], deal }) => {
    const given = ({ support: ___, fragments = {}, ...side }: typeof one) => {
      const some = Object.entries(fragments).filter(([, count]) => count > 0);
      return some.length > 0 ? { ...side, fragments: Object.fromEntries(some) } : side;
    };
    // At once, whichever side is named first.
    const supports = [
      { from: one, to: two },
      { from: two, to: one },
    ]
      .filter(({ from }) => from.support === true)
      .sort((a, b) => (a.from.seat < b.from.seat ? -1 : 1));
    return [
      { type: 'transaction.made', sides: [given(one), given(two)] },
      ...supports.map(({ from, to }) => supportFact(from.seat, to.seat)),
      ...(deal ? noteDeal(game, ruleset, { seats: [one.seat, two.seat], ...deal }) : []),
    ];
  },
});

/** A balance changes by a card, a technology, an agent: not a mistake, so no correction. */
export const adjustBalance = defineCommand({
  summary: 'Balances change by a card, a technology, an agent: no mistake, so no correction.',
  args: arg.fieldsOf('balance.adjusted'),
  facts: (_, __, { seat, changes, fragments, exhausts, cause }) => [
    {
      type: 'balance.adjusted',
      seat,
      changes,
      ...(fragments ? { fragments } : {}),
      ...(exhausts ? { exhausts } : {}),
      ...(cause ? { cause } : {}),
    },
  ],
});

/** The initiative token is lent for the round; it goes back by itself when the status phase ends (LRR 1.2 43). */
export const giveInitiativeToken = defineCommand({
  summary: 'The initiative token is lent; it goes back with the last step of the status phase.',
  args: arg.fieldsOf('initiative-token.given'),
  facts: (_, __, args) => [{ type: 'initiative-token.given', ...args }],
});

export const tokensCommands = {
  placeStatusTokens,
  placeOwnTokens,
  placeUsualTokens,
  gainTokens,
  redistributeTokens,
  takeTokenBack,
  placeTokens,
  captureToken,
  releaseToken,
  setStatusTokens,
  gainGoods,
  replenish,
  makeTransaction,
  adjustBalance,
  giveInitiativeToken,
};
