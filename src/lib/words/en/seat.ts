import { amounts, listed } from './parts/amounts.ts';
import {
  aToken,
  doesScore,
  isScored,
  manyTokens,
  people,
  pool,
  things,
  toScore,
} from './parts/spoken.ts';

/** What a phone, a tablet or a laptop that has joined a table shows and asks. */
export const seat = {
  title: (name: string) => `${name} · Custodian`,
  watching: 'Watching',
  follows: 'You’re watching. This page follows the table.',
  connected: 'Connected',
  away: 'Not connected',
  seconds: (count: number) => `${count} s`,
  lastHeard: (age: string) => `Last heard ${age} ago`,
  menu: 'Menu',
  rules: 'Rules',
  standings: 'Standings',
  points: (name: string, points: number) => `${name}: ${amounts.points(points)}`,
  of: (goal: number) => `of ${goal}`,
  paused: 'Paused',
  over: 'The game is over',
  wins: (names: readonly string[]) =>
    names.length === 1 ? `${listed(names)} wins` : `${listed(names)} win`,

  /** Whose turn it is. */
  turn: {
    own: 'Your turn',
    vote: 'Your vote',
    pick: 'Your pick',
    get score() {
      return `Your turn to ${toScore()}`;
    },
    plays: (card: string) => `You play ${card}`,
    theirs: (name: string) => `${name} is playing`,
    theyVote: (name: string) => `${name} votes`,
    theyPick: (name: string) => `${name} picks a card`,
    theyScore: (name: string) => `${name} ${doesScore()}`,
    theyPlay: (name: string, card: string) => `${name} plays ${card}`,
    youNext: 'You’re next',
    youNextThen: (name: string) => `You’re next, then ${name}`,
    next: (name: string) => `Next: ${name}`,
    thenYou: (name: string) => `Next: ${name}, then you`,
  },

  /** The own sheet. */
  sheet: {
    title: 'My sheet',
    goods: 'Goods',
    commodities: 'com.',
    card: 'Card',
    cards: 'Cards',
    played: 'played',
    planets: 'Planets',
    resources: 'res.',
    influence: 'inf.',
    secrets: 'Secrets',
    secretsHeld: (scored: number, hand: number | null) =>
      hand === null ? `${scored} ${isScored()}` : `${scored} ${isScored()}, ${hand} in hand`,
    get tokens() {
      return things().tokens;
    },
  },

  /** What can be scored, and why. */
  objectives: {
    get title() {
      return `What I can ${toScore()}`;
    },
    none: 'No public objective is revealed yet',
    closed: 'Stage II isn’t open yet',
    get notNow() {
      return `You can’t ${toScore()} another one now`;
    },
    barred: 'You don’t control every planet in your home system',
    get scored() {
      return `Already ${isScored()}`;
    },
    plus: (points: number) => `+${points}`,
    get act() {
      return things().scoring[3];
    },
    actLabel: (objective: string, points: number) =>
      `${things().scoring[3]} ${objective}, +${points}`,
    yes: 'Yes, I meet it',
    yesLabel: (objective: string) => `Yes, I meet it: ${things().scoring[3]} ${objective}`,
  },

  /** Secrets that are noted on this device. */
  secrets: {
    row: (count: number) => amounts.secrets(count),
    none: 'My secrets',
    where: 'Only on this device',
    show: 'Show',
    hide: 'Hide',
    note: 'Note a secret',
    title: 'My secret objectives',
    text: 'This list never leaves this device, so no one else can read it.',
    search: 'Search the secrets',
    byHand: (name: string) => `“${name}”, in your own words`,
    forget: (secret: string) => `Remove ${secret}`,
    unkept: 'This device can’t keep your list. It’s gone once you leave this page.',
  },

  /** What this seat is asked. */
  act: {
    seesAtOnce: 'The table sees it as soon as you send it',
    asking: 'Asking the table …',
    waits: 'Waits for the connection …',
    nothing: 'Nothing for you to do now',
    byKeeper: 'The keeper records it for you',
    action: 'Take your action: the keeper records it for you',
    follow: (card: string) => `Follow ${card}?`,
    price: (influence: number) => `${influence} influence for each`,
    follows: (tokens: number) => (tokens > 0 ? `Follow, ${amounts.tokens(tokens)}` : 'Follow'),
    costs: (tokens: number) => (tokens > 0 ? `Costs ${pool('strategy').tokens(tokens)}` : 'Free'),
    paysInfluence: (influence: number, of: number | null) =>
      of === null ? `Pay ${influence} influence` : `Pay ${influence} of your ${of} influence`,
    /** What follows from it is said to the keeper, by what it is. */
    keeper: {
      payment: 'Tell the keeper how you pay for it.',
      way: 'If something else pays for it, let the keeper record it.',
      research: 'Tell the keeper which technology you research.',
      'ready-planets': 'Tell the keeper which planets you choose.',
      get redistribute() {
        return `Tell the keeper how you move your ${manyTokens()}.`;
      },
    },
    get followFirst() {
      return `Choose your ${manyTokens()}`;
    },
    /** What stands on the key that is pressed where it is so. */
    get there() {
      return `I already have ${aToken()} there: this one goes to reinforcements`;
    },
    dont: 'Decline',
    seesFollow: (name: string, tokens: number) =>
      tokens > 0
        ? `The table sees: ${name} follows, ${amounts.tokens(tokens)}`
        : `The table sees: ${name} follows`,
    endTurn: 'End my turn',
    pass: 'Pass',
    passSure: 'Pass for this round?',
    passYes: 'Yes, pass',
    passNo: 'No, not yet',
    get scoreTitle() {
      return `Tap what you ${toScore()}`;
    },
    get scoreNothing() {
      return `Nothing more to ${toScore()}`;
    },
    get tokensTitle() {
      return `Place your ${manyTokens()}`;
    },
    tokensLeft: (left: number) => (left > 0 ? `${left} to place` : 'All placed'),
    get tokensPlace() {
      return `Place ${manyTokens()}`;
    },
    vote: (votes: number, outcome: string) => `Vote ${votes} ${outcome}`,
    voteFor: (votes: number, outcome: string) => `Vote ${votes} for ${outcome}`,
    voteFirst: 'Choose an outcome',
    voteNone: 'Choose how many votes',
    all: (votes: number) => `All ${votes}`,
    abstain: 'Abstain',
    fewer: 'One vote fewer',
    more: 'One vote more',
    cardsAdd: 'If a card of yours adds votes, let the keeper record your vote.',
    extra: (votes: number) => `+${votes} from your ${people().one}`,
    settles: (votes: number) => `${amounts.votes(votes)} would decide it.`,
  },

  /** A trade with this seat. */
  trade: {
    title: 'Trade',
    with: 'Trade with',
    give: 'You give',
    get: 'You get',
    goods: 'Trade goods',
    commodities: 'Commodities',
    note: 'Promissory note',
    noNote: 'The player who gives you a note records it, or the keeper does.',
    agreed: 'Send it once you both agree. The table sees it at once.',
    record: 'Record the trade',
    none: 'No one to trade with now',
  },

  /** What came of an act. */
  answer: {
    stale: 'The table recorded something else first.',
    meanwhile: (sentences: readonly string[]) => `Meanwhile: ${sentences.join('. ')}.`,
    paused: 'The clocks are stopped. Ask the keeper to resume them.',
    'not-allowed': 'The keeper hasn’t allowed this device to do that.',
    'not-stored': 'The keeper’s device couldn’t store it. Tell the keeper.',
    lost: 'The table ended the connection before it answered. Look at the table.',
    understood: 'OK',
  },

  /** Where the record can't be read. */
  picture: {
    newer:
      'The table runs another version of Custodian, so you see only its points and laws. Update to see your sheet and to act from here.',
    update: 'Update',
    noOne: 'No one yet',
    objectives: 'Public objectives',
    laws: 'Laws in play',
  },

  /** Going on as the keeper. */
  takeOver: {
    title: 'Continue here',
    away: 'The keeper’s device hasn’t answered for a while.',
    ask: 'Is the keeper’s device gone for good?',
    text: 'This device has the whole record and can continue as the keeper. What you record from now on is only here. If the other device comes back and continues too, there are two records: the archive keeps both and shows which one branches off.',
    yes: 'Yes, continue',
    no: 'No, wait',
    sure: 'Does everyone agree?',
    surely: 'Become the keeper',
    taking: 'Storing the record …',
    failed: 'This device couldn’t store the record. Save the file and open it on another device.',
    file: 'Save the file',
    fileName: 'custodian-table.json',
  },

  /** The device itself. */
  more: {
    title: 'This device',
  },
  loading: 'Fetching the table …',
  failed: 'A part of the app couldn’t be loaded.',
  retry: 'Try again',
} as const;

/** A picture of the table that stands in the address of a page. */
export const snapshot = {
  title: 'The table as it was',
  at: (time: string) => `As it was at ${time}`,
  stays: 'This page doesn’t update. Scan a new code to see the table as it is then.',
  damaged: 'There’s no table in this address. Scan the code again.',
  cannot: 'This browser can’t unpack the code. Update the browser.',
  home: 'Go to your games',
  panel: {
    title: 'The table as a code',
    how: 'Scan it to see the points, the objectives and the laws as they are now. Nothing hidden is in it.',
    once: 'The phone needs a network, or one earlier visit to this address.',
    show: 'Show the code',
    label: 'Code that opens the table as it is now',
    copy: 'Copy the address',
    copied: 'Copied',
  },
};
