/** Units and the map: the table counts them, and what it has said bounds what is asked next. */
import { attested, has, holds } from '../scenes.ts';
import * as lay from './lays.ts';
import { ask, inBoxes, no, yes, type Position, type Positions } from './position.ts';

const told = (body: string, count: number, answer: boolean) =>
  attested(`${body}>=${count}`, answer);
const FLEET = 'shipsInOneSystem(excluding=fighter)';
const EMPTY = 'systemsWithUnits(where=no-planets)';
const WONDERS = 'systemsWithUnits(where=legendary-planet-or-mecatol-rex-or-anomaly)';
const RIM = 'systemsWithUnits(where=board-edge-not-own-home)';
const COUNCIL = 'systemsWithShips(where=adjacent-to-mecatol-rex)';
const GREAT = 'unitsOnBoard(anyOf=flagship+war-sun)';
const SUPREME = 'unitsInSystem(anyOf=flagship+war-sun,where=other-players-home-or-mecatol-rex)';
const GATES = 'shipsAtWormholes(types=alpha+beta)';
const REGION = 'systemsWithShips(where=any)';
const SUPPLY = 'systemsWithShips(where=contains-other-players-space-dock)';
const PDS = 'unitsOnBoard(anyOf=pds)';
const DOCKS = 'unitsOnBoard(anyOf=space-dock)';
const DREADNOUGHTS = 'unitsOnBoard(anyOf=dreadnought)';
const SECRETS_OF = 'systemsWithShips(where=adjacent-to-anomaly)';
const THREAT = 'systemsWithShips(where=adjacent-to-other-players-home)';
const NEXUS = 'systemsWithUnits(where=wormhole-nexus)';
const MECHS = 'planetsWithUnit(unit=mech)';
const STRUCTURES = 'planetsWithStructures';
const DISTANT = 'planetsNearDistinctOtherHomes';
const FOUR = ['lodor', 'abyz', 'fria', 'lor'];
const COHESION = 'neighbourOfAllPlayers';

/** What was said is over once units have moved: it is asked again, never still a yes. */
const stale = (body: string, need: number): Position =>
  ask('units have moved since the table said yes', told(body, need, true), lay.unitsMoved);
const taken = (objective: string, body: string, need: number): Position =>
  no(
    'someone else has scored this secret (R-OBJ-18)',
    told(body, need, true),
    lay.scored(objective, 's2', true),
  );
const homeless = (body: string, need: number): Position =>
  no(
    'the table said yes, but a home planet is lost (R-OBJ-10)',
    told(body, need, true),
    lay.homeLost,
  );

export const units: Positions = {
  'intimidate-council': [
    no('not even one system', told(COUNCIL, 1, false)),
    yes('three are two', told(COUNCIL, 3, true)),
    stale(COUNCIL, 2),
  ],
  'build-defenses': [
    no('fewer than three structures are fewer than four', told('structures', 3, false)),
    yes('seven of the other card are four', told('structures', 7, true)),
    ask('fewer than seven may be four', told('structures', 7, false)),
  ],
  'construct-massive-cities': [
    no('the four of the other card are not there', told('structures', 4, false)),
    ask('four may be seven', told('structures', 4, true)),
    homeless('structures', 7),
  ],
  'engineer-a-marvel': [
    no('the table said no', told(GREAT, 1, false)),
    yes('the table said yes', told(GREAT, 1, true)),
    ask('the technology is no unit on the board', holds({ technologies: ['war-sun'] })),
  ],
  'achieve-supremacy': [
    no('by Imperial of another player', told(SUPREME, 1, true), lay.byImperial('s2')),
    yes('by its own', told(SUPREME, 1, true), lay.byImperial()),
    ask('one on the board may be elsewhere', told(GREAT, 1, true)),
  ],
  'explore-deep-space': [
    no('two at most', told(EMPTY, 3, false)),
    yes('five of the other card are three', told(EMPTY, 5, true)),
    stale(EMPTY, 3),
  ],
  'patrol-vast-territories': [
    no('the three of the other card are not there', told(EMPTY, 3, false)),
    ask('three may be five', told(EMPTY, 3, true)),
    homeless(EMPTY, 5),
  ],
  'improve-infrastructure': [
    no('not even two planets with one', told(STRUCTURES, 2, false)),
    yes('five of the other card are three', told(STRUCTURES, 5, true)),
    ask(
      'a planet has changed hands since',
      told(STRUCTURES, 3, true),
      lay.since(has(['fria'], 's2')),
    ),
    ask('where it controls few, the record may lack planets', has(['lodor', 'abyz'])),
  ],
  'protect-the-border': [
    no('the three of the other card are not there', told(STRUCTURES, 3, false)),
    ask('three may be five', told(STRUCTURES, 3, true)),
    homeless(STRUCTURES, 5),
  ],
  'make-history': [
    no('one at most', told(WONDERS, 2, false)),
    yes('four of the other card are two', told(WONDERS, 4, true)),
    ask('control of Mecatol Rex is no unit there', has(['mecatol-rex', 'primor'])),
  ],
  'become-a-legend': [
    no('the two of the other card are not there', told(WONDERS, 2, false)),
    ask('two may be four', told(WONDERS, 2, true)),
    stale(WONDERS, 4),
  ],
  'populate-the-outer-rim': [
    no('not even two', told(RIM, 2, false)),
    yes('five of the other card are three', told(RIM, 5, true)),
    stale(RIM, 3),
  ],
  'control-the-borderlands': [
    no('the three of the other card are not there', told(RIM, 3, false)),
    ask('three may be five', told(RIM, 3, true)),
    homeless(RIM, 5),
  ],
  'raise-a-fleet': [
    no(
      'four tokens in the fleet pool are four ships (LRR 1.2 34.1)',
      lay.tokens(9, 9, 4),
      told(FLEET, 5, true),
    ),
    no('four at most, said the table', lay.tokens(0, 0, 6), told(FLEET, 5, false)),
    yes('eight of the other card are five', lay.tokens(0, 0, 8), told(FLEET, 8, true)),
    yes(
      'captured tokens make the pool larger',
      lay.tokens(0, 0, 4),
      holds({ captured: ['s2'] }),
      told(FLEET, 5, true),
    ),
    ask(
      'the Letnev may have more than their pool',
      lay.plays('barony-of-letnev'),
      lay.tokens(0, 0, 3),
    ),
    ask(
      'units have moved since the table said yes',
      lay.tokens(0, 0, 5),
      told(FLEET, 5, true),
      lay.unitsMoved,
    ),
  ],
  'command-an-armada': [
    no('seven tokens in the fleet pool (LRR 1.2 34.1)', lay.tokens(9, 9, 7), told(FLEET, 8, true)),
    no('the five of the other card are not there', lay.tokens(0, 0, 9), told(FLEET, 5, false)),
    ask('five may be eight', lay.tokens(0, 0, 9), told(FLEET, 5, true)),
    ask(
      'who has its faction no one said: it may be larger',
      holds({ faction: null }),
      lay.seats('s3', { faction: 'yin-brotherhood' }),
    ),
    no(
      'the table said yes, but a home planet is lost (R-OBJ-10)',
      lay.tokens(0, 0, 9),
      told(FLEET, 8, true),
      lay.homeLost,
    ),
  ],
  'rule-distant-lands': [
    no('one planet is not two', has(['lodor']), told(DISTANT, 2, true)),
    no('not even one of them, said the table', has(['lodor', 'abyz']), told(DISTANT, 1, false)),
    yes('the table said yes', has(['lodor', 'abyz']), told(DISTANT, 2, true)),
    no(
      'a planet was lost since',
      has(['lodor', 'abyz']),
      told(DISTANT, 2, true),
      lay.since(has(['lodor'])),
    ),
    ask(
      'another one was gained since',
      has(['lodor', 'abyz']),
      told(DISTANT, 2, true),
      lay.since(has(['lodor', 'fria'])),
    ),
  ],
  'become-the-gatekeeper': [
    no('the table said no', attested(GATES, false)),
    yes('the table said yes', attested(GATES, true)),
    ask('it was said of another player', attested(GATES, true, 's2')),
  ],
  'control-the-region': [
    no('five at most', told(REGION, 5, false)),
    yes('seven are six', told(REGION, 7, true)),
    stale(REGION, 6),
  ],
  'cut-supply-lines': [
    taken('cut-supply-lines', SUPPLY, 1),
    yes('two are one', told(SUPPLY, 2, true)),
    ask('it was said of another player', attested(`${SUPPLY}>=1`, true, 's3')),
  ],
  'establish-a-perimeter': [
    no('not even three', told(PDS, 3, false)),
    yes('six are four', told(PDS, 6, true)),
    ask('four structures may be docks', told('structures', 4, true)),
  ],
  'fuel-the-war-machine': [
    no('one at most', told(DOCKS, 2, false)),
    taken('fuel-the-war-machine', DOCKS, 3),
    ask('docks on planets are not counted by the planets', has(['lodor', 'abyz', 'fria'])),
  ],
  'gather-a-mighty-fleet': [
    no('four at most', told(DREADNOUGHTS, 5, false)),
    yes('all five', told(DREADNOUGHTS, 5, true)),
    stale(DREADNOUGHTS, 5),
  ],
  'learn-the-secrets-of-the-cosmos': [
    no('not even two', told(SECRETS_OF, 2, false)),
    yes('four are three', told(SECRETS_OF, 4, true)),
    stale(SECRETS_OF, 3),
  ],
  'threaten-enemies': [
    taken('threaten-enemies', THREAT, 1),
    no('no secret is left in the hand', told(THREAT, 1, true), holds({ secrets: 0 })),
    yes('secrets need no home planet (R-OBJ-10)', told(THREAT, 1, true), lay.homeLost),
  ],
  'defy-space-and-time': [
    no('the table said no', told(NEXUS, 1, false)),
    ask('Mallice may be held without a unit', has(['mallice'])),
    yes('the table said yes', told(NEXUS, 1, true)),
  ],
  'foster-cohesion': [
    no('the table said no, and no one has moved', attested(COHESION, false)),
    yes('neighbours stay so until units move', attested(COHESION, true)),
    ask('a planet was taken since', attested(COHESION, true), lay.since(has(['lodor'], 's2'))),
  ],
  'mechanize-the-military': [
    no('three planets at most', told(MECHS, 4, false)),
    yes('the table said yes', has(FOUR), told(MECHS, 4, true)),
    ask('four planets may be without one', has(FOUR)),
  ],
  'occupy-the-fringe': [
    no('not even eight', told('groundForcesOnOnePlanet', 8, false)),
    yes('twelve are nine', told('groundForcesOnOnePlanet', 12, true)),
    inBoxes(['pok'], stale('groundForcesOnOnePlanet', 9)),
  ],
  'produce-en-masse': [
    no('seven at most', told('productionInOneSystem', 8, false)),
    yes('ten are eight', told('productionInOneSystem', 10, true)),
    taken('produce-en-masse', 'productionInOneSystem', 8),
  ],
};
