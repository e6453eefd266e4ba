/** What the finished games of a device say together. */
import type { LeftOutReason } from '../../core/queries/statistics/select.ts';
import { counted, listed } from './parts/amounts.ts';
import { plural } from './parts/plural.ts';

const games = counted('game');
const times = (number: number) => (number === 1 ? 'once' : counted('time')(number));

/** What of the games is left out, in a list: "3 with other filters". */
const leftOut: Readonly<Record<LeftOutReason, (number: number) => string>> = {
  filtered: (number) => `${number} hidden by the filters`,
  'not-counted': (number) => `${number} you don’t count`,
  unfinished: (number) => `${number} unfinished`,
  copy: (number) => `${number} ${number === 1 ? 'copy' : 'copies'}`,
  sample: (number) => `${number} sample ${number === 1 ? 'game' : 'games'}`,
  unreadable: (number) => `${number} that can’t be read`,
  unread: (number) => `${number} not read yet`,
};

/** "1st", "2nd", "3rd", "4th". */
const ordinals = new Intl.PluralRules('en', { type: 'ordinal' });
const endings: Readonly<Partial<Record<Intl.LDMLPluralRule, string>>> = {
  one: 'st',
  two: 'nd',
  few: 'rd',
};
const ordinal = (number: number) => `${number}${endings[ordinals.select(number)] ?? 'th'}`;

const percent = (share: number) => `${Math.round(share * 100)} %`;

export const statistics = {
  title: 'Statistics',
  pageTitle: 'Custodian: statistics',
  loading: 'Looking for your games …',
  percent,
  count: (count: number, total: number) =>
    `${count} of ${games(total)} ${count === 1 ? 'counts' : 'count'}`,
  reading: (left: number) => `Reading ${games(left)} …`,
  left: (rows: readonly (readonly [LeftOutReason, number])[]) =>
    `Left out: ${listed(rows.map(([why, number]) => leftOut[why](number)))}.`,
  none: 'There’s no finished game on this device yet. Once a game is over, it counts here.',
  nonePass: 'No finished game fits these filters.',
  noneCounts: 'None of the finished games counts.',
  few: (count: number) =>
    `${games(count)} ${count === 1 ? 'is' : 'are'} too few to compare anything: the ranges show how little is known.`,

  filters: 'Filters',
  filter: { kind: 'Game', players: 'People', goal: 'Goal', year: 'Time' },
  any: { kind: 'Any game', players: 'Any number', goal: 'Any goal', year: 'Any time' },
  players: (number: number) => plural(number, { one: 'person', other: 'people' }),
  goal: counted('point'),
  year: (year: number) => String(year),
  choice: (name: string, count: number) => `${name} (${count})`,
  clear: 'Clear the filters',

  of: (count: number) => `of ${count}`,
  table: 'Show the numbers',
  tableOf: (what: string) => `Show the numbers: ${what}`,
  heads: {
    games: 'Games',
    wins: 'Wins',
    share: 'Share',
    range: 'Range (95 %)',
    chance: 'By chance',
    points: 'Mean points',
    turn: 'Mean turn',
  },
  range: (low: number, high: number) => `${percent(low)} to ${percent(high)}`,
  rate: (share: number, low: number, high: number) =>
    `${percent(share)}, between ${percent(low)} and ${percent(high)}`,
  tooFew: 'too few games to say',
  unknown: '–',

  people: 'People',
  peopleNote: (count: number, chance: number) =>
    `Games won, with the range that ${games(count)} ${count === 1 ? 'allows' : 'allow'}. The dashes mark chance, ${percent(chance)} on average.`,
  person: 'Person',
  won: 'won',
  points: 'points',
  turn: 'turn',
  morePeople: (number: number) =>
    plural(number, {
      one: 'more person under “Show the numbers”.',
      other: 'more people under “Show the numbers”.',
    }),
  noNames: 'No one in these games has a name.',

  /** By what the game calls it: "faction", "race". */
  factions: (one: string) => `Wins by ${one}`,
  inGame: (what: string, game: string) => `${what}: ${game}`,
  factionsNote: (few: number, some: number) =>
    `Played ${few} times or more. Hollow: less than ${some} times.`,
  less: (number: number, wins: number, played: number) =>
    number === 1
      ? `1 other, played less often: won ${wins} of ${games(played)}.`
      : `${number} others, played less often, together: won ${wins} of ${games(played)}.`,
  noneOften: (few: number) => `None of them has been played ${few} times yet.`,

  seats: 'Seat, from the first speaker',
  seat: 'Seat',
  place: (place: number) => (place === 1 ? 'speaker' : ordinal(place)),
  seatsNote: 'Games won from each seat. The dashes mark chance.',
  seatsChart: (rows: readonly (readonly [string, number, number])[]) =>
    `Games won by seat: ${listed(rows.map(([place, wins, played]) => `${place} ${wins} of ${played}`))}.`,
  noneSpecial: 'No seat is special: chance is within the range of each one.',
  standsOut: (places: readonly string[]) =>
    `Not explained by chance alone: ${listed(places)}. With this many seats, even that can be chance.`,

  cards: 'Strategy cards',
  cardsNote: 'In how many games the later winner held it',
  card: 'Card',
  round: (round: number) => `Round ${round}`,
  roundShort: (round: number) => `${round}`,
  oneRound: 'Round',
  ofGames: (count: number) => `of ${count}`,
  noCards: 'No strategy card was recorded in these games.',

  objectives: 'Objectives',
  objectivesNote: 'How often each was scored, and how often by the later winner',
  objective: 'Objective',
  scored: 'Scored',
  byWinners: 'By winners',
  inGames: 'In games',
  scoredBy: (scored: number, byWinners: number) => `${times(scored)}, ${byWinners} by winners`,
  noObjectives: 'No objective was scored in these games.',
  perRound: 'Objectives scored in each round',
  perRoundNote: 'Average per game',
  perRoundChart: (rows: readonly (readonly [number, string])[]) =>
    `Objectives scored in a game: ${listed(rows.map(([round, mean]) => `${mean} in round ${round}`))}.`,
  mean: 'Mean',

  length: 'Length',
  lengthNote: 'In which round games ended',
  ended: 'Ended in',
  lengthChart: (rows: readonly (readonly [number, number])[]) =>
    `${listed(rows.map(([round, count]) => `${games(count)} ended in round ${round}`))}.`,
  shared: (number: number) => `The victory was shared ${times(number)}.`,
  called: (number: number) => `The table called ${games(number)}.`,
  unwon: (number: number) => `${games(number)} had no winner.`,

  time: 'Time',
  usual: (game: string, round: string) => `A typical game takes ${game}, a round ${round}.`,
  turnUsual: (turn: string) => `A turn takes ${turn} on average.`,
  timed: (count: number, all: number) => `Clocks ran in ${count} of ${games(all)}.`,
  noTime: 'No clock ran in these games.',
  hours: (from: number) => `${from} h`,
  hoursTo: (from: number, to: number) => `${from} to ${to} hours`,
  hoursChart: (rows: readonly (readonly [number, number, number])[]) =>
    `${listed(rows.map(([from, to, count]) => `${games(count)} took ${from} to ${to} hours`))}.`,
  clock: (hours: string, minutes: string) => `${hours}:${minutes}`,
  duration: 'Duration',
  durationNote: 'Games by hours played',
  roundTime: 'Time of each round',
  roundTimeNote: 'Median of all games',
  roundTimeChart: (rows: readonly (readonly [number, string])[]) =>
    `The median time of each round: ${listed(rows.map(([round, time]) => `round ${round} ${time}`))}.`,
  median: 'Median',
};
