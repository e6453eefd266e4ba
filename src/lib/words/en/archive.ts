/** All games of a device: the list, its people, and the file that holds all of it. */
import { dayOf } from '../dates.ts';
import { handedOver } from './parts/handed-over.ts';
import { listed } from './parts/amounts.ts';
import { plural } from './parts/plural.ts';

const games = (number: number) => plural(number, { one: 'game', other: 'games' });

/** Why a file of all games was not read to its end. */
const problems = {
  'not-archive': 'This file doesn’t hold an archive.',
  'newer-archive': 'A newer Custodian saved this archive. Update the app, then open it again.',
  'archive-too-large': 'This archive is larger than 250 MB once it’s unpacked.',
  'archive-too-many': 'This archive holds more than 1,000 games.',
  'archive-garbled': 'Something in this archive was changed on its way here. Send it again.',
  'archive-truncated': 'The end of this archive is missing. Save or send it again.',
} as const;

export const archive = {
  pageTitle: 'Custodian: archive',
  title: 'Archive',
  loading: 'Looking for your games …',
  count: (all: number, counted: number) =>
    counted === 1 ? `${games(all)}, 1 counts` : `${games(all)}, ${counted} count`,
  found: (number: number, all: number) => `${number} of ${games(all)}`,
  none: 'There are no games on this device yet.',
  noneFound: 'No games match these filters.',
  clear: 'Show all games',
  list: 'Games',

  filters: 'Which games to show',
  search: 'Search people and factions',
  filter: {
    state: 'Kind of game',
    kind: 'Rules',
    person: 'Player',
    goal: 'Points to win',
    year: 'Year',
  },
  any: {
    state: 'All games',
    kind: 'Any rules',
    person: 'Any player',
    goal: 'Any goal',
    year: 'Any time',
  },
  states: {
    finished: 'Finished',
    unfinished: 'Unfinished',
    archived: 'Hidden',
    copies: 'Copies',
  },
  andMore: (box: string, more: number) => `${box} and ${more} more`,
  goal: (points: number) => `${points} points`,
  choice: (name: string, number: number) => `${name} (${number})`,

  counts: (title: string) => `Count in the statistics: ${title}`,
  countsShort: 'Counts',
  more: (title: string) => `More for ${title}`,

  people: 'People',
  named: (number: number) => plural(number, { one: 'person', other: 'people' }),
  pickTwo: 'Choose two names to merge them into one person.',
  played: (number: number, won: number) =>
    won === 1 ? `${games(number)}, won 1` : `${games(number)}, won ${won}`,
  also: (spellings: readonly string[]) => `also written ${listed(spellings)}`,
  choose: (name: string) => `Merge: ${name}`,
  rename: (name: string) => `Rename ${name}`,
  newName: (name: string) => `New name for ${name}`,
  keepName: 'Keep this name',
  cancel: 'Cancel',
  merge: (name: string) => `Merge into ${name}`,
  nameToKeep: 'Name to keep',
  together: (number: number) =>
    number === 1
      ? 'They both played in the same game, so they can’t be one person.'
      : `They both played in the same ${number} games, so they can’t be one person.`,
  stays: 'Your games stay as they were written. You can split the names again.',
  merged: (other: string, name: string) => `${other} and ${name} are one person now.`,
  split: (name: string) => `Split ${name}`,
  undo: 'Undo',

  file: 'One file for all games',
  fileWhy: 'Save it before you change tablets, and to bring the games of several devices together.',
  save: 'Save all games',
  open: 'Add games from a file',
  saving: (done: number, of: number) => `Saving game ${Math.min(done + 1, of)} of ${of} …`,
  adding: (done: number, of: number) => `Reading game ${Math.min(done + 1, of)} of ${of} …`,
  stop: 'Stop',
  saved: handedOver,
  savedBut: (left: number) =>
    left === 1
      ? '1 game couldn’t be read and isn’t in the file.'
      : `${left} games couldn’t be read and aren’t in the file.`,
  neverSaved: 'You haven’t saved this archive yet.',
  lastSaved: (at: number, now: number) => `Last saved: ${dayOf(at, now)}.`,
  changedSince: (number: number) =>
    number === 1 ? '1 game has changed since.' : `${number} games have changed since.`,
  taken: (added: number) =>
    added === 0
      ? 'There are no new games in this file.'
      : added === 1
        ? '1 game was added.'
        : `${added} games were added.`,
  extended: (number: number) =>
    number === 1
      ? '1 game goes further in the file than it did here, so its longer record was kept.'
      : `${number} games go further in the file than they did here, so their longer records were kept.`,
  known: (number: number) =>
    number === 1 ? 'You already had 1 game.' : `You already had ${number} games.`,
  copied: (number: number) =>
    number === 1
      ? '1 game differs from yours, so it was added as a copy.'
      : `${number} games differ from yours, so they were added as copies.`,
  keepYours: 'Keep yours, hide the copies',
  takeOut: 'Take them out again',
  takenOut: 'Removed again. You can restore them until tomorrow.',
  left: (place: number, why: string) => `Game ${place} of the file wasn’t added. ${why}`,
  problems,
  kept: 'The games read up to that point were added.',
  stopped: 'Stopped. The games read so far were added.',
  stoppedSaving: 'Stopped. Nothing was saved.',
  gaveUp: 'This device couldn’t get through all of it. Reload the page, then try again.',
};
