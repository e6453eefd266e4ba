import { listed } from './parts/amounts.ts';
import { handedOn, handedOver } from './parts/handed-over.ts';
import { plural } from './parts/plural.ts';
import { inPhase } from './parts/spoken.ts';

export const menu = {
  title: 'Menu',
  rules: { title: 'Rules', detail: 'Look something up; the game goes on' },
  history: { title: 'History', detail: 'Every tap, and back to any of them' },
  times: { title: 'Times', detail: 'Who took how long, the big clock, limits' },
  corrections: { title: 'Corrections', detail: 'Any number, position, order or seat' },
  transaction: { title: 'Transaction', detail: 'Between two players' },
  settings: { title: 'Play settings', detail: 'Depth, goal, clocks' },
  call: { title: 'Call the game', detail: 'Time, concession, or abandoned' },
  file: { title: 'Save a backup file', detail: 'The whole record, to keep or to move' },
  share: { title: 'Share the game file', detail: 'By another app of this device' },
  shared: handedOn,
  saved: handedOver,
  games: { title: 'Back to the games', detail: 'The record is kept as it stands' },
  theme: 'Theme',
  themes: { dark: 'Dark', light: 'Light', system: 'Match device' },
  redo: 'Redo',
  about: 'About',
  aboutText:
    'Custodian is an unofficial aid made by players. It is not connected with or endorsed by the publisher, whose game and names it refers to.',
  version: (version: string) => `Version ${version}`,
};

export const playSettings = {
  title: 'Play settings',
  depth: 'What is tracked',
  depths: {
    essentials: { label: 'Essentials', detail: 'Turns, points, time' },
    standard: { label: 'Standard', detail: '+ tokens, goods, planets' },
    full: { label: 'Full', detail: '+ readied, relics, leaders' },
  },
  depthNote: {
    essentials: 'Tokens, goods and commodities are unknown while they are not tracked.',
    raised: 'Balances that are unknown show “–” until they are set.',
  },
  setBalances: 'Set the balances now',
  goal: 'Points that win',
  goalOther: 'Other goal',
  goalSave: (goal: number) => `Play to ${goal}`,
  aside: (names: readonly string[]) =>
    names.length === 1
      ? `${listed(names)} has reached the goal and plays on. The next player to reach it ends the game.`
      : `${listed(names)} have reached the goal and play on. The next player to reach it ends the game.`,
  played: 'No goal ends this game: the table plays on.',
  endsAgain: 'Let the goal end the game',
  clock: 'Times on the screen',
  clocks: { count: 'Shown', off: 'Hidden' },
  deck: 'When no public objective is left',
  decks: { ends: 'The game ends', goesOn: 'It goes on' },
  end: 'Last round',
  ends: { none: 'Open end', round: (round: number) => `After round ${round}` },
};

export const call = {
  title: 'Call the game',
  reason: 'Why it ends here',
  reasons: { time: 'Time', concession: 'Concession', abandoned: 'Abandoned' },
  winner: 'Who wins',
  nobody: 'No one',
  nobodyDetail: 'No winner is named',
  note: 'Note (optional)',
  save: {
    winner: (name: string) => `The game ends, ${name} wins`,
    nobody: 'The game ends without a winner',
  },
  undoable: 'It can be undone, and the table can play on.',
};

export const people = {
  title: 'People',
  open: (name: string) => `${name}: open the player sheet`,
  hint: 'Tap a player who leaves, comes back or is eliminated.',
};

export const objectivePanel = {
  list: 'Public objectives',
  none: 'No objective is revealed yet.',
  scoredBy: (count: number) => `Scored by ${count}`,
  stage: { 1: 'Stage I', 2: 'Stage II', secret: 'Made public by a law' },
  points: (points: number) => plural(points, { one: 'point', other: 'points' }),
  phase: (phase: 'status' | 'action' | 'agenda') => inPhase(phase),
  scored: 'scored',
  score: (name: string, points: number) => `${name} scores ${points}`,
  takeBack: (name: string) => `Take back from ${name}`,
  takeBackShort: 'Take back',
  scoreShort: (points: number) => `Score +${points}`,
  back: 'All objectives',
  /** A score that the table noticed late. */
  late: {
    when: 'Noticed late? In which round was it scored?',
    in: (round: string) => `It was scored in ${round.toLowerCase()}`,
  },
};
