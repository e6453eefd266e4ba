/** The status phase after the claims: feedback, goods for resources, upgrades, planets, fleets. */
import * as v from 'valibot';
import type { Cards } from '../../../../core/cards.ts';
import { defineOwnFact, type OwnEffect, type OwnSteps } from '../../../../core/own-step.ts';
import type { Game, Seat } from '../../../../core/game.ts';
import { playingSeats } from '../../../../core/order.ts';
import { pointsOf } from '../../../../core/points.ts';
import { refuse } from '../../../../core/refusal.ts';
import type { Edition } from '../editions.ts';
import {
  exhausted,
  inRotation,
  name,
  NOTHING,
  planets as planetList,
  readied,
  seat as ofSeat,
  sumOf,
  whole,
} from './shared.ts';

/** Who leads, and by how much; null where the lead is shared (SA-STA-03, SA-STA-04). */
function leadOf(game: Game): { to: Seat; goods: number } | null {
  const totals = playingSeats(game)
    .map((seat) => ({ seat, points: pointsOf(game, seat) }))
    .sort((one, other) => other.points - one.points);
  const [first, second] = totals;
  if (!first || !second || first.points === second.points) return null;
  return { to: first.seat, goods: first.points - second.points };
}

const feedback: OwnSteps = {
  'own-progression-feedback': {
    opens: () => ({ paid: false }),
    settles: (game, _, { paid }) => {
      const lead = paid === true ? null : leadOf(game);
      return lead ? [{ fact: 'own-feedback.paid', data: lead }] : [];
    },
    facts: {
      'own-feedback.paid': defineOwnFact<{ paid: boolean }>()({
        data: v.strictObject({ to: ofSeat, goods: whole(1, 99) }),
        refuse: (game, { paid }, { to, goods }) => {
          const lead = paid ? null : leadOf(game);
          return lead?.to === to && lead.goods === goods
            ? null
            : refuse('miscounted', { due: lead?.goods ?? 0 });
        },
        change: () => ({ paid: true }),
        effects: (_, __, { to, goods }) => [
          { type: 'goods.gained', seat: to, goods, cause: 'feedback' },
        ],
        offers: (game, { paid }, by) => {
          const lead = paid || by ? null : leadOf(game);
          return lead ? [lead] : [];
        },
      }),
    },
  },
};

/** What is paid with: planets that are turned over, and goods. */
const paid = { planets: v.optional(planetList), goods: whole(0, 99) };
interface PaidWith {
  planets?: readonly string[] | undefined;
  goods?: number | undefined;
}

/** A planet among these that its payer can't turn over, as far as it is tracked. */
function notReady(game: Game, seat: Seat, list: readonly string[]): string | undefined {
  const own = game.players[seat]?.planets ?? null;
  return list.find((planet) =>
    own === null ? game.planetCards[planet]?.exhausted : !readied(game, seat).includes(planet),
  );
}

function payment(seat: Seat, { planets = [], goods = 0 }: PaidWith, what: string): OwnEffect[] {
  if (planets.length === 0 && goods === 0) return [];
  return [
    {
      type: 'payment.made',
      seat,
      planets: [...planets],
      goods,
      commodities: 0,
      tokens: { tactic: 0, fleet: 0, strategy: 0 },
      actionCards: 0,
      fragments: {},
      for: { kind: 'typed', text: what },
    },
  ];
}

/** Why this payment is not enough, or not there, where that is known; surplus is lost. */
function refusePayment(
  game: Game,
  cards: Cards,
  seat: Seat | undefined,
  due: number,
  by: PaidWith,
) {
  const { planets = [], goods = 0 } = by;
  if (!seat) return refuse('not-asked', {});
  const spent = notReady(game, seat, planets);
  if (spent !== undefined) return refuse('planet-exhausted', { planet: spent, seat });
  const have = game.players[seat]?.goods ?? null;
  if (have !== null && goods > have) return refuse('goods-short', { seat, goods: have });
  const sum = sumOf(game, cards, planets, 'resources') + goods;
  // Where planets are not tracked the table pays with them by itself.
  const known = game.players[seat]?.planets != null;
  return known && sum < due ? refuse('miscounted', { due }) : null;
}

const exchange: OwnSteps = {
  'own-produce-trade-goods': {
    byHand: true,
    asks: inRotation,
    facts: {
      /** Goods for the resources of planets, one for every two of them. */
      'own-exchange.made': defineOwnFact()({
        data: v.strictObject({ planets: planetList, goods: whole(0, 99) }),
        answers: true,
        refuse: (game, _, { planets, goods }, seat, cards) => {
          const spent = seat && notReady(game, seat, planets);
          if (spent) return refuse('planet-exhausted', { planet: spent, seat });
          const known = seat && game.players[seat]?.planets != null;
          const due = Math.floor(sumOf(game, cards, planets, 'resources') / 2);
          return known && goods !== due ? refuse('miscounted', { due }) : null;
        },
        effects: (_, __, { planets, goods }, seat) =>
          seat
            ? [
                ...payment(seat, { planets }, 'trade goods'),
                ...(goods > 0
                  ? [{ type: 'goods.gained' as const, seat, goods, cause: 'exchange' }]
                  : []),
              ]
            : [],
        offers: (game, _, seat, cards) => {
          const own = seat ? readied(game, seat) : [];
          const sets =
            own.length > 1 ? [own, ...own.map((planet) => [planet])] : own.map((id) => [id]);
          return sets.map((planets) => ({
            planets,
            goods: Math.floor(sumOf(game, cards, planets, 'resources') / 2),
          }));
        },
      }),
      'own-exchange.declined': defineOwnFact()({
        data: NOTHING,
        answers: true,
        offers: (_, __, seat) => (seat ? [{}] : []),
      }),
    },
  },
};

/** Base prices of the upgrades that each seat has unlocked, and their names, in order. */
type Upgrades = {
  bases: Readonly<Record<Seat, readonly number[]>>;
  names: Readonly<Record<Seat, readonly string[]>>;
};

/** The price of a next upgrade (SA-STA-07), with what a card takes off (SA-RUP-02); never below 0. */
export function upgradePrice(
  game: Game,
  { bases }: Pick<Upgrades, 'bases'>,
  seat: Seat,
  base: number,
  discount = 0,
): number {
  const unlocked = (bases[seat] ?? []).reduce((sum, one) => sum + one, 0);
  return Math.max(0, base - pointsOf(game, seat) + unlocked - discount);
}

/** One upgrade more of a seat. */
const withUpgrade = (
  { bases, names }: Upgrades,
  { upgrade, base }: { upgrade: string; base: number },
  seat: Seat | undefined,
): Upgrades =>
  seat
    ? {
        bases: { ...bases, [seat]: [...(bases[seat] ?? []), base] },
        names: { ...names, [seat]: [...(names[seat] ?? []), upgrade] },
      }
    : { bases, names };

const upgrades: OwnSteps = {
  'own-unlock-racial-upgrades': {
    byHand: true,
    remembers: true,
    asks: inRotation,
    opens: (game): Upgrades =>
      (game.remembered?.['own-unlock-racial-upgrades'] as Upgrades | undefined) ?? {
        bases: {},
        names: {},
      },
    facts: {
      'own-upgrade.unlocked': defineOwnFact<Upgrades>()({
        data: v.strictObject({ upgrade: name, base: whole(0, 30), ...paid }),
        refuse: (game, state, { base, ...by }, seat, cards) =>
          refusePayment(game, cards, seat, seat ? upgradePrice(game, state, seat, base) : 0, by),
        change: withUpgrade,
        effects: (_, __, { upgrade, base: ___, ...by }, seat) =>
          seat ? payment(seat, by, upgrade) : [],
        typed: (_, __, seat) =>
          seat
            ? {
                upgrade: { kind: 'name' },
                base: { kind: 'number', min: 0, max: 30 },
                goods: { kind: 'number', min: 0, max: 99 },
              }
            : null,
      }),
      /** One that a card has unlocked before this step: it counts for the price of the next one. */
      'own-upgrade.noted': defineOwnFact<Upgrades>()({
        data: v.strictObject({ upgrade: name, base: whole(0, 30) }),
        change: withUpgrade,
        typed: (_, __, seat) =>
          seat ? { upgrade: { kind: 'name' }, base: { kind: 'number', min: 0, max: 30 } } : null,
      }),
      'own-upgrades.done': defineOwnFact<Upgrades>()({
        data: NOTHING,
        answers: true,
        offers: (_, __, seat) => (seat ? [{}] : []),
      }),
    },
  },
};

/** Planets that are not turned up in this phase: a facility was built there, or it has done something else. */
type Refresh = { built: readonly string[] };

const FACILITIES = ['refinery', 'colony'] as const;

const hasFacility = (game: Game, planet: string): boolean =>
  FACILITIES.some((id) => game.planetCards[planet]?.attachments.includes(id));

const refresh = ({ facilitiesAtHome }: Edition): OwnSteps => ({
  'own-refresh-planets': {
    byHand: true,
    asks: inRotation,
    opens: (): Refresh => ({ built: [] }),
    facts: {
      'own-facility.built': defineOwnFact<Refresh>()({
        data: v.strictObject({ planet: name, facility: v.picklist(FACILITIES) }),
        refuse: (game, { built }, { planet }, seat, cards) => {
          if (!seat) return refuse('not-asked', {});
          const { homePlanets = [], planets = null } = game.players[seat] ?? {};
          if (planets?.includes(planet) === false)
            return refuse('planet-not-held', { planet, seat });
          const home = !facilitiesAtHome && homePlanets.includes(planet);
          const station = cards.planets[planet]?.tradeStation === true;
          const taken = hasFacility(game, planet) || built.includes(planet);
          return home || station || taken ? refuse('no-facility', { planet }) : null;
        },
        change: ({ built }, { planet }) => ({ built: [...built, planet] }),
        effects: (_, __, { planet, facility }) => [
          { type: 'attachment.placed', planet, attachment: facility },
        ],
      }),
      /** Everything is turned up but what is `left`. */
      'own-refresh.done': defineOwnFact<Refresh>()({
        data: v.strictObject({ left: planetList }),
        answers: true,
        refuse: (_, { built }, { left }) => {
          const turned = built.find((planet) => !left.includes(planet));
          return turned === undefined ? null : refuse('no-facility', { planet: turned });
        },
        effects: (game, _, { left }, seat) => {
          const turned = seat ? exhausted(game, seat).filter((one) => !left.includes(one)) : [];
          return turned.length > 0
            ? [{ type: 'planets.turned', planets: turned, exhausted: false, cause: 'refresh' }]
            : [];
        },
        offers: (_, { built }, seat) => (seat ? [{ left: [...built] }] : []),
      }),
    },
  },
});

const upkeep = (free: number): OwnSteps => ({
  'own-upkeep': {
    byHand: true,
    asks: (game) =>
      inRotation(game).filter((seat) => (game.players[seat]?.tokens?.fleet ?? 0) > free),
    facts: {
      /** Each token above the free ones is paid for, or lost. */
      'own-upkeep.paid': defineOwnFact()({
        data: v.strictObject({ lost: whole(0, 99), ...paid }),
        answers: true,
        refuse: (game, _, { lost, ...by }, seat, cards) => {
          const fleet = seat ? (game.players[seat]?.tokens?.fleet ?? 0) : 0;
          const due = Math.max(0, fleet - free - lost);
          return refusePayment(game, cards, seat, due, by);
        },
        effects: (_, __, { lost, ...by }, seat) =>
          seat
            ? [
                ...payment(seat, by, 'fleet upkeep'),
                ...(lost > 0
                  ? [
                      {
                        type: 'balance.adjusted' as const,
                        seat,
                        changes: { fleet: -lost },
                        cause: 'upkeep',
                      },
                    ]
                  : []),
              ]
            : [],
        offers: (game, _, seat) => {
          const { goods = 0, tokens } = (seat && game.players[seat]) || {};
          const due = (tokens?.fleet ?? 0) - free;
          const all = due > 0 ? [{ lost: due, goods: 0 }] : [];
          return due > 0 && (goods ?? 0) >= due ? [{ lost: 0, goods: due }, ...all] : all;
        },
      }),
    },
  },
});

export const economyOf = (edition: Edition): OwnSteps => ({
  ...feedback,
  ...exchange,
  ...upgrades,
  ...refresh(edition),
  ...(edition.freeFleet === null ? {} : upkeep(edition.freeFleet)),
});
