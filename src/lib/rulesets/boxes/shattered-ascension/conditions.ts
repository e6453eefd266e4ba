import type { Condition } from '../../../core/cards.ts';
import { MINISTERS } from './agendas.ts';
import { planets } from './planets.ts';

const outsideHome = (count: number): Condition => ({ kind: 'planets', count, outsideHome: true });

/** Held through the strategy and action phase, or since the round began. */
const allRound = (count: number, ...among: (keyof typeof planets)[]): Condition => ({
  kind: 'planetsAmong',
  count,
  among,
  allRound: true,
});

const stations = Object.entries(planets).flatMap(([id, facts]) =>
  'tradeStation' in facts && facts.tradeStation ? id : [],
);

/**
 * What each objective asks for, as far as planets, technologies, artifacts, offices and payments tell it. For all
 * others the table is asked: they are about ships, distances, battles, or what happened in the round. What a
 * special objective is held by differs by edition (`tables.ts`).
 */
export const conditions = {
  // stage I
  's1-two-in-three-colours': { kind: 'technologiesInColours', coloursAtLeast: 3, perColour: 2 },
  's1-spend-3-counters': { kind: 'spend', commandTokens: 3 },
  's1-three-same-specialty': { kind: 'specialties', count: 3, of: 'one-colour' },
  's1-5-planets': outsideHome(5),
  's1-spend-6-influence': { kind: 'spend', influence: 6 },
  's1-spend-6-resources': { kind: 'spend', resources: 6 },
  's1-spend-8-influence': { kind: 'spend', influence: 8 },
  's1-spend-8-resources': { kind: 'spend', resources: 8 },
  's1-mecatol': { kind: 'controlsPlanet', planet: 'mecatol-rex' },
  's1-mallice-or-hopes-end': allRound(1, 'mallice', 'hopes-end'),
  's1-influence-over-neighbours': {
    kind: 'compared',
    what: 'influence',
    how: 'more',
    than: 'each-beside',
    equal: 'no',
  },
  's1-most-planets': {
    kind: 'compared',
    what: 'planets-outside-home',
    how: 'more',
    than: 'everyone',
    equal: 'yes',
  },
  's1-mecatol-or-hopes-end': allRound(1, 'mecatol-rex', 'hopes-end'),
  's1-spend-2-2-2': { kind: 'spend', tradeGoods: 2, resources: 2, influence: 2 },
  's1-4-of-a-colour': { kind: 'technologiesOfOneColour', count: 4 },
  's1-all-colours': { kind: 'technologiesInColours', coloursAtLeast: 4, perColour: 1 },
  's1-three-specialties': { kind: 'specialties', count: 3, of: 'several-colours' },
  's1-trade-stations': { kind: 'planetsAmong', count: 2, among: stations, orAll: true },
  // stage II
  's2-5-of-a-colour': { kind: 'technologiesOfOneColour', count: 5 },
  's2-9-technologies': { kind: 'technologies', count: 9 },
  's2-10-planets': outsideHome(10),
  's2-spend-12-goods': { kind: 'spend', tradeGoods: 12 },
  's2-spend-15-influence': { kind: 'spend', influence: 15 },
  's2-spend-15-resources': { kind: 'spend', resources: 15 },
  's2-domination': { kind: 'wholeHomes', count: 2 },
  's2-influence-over-both': {
    kind: 'compared',
    what: 'influence',
    how: 'more',
    than: 'both-beside',
    equal: 'no',
  },
  's2-three-great-worlds': allRound(3, 'mecatol-rex', 'mallice', 'hopes-end'),
  's2-spend-6-counters': { kind: 'spend', commandTokens: 6 },
  's2-supremacy': outsideHome(18),
  // preliminary
  'pre-isolated': {
    kind: 'compared',
    what: 'planets-outside-home',
    how: 'fewer',
    than: 'everyone',
    equal: 'no',
  },
  'pre-legislator': { kind: 'spend', influence: 8 },
  'pre-venture-capitalist': { kind: 'spend', resources: 6 },
  'pre-researcher': { kind: 'planetsWithTechSpecialty', count: 4 },
  'pre-custodian-of-the-old-empire': allRound(1, 'mecatol-rex'),
  // secret
  'sec-bureaucrat': {
    kind: 'all',
    of: [
      { kind: 'controlsPlanet', planet: 'mecatol-rex' },
      { kind: 'compared', what: 'influence', how: 'more', than: 'everyone', equal: 'ask' },
      { kind: 'holdsLaw', laws: MINISTERS },
    ],
  },
  'sec-conqueror': { kind: 'wholeHomes', count: 1 },
  'sec-diversified': {
    kind: 'all',
    of: [
      { kind: 'controlsPlanet', planet: 'mecatol-rex' },
      { kind: 'unitsInSystem', anyOf: ['space-dock'], count: 1, where: 'mecatol-rex' },
      { kind: 'technologiesInColours', coloursAtLeast: 3, perColour: 2 },
    ],
  },
  'sec-technocrat': { kind: 'planetsWithTechSpecialty', count: 6 },
  // special, but for the offices and the planets that differ by edition
  'spe-ancient-shipwreck': { kind: 'holdsRelic', relic: 'blue-artifact' },
  'spe-precursor-fossil': { kind: 'holdsRelic', relic: 'green-artifact' },
  'spe-lazax-armory': { kind: 'holdsRelic', relic: 'red-artifact' },
  'spe-imperial-datacache': { kind: 'holdsRelic', relic: 'yellow-artifact' },
} satisfies Readonly<Record<string, Condition>>;
