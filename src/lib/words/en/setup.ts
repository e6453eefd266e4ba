/** The page on which a table is laid. */
import type { ClockMode, Colour, Depth } from '../../core/vocabulary.ts';
import { colours } from './parts/colours.ts';
import { plural } from './parts/plural.ts';
import { amounts, either, listed } from './parts/amounts.ts';
import { manyTokens, people, things } from './parts/spoken.ts';
import { whose } from './parts/possessive.ts';

const seats = (number: number) => plural(number, { one: 'seat', other: 'seats' });
const NUMBERS = ['no', 'one', 'two', 'three', 'four', 'five', 'six', 'seven', 'eight'];
const inWords = (number: number) => NUMBERS[number] ?? String(number);
const ORDINALS = ['First', 'Second', 'Third', 'Fourth'];
const inSentence = (stage: 1 | 2) => (stage === 1 ? 'stage I' : 'stage II');
const objectiveOf = (stage: 1 | 2 | null) => {
  if (stage === null) return 'Preliminary objective';
  return stage === 1 ? 'Stage I objective' : 'Stage II objective';
};

export const setupWords = {
  pageTitle: 'Custodian: new game',
  title: 'New game',
  back: 'Back to the games',
  startOver: 'Start over',
  undo: 'Undo',
  redo: 'Redo',
  /** What a step that was undone had changed. */
  undone: {
    removed: (names: readonly string[]) =>
      names.length === 1
        ? `${listed(names)} is back at the table.`
        : `${listed(names)} are back at the table.`,
    added: 'The new seat is removed.',
    seating: 'Seats restored.',
    names: 'Name restored.',
    get factions() {
      return `Restored the ${people().many}.`;
    },
    colours: 'Colours restored.',
    starting: 'Starting choices restored.',
    speaker: 'Speaker restored.',
    opening: 'First objectives restored.',
    goal: 'Points to win restored.',
    depth: 'Depth restored.',
    clock: 'Clock restored.',
    rules: 'Rules restored.',
    game: 'Game restored.',
    table: 'The whole table is restored.',
  },

  theGame: 'The game',
  whichGame: 'Which game?',
  edition: 'Edition',
  options: 'Options',
  noOptions: 'No options',
  unfetched: 'This game couldn’t be loaded. Connect to the internet once, then reload this page.',
  /** What so many players begin with, as printed. */
  beginWith: (cards: number, each: number, secrets: number) => {
    const picks = each === 1 ? '1 to each player' : `${each} to each player`;
    const drawn =
      secrets === 0 ? 'No secret objectives.' : `${amounts.secrets(secrets)} drawn, 1 kept.`;
    return `${cards} strategy cards, ${picks}. ${drawn}`;
  },
  rules: 'Rules',
  /** For how many people a box is. */
  people: (least: number, most: number) => {
    return `For ${inWords(least)} to ${inWords(most)} people`;
  },
  /** What the rules row says under the game; empty when there is nothing to say. */
  rulesDetail: (boxes: readonly string[], codices: readonly string[]) => {
    const parts = [...boxes];
    if (codices.length > 0) {
      parts.push(`${codices.length === 1 ? 'Codex' : 'Codices'} ${listed(codices)}`);
    }
    return parts.join(' · ');
  },
  everyBox: 'Add every expansion and codex',
  everyBoxIn: 'Every expansion and codex is in',
  box: 'Box',
  codices: 'Codices',
  lastRound: (round: number) => `End after round ${round}`,
  lastRoundDetail: 'The leader at that point wins',
  get tokenTotal() {
    return `${things().heads.commandTokens} each`;
  },
  tokenTotalDetail: 'The box holds 16 of each faction',
  goal: 'Points to win',
  otherGoal: 'Other',
  goalField: 'Points to win, from 1 to 99',
  depth: 'How much to track',
  depths: {
    essentials: { label: 'Essentials', detail: 'Turns, cards, objectives, points, time' },
    standard: {
      label: 'Standard',
      get detail() {
        return `Adds ${manyTokens()}, goods, planets, technologies`;
      },
    },
    full: { label: 'Full', detail: 'Adds exhausted cards, relics, leaders, hands' },
  } satisfies Record<Depth, { label: string; detail: string }>,
  clock: 'Clock',
  clocks: { off: 'Off', count: 'Count' } satisfies Record<ClockMode, string>,

  thePeople: 'The people',
  rollSeats: 'Shuffle seats',
  get rollFactions() {
    return `Random ${people().many}`;
  },
  get dealFactions() {
    return `Deal ${people().many}`;
  },
  get dealDetail() {
    return `Each player keeps one of the ${people().many} that they are dealt.`;
  },
  dealEach: (number: number) => `Deal ${inWords(number)} to each player`,
  /** Why no more can be dealt to so many players. */
  dealtOut: (players: number, most: number) =>
    most === 0
      ? `These boxes hold too few ${people().many} for ${inWords(players)} players.`
      : `These boxes hold ${people().many} for ${inWords(most)} to each of ${inWords(players)} players.`,
  dealtTo: (name: string) => `Dealt to ${name}`,
  keepOne: (dealt: number) => `Keep 1 of ${dealt}`,
  keepOneOf: (dealt: readonly string[]) => `Keep ${either(dealt)}`,
  /** The factions of the game whose people play again. */
  get lastFactions() {
    return `Same ${people().many}`;
  },
  get lastFactionsLabel() {
    return `The same ${people().many} as in the last game`;
  },
  seatCount: 'Seats',
  clockwise: 'seats, clockwise',
  houseSetup: 'a house setup',
  player: (number: number) => `Player ${number}`,
  get noFaction() {
    return `${people().faction}?`;
  },
  seatLabel: (number: number, name: string, faction: string | null, speaker: boolean) =>
    `Seat ${number}: ${name}, ${faction ?? `no ${people().one} yet`}${speaker ? ', speaker' : ''}`,
  name: 'Name',
  nameCut: 'A name holds 40 characters; the rest was left out.',
  remembered: 'Names of earlier games',
  get faction() {
    return people().faction;
  },
  get chooseFaction() {
    return `Choose ${people().any}`;
  },
  factionOf: (name: string) => `${name} plays`,
  get findFaction() {
    return `Find ${people().any}`;
  },
  leaveOpen: 'Leave it open',
  playedBy: (name: string) => `${name} plays it`,
  anyFaction: 'Random',
  anyFactionLabel: (name: string) => `A random ${people().one} for ${name}`,
  colour: 'Colour',
  colourName: (colour: Colour) => colours[colour],
  colourTaken: (colour: Colour, name: string) => `${colours[colour]}, ${name} has it`,
  hasColour: (name: string, colour: Colour) => `${name} has ${colours[colour]}.`,
  swapColours: (name: string) => `Swap colours with ${name}`,
  hasFaction: (name: string, faction: string) => `${name} already plays ${faction}.`,
  takeFaction: (faction: string, name: string) => `${name} takes ${faction}`,
  swapFactions: (name: string) => `Swap ${people().many} with ${name}`,
  swapSeats: (name: string) => `Swap with ${name}`,
  swapSeatsLabel: (name: string, next: boolean) =>
    `Swap seats with ${name}, ${next ? 'next clockwise' : 'the one before'}`,
  makeSpeaker: 'Speaker',
  removeSeat: 'Remove',
  removeSeatLabel: (name: string) => `Remove ${whose(name)} seat`,

  theOpening: 'The opening',
  speaker: 'Speaker',
  whoSpeaks: 'Who is the speaker?',
  noSpeaker: 'Speaker?',
  anySpeaker: 'Random speaker',
  seated: (faction: string | null, name: string) => (faction ? `${faction}, ${name}` : name),
  /** Where the game itself finds the speaker. */
  speakerLater: 'Players bid for the speaker token once you start.',
  objectives: 'First public objectives',
  noObjective: (stage: 1 | 2 | null) => `${objectiveOf(stage)}?`,
  chooseObjective: (stage: 1 | 2 | null) => objectiveOf(stage),
  /** One of so many of the same stage, from 0. */
  objectiveAt: (at: number, stage: 1 | 2 | null, of: number) => {
    if (stage === null) return objectiveOf(stage);
    const which = ORDINALS[at] ?? `${at + 1}.`;
    return of > 2 ? `${which} ${inSentence(stage)} objective` : `${which} objective`;
  },
  /** Cards that lie open in every game besides. */
  alwaysOpen: (cards: number) =>
    cards === 1
      ? 'One special objective is always open.'
      : `${cards} special objectives are always open.`,
  /** The heading over the first objectives of a stage, or of a kind of its own. */
  ofStage: (stage: 1 | 2 | null) => {
    if (stage === null) return 'Preliminary';
    return stage === 1 ? 'Stage I' : 'Stage II';
  },
  findObjective: 'Find an objective',
  deal: (objectives: number) => `Deal ${inWords(objectives)}`,

  start: 'Start the game',
  starting: 'Starting …',
  missing: {
    goal: 'Points to win must be a whole number from 1 to 99.',
    get tokens() {
      return `The pools start with more ${manyTokens()} than each player has.`;
    },
    tooManySeats: (most: number) => `These boxes seat ${inWords(most)}.`,
    playWith: (box: string) => `Play with ${box}`,
    removeSeats: (over: number) => `Remove ${seats(over)}`,
    factionNotInPlay: (name: string, faction: string) =>
      `${faction} isn’t in these boxes: ${name} would start without ${people().any}.`,
    sameFaction: (names: readonly string[], faction: string) =>
      `${listed(names)} ${names.length === 2 ? 'both' : 'all'} play ${faction}. The box holds it once.`,
    sameName: (name: string) => `More than one ${name}: their marks tell them apart.`,
    get noOnesFaction() {
      return `No ${people().many} yet.`;
    },
    factions: (names: readonly string[]) =>
      names.length > 3
        ? `${names.length} people have no ${people().one} yet.`
        : `${listed(names)} ${names.length === 1 ? 'has' : 'have'} no ${people().one} yet.`,
    /** After what may stay open. */
    later: 'Start now and add it later.',
    speaker: 'No speaker yet: one is picked at random when you start.',
    objectives: (open: number) =>
      open === 1 ? 'Choose one more first objective.' : 'Choose the first objectives.',
    starting: (factions: readonly string[]) => `${listed(factions)}: make starting choices.`,
    house: 'Two people: a house setup, outside the rules.',
    nothing: 'Everything is set.',
  },
};
