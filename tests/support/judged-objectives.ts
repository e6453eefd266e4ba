/** Which objectives the app answers from what is tracked, and which only the table can answer. */
import type { Condition } from '../../src/lib/core/cards.ts';

/** Units and the map: the table counts them. */
const TOLD: readonly Condition['kind'][] = [
  'planetsNearDistinctOtherHomes',
  'neighbourOfAllPlayers',
  'structures',
  'unitsOnBoard',
  'unitsInSystem',
  'planetsWithStructures',
  'planetsWithUnit',
  'shipsInOneSystem',
  'systemsWithShips',
  'systemsWithUnits',
  'shipsAtWormholes',
  'groundForcesOnOnePlanet',
  'productionInOneSystem',
];
/** Events that the app sees itself where the record has them. */
const SEEN = ['lastToPass', 'electedByAgenda', 'lostControlOfPlanet'];

/** Whether the app judges what an objective asks for; what no one knows of yet counts as judged. */
export function isJudged(condition: Condition): boolean {
  if (condition.kind !== 'event') return !TOLD.includes(condition.kind);
  const { event } = condition;
  return SEEN.includes(event) || (event === 'wonCombat' && condition.against === 'most-points');
}
