/** The screen that lists the games. */
import type { EndReason, KnownPhase, Phase } from '../../core/vocabulary.ts';
import { ago, dayOf, timeOfDay } from '../dates.ts';
import { plural } from './parts/plural.ts';
import { amounts, listed } from './parts/amounts.ts';
import { head } from './parts/head.ts';
import { place } from './steps.ts';

/** What was going on, by phase and step; `who` is the seat that was to act, or null. */
type MomentPhrase = (who: string | null) => string;
const someone =
  (what: string): MomentPhrase =>
  (who) =>
    `${who ?? 'Someone'} was ${what}.`;
const table =
  (what: string): MomentPhrase =>
  () =>
    what;

type Moments = Readonly<Record<string, MomentPhrase>>;
const moments: Readonly<Record<KnownPhase, Moments>> = {
  setup: {
    table: table('The game was being set up.'),
    opening: table('The first objectives were about to be revealed.'),
    secrets: table('Each player was choosing which secret objective to keep.'),
  },
  strategy: {
    pick: someone('choosing a strategy card'),
    goods: table('Trade goods were about to be placed on unpicked cards.'),
  },
  action: {
    turn: someone('choosing an action'),
    strategic: someone('playing a strategy card'),
    tactical: someone('in a tactical action'),
    component: someone('in a component action'),
    council: table('A council was being held.'),
  },
  status: {
    score: someone('scoring objectives'),
    reveal: table('A public objective was about to be revealed.'),
    draw: table('Action cards were about to be drawn.'),
    'return-tokens': table('Command tokens were about to leave the board.'),
    tokens: table('Command tokens were being gained.'),
    ready: table('Cards were about to be readied.'),
    repair: table('Units were about to be repaired.'),
    'return-cards': table('Strategy cards were about to be returned.'),
  },
  agenda: {
    reveal: table('An agenda was about to be revealed.'),
    vote: someone('voting'),
    outcome: table('The votes were in.'),
    riders: table('Riders were about to be resolved.'),
    ready: table('Planets were about to be readied.'),
  },
  over: { result: table('The game is over.') },
};

const phaseHeadings: Readonly<Record<KnownPhase, string>> = {
  setup: 'Setup',
  strategy: 'Strategy phase',
  action: 'Action phase',
  status: 'Status phase',
  agenda: 'Agenda phase',
  over: 'Result',
};

const heading = (phase: Phase): string =>
  (phaseHeadings as Readonly<Record<string, string>>)[phase] ?? place.own(phase);

/** Where a game was left. */
const unfinishedIn: Readonly<Record<string, (round: number) => string>> = {
  setup: () => 'Not started',
  strategy: (round) => `Round ${round}, strategy phase`,
  action: (round) => `Round ${round}, action phase`,
  status: (round) => `Round ${round}, status phase`,
  agenda: (round) => `Round ${round}, agenda phase`,
  over: (round) => `Round ${round}, result`,
} satisfies Record<KnownPhase, (round: number) => string>;

const ends: Readonly<Record<EndReason, (points: string, round: number) => string>> = {
  goal: (points, round) => `${points} in round ${round}`,
  objectives: (points, round) => `${points} in round ${round}, no objective left`,
  rounds: (points, round) => `${points} after round ${round}, the last one`,
  card: (points, round) => `${points} when a card ended the game in round ${round}`,
  called: (points, round) => `${points} when the game was called in round ${round}`,
};

export const gamesWords = {
  pageTitle: 'Custodian: games',
  rulesTitle: 'Custodian: rules',
  ...head,
  onTheTable: 'The game on the table',
  /** Where it is another base game than the first. */
  onTheTableOf: (game: string) => `On the table: ${game}`,
  saved: (at: number, now: number) => {
    const when = ago(at, now);
    return when === 'now' ? 'saved just now' : `saved ${when}`;
  },
  round: 'Round',
  phaseHeading: (phase: Phase) => heading(phase),
  moment: (phase: Phase, step: string, who: string | null) =>
    (moments as Readonly<Record<string, Moments>>)[phase]?.[step]?.(who) ?? `${place.own(step)}.`,
  /** A step that only its family has a name for. */
  step: (name: string) => `${name}.`,
  leads: (leaders: readonly string[], points: number, goal: number) => {
    if (points <= 0) return 'No one has scored yet.';
    if (leaders.length > 3) return `${leaders.length} share the lead with ${points} of ${goal}.`;
    return `${listed(leaders)} ${leaders.length === 1 ? 'leads' : 'lead'} with ${points} of ${goal}.`;
  },
  played: 'played',
  hours: 'h',
  resume: 'Resume',
  track: (goal: number) => `Points, from 0 to ${goal}`,
  atPoints: (names: readonly string[], points: number) =>
    `${listed(names)}: ${amounts.points(points)}`,

  newGame: 'New game',
  sample: 'Sample game',
  sampleDetail: 'Try it out in round 3: it counts nowhere',
  samplePage: 'Custodian: sample game',
  sampleOpening: 'Opening the sample game …',
  lastGame: 'The last game',
  lastWon: 'Won the last game',
  playAgain: 'Play again',
  handOn: 'Share this game',
  newGameDetail: 'Two to eight people',
  again: 'Same people again',
  openFile: 'Open a game file',
  openFileDetail: 'From a backup or another tablet',
  drop: 'Drop the game file here',
  notFetched: 'This part of the app couldn’t be loaded. Check the network, then reload.',

  earlier: 'Earlier games',
  statistics: 'Statistics',
  all: (number: number) => (number === 1 ? 'Archive' : `All ${number} games`),
  archiveDue: (number: number) =>
    `${number} games aren’t in a saved archive yet. One file keeps them all.`,
  toArchive: 'Archive',
  winner: (faction: string, person: string) => `${faction}, ${person}`,
  noWinner: 'No one won',
  unfinished: (round: number, phase: Phase) =>
    unfinishedIn[phase]?.(round) ?? `Round ${round}, ${place.own(phase)}`,
  ahead: (leaders: readonly string[], points: number) => {
    if (leaders.length > 2) return `${leaders.length} share the lead with ${points}`;
    return `${listed(leaders)} ${leaders.length === 1 ? 'leads' : 'lead'} with ${points}`;
  },
  end: (reason: EndReason, points: number | null, round: number) =>
    points === null ? `called in round ${round}` : ends[reason](amounts.points(points), round),
  people: (number: number) => plural(number, { one: 'person', other: 'people' }),
  hidden: 'hidden',
  unread: 'A game without its beginning',
  unreadDetail: 'Can’t be shown',
  gone: 'no longer on this device',
  copy: 'a copy',
  openGame: (title: string) => `Open: ${title}`,
  more: (title: string) => `More for ${title}`,
  saveFile: 'Save a file',
  hide: 'Hide from the start page',
  show: 'Show on the start page',
  delete: 'Delete',
  deleted: (title: string) => `Deleted: ${title}. You can restore it until tomorrow.`,
  bringBack: 'Restore',
  bringBackLabel: (title: string) => `Restore: ${title}`,
  erase: 'Delete for good',
  eraseLabel: (title: string) => `Delete for good: ${title}`,

  where: 'Where your games are kept',
  persistence: {
    promised: 'On this tablet only. The browser has promised to keep them.',
    'not-promised': 'On this tablet only. Your browser may delete them if space runs low.',
    unknown: 'On this tablet only.',
  },
  keep: 'Protect them',
  notKept: 'The browser made no promise. Installing the app usually helps; a backup always does.',
  lastBackup: (at: number, now: number) => {
    const today = new Date(at).toDateString() === new Date(now).toDateString();
    return `Last backup file given to the browser: ${today ? 'today' : dayOf(at, now)}, ${timeOfDay(at)}`;
  },
  goneOn: 'The game has moved on since.',
  noBackup: 'No backup file yet',
  backUp: 'Back up',

  emptyEyebrow: 'No game on the table yet',
  emptyTitle: 'Put the tablet where everyone can see it',
  emptySteps: [
    'Enter who sits where. The rest has sensible defaults.',
    'The big button is always the likely next step; one tap records it.',
    'Nothing gets lost: undo goes back to the first tap, and everything works without a network.',
  ],
  loading: 'Looking for your games …',

  language: 'Language',
  theme: 'Theme',
  themes: { dark: 'Dark', light: 'Light', system: 'Match device' },
  about: 'About',
  aboutText:
    'Custodian is an unofficial aid for people who own the game. It contains no rules text, art or logos of the publisher and isn’t connected with them in any way.',
  aboutPrivacy:
    'There’s no account and no server: your games never leave this device unless you send them.',
  version: (version: string) => `Version ${version}`,
  licences: 'Licences',
  licencesTitle: 'Custodian: licences',
  licencesUnread: 'The licences couldn’t be read. Try again with a network.',
  back: 'Back to the games',
};
