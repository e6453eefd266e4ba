/** What the table is asked about a player, in English. */
import type { ConditionOf } from '../../core/condition.ts';
import type { Condition, ConditionKind } from '../../core/cards.ts';
import type { Amounts } from '../../core/conditions/verdict.ts';
import { plural } from './parts/plural.ts';
import { amounts, listed } from './parts/amounts.ts';
import { withArticle } from './parts/articles.ts';
import { least, outOf, planets, ships, systems, WORMHOLES } from './parts/condition-things.ts';
import { happeningQuestion } from './parts/condition-happenings.ts';
import { eitherUnit, unit, units } from './parts/units.ts';
import { price, type ConditionNames } from './conditions.ts';
import { people, things } from './parts/spoken.ts';
import { whose } from './parts/possessive.ts';
import { planetTraits } from './parts/traits.ts';

type QuestionPhrases = {
  [Kind in ConditionKind]: (who: string, row: ConditionOf<Kind>, names: ConditionNames) => string;
};

/** One question per kind of condition. */
const questions: QuestionPhrases = {
  spend: (who, { kind: _, ...parts }) => {
    const none: Amounts = {
      resources: 0,
      influence: 0,
      tradeGoods: 0,
      commandTokens: 0,
      actionCards: 0,
      relicFragments: 0,
    };
    return `Can ${who} pay ${price({ ...none, ...parts })}?`;
  },
  planetsWithSameTrait: (who, { count }) => `Does ${who} control ${planets(count)} of one trait?`,
  planetsWithTrait: (who, { trait, count }) =>
    `Does ${who} control ${planets(count, `${planetTraits[trait]} `)}?`,
  planetsInNonHomeSystems: (who, { count }) =>
    `Does ${who} control ${planets(count)} outside home systems?`,
  planetsInOthersHomeSystems: (who, { count }) =>
    `Does ${who} control ${planets(count)} in another player’s home system?`,
  planetsWithTechSpecialty: (who, { count }) =>
    `Does ${who} control ${planets(count)} with a technology specialty?`,
  planetsWithAttachments: (who, { count }) =>
    `Does ${who} control ${planets(count)} with an attachment?`,
  planetsTotal: (who, row) =>
    row.value === 'resources'
      ? `Do ${whose(who)} planets have a total of ${row.atLeast} or more resources?`
      : `Do ${whose(who)} planets have a total of ${row.atLeast} or more influence?`,
  legendaryPlanets: (who, { count }) => `Does ${who} control ${planets(count, 'legendary ')}?`,
  controlsPlanet: (who, { planet }, names) => `Does ${who} control ${names.planet(planet)}?`,
  planetInSharedSystem: (who, { count }) =>
    `Does ${who} control ${planets(count)} in a system where another player has one too?`,
  planetsNearDistinctOtherHomes: (who, { count }) =>
    `Does ${who} control ${count} planets, each in or next to a different player’s home system?`,
  morePlanetsThanNeighbours: (who, { neighbours }) =>
    `Does ${who} control more planets than each of ${neighbours} neighbours?`,
  neighbourOfAllPlayers: (who) => `Is ${who} a neighbour of every other player?`,
  unitUpgradeTechnologies: (who, { count }) =>
    `Does ${who} own ${plural(count, { one: 'unit upgrade', other: 'unit upgrades' })}?`,
  technologiesInColours: (who, { coloursAtLeast, perColour }) =>
    `Does ${who} own ${amounts.technologies(perColour)} in each of ${coloursAtLeast} colours?`,
  technologiesOfOneColour: (who, { count }) =>
    `Does ${who} own ${amounts.technologies(count)} of one colour?`,
  factionTechnologies: (who, { count }) =>
    `Does ${who} own ${plural(count, { one: `${people().one} technology`, other: `${people().one} technologies` })}?`,
  structures: (who, { count }) => `Does ${who} have ${count} or more structures on the board?`,
  unitsOnBoard: (who, { anyOf, count }) =>
    `Does ${who} have ${least(count, eitherUnit(anyOf), units(anyOf))} on the board?`,
  unitsInSystem: (who, { anyOf, count, where }) =>
    `Does ${who} have ${least(count, eitherUnit(anyOf), units(anyOf))} in ${systems(1, where, 'their home')}?`,
  planetsWithStructures: (who, { count }) =>
    `Does ${who} have structures on ${planets(count)} outside their home system?`,
  planetsWithUnit: (who, row) =>
    `Does ${who} have ${withArticle(unit(row.unit))} on ${planets(row.planets)}?`,
  shipsInOneSystem: (who, { count, excluding, where }) =>
    `Does ${who} have ${count} or more ${ships(excluding)} in ${where ? systems(1, where, 'their home') : 'one system'}?`,
  systemsWithShips: (who, { count, where }) =>
    `Does ${who} have ships in ${systems(count, where, 'their home')}?`,
  systemsWithUnits: (who, { count, where }) =>
    `Does ${who} have units in ${systems(count, where, 'their home')}?`,
  shipsAtWormholes: (who, { types }) =>
    `Does ${who} have ships in systems with ${listed(types.map((type) => WORMHOLES[type] ?? type))}?`,
  groundForcesOnOnePlanet: (who, { count }) =>
    `Does ${who} have ${count} or more ground forces on a planet without their space dock?`,
  productionInOneSystem: (who, row) =>
    `Do ${whose(who)} units in one system have a combined Production of ${row.atLeast} or more?`,
  othersPromissoryNotesInPlayArea: (who, { count }) =>
    `Does ${who} have ${least(count, 'promissory note', 'promissory notes')} from other players in the play area?`,
  lawsInPlay: (_, { count }) => `Are ${count} or more laws in play?`,
  planets: (who, { count, outsideHome }) =>
    outsideHome
      ? `Does ${who} control ${planets(count)} outside their home system?`
      : `Does ${who} control ${planets(count)}?`,
  planetsAmong: (who, { count, among, allRound }, names) => {
    const some = outOf(count, among.map(names.planet));
    return allRound
      ? `Has ${who} controlled ${some} since the round began?`
      : `Does ${who} control ${some}, or every one in play?`;
  },
  wholeHomes: (who, { count }) =>
    count === 1
      ? `Does ${who} control every planet in another player’s home system?`
      : `Does ${who} control every planet in ${count} other home systems?`,
  specialties: (who, { count, of }) =>
    of === 'one-colour'
      ? `Does ${who} have ${count} specialties of one colour?`
      : `Does ${who} have specialties of ${count} colours?`,
  technologies: (who, { count }) => `Does ${who} own ${amounts.technologies(count)}?`,
  holdsRelic: (who, { relic }, names) => `Does ${who} have ${names.relic(relic)}?`,
  holdsLaw: (who) => `Does ${who} hold an office that this objective names?`,
  compared: (who, { what, how, than }) => {
    if (what === 'planets-outside-home') {
      return how === 'more'
        ? `Does ${who} control the most planets outside home systems?`
        : `Does ${who} control the fewest planets outside home systems?`;
    }
    if (than === 'everyone') return `Does ${who} have the most influence?`;
    return than === 'each-beside'
      ? `Does ${who} have more influence than either player beside them?`
      : `Does ${who} have more influence than both players beside them together?`;
  },
  event: happeningQuestion,
  all: (who) => `Does ${who} meet every part?`,
};

/** The question of a condition. */
export function conditionQuestion(who: string, row: Condition, names: ConditionNames): string {
  const phrase = questions[row.kind] as (
    who: string,
    row: Condition,
    names: ConditionNames,
  ) => string;
  return phrase(who, row, names);
}

/** Where only the map decides: who of those with fewer planets is next door. */
export const whichNeighbours = (who: string, need: number, players: readonly string[]): string =>
  `Does ${who} have ${need} or more of these as neighbours: ${listed(players)}?`;

export const breakthrough = (who: string, colours: readonly string[]): string =>
  `Does ${who} own the breakthrough that joins ${listed(colours)}?`;

export const coexistence = (who: string): string =>
  `Do ${whose(who)} units coexist on other players’ planets?`;

export const unspent = (who: string): string =>
  `Are ${whose(who)} planets really ${things().readied}, as shown?`;

export const unknownCard = (who: string, objective: string): string =>
  `Does ${who} meet ${objective}?`;
