/**
 * Points beside objectives that what has just happened may move (LRR PoK 98; LRR 1.2 60, 87): one
 * offer each, which the table books in one act or leaves. Which cards there are, and what each
 * hangs on, is in the card tables; nothing here knows a card.
 */
import type { PointEffect, PointMoment } from '../card-effects.ts';
import { effectsOf } from '../card-offers.ts';
import type { Cards } from '../cards.ts';
import { holdingsAt, readTable } from '../conditions/holdings.ts';
import type { PlayedCard } from '../event-parts.ts';
import type { EventOf, GameEvent } from '../events.ts';
import type { Game, Seat } from '../game.ts';
import { playedId } from '../played.ts';
import { actionOf, isScoring, statusOf } from '../step.ts';
import {
  controlOffer,
  isBooked,
  movingOffer,
  type OfferMoment,
  type PointOffer,
} from './point-offers.ts';
import { tacticalOf } from '../tactical.ts';
import { planetOf } from '../rules/points.ts';
import { cardHolder, supportsHeld } from './point-ledger.ts';
import { usesOf } from './point-uses.ts';

type PointFinder = (moment: OfferMoment, row: PointEffect) => (PointOffer | null)[];

/** The seat of the last tactical action among these facts, else of the turn. */
function acting({ game, recent }: OfferMoment): Seat | null {
  const taken = recent.findLast((fact) => tacticalOf(fact) !== null);
  return (taken && tacticalOf(taken)) ?? actionOf(game)?.active ?? null;
}

/** A combat is between the active player and one other: one of the two is known. */
const combatAgainstHolder: PointFinder = (moment, row) => {
  const holder = cardHolder(moment.game, row);
  if (holder === null) return [];
  const active = acting(moment);
  return moment.recent.map((fact, i) => {
    if (fact.type !== 'combat.won' || fact.seat === holder) return null;
    if (isBooked(moment, row, fact.seat, i)) return null;
    if (fact.seat !== active) {
      return active === holder ? movingOffer(moment, row, fact.seat, holder, null) : null;
    }
    const took = moment.recent.some(
      (other) =>
        other.type === 'planet.gained' && other.seat === fact.seat && other.from === holder,
    );
    return movingOffer(moment, row, fact.seat, holder, took ? null : 'against');
  });
};

/** Whether a planet that a player gained takes the card from its holder. */
function isPrize(
  moment: OfferMoment,
  row: PointEffect,
  holder: Seat,
  fact: EventOf<'planet.gained'>,
) {
  if (moment.game.players[holder]?.homePlanets.includes(fact.planet)) return true;
  if (row.moment === 'holders-home-gained' || fact.from !== holder) return false;
  const planets = holdingsAt(readTable(moment.game, moment.cards), fact.seat).planets ?? [];
  const planet = planets.find(({ id }) => id === fact.planet);
  return planet?.legendary ?? moment.cards.planets[fact.planet]?.legendary ?? false;
}

/** Without planets on record, a home system that is no longer whole is the only sign. */
const prizeGained: PointFinder = (moment, row) => {
  const holder = cardHolder(moment.game, row);
  if (holder === null) return [];
  const gained = moment.recent.map((fact, i) => {
    if (fact.type !== 'planet.gained' || fact.seat === holder) return null;
    if (!isPrize(moment, row, holder, fact) || isBooked(moment, row, fact.seat, i)) return null;
    return movingOffer(moment, row, fact.seat, holder, null);
  });
  if (gained.some((offer) => offer !== null)) return gained;
  const at = moment.recent.findLastIndex(
    (fact) => fact.type === 'home.changed' && fact.seat === holder && !fact.controlled,
  );
  const active = acting(moment);
  if (at < 0 || active === null || active === holder) return [];
  if (isBooked(moment, row, active, at)) return [];
  return [movingOffer(moment, row, active, holder, 'gained')];
};

const planetControl: PointFinder = (moment, row) => {
  const planet = planetOf(moment.game, row);
  const moved = moment.recent.some(
    (fact) =>
      (fact.type === 'planet.gained' || fact.type === 'planet.lost') && fact.planet === planet,
  );
  if (planet === null || !moved) return [];
  const { seating, players } = moment.game;
  const controller = seating.find((seat) => players[seat]?.planets?.includes(planet));
  return [controlOffer(moment, row, controller ?? null)];
};

/** An offer for each note that the attacker holds: whose units were there only the table knows. */
const ownersSystem: PointFinder = ({ game, recent }, row) => {
  const at = recent.findLastIndex((fact) => tacticalOf(fact) !== null);
  const taken = recent[at];
  const to = taken ? tacticalOf(taken) : null;
  if (to === null) return [];
  const later = recent.slice(at).filter((fact) => fact.type === 'support.given');
  return supportsHeld(game, to)
    .filter((from) => !later.some((fact) => fact.from === from && fact.to === to))
    .map((from) => ({
      key: `${row.card}.${from}.${to}`,
      row,
      seat: to,
      from,
      ask: 'units' as const,
      instead: false,
      booking: { support: { from, to, note: row.id } },
    }));
};

/** Whether a component action played this card, as far as the table has said. */
const mayPlay = (played: PlayedCard | null, { card, id }: PointEffect) =>
  played === null || played.kind === 'typed' || (played.kind === card && playedId(played) === id);

const FINDERS: Partial<Record<PointMoment, PointFinder>> = {
  'combat-against-holder': combatAgainstHolder,
  'holders-home-gained': prizeGained,
  'holders-prize-gained': prizeGained,
  'planet-control': planetControl,
  'owners-system-activated': ownersSystem,
  'component-action': (moment, row) => {
    const seat = cardHolder(moment.game, row);
    // Said once more, it says what the action plays.
    const taken = moment.recent.findLast(
      (fact: GameEvent) => fact.type === 'component-action.taken' && fact.seat === seat,
    );
    const plays = taken?.type === 'component-action.taken' && mayPlay(taken.played, row);
    return plays && row.purges ? usesOf(moment, row) : [];
  },
  'status-end': (moment, row) =>
    statusOf(moment.game) && !isScoring(moment.game) ? usesOf(moment, row) : [],
};

/**
 * The offers of this moment, in the order of the card tables. `recent` are the facts of the turn
 * or step so far (`recentFacts`); events of the galaxy are in no offer, as no record shows them.
 */
export function dueTriggers(game: Game, cards: Cards, recent: readonly GameEvent[]): PointOffer[] {
  if (game.result) return [];
  const moment = { game, cards, recent };
  const found = effectsOf(cards, 'points').flatMap(
    (row) => FINDERS[row.moment]?.(moment, row) ?? [],
  );
  const offers = new Map<string, PointOffer>();
  for (const offer of found) if (offer) offers.set(offer.key, offer);
  return [...offers.values()];
}
