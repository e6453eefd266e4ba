import { listed } from './parts/amounts.ts';
import { handedOn, handedOver } from './parts/handed-over.ts';
import { plural } from './parts/plural.ts';
import {
  actScore,
  doesScore,
  inPhase,
  isScored,
  manyTokens,
  things,
  toScore,
} from './parts/spoken.ts';
import { whose } from './parts/possessive.ts';

export const menu = {
  title: 'Menu',
  rules: { title: 'Rules', detail: 'Look something up without leaving the game' },
  history: { title: 'History', detail: 'Every tap; jump back to any' },
  times: { title: 'Times', detail: 'Who took how long, the big clock, limits' },
  corrections: { title: 'Corrections', detail: 'Fix any number, position or order' },
  transaction: { title: 'Transaction', detail: 'Between two players' },
  settings: { title: 'Play settings', detail: 'Depth, goal, clocks' },
  call: { title: 'Call the game', detail: 'Time, concession, or abandoned' },
  tomorrow: { title: 'Continue tomorrow', detail: 'Photos to take before you pack up' },
  file: { title: 'Save a backup file', detail: 'The whole game, to keep or to move' },
  share: { title: 'Share the game file', detail: 'With another app on this device' },
  shared: handedOn,
  saved: handedOver,
  games: { title: 'Back to the games', detail: 'Your game is saved' },
  theme: 'Theme',
  themes: { dark: 'Dark', light: 'Light', system: 'Match device' },
  redo: 'Redo',
  about: 'About',
  aboutText:
    'Custodian is an unofficial aid made by players. It isn’t connected with or endorsed by the publisher, whose game and names it refers to.',
  version: (version: string) => `Version ${version}`,
};

export const playSettings = {
  title: 'Play settings',
  depth: 'What is tracked',
  depths: {
    essentials: { label: 'Essentials', detail: 'Turns, points, time' },
    standard: {
      label: 'Standard',
      get detail() {
        return `+ ${manyTokens()}, goods, planets`;
      },
    },
    full: {
      label: 'Full',
      get detail() {
        return `+ ${things().readied}, relics, leaders`;
      },
    },
  },
  depthNote: {
    get essentials() {
      return `${things().tokens}, goods and commodities stay unknown while they aren’t tracked.`;
    },
    raised: 'Unknown numbers show “–” until you set them.',
  },
  setBalances: 'Set the numbers now',
  goal: 'Points to win',
  goalOther: 'Other goal',
  goalSave: (goal: number) => `Play to ${goal}`,
  aside: (names: readonly string[]) =>
    names.length === 1
      ? `${listed(names)} has reached the goal and plays on. The next player to reach it ends the game.`
      : `${listed(names)} have reached the goal and play on. The next player to reach it ends the game.`,
  played: 'No goal ends this game: you’re playing on.',
  endsAgain: 'Let the goal end the game',
  clock: 'Times on the screen',
  clocks: { count: 'Shown', off: 'Hidden' },
  deck: 'When no public objective is left',
  decks: { ends: 'The game ends', goesOn: 'The game continues' },
  end: 'Last round',
  ends: { none: 'No last round', round: (round: number) => `After round ${round}` },
};

export const call = {
  title: 'Call the game',
  reason: 'Why does it end?',
  reasons: { time: 'Time', concession: 'Concession', abandoned: 'Abandoned' },
  winner: 'Who wins?',
  noOne: 'No one',
  noOneDetail: 'No winner is named',
  note: 'Note (optional)',
  save: {
    winner: (name: string) => `End the game, ${name} wins`,
    noOne: 'End the game without a winner',
  },
  undoable: 'You can undo this, or play on.',
};

export const people = {
  title: 'People',
  open: (name: string) => `${name}: open the player sheet`,
  hint: 'Tap a player who leaves, comes back or is eliminated.',
};

export const objectivePanel = {
  list: 'Public objectives',
  none: 'No objectives revealed yet.',
  scoredBy: (count: number) => `${things().scoring[4]} by ${count}`,
  stage: { 1: 'Stage I', 2: 'Stage II', secret: 'Made public by a law' },
  points: (points: number) => plural(points, { one: 'point', other: 'points' }),
  phase: (phase: 'status' | 'action' | 'agenda') => inPhase(phase),
  get scored() {
    return isScored();
  },
  score: (name: string, points: number) => `${name} ${doesScore()} ${points}`,
  takeBack: (name: string) => `Remove ${whose(name)} ${toScore()}`,
  takeBackShort: 'Remove',
  scoreShort: (points: number) => `${actScore()} +${points}`,
  back: 'All objectives',
  /** A score that the table noticed late. */
  late: {
    get when() {
      return `Missed it? Which round was it ${isScored()} in?`;
    },
    in: (round: number) =>
      round > 0 ? `It was ${isScored()} in round ${round}` : `It was ${isScored()} before round 1`,
  },
};
