import type { EventOf } from '../../core/events.ts';
import type { BreakthroughSide, TokenPlace } from '../../core/vocabulary.ts';
import { amounts, listed, signed } from './parts/amounts.ts';
import { causes, notes } from './parts/causes.ts';
import { colours } from './parts/colours.ts';
import { balancesSet, changesOf, given, sourceName } from './parts/phrases.ts';
import {
  aToken,
  inPhase,
  isScored,
  manyTokens,
  oneToken,
  people,
  pool,
  things,
  withPools,
} from './parts/spoken.ts';
import { whose } from './parts/possessive.ts';

type TransactionSide = EventOf<'transaction.made'>['sides'][number];

/** Goods or commodities of a usual deal, in few letters. */
const short = ({ goods, commodities }: TransactionSide) =>
  goods > 0 ? amounts.shortGoods(goods) : amounts.commodities(commodities);

/** Every sentence of the player sheet. */
export const player = {
  title: (name: string, person: string) =>
    name === person || !person ? name : `${name} · ${person}`,
  points: amounts.points,
  isSpeaker: 'speaker',
  passed: 'Passed this round',
  notPassed: 'Undo pass',
  takesPassBack: (name: string) => `${name} hasn’t passed`,
  presence: { eliminated: 'eliminated', away: 'left the table' },

  balances: {
    title: 'Command sheet',
    places: withPools({
      board: 'On the board',
      reinforcements: 'In reinforcements',
    }) satisfies Record<TokenPlace, string>,
    goods: 'Trade goods',
    commodities: 'Commodities',
    ofLimit: (limit: number) => `of ${limit}`,
    replenish: 'Replenish',
    replenishes: (name: string) => `${name} replenishes commodities`,
    get untracked() {
      return `${things().tokens} and goods aren’t tracked at this depth.`;
    },
    unknown: 'unknown',
    enter: 'Enter',
    enters: (what: string) => `Enter: ${what}`,
    groups: {
      get tokens() {
        return things().heads.commandTokens;
      },
      goods: 'Trade goods',
      commodities: 'Commodities',
    },
    mistakeHint: 'Sets what’s really on the table, whatever the rules say.',
    cause: 'Why',
    causes: { ...causes, other: 'other', mistake: 'mistake' },
    causeOther: 'What else?',
    change: (name: string, changes: Readonly<Record<string, number | undefined>>) =>
      `${name}: ${changesOf(changes)}`,
    correct: (name: string, balances: Readonly<Record<string, number | null | undefined>>) =>
      `Correct ${name}: ${balancesSet(balances)}`,
    forget: 'Forget this',
    transaction: 'Transaction',
    transactionHint: 'With another player, in one step',
  },

  /** What the table noticed late. */
  late: {
    title: 'Late entries',
    get when() {
      return `Missed a planet, a technology, a secret or ${manyTokens()}? Choose the round.`;
    },
    in: (round: number) =>
      round > 0 ? `Before the status phase of round ${round}` : 'Before round 1',
    vote: 'A vote: on which earlier agenda?',
    on: (round: string, agenda: string, again: boolean) =>
      `${round}: ${agenda}${again ? ', voted on again' : ''}`,
  },

  breakthrough: {
    title: 'Breakthrough',
    glance: (side: BreakthroughSide | null | undefined) =>
      side ? { readied: 'gained', exhausted: 'exhausted', flipped: 'flipped' }[side] : 'not gained',
  },

  note: 'Note (optional)',

  secrets: {
    title: 'Secret objectives',
    glance: (hand: number | null, scored: number) =>
      hand === null ? `${scored} ${isScored()}` : `${hand} in hand, ${scored} ${isScored()}`,
    hand: 'In hand',
    unknown: 'unknown',
    correct: (name: string, secrets: number) => `Correct ${name}: ${balancesSet({ secrets })}`,
    edit: 'Correct the number',
    draw: 'Draw one',
    draws: (name: string) => `${name} draws a secret objective`,
    giveBack: 'Return one',
    returns: (name: string) => `${name} returns a secret objective`,
    get scored() {
      return things().scoring[4];
    },
    get none() {
      return `None ${isScored()} yet.`;
    },
    plots: 'Plots',
    get noPlots() {
      return `None yet. A secret that another player ${isScored()} can become one, for no points.`;
    },
    plot: 'Make a plot',
    makesPlot: (name: string, secret: string) => `${name} makes a plot of ${secret}`,
    unplot: 'Undo',
    unplots: (name: string, secret: string) => `${name} undoes the plot of ${secret}`,
    plotOf: (secret: string, owner: string) => `${secret} (${owner})`,
  },

  ledger: {
    title: 'Points',
    none: 'No points yet. Each will be listed here with its reason.',
    round: (round: number) => (round > 0 ? `round ${round}` : 'setup'),
    secret: 'secret',
    takeBack: 'Remove',
    takesBack: (what: string) => `Remove: ${what}`,
    takenBack: 'removed',
    points: (points: number) => (points === 0 ? '0' : signed(points)),
    source: sourceName,
  },

  support: {
    title: 'Support for the Throne',
    own: (holder: string) => `Held by ${holder}`,
    ownFree: 'Not given away',
    give: 'Give it to',
    gives: (from: string, to: string) => `${from} gives it to ${to}`,
    held: (from: string) => `From ${from}`,
    giveBack: (from: string) => `Give it back to ${from}`,
    returns: (to: string, from: string) => `${to} returns ${whose(from)} Support for the Throne`,
  },

  more: {
    title: 'Other points',
    source: 'Where from',
    kinds: { law: 'Law', relic: 'Relic', rider: 'Rider', other: 'Other' },
    name: 'Name (optional)',
    points: 'Points',
    record: (name: string, points: number, what: string) =>
      `${name} ${points < 0 ? 'loses' : 'gains'} ${amounts.points(Math.abs(points))}${what ? `: ${what}` : ''}`,
  },

  board: {
    title: (mecatol: boolean) => (mecatol ? 'Mecatol Rex and home' : 'Home'),
    mecatol: 'Mecatol Rex',
    mecatolHeld: (name: string) => `held by ${name}`,
    mecatolFree: 'unclaimed',
    takesMecatol: (name: string) => `${name} takes Mecatol Rex`,
    leavesMecatol: 'Unclaimed',
    custodians: 'Custodians token',
    custodiansOn: 'still on Mecatol Rex',
    custodiansBy: (name: string) => `taken by ${name}`,
    custodiansGone: 'gone',
    takesIt: (name: string) => `${name} takes it`,
    takesCustodians: (name: string) => `${name} takes the custodians token`,
    home: 'Home system',
    homeWhole: 'All planets',
    homeLost: 'Planet lost',
    glanceMecatol: 'Mecatol Rex',
    glanceHome: 'home lost',
  },

  cards: {
    title: 'Strategy cards and speaker',
    none: 'No strategy cards.',
    get readied() {
      return things().readied;
    },
    exhausted: 'exhausted',
    get ready() {
      return `${things().ready} it`;
    },
    exhaust: 'Exhaust it',
    turns: (card: string, exhausted: boolean) =>
      exhausted ? `Exhaust ${card}` : `${things().ready} ${card}`,
    goods: (goods: number) => `${amounts.shortGoods(goods)} on it`,
    token: (number: number) => `Initiative token ${number}`,
    handOver: 'Give it to',
    hands: (to: string) => `The initiative token goes to ${to}`,
    get statusTokens() {
      return `${things().tokens} in each ${inPhase('status')}`;
    },
    speaker: 'Speaker',
    speakerIs: (name: string) => `${name} is the speaker`,
    becomesSpeaker: (name: string) => `${name} becomes speaker`,
  },

  captured: {
    get title() {
      return `Captured ${manyTokens()}`;
    },
    get none() {
      return `No one else’s ${manyTokens()} are in this ${pool('fleet').place}.`;
    },
    of: (name: string) => `${whose(name)} ${oneToken()}`,
    get capture() {
      return `Capture ${aToken()} from`;
    },
    captures: (by: string, from: string) => `${by} captures one of ${whose(from)} ${manyTokens()}`,
    release: 'Give back',
    releases: (by: string, from: string) => `${by} gives ${whose(from)} ${oneToken()} back`,
  },

  seat: {
    get title() {
      return people().profile;
    },
    name: 'Name',
    change: 'Change',
    colour: 'Colour',
    colourName: (colour: keyof typeof colours, taken: boolean) =>
      taken ? `${colours[colour]}, taken` : colours[colour],
    taken: (other: string) => `taken by ${other}`,
    record: (parts: readonly string[]) => `Now ${listed(parts)}`,
    colours,
  },

  leave: {
    title: 'Leave or eliminate',
    leave: (name: string) => `${name} leaves the table`,
    leaveDetail: 'Skipped from now on; nothing is removed',
    back: (name: string) => `${name} comes back`,
    backDetail: 'Back in the game from now on',
    eliminate: (name: string) => `Eliminate ${name} …`,
    eliminateDetail: 'No ground forces, no production, no planet',
    confirm: (name: string) => `Eliminate ${name}?`,
    sure: (name: string) => `Eliminate ${name}`,
    keep: (name: string) => `${name} keeps playing`,
    consequences: {
      cards: (names: readonly string[]) =>
        names.length === 1 ? `${names[0]} goes back` : `${listed(names)} go back`,
      get tokens() {
        return `${things().heads.commandTokens}, goods and secret objectives go to the box`;
      },
      captured: (names: readonly string[]) => `Captured ${manyTokens()} go back: ${listed(names)}`,
      speaker: (next: string) => `${next} becomes speaker`,
      laws: (names: readonly string[]) =>
        names.length === 1 ? `${names[0]} is discarded` : `${listed(names)} are discarded`,
      support: (from: string, to: string) =>
        `${whose(from)} Support for the Throne goes back: ${to} loses the point`,
      mecatol: 'Mecatol Rex becomes unclaimed',
      undo: 'Undo restores everything.',
    },
  },
};

export const transaction = {
  title: 'Transaction',
  change: (name: string) => `${name}: choose another player`,
  who: 'Which player?',
  gives: (name: string) => `${name} gives`,
  goods: 'Trade goods',
  commodities: 'Commodities',
  has: (number: number) => `has ${number}`,
  amountOf: (name: string, what: string) => `${name}, ${what}`,
  exactly: (what: string, number: number) => `${what}: ${number}`,
  usual: (a: string, b: string) => `What ${a} gives, for what ${b} gives`,
  deal: (one: TransactionSide, two: TransactionSide) => `${short(one)} for ${short(two)}`,
  /** Accessible name of a key that chooses a deal. */
  dealLabel: (a: string, b: string, one: TransactionSide, two: TransactionSide) =>
    `A deal: ${a} gives ${b} ${given(one)} for ${given(two)}`,
  arrive: (commodities: number, name: string) =>
    commodities === 1
      ? `For ${name}, the commodity becomes a trade good.`
      : `For ${name}, the ${commodities} commodities become trade goods.`,
  note: 'Promissory note',
  noteOf: (name: string) => `Promissory note from ${name}`,
  notes,
  /** Those that are given most often, beside the key to all of them. */
  notesShort: { 'support-for-the-throne': 'Support', ceasefire: 'Ceasefire' },
  other: 'another',
  ownNote: 'Which note?',
  supportPoint: (name: string) => `${name} gains 1 point with Support for the Throne.`,
  neighbours: 'Only neighbours trade: units or planets in the same or adjacent systems.',
  tradesFar: (name: string) => `${name} trades with everyone, neighbour or not.`,
  stations: 'Both control a space station, so they needn’t be neighbours.',
  get everyone() {
    return `In the ${inPhase('agenda')}, you needn’t be neighbours.`;
  },
  untracked: 'Goods aren’t tracked here.',
  nothing: 'Nothing is given yet',
  sum: (a: string, b: string, one: TransactionSide, two: TransactionSide) => {
    const [first, second] = [given(one), given(two)];
    if (first && second) return `${a} gives ${b} ${first} for ${second}`;
    return first ? `${a} gives ${b} ${first}` : `${b} gives ${a} ${second}`;
  },
};
