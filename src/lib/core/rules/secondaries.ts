/**
 * Secondaries, their answers and their debts, and what pays for them instead of a token of the strategy
 * pool: LRR PoK 51, 73, 82-83, 92; LRR 1.2 19.5-19.6, 71-72, 81.4.
 */
import type { Game, Seat } from '../game.ts';
import { seatsFrom, seatsLeftOf } from '../order.ts';
import { refuse, type Refusal } from '../refusal.ts';
import type { Ruleset } from '../ruleset.ts';
import { actionOf, strategicOf } from '../step.ts';
import { firstRefusal, refuseAbsent, type Guards, type Rule } from './rule.ts';
import { NO_SEAT } from '../vocabulary.ts';
import type { PlayedCard } from '../event-parts.ts';
import { playedId } from '../played.ts';
import type { TokenEffect } from '../card-effects.ts';
import { offersAt } from '../card-offers.ts';
import { reinforcementsOf } from './reinforcements.ts';

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

/** Strategy tokens that a secondary costs this seat: R-SACT-05, R-CARD-02, R-CARD-12. */
export function secondaryCost(game: Game, ruleset: Ruleset, seat: Seat, card: string): number {
  const open = actionOf(game)?.followUps.find((row) => row.card === card);
  const free =
    open?.freed.includes(seat) === true || game.players[seat]?.freeFollows.includes(card) === true;
  return free ? 0 : (ruleset.strategyCards[card]?.secondaryCost ?? 0);
}

/** A way to follow that a seat has, or may have. */
export interface TokenWay {
  source: TokenEffect;
  /** Whether the seat is known to have it, readied: false where the table has to know. */
  sure: boolean;
}

/** Whether there is a token to use, as far as it is known. */
function usable(game: Game, seat: Seat, owner: Seat, { uses }: TokenEffect): boolean {
  if (uses === 'reinforcements') return reinforcementsOf(game, seat) !== 0;
  return uses !== 'active-player' || game.players[owner]?.board !== 0;
}

/** What a seat can follow this card with, what it is known to have first (R-SACT-10). */
export function tokenWays(game: Game, ruleset: Ruleset, seat: Seat, card: string): TokenWay[] {
  const open = actionOf(game)?.followUps.find((row) => row.card === card);
  if (!open || open.owner === seat || secondaryCost(game, ruleset, seat, card) === 0) return [];
  const owner = game.players[open.owner];
  return offersAt(game, ruleset.cards, seat, 'token')
    .flatMap(({ effect: source, sure }): TokenWay[] => {
      const { follows, always, card: kind, faction } = source;
      if (always || follows?.includes(card) === false) return [];
      if (kind === 'note' && owner?.faction !== faction) return [];
      if (!usable(game, seat, open.owner, source)) return [];
      return [{ source, sure: sure && !source.onlyIf }];
    })
    .sort((one, two) => Number(two.sure) - Number(one.sure));
}

/** The way that this is, among those of a seat, or null. */
export function wayOf(
  game: Game,
  ruleset: Ruleset,
  { seat, card, instead }: { seat: Seat; card: string; instead: PlayedCard },
): TokenWay | null {
  const ways = tokenWays(game, ruleset, seat, card);
  return (
    ways.find(({ source }) => source.card === instead.kind && source.id === playedId(instead)) ??
    null
  );
}
