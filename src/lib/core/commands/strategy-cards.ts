/** Verbs of picks and of goods on cards (LRR PoK 84; LRR 1.2 73). */
import * as v from 'valibot';
import type { GameEvent } from '../events.ts';
import type { CommandTokens, Game, Seat } from '../game.ts';
import { drawnCardDue, nextToPick } from '../order.ts';
import { actionOf, strategyOf } from '../step.ts';
import { goodsOnUnchosen } from '../unchosen-cards.ts';
import * as arg from './arguments.ts';
import { defineCommand } from './command.ts';

/** One good for each card that no one took, once everyone has picked (R-STRAT-04). */
function goodsFacts(game: Game, seat: Seat, taken: string | null): GameEvent[] {
  const strategy = strategyOf(game);
  if (!strategy) return [];
  const picks = { ...strategy.picks, [seat]: (strategy.picks[seat] ?? 0) + 1 };
  if (nextToPick(game, picks) !== null) return [];
  return placeGoodsFacts(game, taken);
}

function placeGoodsFacts(game: Game, taken: string | null): GameEvent[] {
  const goods = goodsOnUnchosen(game, taken);
  return Object.keys(goods).length > 0 ? [{ type: 'goods.placed', goods }] : [];
}

const tokensIn = (pools: CommandTokens | undefined): number =>
  pools ? pools.tactic + pools.fleet + pools.strategy : 0;

/** A seat takes a card and the goods on it; the last pick also places the new goods. */
export const chooseStrategyCard = defineCommand({
  summary:
    'A seat takes a card and the goods on it, and hands it `to` another where a law says so; the last pick also places the new goods.',
  args: v.object({
    ...arg.ofCard.entries,
    to: v.optional(arg.seat),
    /** Goods of the card that become command tokens, by pool, where the ruleset lets them. */
    turned: v.optional(arg.pools),
  }),
  facts: (game, ruleset, { seat, card, to, turned }) => {
    const facts = game.strategyCards[card];
    const initiative = facts?.initiative ?? ruleset.strategyCards[card]?.initiative ?? 0;
    return [
      {
        type: 'strategy-card.chosen',
        seat,
        card,
        initiative,
        goods: (facts?.goods ?? 0) - tokensIn(turned),
        ...(turned && tokensIn(turned) > 0 ? { turned } : {}),
        ...(to === undefined || to === seat ? {} : { to }),
      },
      ...goodsFacts(game, seat, card),
    ];
  },
});

/** A seat takes no card (Political Stability and its like). */
export const skipPick = defineCommand({
  summary: 'A seat takes no card.',
  args: arg.ofSeat,
  facts: (game, _, { seat }) => [{ type: 'pick.skipped', seat }, ...goodsFacts(game, seat, null)],
});

/** Before the first turn: the goods that lie on cards since the last pick, which is made anew (R-STRAT-04). */
function placedBack(game: Game): GameEvent[] {
  if (!actionOf(game)) return [];
  return Object.entries(game.strategyCards).flatMap(([card, { holder, goods }]): GameEvent[] =>
    holder === null && goods > 0
      ? [{ type: 'strategy-card.corrected', card, holder, exhausted: false, goods: goods - 1 }]
      : [],
  );
}

/** A card taken in this phase goes back with its goods, and its seat picks again. */
export const putCardBack = defineCommand({
  summary: 'A card taken in this phase goes back with its goods; its seat picks again.',
  args: arg.ofCard,
  facts: (game, _, { seat, card }) => {
    const { taken = actionOf(game)?.taken, handed } = strategyOf(game) ?? {};
    const picker = handed?.[card];
    const goods = taken?.[card] ?? 0;
    const turned = (strategyOf(game)?.turned ?? actionOf(game)?.turned)?.[card];
    return [
      ...placedBack(game),
      {
        type: 'strategy-card.put-back',
        seat,
        card,
        goods,
        ...(picker ? { picker } : {}),
        ...(turned ? { turned } : {}),
      },
    ];
  },
});

/** One good on each card that no one took, when it was not placed with the last pick. */
export const placeGoods = defineCommand({
  summary: 'One good on each card that no one took.',
  args: arg.nothing,
  facts: (game) => {
    const facts = placeGoodsFacts(game, null);
    return facts.length > 0 ? facts : [{ type: 'goods.placed', goods: {} }];
  },
});

/** The turns have come to the card that no one plays: everyone may follow it. */
export const openDrawnCard = defineCommand({
  summary: 'The card that was drawn comes up: no one plays it, everyone may follow.',
  args: arg.nothing,
  facts: (game) => {
    const card = drawnCardDue(game);
    return card === null ? [] : [{ type: 'strategy-card.opened', card }];
  },
});

/** Two cards change hands. */
export const swapCards = defineCommand({
  summary: 'Two strategy cards change hands.',
  args: v.object({ cards: arg.fieldsOf('strategy-cards.swapped').entries.cards }),
  facts: (_, __, { cards }) => [{ type: 'strategy-cards.swapped', cards }],
});

export const strategyCardsCommands = {
  chooseStrategyCard,
  skipPick,
  putCardBack,
  placeGoods,
  openDrawnCard,
  swapCards,
};
