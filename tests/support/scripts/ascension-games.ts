/** Evenings of Shattered Ascension, as tables would have recorded them. */
import type { Evening } from '../ascension/evening/evening.ts';
import { at } from '../ascension/evening/evening.ts';
import { holdOwnCouncil } from '../ascension/evening/council.ts';

const V42 = 'shattered-ascension';
const V6 = 'shattered-ascension-v6';

const ARTIFACTS = [
  'spe-ancient-shipwreck',
  'spe-precursor-fossil',
  'spe-lazax-armory',
  'spe-imperial-datacache',
];
const VOICE = 'spe-voice-of-the-council';
const SPECIALS = [...ARTIFACTS, VOICE, 'spe-sovereign', 'spe-imperial'];

/** Two players: no secrets, no preliminary, and neither of the objectives for many planets. */
const twoPlayers: Evening = {
  name: 'ascension-two',
  id: 'recorded-ascension-two',
  base: V42,
  seed: 14,
  begins: '2026-11-28T18:30:00Z',
  people: [
    { name: 'Ilse', faction: 'federation-of-sol', colour: 'blue', skill: 0.65 },
    { name: 'Omar', faction: 'xxcha-kingdom', colour: 'green', skill: 0.65 },
  ],
  speaker: 0,
  opening: [
    ...['s1-mecatol', 's1-all-colours', 's1-spend-6-influence'],
    ...['s2-10-planets', 's2-spend-15-resources', 's2-three-great-worlds'],
    ...[...ARTIFACTS, VOICE],
  ],
  settings: { depth: 'standard' },
};

/** Path of Fate: a race objective takes the place of a secret. */
const pathOfFate: Evening = {
  name: 'ascension-path-of-fate',
  id: 'recorded-ascension-path-of-fate',
  base: V42,
  seed: 37,
  begins: '2026-11-29T13:00:00Z',
  people: [
    { name: 'Noor', faction: 'arborec', colour: 'green', skill: 0.7 },
    { name: 'Pavel', faction: 'barony-of-letnev', colour: 'red', skill: 0.65 },
    { name: 'Quinn', faction: 'winnu', colour: 'purple', skill: 0.65 },
  ],
  speaker: 1,
  opening: [
    ...['s1-5-planets', 's1-spend-8-resources', 's1-three-docks'],
    ...['s2-9-technologies', 's2-two-docks', 's2-spend-12-goods'],
    ...['pre-pioneer', ...SPECIALS],
  ],
  settings: { depth: 'full', options: ['path-of-fate'] },
  pace: 1.2,
};

/** Five players, with a card that no one plays; it ends in the middle of a turn. */
const endedAtOnce: Evening = {
  name: 'ascension-five',
  id: 'recorded-ascension-five',
  base: V42,
  seed: 3,
  begins: '2026-12-05T11:00:00Z',
  people: [
    { name: 'Ana', faction: 'emirates-of-hacan', colour: 'yellow', skill: 0.8 },
    { name: 'Björn', faction: 'sardakk-norr', colour: 'red', skill: 0.75 },
    { name: 'Cleo', faction: 'naalu-collective', colour: 'orange', skill: 0.8 },
    { name: 'Duc', faction: 'l1z1x-mindnet', colour: 'blue', skill: 0.85, admiral: true },
    { name: 'Ewa', faction: 'yssaril-tribes', colour: 'green', skill: 0.75 },
  ],
  speaker: 3,
  opening: [
    ...['s1-most-planets', 's1-trade-stations', 's1-ships-5-systems'],
    ...['s2-domination', 's2-line-of-5', 's2-spend-20-mixed'],
    ...['pre-galactic-guardian', ...SPECIALS],
  ],
  settings: { depth: 'standard' },
};

const ascensionSix: Evening = {
  name: 'ascension-six',
  id: 'recorded-ascension-six',
  base: V42,
  seed: 15,
  begins: '2026-12-12T10:00:00Z',
  people: [
    { name: 'Ana', faction: 'mentak-coalition', colour: 'orange', skill: 0.85 },
    { name: 'Ben', faction: 'universities-of-jol-nar', colour: 'blue', skill: 0.85, admiral: true },
    { name: 'Cem', faction: 'embers-of-muaat', colour: 'red', skill: 0.8 },
    { name: 'Dora', faction: 'yin-brotherhood', colour: 'pink', skill: 0.8 },
    { name: 'Emil', faction: 'clan-of-saar', colour: 'yellow', skill: 0.75 },
    { name: 'Fay', faction: 'ghosts-of-creuss', colour: 'slate', skill: 0.8 },
  ],
  speaker: 4,
  opening: [
    ...['s1-mecatol-or-hopes-end', 's1-beat-5-ships', 's1-all-colours'],
    ...['s2-10-planets', 's2-supremacy', 's2-5-of-a-colour'],
    ...['pre-politician', ...SPECIALS],
  ],
  settings: { depth: 'full' },
  moments: [at('3 strategy.pick', ({ keeper }) => void keeper.pause(40))],
};

/** Edition 6: everyone is ordered by the rolls, and upgrades come before goods. */
const oldEdition: Evening = {
  name: 'ascension-eight',
  id: 'recorded-ascension-eight',
  base: V6,
  seed: 1,
  begins: '2027-01-09T09:00:00Z',
  people: [
    { name: 'Ada', faction: 'federation-of-sol', colour: 'blue', skill: 0.7 },
    { name: 'Bo', faction: 'nekro-virus', colour: 'red', skill: 0.65 },
    { name: 'Chiara', faction: 'emirates-of-hacan', colour: 'yellow', skill: 0.7 },
    { name: 'Dag', faction: 'winnu', colour: 'purple', skill: 0.6 },
    { name: 'Esi', faction: 'xxcha-kingdom', colour: 'green', skill: 0.65 },
    { name: 'Finn', faction: 'barony-of-letnev', colour: 'orange', skill: 0.65 },
    { name: 'Grete', faction: 'arborec', colour: 'pink', skill: 0.6 },
    { name: 'Hiroshi', faction: 'naalu-collective', colour: 'slate', skill: 0.65 },
  ],
  speaker: 6,
  opening: [
    ...['s1-mecatol', 's1-5-systems', 's1-spend-3-counters'],
    ...['s2-ships-10-systems', 's2-three-invasions', 's2-spend-15-influence'],
    ...['pre-enterprise', ...SPECIALS],
  ],
  settings: { depth: 'full' },
  pace: 0.6,
};

/** Edition 6 with three players, two of whom win. */
const sharedVictory: Evening = {
  name: 'ascension-shared',
  id: 'recorded-ascension-shared',
  base: V6,
  seed: 15,
  begins: '2027-01-16T17:00:00Z',
  people: [
    { name: 'Rika', faction: 'yin-brotherhood', colour: 'red', skill: 0.65 },
    { name: 'Sam', faction: 'clan-of-saar', colour: 'yellow', skill: 0.65 },
    { name: 'Tove', faction: 'sardakk-norr', colour: 'blue', skill: 0.65 },
  ],
  speaker: 0,
  opening: [
    ...['s1-two-in-three-colours', 's1-3-planets-taken', 's1-spend-6-resources'],
    ...['s2-two-battles', 's2-spend-12-goods', 's2-mecatol-plus-3'],
    ...['pre-scientist', ...SPECIALS],
  ],
  settings: { depth: 'standard' },
};

/** Four players, whose table holds a council although no one has played Assembly yet. */
const ownCouncil: Evening = {
  name: 'ascension-four',
  id: 'recorded-ascension-four',
  base: V42,
  seed: 5,
  begins: '2027-01-23T15:00:00Z',
  people: [
    { name: 'Ulla', faction: 'federation-of-sol', colour: 'blue', skill: 0.7 },
    { name: 'Vito', faction: 'embers-of-muaat', colour: 'red', skill: 0.7 },
    { name: 'Wanda', faction: 'xxcha-kingdom', colour: 'green', skill: 0.7 },
    { name: 'Xaver', faction: 'mentak-coalition', colour: 'orange', skill: 0.7 },
  ],
  speaker: 2,
  opening: [
    ...['s1-mecatol', 's1-5-planets', 's1-spend-8-resources'],
    ...['s2-10-planets', 's2-9-technologies', 's2-spend-12-goods'],
    ...['pre-pioneer', ...SPECIALS],
  ],
  settings: { depth: 'standard' },
  moments: [at('2 action.turn', holdOwnCouncil)],
};

export const EVENINGS: readonly Evening[] = [
  twoPlayers,
  pathOfFate,
  endedAtOnce,
  ascensionSix,
  oldEdition,
  sharedVictory,
  ownCouncil,
];
