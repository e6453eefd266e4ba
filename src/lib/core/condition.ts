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
  | ({ kind: 'event' } & HappeningCondition)
  | { kind: 'all'; of: readonly Condition[] };

export type ConditionKind = Condition['kind'];

/** The conditions of this kind. */
export type ConditionOf<K extends Condition['kind']> = Extract<Condition, { kind: K }>;
