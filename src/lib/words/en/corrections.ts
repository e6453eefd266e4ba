import { amounts, listed } from './parts/amounts.ts';
import { settingsSet } from './parts/phrases.ts';
import { depths } from './parts/causes.ts';
import { inPhase, isScored, manyTokens, pool, things } from './parts/spoken.ts';
import { whose } from './parts/possessive.ts';

/** Every sentence of the corrections. */
export const corrections = {
  title: 'Corrections',
  intro: 'The table is right. Set anything here to match it.',
  same: 'No change yet',
  sheets: {
    get title() {
      return `${things().tokens}, goods, points, people`;
    },
    hint: 'Correct these on the player’s sheet.',
    open: (name: string) => `${whose(name)} sheet`,
  },

  position: {
    title: 'Where the game is',
    round: 'Round',
    phase: 'Phase',
    step: 'Step',
    active: 'Whose turn it is',
    noOne: 'No one',
    afresh: {
      get strategy() {
        return `Resets who has picked; cards, ${manyTokens()} and goods stay.`;
      },
      get action() {
        return `Resets who has passed and acted; cards and ${manyTokens()} stay.`;
      },
      get status() {
        return `Resets who has answered and ${isScored()}; cards, ${manyTokens()} and goods stay.`;
      },
      get agenda() {
        return `Resets the votes; laws, ${manyTokens()} and goods stay.`;
      },
    },
    /** What stays where the position is set within its phase. */
    keepsPassed: (names: readonly string[]) =>
      `${listed(names)} ${names.length === 1 ? 'stays' : 'stay'} passed; open secondaries stay open. The turn starts again.`,
    keepsSecondaries: 'Open secondaries stay open. The turn starts again.',
    keepsVotes: (names: readonly string[]) =>
      names.length === 1
        ? `${listed(names)} keeps their vote; everyone else votes again.`
        : `${listed(names)} keep their votes; everyone else votes again.`,
    record: (round: number, phase: string, step: string, name: string) =>
      name
        ? `Move to round ${round}, ${phase}: ${step}, ${name}`
        : `Move to round ${round}, ${phase}: ${step}`,
  },

  speaker: { title: 'Speaker', record: (name: string) => `Make ${name} the speaker` },

  seating: {
    title: 'Seating, clockwise',
    up: (name: string) => `${name}: one seat earlier`,
    down: (name: string) => `${name}: one seat later`,
    record: (names: readonly string[]) => `Clockwise: ${listed(names)}`,
  },

  passed: {
    title: 'Who has passed',
    glance: (count: number) => (count === 0 ? 'no one' : `${count}`),
    yes: 'passed',
    no: 'still in',
    record: (name: string, passed: boolean) =>
      passed ? `${name} has passed` : `${name} hasn’t passed`,
    get only() {
      return `Passing belongs to the ${inPhase('action')}.`;
    },
  },

  cards: {
    title: 'Strategy cards',
    changePick: 'Change the pick, keep what came after',
    changePickOf: (card: string) => `Not ${card}: change the pick`,
    holder: 'Held by',
    noOne: 'No one',
    side: 'Side',
    get readied() {
      return things().heads.readied;
    },
    exhausted: 'Exhausted',
    goods: 'Trade goods on it',
    glance: (holder: string, exhausted: boolean) => (exhausted ? `${holder}, exhausted` : holder),
    free: (goods: number) => (goods > 0 ? `free, ${amounts.shortGoods(goods)}` : 'free'),
    record: (card: string, holder: string, exhausted: boolean, goods: number) =>
      `${card}: ${holder ? `${holder}, ${exhausted ? 'exhausted' : things().readied}` : 'free'}` +
      (goods > 0 ? `, ${amounts.shortGoods(goods)}` : ''),
  },

  objectives: {
    title: 'Revealed objectives',
    stage: (stage: 1 | 2 | null) =>
      stage === null ? 'was a secret' : stage === 1 ? 'stage I' : 'stage II',
    stageLabel: 'Stage',
    stages: { 1: 'Stage I', 2: 'Stage II' },
    remove: 'Remove',
    removes: (name: string) => `Remove ${name}`,
    add: 'Reveal another',
    search: 'Which objective?',
    none: 'None revealed yet.',
  },

  custodians: {
    title: 'Custodians token',
    on: 'On Mecatol Rex',
    gone: 'Gone',
    by: 'Taken by',
    noOne: 'Unknown',
    record: (removed: boolean, name: string) =>
      removed ? (name ? `Taken by ${name}` : 'Gone, taker unknown') : 'On Mecatol Rex',
    point: 'Correct the point on the player’s sheet.',
  },

  laws: {
    title: 'Laws in play',
    none: 'No laws in play.',
    holder: 'Held by',
    noOne: 'No one',
    discard: 'Discard',
    discards: (name: string) => `Discard ${name}`,
    move: 'Change holder',
    moves: (law: string, name: string) => `Give ${law} to ${name}`,
    add: 'Add a law',
    search: 'Which law?',
    byHand: (name: string) => `“${name}”, a law not listed here`,
    elected: 'What was elected (optional)',
    adds: (law: string, name: string) => (name ? `Add ${law}, held by ${name}` : `Add ${law}`),
  },

  settings: {
    title: 'Settings of this game',
    goal: 'Points to win',
    get tokens() {
      return `${things().heads.commandTokens} each`;
    },
    secrets: 'Secret objectives each',
    last: 'End after round 10',
    lastYes: 'Yes',
    lastNo: 'No',
    expansions: 'In play',
    boxHint: 'Cards already on the table stay. The new cards count from now on.',
    glance: (goal: number) => `to ${amounts.points(goal)}`,
    record: (fact: Parameters<typeof settingsSet>[0]) => `From now on: ${settingsSet(fact)}`,
  },

  depth: {
    title: 'How much is tracked',
    names: depths,
    details: {
      essentials: 'Turns, cards, objectives, points, time.',
      get standard() {
        return `${things().tokens}, goods, planets and technologies as well.`;
      },
      full: 'Exhausted planets, relics, leaders and hands as well.',
    },
    lower: 'What is no longer tracked becomes unknown.',
    raise: 'What’s on the table now?',
    counted: 'Action cards, relics, leaders and notes start at none: set them on the sheets.',
    record: (depth: string) => `Track ${depth} from now on`,
    columns: {
      get tactic() {
        return pool('tactic').short;
      },
      get fleet() {
        return pool('fleet').short;
      },
      get strategy() {
        return pool('strategy').short;
      },
      board: 'Board',
      goods: 'Goods',
      commodities: 'Com.',
      secrets: 'Secrets',
    },
    cell: (name: string, what: string) => `${name}: ${what}`,
    long: {
      get tactic() {
        return pool('tactic').place;
      },
      get fleet() {
        return pool('fleet').place;
      },
      get strategy() {
        return pool('strategy').place;
      },
      get board() {
        return `${manyTokens()} on the board`;
      },
      goods: 'trade goods',
      commodities: 'commodities',
      secrets: 'secrets in hand',
    },
  },
};
