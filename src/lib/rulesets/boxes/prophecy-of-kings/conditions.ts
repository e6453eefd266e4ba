import type { Condition } from '../../../core/cards.ts';

/** What each objective of Prophecy of Kings asks for (LRR PoK 61). */
export const conditions: Readonly<Record<string, Condition>> = {
  // public, stage I
  'amass-wealth': { kind: 'spend', influence: 3, resources: 3, tradeGoods: 3 },
  'build-defenses': { kind: 'structures', count: 4 },
  'discover-lost-outposts': { kind: 'planetsWithAttachments', count: 2 },
  'engineer-a-marvel': { kind: 'unitsOnBoard', anyOf: ['flagship', 'war-sun'], count: 1 },
  'explore-deep-space': { kind: 'systemsWithUnits', count: 3, where: 'no-planets' },
  'improve-infrastructure': { kind: 'planetsWithStructures', count: 3 },
  'make-history': {
    kind: 'systemsWithUnits',
    count: 2,
    where: 'legendary-planet-or-mecatol-rex-or-anomaly',
  },
  'populate-the-outer-rim': {
    kind: 'systemsWithUnits',
    count: 3,
    where: 'board-edge-not-own-home',
  },
  'push-boundaries': { kind: 'morePlanetsThanNeighbours', neighbours: 2 },
  'raise-a-fleet': { kind: 'shipsInOneSystem', count: 5, excluding: ['fighter'] },
  // public, stage II
  'achieve-supremacy': {
    kind: 'unitsInSystem',
    anyOf: ['flagship', 'war-sun'],
    count: 1,
    where: 'other-players-home-or-mecatol-rex',
  },
  'become-a-legend': {
    kind: 'systemsWithUnits',
    count: 4,
    where: 'legendary-planet-or-mecatol-rex-or-anomaly',
  },
  'command-an-armada': { kind: 'shipsInOneSystem', count: 8, excluding: ['fighter'] },
  'construct-massive-cities': { kind: 'structures', count: 7 },
  'control-the-borderlands': {
    kind: 'systemsWithUnits',
    count: 5,
    where: 'board-edge-not-own-home',
  },
  'hold-vast-reserves': { kind: 'spend', influence: 6, resources: 6, tradeGoods: 6 },
  'patrol-vast-territories': { kind: 'systemsWithUnits', count: 5, where: 'no-planets' },
  'protect-the-border': { kind: 'planetsWithStructures', count: 5 },
  'reclaim-ancient-monuments': { kind: 'planetsWithAttachments', count: 3 },
  'rule-distant-lands': { kind: 'planetsNearDistinctOtherHomes', count: 2 },
  // secret, status phase
  'defy-space-and-time': { kind: 'systemsWithUnits', count: 1, where: 'wormhole-nexus' },
  'destroy-heretical-works': { kind: 'spend', relicFragments: 2 },
  'establish-hegemony': { kind: 'planetsTotal', value: 'influence', atLeast: 12 },
  'foster-cohesion': { kind: 'neighbourOfAllPlayers' },
  'hoard-raw-materials': { kind: 'planetsTotal', value: 'resources', atLeast: 12 },
  'mechanize-the-military': { kind: 'planetsWithUnit', unit: 'mech', planets: 4 },
  'occupy-the-fringe': { kind: 'groundForcesOnOnePlanet', count: 9 },
  'produce-en-masse': { kind: 'productionInOneSystem', atLeast: 8 },
  'seize-an-icon': { kind: 'legendaryPlanets', count: 1 },
  'stake-your-claim': { kind: 'planetInSharedSystem', count: 1 },
  'strengthen-bonds': {
    kind: 'othersPromissoryNotesInPlayArea',
    count: 1,
    qualifyingNotes: [
      'alliance',
      'support-for-the-throne',
      'stymie',
      'share-knowledge',
      'trade-convoys',
      'dark-pact',
      'blood-pact',
      'promise-of-protection',
      'gift-of-prescience',
      'antivirus',
      'sever',
      'terraform',
    ],
  },
  // secret, action phase
  'become-a-martyr': { kind: 'event', event: 'lostControlOfPlanet' },
  'betray-a-friend': { kind: 'event', event: 'wonCombat', against: 'note-in-play-area' },
  'brave-the-void': { kind: 'event', event: 'wonCombat', where: 'anomaly' },
  'darken-the-skies': { kind: 'event', event: 'wonCombat', where: 'other-players-home-system' },
  'demonstrate-your-power': { kind: 'event', event: 'spaceCombatEnded', ownShipsAtLeast: 3 },
  'fight-with-precision': {
    kind: 'event',
    event: 'destroyedLastOf',
    units: 'fighters',
    place: 'system',
    means: 'anti-fighter-barrage',
  },
  'prove-endurance': { kind: 'event', event: 'lastToPass' },
  // secret, agenda phase
  'dictate-policy': { kind: 'lawsInPlay', count: 3 },
  'drive-the-debate': { kind: 'event', event: 'electedByAgenda' },
};
