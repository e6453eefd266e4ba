/** Whole games to a winner, by number of players: one script each. */
import { at, type Moment, type Script } from '../scripted/play.ts';

/** Supper, and the tablet that was put away for it. */
const supper = (where: string, minutes: number): Moment =>
  at(where, ({ keeper }) => void keeper.pause(minutes).reload());

/** The page is loaded again in the middle of a phase. */
const reload = (where: string): Moment => at(where, ({ keeper }) => void keeper.reload());

export const threePlayers: Script = {
  name: 'three-players',
  id: 'recorded-three-players',
  seed: 9,
  begins: '2026-01-03T17:10:00Z',
  people: [
    { name: 'Ilse', faction: 'embers-of-muaat', colour: 'red', skill: 0.7 },
    { name: 'Óscar', faction: 'yssaril-tribes', colour: 'green', skill: 0.75 },
    { name: 'Wren', faction: 'barony-of-letnev', colour: 'blue', skill: 0.65 },
  ],
  expansions: [],
  speaker: 1,
  opening: ['corner-the-market', 'expand-borders'],
  settings: { goal: 10 },
  moments: [supper('3 action.turn', 41), reload('2 status.tokens')],
};

export const fourPlayers: Script = {
  name: 'four-players',
  id: 'recorded-four-players',
  seed: 9,
  begins: '2026-02-14T13:02:00Z',
  people: [
    { name: 'Mateusz', faction: 'emirates-of-hacan', colour: 'yellow', skill: 0.7 },
    { name: 'Ana-Lucía', faction: 'council-keleres', colour: 'purple', skill: 0.7 },
    { name: 'Bo', faction: 'titans-of-ul', colour: 'pink', skill: 0.7 },
    { name: 'نور', faction: 'l1z1x-mindnet', colour: 'slate', skill: 0.6 },
  ],
  expansions: ['pok', 'codex1', 'codex2', 'codex3'],
  speaker: 3,
  opening: ['make-history', 'sway-the-council'],
  settings: { goal: 12 },
  moments: [supper('2 strategy.pick', 25), supper('4 status.score', 63), reload('3 action.turn')],
};

export const fivePlayers: Script = {
  name: 'five-players',
  id: 'recorded-five-players',
  seed: 7,
  begins: '2026-03-07T10:30:00Z',
  people: [
    { name: 'Gunnar', faction: 'sardakk-norr', colour: 'orange', skill: 0.6 },
    { name: 'Priya', faction: 'empyrean', colour: 'blue', skill: 0.7 },
    { name: 'Tom', faction: 'nomad', colour: 'green', skill: 0.65 },
    { name: 'Tom B.', faction: 'yin-brotherhood', colour: 'red', skill: 0.5 },
    { name: '🦑', faction: 'vuilraith-cabal', colour: 'purple', skill: 0.7 },
  ],
  expansions: ['pok'],
  speaker: 0,
  opening: ['build-defenses', 'raise-a-fleet'],
  settings: { goal: 10, depth: 'essentials' },
  moments: [supper('3 status.score', 38)],
};

export const sixPlayers: Script = {
  name: 'six-players',
  id: 'recorded-six-players',
  seed: 640,
  begins: '2026-04-18T09:45:00Z',
  people: [
    { name: 'Ana', faction: 'emirates-of-hacan', colour: 'red', skill: 0.85 },
    { name: 'Ben', faction: 'federation-of-sol', colour: 'orange', skill: 0.75 },
    { name: 'Cem', faction: 'naalu-collective', colour: 'yellow', skill: 0.8 },
    { name: 'Dora', faction: 'xxcha-kingdom', colour: 'green', skill: 0.75 },
    { name: 'Emil', faction: 'universities-of-jol-nar', colour: 'blue', skill: 0.8 },
    { name: 'Fay', faction: 'clan-of-saar', colour: 'purple', skill: 0.75 },
  ],
  expansions: ['pok'],
  speaker: 0,
  opening: ['develop-weaponry', 'lead-from-the-front'],
  settings: { goal: 10, depth: 'standard', clock: 'count', endAfterRound: null, tokenTotal: 16 },
  secrecy: 0.7,
  holdings: 0.3,
  brisk: true,
  moments: [
    reload('2 action.turn'),
    // The last pick was a slip: it is taken back over the border of the phase, and picked again.
    at('3 action.turn', ({ keeper }) => void keeper.undo()),
  ],
};

/** The same people on another evening, who track nothing but points and time. */
export const sixAtEssentials: Script = {
  ...sixPlayers,
  name: 'six-players-essentials',
  id: 'recorded-six-players-essentials',
  seed: 125,
  begins: '2026-04-25T10:20:00Z',
  opening: ['corner-the-market', 'sway-the-council'],
  settings: { ...sixPlayers.settings, depth: 'essentials' },
  secrecy: 0.4,
  moments: [reload('2 action.turn')],
};

/** A table that tells of every planet and technology: what it scores is mostly known beforehand. */
export const sixEligible: Script = {
  name: 'six-players-eligible',
  id: 'recorded-six-players-eligible',
  seed: 4,
  begins: '2026-10-24T09:30:00Z',
  people: [
    {
      name: 'Ines',
      faction: 'argent-flight',
      colour: 'orange',
      skill: 0.75,
      technologies: ['neural-motivator', 'sarween-tools'],
    },
    { name: 'Jonas', faction: 'titans-of-ul', colour: 'pink', skill: 0.7 },
    { name: 'Karla', faction: 'universities-of-jol-nar', colour: 'blue', skill: 0.75 },
    { name: 'Levi', faction: 'barony-of-letnev', colour: 'red', skill: 0.7 },
    { name: 'Mona', faction: 'nomad', colour: 'purple', skill: 0.75 },
    { name: 'Nuri', faction: 'xxcha-kingdom', colour: 'green', skill: 0.7 },
  ],
  expansions: ['pok', 'codex1', 'codex2', 'codex3', 'codex4'],
  speaker: 4,
  opening: ['diversify-research', 'corner-the-market'],
  settings: { goal: 10 },
  secrecy: 0.7,
  claims: 0.35,
  holdings: 1,
  moments: [supper('3 status.score', 47), reload('2 action.turn')],
};

export const eightPlayers: Script = {
  name: 'eight-players',
  id: 'recorded-eight-players',
  seed: 7,
  begins: '2026-05-23T08:05:00Z',
  people: [
    { name: 'Ada', faction: 'argent-flight', colour: 'red', skill: 0.75 },
    { name: 'Björn', faction: 'nekro-virus', colour: 'orange', skill: 0.65 },
    { name: 'Chiara', faction: 'mahact-gene-sorcerers', colour: 'yellow', skill: 0.8 },
    { name: 'Duy', faction: 'winnu', colour: 'green', skill: 0.7 },
    { name: 'Esi', faction: 'naaz-rokha-alliance', colour: 'blue', skill: 0.75 },
    { name: 'Finn', faction: 'mentak-coalition', colour: 'purple', skill: 0.6 },
    { name: 'Grete', faction: 'arborec', colour: 'pink', skill: 0.7 },
    { name: 'Hiroshi', faction: 'ghosts-of-creuss', colour: 'slate', skill: 0.7 },
  ],
  expansions: ['pok', 'codex1', 'codex2', 'codex3', 'codex4'],
  speaker: 5,
  opening: ['amass-wealth', 'populate-the-outer-rim'],
  settings: { goal: 14 },
  pace: 0.6,
  moments: [
    supper('2 status.reveal', 55),
    supper('4 strategy.pick', 72),
    at('2 action.turn', ({ keeper }) => {
      keeper
        .do('captureToken', { by: 's3', from: 's1' })
        .do('captureToken', { by: 's3', from: 's7' });
    }),
    at('4 action.turn', ({ keeper }) => void keeper.do('releaseToken', { by: 's3', from: 's1' })),
  ],
};
