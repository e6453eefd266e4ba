/** Picks and plays: LRR PoK 82-84, LRR 1.2 71-73. */
import type { Game, Seat } from '../game.ts';
import { nextToPick } from '../order.ts';
import { refuse, type Refusal } from '../refusal.ts';
import type { StrategyCardEffect, Ruleset } from '../ruleset.ts';
import { firstRefusal, refuseAbsent, type Guards, type Rule } from './rule.ts';
import { actionOf, hasActed, strategyOf } from '../step.ts';

/** R-STRAT-01, R-PC-01: whose pick it is, speaker first, clockwise, pass by pass. */
function refusePickTurn(game: Game, seat: Seat): Refusal | null {
  const next = nextToPick(game);
  if (next === null) return refuse('picks-complete');
  return next === seat ? null : refuse('not-your-pick', { seat, next });
}

/** R-STRAT-02: only a card that lies in the common area. */
function refuseTaken(game: Game, card: string): Refusal | null {
  const facts = game.strategyCards[card];
  if (!facts) return refuse('card-unknown', { card });
  return facts.holder === null ? null : refuse('card-taken', { card, seat: facts.holder });
}

/** R-STRAT-09: a player who has put a card back picks another one, if there is one. */
function refuseSame(game: Game, seat: Seat, card: string): Refusal | null {
  if (strategyOf(game)?.back?.[seat] !== card) return null;
  const others = Object.entries(game.strategyCards).some(
    ([id, { holder }]) => id !== card && holder === null,
  );
  return others ? refuse('card-put-back', { seat, card }) : null;
}

/** May this seat take this card now? R-STRAT-01, R-STRAT-02, R-STRAT-09. */
const refuseChooseCard: Rule<'strategy-card.chosen'> = (game, { seat, card }) =>
  firstRefusal(
    () => refuseAbsent(game, seat),
    () => refuseTaken(game, card),
    () => refusePickTurn(game, seat),
    () => refuseSame(game, seat, card),
  );

/** May this seat lay the card back to pick again? R-STRAT-07. */
const refusePutBack: Rule<'strategy-card.put-back'> = (game, { seat, card }) =>
  game.strategyCards[card]?.holder === seat ? null : refuse('card-not-held', { seat, card });

/** May this seat pick nothing? R-STRAT-01. */
const refuseSkipPick: Rule<'pick.skipped'> = (game, { seat }) =>
  firstRefusal(
    () => refuseAbsent(game, seat),
    () => refusePickTurn(game, seat),
  );

/** Both cards must be held by a player. R-STRAT-07. */
const refuseSwap: Rule<'strategy-cards.swapped'> = (game, { cards }) => {
  const loose = cards.find((card) => (game.strategyCards[card]?.holder ?? null) === null);
  return loose === undefined ? null : refuse('card-not-held', { card: loose });
};

/** Whether a card's primary has an effect. */
export function hasEffect(
  ruleset: Ruleset,
  card: string | undefined,
  effect: StrategyCardEffect['effect'],
): boolean {
  if (card === undefined) return false;
  return ruleset.strategyCards[card]?.primary.some((row) => row.effect === effect) ?? false;
}

/** Tokens that the primary of a card gives, beside those that are bought (R-CARD-01). */
export const primaryTokens = (ruleset: Ruleset, card: string): number =>
  (ruleset.strategyCards[card]?.primary ?? []).reduce(
    (sum, row) => (row.effect === 'gain-tokens' ? sum + row.tokens : sum),
    0,
  );

/** May this seat play this card as its strategic action? R-SACT-01, R-ACT-02. */
const refusePlay: Rule<'strategy-card.played'> = (game, { seat, card }) => {
  const facts = game.strategyCards[card];
  if (actionOf(game)?.active !== seat) return refuse('not-your-turn', { seat });
  if (facts?.holder !== seat) return refuse('not-your-card', { seat, card });
  if (facts.exhausted) return refuse('card-exhausted', { card });
  return hasActed(game) ? refuse('already-acted', { seat }) : null;
};

/** May the primary be resolved like this? R-SACT-08: nothing mandatory goes without a word. */
const refusePrimary: Rule<'primary.resolved'> = (_, { seat, card, unsaid = [] }) =>
  unsaid[0] ? refuse('gain-unsaid', { seat, card, argument: unsaid[0] }) : null;

/** The guards that its facts ask. */
export const strategyCardGuards = {
  'strategy-card.chosen': ['may choose strategy card', refuseChooseCard],
  'strategy-card.put-back': ['may put card back', refusePutBack],
  'pick.skipped': ['may skip pick', refuseSkipPick],
  'strategy-cards.swapped': ['may swap cards', refuseSwap],
  'strategy-card.played': ['may play strategy card', refusePlay],
  'primary.resolved': ['may resolve primary', refusePrimary],
} as const satisfies Guards;
