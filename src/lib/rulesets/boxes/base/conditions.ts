import type { Condition } from '../../../core/cards.ts';

/** What each objective of the base game asks for (LRR 1.2 52). */
export const conditions: Readonly<Record<string, Condition>> = {
  // public, stage I
  'corner-the-market': { kind: 'planetsWithSameTrait', count: 4 },
  'develop-weaponry': { kind: 'unitUpgradeTechnologies', count: 2 },
  'diversify-research': { kind: 'technologiesInColours', coloursAtLeast: 2, perColour: 2 },
  'erect-a-monument': { kind: 'spend', resources: 8 },
  'expand-borders': { kind: 'planetsInNonHomeSystems', count: 6 },
  'found-research-outposts': { kind: 'planetsWithTechSpecialty', count: 3 },
  'intimidate-council': { kind: 'systemsWithShips', count: 2, where: 'adjacent-to-mecatol-rex' },
  'lead-from-the-front': { kind: 'spend', commandTokens: 3 },
  'negotiate-trade-routes': { kind: 'spend', tradeGoods: 5 },
  'sway-the-council': { kind: 'spend', influence: 8 },
  // public, stage II
  'centralize-galactic-trade': { kind: 'spend', tradeGoods: 10 },
  'conquer-the-weak': { kind: 'planetsInOthersHomeSystems', count: 1 },
  'form-galactic-brain-trust': { kind: 'planetsWithTechSpecialty', count: 5 },
  'found-a-golden-age': { kind: 'spend', resources: 16 },
  'galvanize-the-people': { kind: 'spend', commandTokens: 6 },
  'manipulate-galactic-law': { kind: 'spend', influence: 16 },
  'master-the-sciences': { kind: 'technologiesInColours', coloursAtLeast: 4, perColour: 2 },
  'revolutionize-warfare': { kind: 'unitUpgradeTechnologies', count: 3 },
  'subdue-the-galaxy': { kind: 'planetsInNonHomeSystems', count: 11 },
  'unify-the-colonies': { kind: 'planetsWithSameTrait', count: 6 },
  // secret, status phase
  'adapt-new-strategies': {
    kind: 'factionTechnologies',
    count: 2,
    excluding: ['valefar-assimilator-x', 'valefar-assimilator-y'],
  },
  'become-the-gatekeeper': { kind: 'shipsAtWormholes', types: ['alpha', 'beta'] },
  'control-the-region': { kind: 'systemsWithShips', count: 6, where: 'any' },
  'cut-supply-lines': {
    kind: 'systemsWithShips',
    count: 1,
    where: 'contains-other-players-space-dock',
  },
  'establish-a-perimeter': { kind: 'unitsOnBoard', anyOf: ['pds'], count: 4 },
  'forge-an-alliance': { kind: 'planetsWithTrait', trait: 'cultural', count: 4 },
  'form-a-spy-network': { kind: 'spend', actionCards: 5 },
  'fuel-the-war-machine': { kind: 'unitsOnBoard', anyOf: ['space-dock'], count: 3 },
  'gather-a-mighty-fleet': { kind: 'unitsOnBoard', anyOf: ['dreadnought'], count: 5 },
  'learn-the-secrets-of-the-cosmos': {
    kind: 'systemsWithShips',
    count: 3,
    where: 'adjacent-to-anomaly',
  },
  'master-the-laws-of-physics': { kind: 'technologiesOfOneColour', count: 4 },
  'mine-rare-metals': { kind: 'planetsWithTrait', trait: 'hazardous', count: 4 },
  'monopolize-production': { kind: 'planetsWithTrait', trait: 'industrial', count: 4 },
  'occupy-the-seat-of-the-empire': {
    kind: 'all',
    of: [
      { kind: 'controlsPlanet', planet: 'mecatol-rex' },
      { kind: 'shipsInOneSystem', count: 3, excluding: [], where: 'mecatol-rex' },
    ],
  },
  'threaten-enemies': {
    kind: 'systemsWithShips',
    count: 1,
    where: 'adjacent-to-other-players-home',
  },
  // secret, action phase
  'destroy-their-greatest-ship': {
    kind: 'event',
    event: 'destroyedUnit',
    anyOf: ['war-sun', 'flagship'],
  },
  'make-an-example-of-their-world': {
    kind: 'event',
    event: 'destroyedLastOf',
    units: 'ground-forces',
    place: 'planet',
    means: 'bombardment',
  },
  'spark-a-rebellion': { kind: 'event', event: 'wonCombat', against: 'most-points' },
  'turn-their-fleets-to-dust': {
    kind: 'event',
    event: 'destroyedLastOf',
    units: 'ships',
    place: 'system',
    means: 'space-cannon',
  },
  'unveil-flagship': { kind: 'event', event: 'wonSpaceCombat' },
};
