/** Secondaries, their answers and their debts: LRR PoK 82-83, 92, LRR 1.2 19.5-19.6, 71-72, 81.4. */
import type { Game, Seat } from '../game.ts';
import { seatsFrom, seatsLeftOf } from '../order.ts';
import { refuse, type Refusal } from '../refusal.ts';
import type { Ruleset } from '../ruleset.ts';
import { actionOf, strategicOf } from '../step.ts';
import { firstRefusal, refuseAbsent, type Guards, type Rule } from './rule.ts';
import { NO_SEAT } from '../vocabulary.ts';
import { secondaryCost, wayOf } from './token-sources.ts';

export { secondaryCost };

/** R-SACT-11: the secondary of a card comes after its primary. */
function refuseEarly(game: Game, card: string): Refusal | null {
  const strategic = strategicOf(game);
  return strategic?.card === card && !strategic.resolved ? refuse('primary-first', { card }) : null;
}

/** R-SACT-02, R-SACT-03: once each, by anyone but the owner, until the status phase. */
function refuseAnswer(game: Game, ruleset: Ruleset, seat: Seat, card: string): Refusal | null {
  const open = actionOf(game)?.followUps.find((row) => row.card === card);
  if (!open) return refuse('secondary-closed', { card });
  if (open.owner === seat) return refuse('own-card', { seat, card });
  if (ruleset.strategyCards[card]?.noSecondary) return refuse('secondary-closed', { card });
  if (open.answers[seat]) return refuse('already-answered', { seat, card });
  return refuseAbsent(game, seat) ?? refuseEarly(game, card);
}

/** R-CARD-12: whom the active player lets follow free must take it. */
function refuseDecline(game: Game, seat: Seat, card: string): Refusal | null {
  const open = actionOf(game)?.followUps.find((row) => row.card === card);
  return open?.freed.includes(seat) ? refuse('must-follow', { seat, card }) : null;
}

/** May this answer be given, and is it paid? R-SACT-03, R-SACT-05, R-SACT-06, R-SACT-10, R-CARD-12. */
const refuseSecondary: Rule<'secondary.answered'> = (game, event, ruleset) => {
  const { seat, card, instead } = event;
  const asked = refuseAnswer(game, ruleset, seat, card);
  if (asked) return asked;
  if (event.answer === 'declined') return refuseDecline(game, seat, card);
  if (instead) {
    const way = wayOf(game, ruleset, { seat, card, instead });
    return way ? null : refuse('no-other-way', { seat, card });
  }
  const cost = secondaryCost(game, ruleset, seat, card);
  const { tokens } = game.players[seat] ?? {};
  if (tokens && cost > tokens.strategy) return refuse('no-strategy-token', { seat, card });
  if (event.tokens < cost) return refuse('secondary-not-paid', { seat, card, tokens: cost });
  return null;
};

/** May this be settled? R-SACT-05: only a secondary that was followed without paying. */
const refuseSettling: Rule<'secondary.settled'> = (game, { seat, card, how, tokens }) => {
  if (!game.debts.some((debt) => debt.seat === seat && debt.card === card)) {
    return refuse('nothing-owed', { seat, card });
  }
  const have = game.players[seat]?.tokens?.strategy ?? null;
  return how === 'paid' && have !== null && have < tokens
    ? refuse('no-strategy-token', { seat, card })
    : null;
};

/** May all of these decline at once? R-SACT-03, R-CARD-12. */
const refuseDeclines: Rule<'secondaries.declined'> = (game, { card, seats }, ruleset) =>
  firstRefusal(
    ...seats.map((seat) => () => refuseAnswer(game, ruleset, seat, card)),
    ...seats.map((seat) => () => refuseDecline(game, seat, card)),
  );

/** Only the owner of the open card lets others follow free. R-CARD-11, R-CARD-12. */
const refuseFreeing: Rule<'followers.freed'> = (game, { card, seats }) => {
  const open = actionOf(game)?.followUps.find((row) => row.card === card);
  if (!open) return refuse('secondary-closed', { card });
  if (seats.includes(open.owner)) return refuse('own-card', { seat: open.owner, card });
  return firstRefusal(...seats.map((seat) => () => refuseAbsent(game, seat)));
};

/** Seats that have not answered an open secondary, clockwise from the owner's left (R-SACT-03). */
export function waitingSeats(game: Game, card: string): Seat[] {
  const open = actionOf(game)?.followUps.find((row) => row.card === card);
  if (!open) return [];
  const asked =
    open.owner === NO_SEAT ? seatsFrom(game, game.speaker) : seatsLeftOf(game, open.owner);
  return asked.filter((seat) => !open.answers[seat]);
}

/** The guards that its facts ask. */
export const secondaryGuards = {
  'secondary.answered': ['may answer secondary', refuseSecondary],
  'secondaries.declined': ['may decline secondaries', refuseDeclines],
  'followers.freed': ['may free followers', refuseFreeing],
  'secondary.settled': ['may settle', refuseSettling],
} as const satisfies Guards;
