/** Where planets lie, and who holds how many: homes of others, shared systems, Mecatol Rex. */
import { atDepth, attested, has, holds, type Setup } from '../scenes.ts';
import * as lay from './lays.ts';
import { ask, inBoxes, no, yes, type Positions } from './position.ts';

const FREE = [
  'lodor',
  'abyz',
  'bereg',
  'quann',
  'mellon',
  'saudor',
  'wellon',
  'thibah',
  'vefut-ii',
];
const outside = (count: number, ...more: string[]): Setup =>
  has([...FREE.slice(0, count), ...more]);
const FRACTURE = ['cocytus', 'lethe', 'phlegethon', 'styx'];
const obsidian = lay.plays('obsidian', { homePlanets: ['cronos', 'tallin'] });

/** Others with one planet each, so that no one has fewer but who is named. */
const oneEach: Setup = (game, cards) => {
  const pool = ['torkan', 'fria', 'arnor', 'lor', 'gral'];
  for (const seat of ['s2', 's3', 's4', 's5', 's6'] as const) {
    has([pool.pop() ?? ''], seat)(game, cards);
  }
};
const poor =
  (...some: ('s2' | 's3' | 's4' | 's5' | 's6')[]): Setup =>
  (game, cards) => {
    for (const seat of some) has([], seat)(game, cards);
  };
const neighbours = (count: number, answer: boolean) =>
  attested(`morePlanetsThanNeighbours>=${count}`, answer);
const ships = (count: number, answer: boolean) =>
  attested(`shipsInOneSystem(excluding=,where=mecatol-rex)>=${count}`, answer);
const rex = has(['mecatol-rex', 'lodor']);

export const places: Positions = {
  'expand-borders': [
    yes(
      'found and placed planets lie in no home system',
      has(['mirage', 'thunders-edge', 'lodor', 'abyz', 'fria', 'styx']),
    ),
    no(
      'homes of others are home systems',
      has(['jord', 'moll-primus', 'lodor', 'abyz', 'fria', 'styx']),
    ),
    no(
      'stations are no planets',
      has(['tsion-station', 'oluz-station', 'lodor', 'abyz', 'fria', 'styx']),
    ),
    no('five, and the three planets at home', outside(5, 'arretze', 'hercant', 'kamdorn')),
    yes('Mecatol Rex lies outside home systems', outside(5, 'mecatol-rex')),
    no('the home of who is eliminated stays a home system', outside(5, 'nestphar'), lay.gone('s6')),
    yes('planets of the Fracture count', outside(2, ...FRACTURE)),
    no('the own home was lost (R-OBJ-10)', outside(7), lay.homeLost),
    yes('by Imperial, in the own turn (R-OBJ-06)', outside(6), lay.byImperial()),
    no('Imperial is played by another player', outside(6), lay.byImperial('s2')),
    no('a home that the table named for a player', outside(6), holds({}), (game) => {
      const other = game.players.s2;
      if (other) other.homePlanets = ['lodor'];
    }),
  ],
  'subdue-the-galaxy': [
    yes('nine, and two planets of one system of the Fracture', outside(9, 'lethe', 'phlegethon')),
    no('ten, and the own home', outside(9, 'lethe', 'arretze', 'hercant', 'kamdorn')),
    no(
      'ten, and what is no planet',
      outside(9, 'lethe', 'the-triad', 'deep-abyss', 'the-watchtower'),
    ),
    yes('exhausted planets count', outside(9, 'fria', 'lor'), lay.exhausted(...FREE)),
    no(
      'ten, and the home of a faction that Keleres chose',
      outside(9, 'fria', 'moll-primus'),
      holds({ homePlanets: ['moll-primus'] }),
    ),
    no(
      'revealed after the score step, it waits for the next (R-STAT-12)',
      outside(9, 'fria', 'lor'),
      lay.afterScoring,
    ),
    no('the seat is done with scoring (R-OBJ-23)', outside(9, 'fria', 'lor'), lay.answered),
    no('one of the eleven was taken', outside(9, 'fria'), has(['lor'], 's2')),
  ],
  'conquer-the-weak': [
    yes('the home of a player in the game', has(['jord'])),
    ask('the home of a faction that is not in the game: it may be a minor one', has(['muaat'])),
    yes('the home of an eliminated player counts', has(['jord']), lay.gone('s2')),
    no('its own home', has(['arretze'])),
    no('found and placed planets are no homes', has(['mirage', 'thunders-edge', 'mecatol-rex'])),
    no('a space station in a home system is no planet', has(['revelation'])),
    yes(
      'the legendary home of the Bastion is a home',
      lay.plays('last-bastion', {}, 's2'),
      has(['ordinian']),
    ),
    no(
      'the other side of its own home tile',
      obsidian,
      attested('coexistence', false),
      has(['cronos-hollow']),
    ),
    no(
      'a home that was chosen is its own',
      lay.plays('council-keleres', { homePlanets: ['moll-primus'] }),
      has(['moll-primus']),
    ),
    no('it was taken back', has(['lodor']), has(['jord'], 's2')),
    no(
      'units that could coexist there do not, said the table',
      lay.plays('deepwrought-scholarate'),
      has(['jord'], 's2'),
      attested('coexistence', false),
    ),
    no(
      'who coexists needs someone to coexist with',
      lay.plays('deepwrought-scholarate'),
      has(['lodor', 'fria'], 's2'),
    ),
    ask(
      'units may coexist at the home of another',
      lay.plays('deepwrought-scholarate'),
      has(['jord'], 's2'),
    ),
    ask(
      'beside the Obsidian every player may',
      lay.plays('obsidian', {}, 's5'),
      has(['jord'], 's2'),
    ),
    no(
      'the Creuss Gate is no home',
      has(['lodor', 'quann']),
      lay.plays('ghosts-of-creuss', {}, 's3'),
    ),
  ],
  'stake-your-claim': [
    yes('the other planet of the system is held by another', has(['abyz']), has(['fria'], 's2')),
    no('both planets of the system are its own', has(['abyz', 'fria']), has(['lodor'], 's2')),
    no('the other planet is held by no one', has(['abyz']), has(['lodor'], 's2')),
    no('who held the other one is eliminated', has(['abyz']), has(['fria'], 's2'), lay.gone('s2')),
    yes('the own home system counts as well', has(['arretze']), has(['hercant'], 's4')),
    yes('one of three planets is enough', has(['rigel-i', 'rigel-ii']), has(['rigel-iii'], 's6')),
    no('a station beside it is no planet', has(['bellatrix']), has(['tsion-station'], 's2')),
    yes('two planets of one system of the Fracture', has(['lethe']), has(['phlegethon'], 's2')),
    no('Mirage came into a system without planets', has(['mirage']), has(['lodor', 'abyz'], 's2')),
    no('adjacent is not the same system', has(['mecatol-rex']), has(['lodor', 'quann'], 's2')),
    ask(
      'units may coexist on the only planet of a system, with whom it belongs to',
      lay.plays('deepwrought-scholarate'),
      has(['lodor'], 's2'),
    ),
    no(
      'no one is there to coexist with',
      lay.plays('deepwrought-scholarate'),
      has(['lodor']),
      has([], 's2'),
    ),
  ],
  'seize-an-icon': [
    yes('legendary with the last box', has(['mecatol-rex'])),
    inBoxes(['pok'], no('Mecatol Rex is not legendary before', has(['mecatol-rex']))),
    no('none is legendary', has(['jord', 'lodor'])),
    yes('Nano-Forge makes it legendary', has(['lodor']), lay.attach('lodor', 'nano-forge')),
    no(
      'other attachments do not',
      has(['lodor']),
      lay.attach('lodor', 'dyson-sphere', 'tomb-of-emphidia'),
    ),
    no(
      'the planet with it was lost',
      has(['abyz']),
      has(['lodor'], 's2'),
      lay.attach('lodor', 'nano-forge'),
    ),
    yes('the card of Keleres is a legendary planet', has(['custodia-vigilia'])),
    yes('its own legendary home', lay.plays('last-bastion'), has(['ordinian'])),
    no('a station at that home is not', lay.plays('last-bastion'), has(['revelation'])),
    yes('Mallice, and exhausted', has(['mallice']), lay.exhausted('mallice')),
  ],
  'push-boundaries': [
    yes(
      'two have fewer, and the table said that they are neighbours',
      has(['lodor']),
      oneEach,
      poor('s2', 's3'),
      neighbours(2, true),
    ),
    no('as many are not more', has(['lodor']), oneEach, neighbours(2, true)),
    no(
      'only one has fewer, no matter who is a neighbour',
      has(['lodor']),
      oneEach,
      poor('s2'),
      neighbours(2, true),
    ),
    no(
      'two have fewer and are no neighbours, said the table',
      has(['lodor']),
      oneEach,
      poor('s2', 's3'),
      neighbours(2, false),
    ),
    no(
      'no more than one neighbour is beaten: not two',
      has(['lodor']),
      oneEach,
      poor('s2', 's3'),
      neighbours(1, false),
    ),
    no(
      'the two with fewer are eliminated',
      has(['lodor']),
      oneEach,
      poor('s2', 's3'),
      lay.gone('s2', 's3'),
    ),
    no('stations are no planets', has(['lodor', 'oluz-station', 'the-watchtower']), oneEach),
    yes(
      'said of three neighbours it holds for two',
      has(['lodor', 'abyz']),
      oneEach,
      neighbours(3, true),
    ),
    no('the own home is lost (R-OBJ-10)', has(['lodor']), neighbours(2, true), lay.homeLost),
    ask('who is a neighbour the table has not said', has(['lodor']), oneEach, poor('s2', 's3')),
    ask(
      'units have moved since the table said it',
      has(['lodor']),
      neighbours(2, true),
      lay.unitsMoved,
    ),
  ],
  'occupy-the-seat-of-the-empire': [
    yes('Mecatol Rex, and the table counted three ships', rex, ships(3, true)),
    yes('five ships are three', rex, ships(5, true)),
    no('ships alone: another player holds it', has(['mecatol-rex'], 's2'), ships(3, true)),
    no('ships alone: no one has landed yet', has(['lodor']), ships(8, true)),
    no('fewer than three, said the table', rex, ships(3, false)),
    no('not even two are there', rex, ships(2, false)),
    no('at Essentials it is known who holds it', atDepth('essentials'), ships(3, true), (game) => {
      game.mecatol = 's3';
    }),
    yes('secrets need no home planet (R-OBJ-10)', rex, ships(3, true), lay.homeLost),
    no('it was lost after the ships were counted', rex, ships(3, true), lay.since(has(['lodor']))),
    ask('ships may have left since', rex, ships(3, true), lay.unitsMoved),
  ],
};
