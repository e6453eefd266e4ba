/**
 * What the table is asked about the board, where what is tracked is too little for it whatever lies
 * there: a no, else a question. Never a yes. Units on planets are not bound by planets: a record that
 * counts too few of those would refute what the table sees.
 */
import type { ConditionOf } from '../condition.ts';
import type { Seat } from '../game.ts';
import { tally } from './counting.ts';
import { factionsOf, holdingsAt, type KnownTable } from './holdings.ts';
import { verdict, type Missing, type Verdict } from './verdict.ts';

const within = (most: number, need: number, missing: (more: number) => Missing): Verdict =>
  most < need ? verdict('no', { missing: missing(need - most) }) : verdict('ask');

/** So many planets, wherever they have to lie, are at least so many controlled ones (LRR PoK 61). */
export function boundByPlanets(
  table: KnownTable,
  seat: Seat,
  { count }: ConditionOf<'planetsNearDistinctOtherHomes'>,
): Verdict {
  const { planets } = holdingsAt(table, seat);
  if (planets === null) return verdict('ask');
  const { max } = tally(planets, (planet) => planet.counts);
  return within(max, count, (more) => ({ kind: 'planets', more }));
}

/**
 * Ships other than fighters in one system are no more than tokens lie in the fleet pool (LRR 1.2
 * 34.1), captured ones with them, but where a faction may have larger fleets.
 */
export function boundByFleetPool(
  table: KnownTable,
  seat: Seat,
  { count, excluding }: ConditionOf<'shipsInOneSystem'>,
): Verdict {
  const { tokens, player } = holdingsAt(table, seat);
  const larger = factionsOf(table, player).some(({ largerFleets }) => largerFleets);
  if (tokens === null || larger || !excluding.includes('fighter')) return verdict('ask');
  const most = tokens.fleet + player.captured.length;
  return within(most, count, (more) => ({ kind: 'fleet-tokens', more }));
}
