/** What a seat can spend at least and at most, by what is tracked (LRR 1.2 32; LRR PoK 61.11). */
import { answerTo } from '../attested.ts';
import type { PlanetsPay } from '../cards.ts';
import type { Seat } from '../game.ts';
import { dockResources, lentTokens, relicPayers, soldCommodities } from './extra-means.ts';
import { paidBy } from './flexible.ts';
import { holdingsAt, type KnownTable } from './holdings.ts';
import { addable } from './lifting.ts';
import { askUnspent } from './question.ts';

/** A planet that pays one of its two values. */
export interface Payer {
  id: string;
  resources: number;
  influence: number;
}

/** Everything that one seat can spend; Infinity where there is no known bound. */
export interface Purse {
  planets: Payer[];
  /**
   * Whether resources and influence are one sum, also where one planet pays a part of each: no
   * source settles that, so it is only what may be.
   */
  oneSum: boolean;
  /** The same for one trade good that is worth more. */
  goodsMix: boolean;
  goods: number;
  /** What a trade good is worth as resources, or as influence; never where a price names goods. */
  goodsWorth: number;
  commandTokens: number;
  actionCards: number;
  relicFragments: number;
}

const ANYTHING: Payer = { id: '', resources: Infinity, influence: Infinity };

/** What a trade good is worth: some technologies double it. */
export function goodsWorth(table: KnownTable, seat: Seat): number {
  const owned = holdingsAt(table, seat).technologies ?? [];
  return Math.max(1, ...owned.map((id) => table.cards.technologies[id]?.goodsWorth ?? 1));
}

function countsOf(
  table: KnownTable,
  seat: Seat,
  unknown: number,
): Omit<Purse, 'planets' | 'oneSum' | 'goodsMix'> {
  const { goods, tokens, actionCards, fragments } = holdingsAt(table, seat);
  return {
    goods: goods ?? unknown,
    goodsWorth: goodsWorth(table, seat),
    commandTokens: tokens ? tokens.tactic + tokens.strategy : unknown,
    actionCards: actionCards ?? unknown,
    relicFragments: fragments ?? unknown,
  };
}

/** What is there as far as the record knows: planets that it shows readied, tracked balances. */
export function recordedPurse(table: KnownTable, seat: Seat, pays: PlanetsPay | null): Purse {
  const planets = (holdingsAt(table, seat).planets ?? [])
    .filter(({ readied, counts }) => readied === 'yes' && counts === 'yes')
    .map((planet) => paidBy(planet, pays));
  return { planets, oneSum: false, goodsMix: false, ...countsOf(table, seat, 0) };
}

/**
 * Only what is surely there. Sides of planets are recorded where a player says so, and what a
 * production has spent may be in no record: they are sure once the table has said that they are.
 */
export function leastPurse(table: KnownTable, seat: Seat, pays: PlanetsPay | null): Purse {
  const recorded = recordedPurse(table, seat, pays);
  return answerTo(table.game, askUnspent(seat)) ? recorded : { ...recorded, planets: [] };
}

/**
 * All that may be there: planets whose side is unknown, anything from what is not tracked. Cards
 * that are no planets can be exhausted like planets; no source settles it for objectives.
 */
export function mostPurse(table: KnownTable, seat: Seat, pays: PlanetsPay | null): Purse {
  const counts = countsOf(table, seat, Infinity);
  const goods = counts.goods + soldCommodities(table, seat);
  const rest = { ...counts, goods, oneSum: pays !== null, goodsMix: true };
  const held = holdingsAt(table, seat).planets?.filter(({ readied }) => readied !== 'no');
  if (!held || held.some(({ open }) => open)) return { ...rest, planets: [ANYTHING, ANYTHING] };
  return { ...rest, planets: held.map((planet) => paidBy(planet, pays)) };
}

/**
 * The same with what is not recorded, each as if it paid by itself: attachments, docks, relics; and
 * what pays a token instead of the strategy pool.
 */
export function liftedPurse(table: KnownTable, seat: Seat, pays: PlanetsPay | null): Purse {
  const purse = mostPurse(table, seat, pays);
  const held = holdingsAt(table, seat).planets?.filter(({ readied }) => readied !== 'no') ?? [];
  const docks = { resources: dockResources(table, seat), influence: 0 };
  const added = [...addable(table, held), docks, ...relicPayers(table, seat)].map(
    ({ resources, influence }) => paidBy({ id: '', resources, influence }, pays),
  );
  const commandTokens = purse.commandTokens + lentTokens(table, seat);
  return { ...purse, commandTokens, planets: [...purse.planets, ...added] };
}
