/** Picks, plays and secondaries: LRR PoK 82-84, LRR 1.2 19.5-19.6, 71-73, 81.4. */
import type { Game, Seat } from '../game.ts';
import { nextToPick, seatsLeftOf } from '../order.ts';
import { refuse, type Refusal } from '../refusal.ts';
import type { CardEffect, Ruleset } from '../ruleset.ts';
import { firstRefusal, refuseAbsent, type Rule } from './rule.ts';
import { actionOf, hasActed } from '../step.ts';

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

/** May this seat take this card now? R-STRAT-01, R-STRAT-02. */
export const refuseChooseCard: Rule<'strategy-card.chosen'> = (game, { seat, card }) =>
  firstRefusal(
    () => refuseAbsent(game, seat),
    () => refuseTaken(game, card),
    () => refusePickTurn(game, seat),
  );

/** May this seat lay the card back to pick again? R-STRAT-07. */
export const refusePutBack: Rule<'strategy-card.put-back'> = (game, { seat, card }) =>
  game.strategyCards[card]?.holder === seat ? null : refuse('card-not-held', { seat, card });

/** May this seat pick nothing? R-STRAT-01. */
export const refuseSkipPick: Rule<'pick.skipped'> = (game, { seat }) =>
  firstRefusal(
    () => refuseAbsent(game, seat),
    () => refusePickTurn(game, seat),
  );

/** Both cards must be held by somebody. R-STRAT-07. */
export const refuseSwap: Rule<'strategy-cards.swapped'> = (game, { cards }) => {
  const loose = cards.find((card) => (game.strategyCards[card]?.holder ?? null) === null);
  return loose === undefined ? null : refuse('card-not-held', { card: loose });
};

/** Whether a card's primary has an effect. */
export function hasEffect(
  ruleset: Ruleset,
  card: string | undefined,
  effect: CardEffect['effect'],
): boolean {
  if (card === undefined) return false;
  return ruleset.strategyCards[card]?.primary.some((row) => row.effect === effect) ?? false;
}

/** May this seat play this card as its strategic action? R-SACT-01, R-ACT-02. */
export const refusePlay: Rule<'strategy-card.played'> = (game, { seat, card }) => {
  const facts = game.strategyCards[card];
  if (actionOf(game)?.active !== seat) return refuse('not-your-turn', { seat });
  if (facts?.holder !== seat) return refuse('not-your-card', { seat, card });
  if (facts.exhausted) return refuse('card-exhausted', { card });
  return hasActed(game) ? refuse('already-acted', { seat }) : null;
};

/** May the primary be resolved like this? R-SACT-08: nothing mandatory goes without a word. */
export const refusePrimary: Rule<'primary.resolved'> = (_, { seat, card, unsaid = [] }) =>
  unsaid[0] ? refuse('gain-unsaid', { seat, card, argument: unsaid[0] }) : null;

/** Strategy tokens that a secondary costs this seat: R-SACT-05, R-CARD-02, R-CARD-12. */
export function secondaryCost(game: Game, ruleset: Ruleset, seat: Seat, card: string): number {
  const open = actionOf(game)?.followUps.find((row) => row.card === card);
  const free =
    open?.freed.includes(seat) === true || game.players[seat]?.freeFollows.includes(card) === true;
  return free ? 0 : (ruleset.strategyCards[card]?.secondaryCost ?? 0);
}

/** R-SACT-02, R-SACT-03: once each, by anybody but the owner, until the status phase. */
function refuseAnswer(game: Game, seat: Seat, card: string): Refusal | null {
  const open = actionOf(game)?.followUps.find((row) => row.card === card);
  if (!open) return refuse('secondary-closed', { card });
  if (open.owner === seat) return refuse('own-card', { seat, card });
  if (open.answers[seat]) return refuse('already-answered', { seat, card });
  return refuseAbsent(game, seat);
}

/** R-CARD-12: whom the active player lets follow free must take it. */
function refuseDecline(game: Game, seat: Seat, card: string): Refusal | null {
  const open = actionOf(game)?.followUps.find((row) => row.card === card);
  return open?.freed.includes(seat) ? refuse('must-follow', { seat, card }) : null;
}

/** May this answer be given, and is it paid? R-SACT-03, R-SACT-05, R-SACT-06, R-CARD-12. */
export const refuseSecondary: Rule<'secondary.answered'> = (game, event, ruleset) => {
  const { seat, card } = event;
  const asked = refuseAnswer(game, seat, card);
  if (asked) return asked;
  if (event.answer === 'declined') return refuseDecline(game, seat, card);
  const cost = secondaryCost(game, ruleset, seat, card);
  const { tokens } = game.players[seat] ?? {};
  if (tokens && cost > tokens.strategy) return refuse('no-strategy-token', { seat, card });
  if (event.tokens < cost) return refuse('secondary-not-paid', { seat, card, tokens: cost });
  return null;
};

/** May this be settled? R-SACT-05: only a secondary that was followed without paying. */
export const refuseSettling: Rule<'secondary.settled'> = (game, { seat, card, how, tokens }) => {
  if (!game.debts.some((debt) => debt.seat === seat && debt.card === card)) {
    return refuse('nothing-owed', { seat, card });
  }
  const have = game.players[seat]?.tokens?.strategy ?? null;
  return how === 'paid' && have !== null && have < tokens
    ? refuse('no-strategy-token', { seat, card })
    : null;
};

/** May all of these decline at once? R-SACT-03, R-CARD-12. */
export const refuseDeclines: Rule<'secondaries.declined'> = (game, { card, seats }) =>
  firstRefusal(
    ...seats.map((seat) => () => refuseAnswer(game, seat, card)),
    ...seats.map((seat) => () => refuseDecline(game, seat, card)),
  );

/** Only the owner of the open card lets others follow free. R-CARD-11, R-CARD-12. */
export const refuseFreeing: Rule<'followers.freed'> = (game, { card, seats }) => {
  const open = actionOf(game)?.followUps.find((row) => row.card === card);
  if (!open) return refuse('secondary-closed', { card });
  if (seats.includes(open.owner)) return refuse('own-card', { seat: open.owner, card });
  return firstRefusal(...seats.map((seat) => () => refuseAbsent(game, seat)));
};

/** Seats that have not answered an open secondary, clockwise from the owner's left (R-SACT-03). */
export function waitingSeats(game: Game, card: string): Seat[] {
  const open = actionOf(game)?.followUps.find((row) => row.card === card);
  if (!open) return [];
  return seatsLeftOf(game, open.owner).filter((seat) => !open.answers[seat]);
}
