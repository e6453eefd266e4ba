/** What objectives ask for, as data. */
import type { PlanetTrait } from './vocabulary.ts';

/** Where on the map something has to be. */
export type MapPlace =
  | 'adjacent-to-mecatol-rex'
  | 'no-planets'
  | 'board-edge-not-own-home'
  | 'legendary-planet-or-mecatol-rex-or-anomaly'
  | 'other-players-home-or-mecatol-rex'
  | 'contains-other-players-space-dock'
  | 'adjacent-to-anomaly'
  | 'adjacent-to-other-players-home'
  | 'wormhole-nexus'
  | 'mecatol-rex'
  | 'any';

/** What happened, for objectives of the action and the agenda phase. */
export type HappeningCondition =
  | { event: 'destroyedUnit'; anyOf: readonly string[] }
  | { event: 'destroyedLastOf'; units: string; place: string; means: string }
  | {
      event: 'wonCombat';
      against?: 'most-points' | 'note-in-play-area';
      where?: 'anomaly' | 'other-players-home-system';
    }
  | { event: 'wonSpaceCombat' }
  | { event: 'spaceCombatEnded'; ownShipsAtLeast: number }
  | { event: 'lostControlOfPlanet' }
  | { event: 'electedByAgenda' }
  | { event: 'lastToPass' };

/** What an objective asks for: counts in planets, units, tokens, points of the kind. */
export type Condition =
  | {
      kind: 'spend';
      resources?: number;
      influence?: number;
      tradeGoods?: number;
      commandTokens?: number;
      actionCards?: number;
      relicFragments?: number;
    }
  | { kind: 'planetsWithSameTrait'; count: number }
  | { kind: 'planetsWithTrait'; trait: PlanetTrait; count: number }
  | { kind: 'planetsInNonHomeSystems'; count: number }
  | { kind: 'planetsInOthersHomeSystems'; count: number }
  | { kind: 'planetsWithTechSpecialty'; count: number }
  | { kind: 'planetsWithAttachments'; count: number }
  | { kind: 'planetsTotal'; value: 'resources' | 'influence'; atLeast: number }
  | { kind: 'legendaryPlanets'; count: number }
  | { kind: 'controlsPlanet'; planet: string }
  | { kind: 'planetInSharedSystem'; count: number }
  | { kind: 'planetsNearDistinctOtherHomes'; count: number }
  | { kind: 'morePlanetsThanNeighbours'; neighbours: number }
  | { kind: 'neighbourOfAllPlayers' }
  | { kind: 'unitUpgradeTechnologies'; count: number }
  | { kind: 'technologiesInColours'; coloursAtLeast: number; perColour: number }
  | { kind: 'technologiesOfOneColour'; count: number }
  | { kind: 'factionTechnologies'; count: number; excluding: readonly string[] }
  | { kind: 'structures'; count: number }
  | { kind: 'unitsOnBoard'; anyOf: readonly string[]; count: number }
  | { kind: 'unitsInSystem'; anyOf: readonly string[]; count: number; where: MapPlace }
  | { kind: 'planetsWithStructures'; count: number }
  | { kind: 'planetsWithUnit'; unit: string; planets: number }
  | { kind: 'shipsInOneSystem'; count: number; excluding: readonly string[]; where?: MapPlace }
  | { kind: 'systemsWithShips'; count: number; where: MapPlace }
  | { kind: 'systemsWithUnits'; count: number; where: MapPlace }
  | { kind: 'shipsAtWormholes'; types: readonly string[] }
  | { kind: 'groundForcesOnOnePlanet'; count: number }
  | { kind: 'productionInOneSystem'; atLeast: number }
  | { kind: 'othersPromissoryNotesInPlayArea'; count: number; qualifyingNotes: readonly string[] }
  | { kind: 'lawsInPlay'; count: number }
  /** Planets of any kind; `outsideHome`: those of the own home system do not count. */
  | { kind: 'planets'; count: number; outsideHome?: true }
  /**
   * So many of these planets. `orAll`: all that the map has are enough; `allRound`: they were held since the
   * round began, which is not tracked.
   */
  | {
      kind: 'planetsAmong';
      count: number;
      among: readonly string[];
      orAll?: true;
      allRound?: true;
    }
  /** Every planet in the home systems of so many other players. */
  | { kind: 'wholeHomes'; count: number }
  /** Planets and relics that have one and the same specialty, or all of them together so many. */
  | { kind: 'specialties'; count: number; of: 'one-colour' | 'several-colours' }
  | { kind: 'technologies'; count: number }
  | { kind: 'holdsRelic'; relic: string }
  /** Who was elected by one of these laws keeps it. */
  | { kind: 'holdsLaw'; laws: readonly string[] }
  /** More than others have, or fewer; what is equal is enough, is not, or is asked about. */
  | {
      kind: 'compared';
      what: 'influence' | 'planets-outside-home';
      how: 'more' | 'fewer';
      than: 'everyone' | 'each-beside' | 'both-beside';
      equal: 'yes' | 'no' | 'ask';
    }
  | ({ kind: 'event' } & HappeningCondition)
  | { kind: 'all'; of: readonly Condition[] };

export type ConditionKind = Condition['kind'];

/** The conditions of this kind. */
export type ConditionOf<K extends Condition['kind']> = Extract<Condition, { kind: K }>;
