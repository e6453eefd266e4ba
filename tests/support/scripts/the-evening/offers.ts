/** What the screens propose at a moment: the arguments that one tap records. */
import { effectsOf } from '../../../../src/lib/core/card-offers.ts';
import type { Cards } from '../../../../src/lib/core/cards.ts';
import type { Find } from '../../../../src/lib/core/commands/arguments.ts';
import type { BookPointsArgs } from '../../../../src/lib/core/commands/points.ts';
import type { BookGainArgs } from '../../../../src/lib/core/commands/small-gains.ts';
import { judge } from '../../../../src/lib/core/conditions/judge.ts';
import { scoreArgs } from '../../../../src/lib/core/commands/objectives.ts';
import { bookedPayment } from '../../../../src/lib/core/commands/payment.ts';
import { cheapestPayment } from '../../../../src/lib/core/conditions/payment.ts';
import type { Seat } from '../../../../src/lib/core/game.ts';
import { componentOffers, offerWith } from '../../../../src/lib/core/views/component-actions.ts';
import {
  findOf,
  offersAt,
  type Said as SaidOfFind,
} from '../../../../src/lib/core/views/exploration.ts';
import { expeditionOf } from '../../../../src/lib/core/views/expedition.ts';
import { dueTriggers } from '../../../../src/lib/core/views/point-triggers.ts';
import { bookingByHand } from '../../../../src/lib/core/views/points-by-hand.ts';
import { recentFacts } from '../../../../src/lib/core/views/recent-facts.ts';
import { gainOffers } from '../../../../src/lib/core/views/small-gains/offers.ts';
import type { HeadlessGame } from '../../../../src/tools/headless-game.ts';

/** A game under way with its cards. */
export interface Under {
  headless: HeadlessGame;
  cards: Cards;
}

/** What was found where: the planet, the card, and what the card leaves to say. */
export type Found = readonly [planet: string, cause: string, said?: SaidOfFind & { way?: number }];

/** What a price comes to. */
export interface Price {
  resources?: number;
  influence?: number;
}

/** A small gain that the moment offers, in one of its ways. */
export function gainAt({ headless, cards }: Under, id: string, seat: Seat, way = 0): BookGainArgs {
  const { course, game, ruleset } = headless;
  const offers = gainOffers(game, ruleset, cards, course.line);
  const choice = offers.find((offer) => offer.id === id && offer.seat === seat)?.choices[way];
  if (choice) return choice;
  const open = offers.map((offer) => `${offer.id} ${offer.seat}`).join(', ');
  throw new Error(`${id} is not offered to ${seat}, but ${open}`);
}

/** What a card gave that was found on a planet, or in the frontier (null). */
export function findAt(
  { headless, cards }: Under,
  seat: Seat,
  planet: string | null,
  [, cause, said = {}]: Found,
): Find {
  const offers = offersAt(headless.game, cards, seat, planet).filter((row) => row.cause === cause);
  const offer = offers[said.way ?? 0];
  if (!offer) throw new Error(`${cause} is not found on ${planet ?? 'the frontier'}`);
  return findOf(headless.game, seat, planet, offer, said);
}

/** The cheapest payment of a price. */
export function paymentAt({ headless, cards }: Under, seat: Seat, price: Price) {
  const payment = cheapestPayment(headless.game, cards, seat, { kind: 'spend', ...price });
  const booked = payment && bookedPayment(headless.game, payment);
  if (!booked) throw new Error(`${seat} cannot pay ${JSON.stringify(price)}`);
  return booked;
}

/** A component action by what it plays. */
export function playAt(
  { headless, cards }: Under,
  seat: Seat,
  id: string,
  said: Parameters<typeof offerWith>[1],
) {
  const offers = componentOffers(headless.game, cards, headless.ruleset, seat);
  const offer = offers.find(({ row }) => row.id === id);
  if (!offer || offer.notNow) throw new Error(`${seat} cannot play ${id}`);
  return offerWith(offer, said);
}

/** A part of the expedition with its price. */
export function claimAt({ headless, cards }: Under, seat: Seat, part: string) {
  const { game, ruleset } = headless;
  const rows = ruleset.expedition ? expeditionOf(game, cards, ruleset.expedition, seat) : [];
  const row = rows.find((one) => one.part === part);
  if (!row || row.holder !== null || row.short) throw new Error(`${seat} cannot claim ${part}`);
  const [planet] = row.planets;
  const tokens = { tactic: 0, strategy: 0 };
  const payment = row.payment
    ? bookedPayment(game, row.payment)
    : planet && { planets: [planet], goods: 0, tokens, actionCards: 0 };
  const breakthrough = cards.factions[game.players[seat]?.faction ?? '']?.breakthrough?.id;
  return {
    seat,
    part,
    ...(payment ? { payment } : {}),
    ...(breakthrough ? { breakthrough } : {}),
  };
}

/** What the table says and pays with a score; nothing where the card asks for neither. */
export function saidWith({ headless, cards }: Under, seat: Seat, objective: string) {
  const { game } = headless;
  const verdict = judge(game, cards, seat, objective);
  const { attested, payment } = scoreArgs(game, seat, objective, verdict);
  if (!attested && !payment) return undefined;
  return { ...(attested ? { attested } : {}), ...(payment ? { payment } : {}) };
}

/** A relic with the point that it is worth, as the sheet books it. */
export function relicWithPoint({ headless, cards }: Under, seat: Seat, relic: string) {
  const row = effectsOf(cards, 'points', relic).find(({ card }) => card === 'relic');
  if (!row) throw new Error(`${relic} is worth nothing`);
  return bookingByHand(headless.game, row, seat, true);
}

/** Points that the moment offers to move, with the card that goes along. */
export function pointsMoved({ headless, cards }: Under, card: string, seat: Seat): BookPointsArgs {
  const due = dueTriggers(headless.game, cards, recentFacts(headless.course.line));
  const offer = due.find(({ row, seat: to }) => row.id === card && to === seat);
  if (!offer || !('book' in offer.booking)) throw new Error(`${card} does not move to ${seat}`);
  return offer.booking.book;
}
