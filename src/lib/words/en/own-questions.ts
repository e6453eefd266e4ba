/** What a player is asked on a device of their own: the questions of `condition-questions.ts`, put to them. */
import type { ConditionOf } from '../../core/condition.ts';
import type { Condition, ConditionKind, HappeningCondition } from '../../core/cards.ts';
import type { Amounts } from '../../core/conditions/verdict.ts';
import { plural } from './parts/plural.ts';
import { amounts, listed } from './parts/amounts.ts';
import { withArticle } from './parts/articles.ts';
import { least, outOf, planets, ships, systems, WORMHOLES } from './parts/condition-things.ts';
import { MEANS, SPOTS, type Event } from './parts/condition-happenings.ts';
import { eitherUnit, unit, units } from './parts/units.ts';
import { price, type ConditionNames } from './conditions.ts';
import { people, things } from './parts/spoken.ts';
import { planetTraits } from './parts/traits.ts';

const HAPPENINGS: { [E in HappeningCondition['event']]: (row: Event<E>) => string } = {
  destroyedUnit: ({ anyOf }) => `Did you destroy another player’s ${eitherUnit(anyOf)}?`,
  destroyedLastOf: ({ units: of, place, means }) =>
    `Did you destroy another player’s last ${unit(of)} ${SPOTS[place] ?? ''} ${MEANS[means] ?? ''}?`,
  wonCombat: ({ against, where }) => {
    if (against === 'most-points')
      return 'Did you win a combat against a player with the most points?';
    if (against) return 'Did you win a combat against the owner of a note in your play area?';
    if (where === 'anomaly') return 'Did you win a combat in an anomaly?';
    return where
      ? 'Did you win a combat in another player’s home system?'
      : 'Did you win a combat?';
  },
  wonSpaceCombat: () => 'Did you win a space combat in which your flagship survived?',
  spaceCombatEnded: ({ ownShipsAtLeast }) =>
    `Did you end a space combat with ${ownShipsAtLeast} or more non-fighter ships?`,
  lostControlOfPlanet: () => 'Did you lose control of a planet in a home system?',
  electedByAgenda: () => 'Were you or one of your planets elected?',
  lastToPass: () => 'Were you the last to pass?',
};

type OwnQuestionPhrases = {
  [Kind in ConditionKind]: (row: ConditionOf<Kind>, names: ConditionNames) => string;
};

/** One question per kind of condition, so that none is left to speak of a player by name. */
const questions: OwnQuestionPhrases = {
  spend: ({ kind: _, ...parts }) => {
    const none: Amounts = {
      resources: 0,
      influence: 0,
      tradeGoods: 0,
      commandTokens: 0,
      actionCards: 0,
      relicFragments: 0,
    };
    return `Can you pay ${price({ ...none, ...parts })}?`;
  },
  planetsWithSameTrait: ({ count }) => `Do you control ${planets(count)} of one trait?`,
  planetsWithTrait: ({ trait, count }) =>
    `Do you control ${planets(count, `${planetTraits[trait]} `)}?`,
  planetsInNonHomeSystems: ({ count }) => `Do you control ${planets(count)} outside home systems?`,
  planetsInOthersHomeSystems: ({ count }) =>
    `Do you control ${planets(count)} in another player’s home system?`,
  planetsWithTechSpecialty: ({ count }) =>
    `Do you control ${planets(count)} with a technology specialty?`,
  planetsWithAttachments: ({ count }) => `Do you control ${planets(count)} with an attachment?`,
  planetsTotal: (row) =>
    row.value === 'resources'
      ? `Do your planets have a total of ${row.atLeast} or more resources?`
      : `Do your planets have a total of ${row.atLeast} or more influence?`,
  legendaryPlanets: ({ count }) => `Do you control ${planets(count, 'legendary ')}?`,
  controlsPlanet: ({ planet }, names) => `Do you control ${names.planet(planet)}?`,
  planetInSharedSystem: ({ count }) =>
    `Do you control ${planets(count)} in a system where another player has one too?`,
  planetsNearDistinctOtherHomes: ({ count }) =>
    `Do you control ${count} planets, each in or next to a different player’s home system?`,
  morePlanetsThanNeighbours: ({ neighbours }) =>
    `Do you control more planets than each of ${neighbours} neighbours?`,
  neighbourOfAllPlayers: () => 'Are you a neighbour of every other player?',
  unitUpgradeTechnologies: ({ count }) =>
    `Do you own ${plural(count, { one: 'unit upgrade', other: 'unit upgrades' })}?`,
  technologiesInColours: ({ coloursAtLeast, perColour }) =>
    `Do you own ${amounts.technologies(perColour)} in each of ${coloursAtLeast} colours?`,
  technologiesOfOneColour: ({ count }) =>
    `Do you own ${amounts.technologies(count)} of one colour?`,
  factionTechnologies: ({ count }) =>
    `Do you own ${plural(count, { one: `${people().one} technology`, other: `${people().one} technologies` })}?`,
  structures: ({ count }) => `Do you have ${count} or more structures on the board?`,
  unitsOnBoard: ({ anyOf, count }) =>
    `Do you have ${least(count, eitherUnit(anyOf), units(anyOf))} on the board?`,
  unitsInSystem: ({ anyOf, count, where }) =>
    `Do you have ${least(count, eitherUnit(anyOf), units(anyOf))} in ${systems(1, where, 'your home')}?`,
  planetsWithStructures: ({ count }) =>
    `Do you have structures on ${planets(count)} outside your home system?`,
  planetsWithUnit: (row) =>
    `Do you have ${withArticle(unit(row.unit))} on ${planets(row.planets)}?`,
  shipsInOneSystem: ({ count, excluding, where }) =>
    `Do you have ${count} or more ${ships(excluding)} in ${where ? systems(1, where, 'your home') : 'one system'}?`,
  systemsWithShips: ({ count, where }) =>
    `Do you have ships in ${systems(count, where, 'your home')}?`,
  systemsWithUnits: ({ count, where }) =>
    `Do you have units in ${systems(count, where, 'your home')}?`,
  shipsAtWormholes: ({ types }) =>
    `Do you have ships in systems with ${listed(types.map((type) => WORMHOLES[type] ?? type))}?`,
  groundForcesOnOnePlanet: ({ count }) =>
    `Do you have ${count} or more ground forces on a planet without your space dock?`,
  productionInOneSystem: (row) =>
    `Do your units in one system have a combined Production of ${row.atLeast} or more?`,
  othersPromissoryNotesInPlayArea: ({ count }) =>
    `Do you have ${least(count, 'promissory note', 'promissory notes')} from other players in the play area?`,
  lawsInPlay: ({ count }) => `Are ${count} or more laws in play?`,
  planets: ({ count, outsideHome }) =>
    outsideHome
      ? `Do you control ${planets(count)} outside your home system?`
      : `Do you control ${planets(count)}?`,
  planetsAmong: ({ count, among, allRound }, names) => {
    const some = outOf(count, among.map(names.planet));
    return allRound
      ? `Have you controlled ${some} since the round began?`
      : `Do you control ${some}, or every one in play?`;
  },
  wholeHomes: ({ count }) =>
    count === 1
      ? 'Do you control every planet in another player’s home system?'
      : `Do you control every planet in ${count} other home systems?`,
  specialties: ({ count, of }) =>
    of === 'one-colour'
      ? `Do you have ${count} specialties of one colour?`
      : `Do you have specialties of ${count} colours?`,
  technologies: ({ count }) => `Do you own ${amounts.technologies(count)}?`,
  holdsRelic: ({ relic }, names) => `Do you have ${names.relic(relic)}?`,
  holdsLaw: () => 'Do you hold an office that this objective names?',
  compared: ({ what, how, than }) => {
    if (what === 'planets-outside-home') {
      return how === 'more'
        ? 'Do you control the most planets outside home systems?'
        : 'Do you control the fewest planets outside home systems?';
    }
    if (than === 'everyone') return `Do you have the most influence?`;
    return than === 'each-beside'
      ? 'Do you have more influence than either player beside you?'
      : 'Do you have more influence than both players beside you together?';
  },
  event: (row) => (HAPPENINGS[row.event] as (row: HappeningCondition) => string)(row),
  all: () => 'Do you meet every part?',
};

/** The question of a condition. */
export function ownConditionQuestion(row: Condition, names: ConditionNames): string {
  const phrase = questions[row.kind] as (row: Condition, names: ConditionNames) => string;
  return phrase(row, names);
}

/** Questions beside those of conditions. */
export const ownQuestions = {
  /** Where only the map decides: who of those with fewer planets is next door. */
  neighbours: (need: number, players: readonly string[]) =>
    `Do you have ${need} or more of these as neighbours: ${listed(players)}?`,
  breakthrough: (colours: readonly string[]) =>
    `Do you own the breakthrough that joins ${listed(colours)}?`,
  coexistence: 'Do your units coexist on other players’ planets?',
  get unspent() {
    return `Are your planets really ${things().readied}, as shown?`;
  },
  unknownCard: (objective: string) => `Do you meet ${objective}?`,
};
