/** What happened to a game file. */
import { handedOver } from './parts/handed-over.ts';

/** Why a file was refused; the codes are those of the game file. */
const refused = {
  'too-large': (megabytes: string) =>
    `This file has ${megabytes} MB, and no game has more than 30.`,
  'too-deep': () => 'This file is put together in a way that no game is. Find another copy of it.',
  'too-many': () => 'This file holds more than twenty long evenings, and a game file is one game.',
  'too-long': () => 'One text in this file is as long as a book. Find another copy of it.',
  'too-amended': () =>
    'The past of this game was changed more often than any device could read in time. Look for a file that was saved before that.',
  'not-json': () => 'This is not a game file.',
  truncated: () => 'The end of this file is missing. Save or send it once more.',
  garbled: () =>
    'Something in this file was changed on its way here. Send it once more, or find another copy.',
  foreign: () => 'This file was not saved by Custodian.',
  newer: () => 'A newer Custodian has saved this file. Update the app, then open it again.',
  'wrong-shape': (where: string) =>
    where
      ? `This file does not hold a game as it should, at “${where}”.`
      : 'This file does not hold a game as it should.',
  damaged: (where: string) =>
    `Entry ${where} of this file was damaged or changed by hand. Find another copy of it.`,
  'no-game': () => 'This file does not begin with the start of a game.',
  'unknown-rules': (what: string) =>
    `This game is played with “${what}”, which this Custodian does not know. A newer one may.`,
  unreadable: () => 'The device could not read this file.',
  'gave-up': () =>
    'This device could not get through this file. Reload the page, then try again; if it fails again, try another device.',
} as const;

export const fileWords = {
  refused,
  nothingChanged: 'Nothing was changed.',
  added: 'The game is on this device now.',
  known: 'This game is here already, and nothing was missing.',
  extended: (added: number) =>
    added === 1
      ? 'One entry was missing here and has been added.'
      : `${added} entries were missing here and have been added.`,
  copied:
    'From some point on this file tells another story than the game here. It is kept beside it as a copy.',
  cut: (entry: number, left: number) =>
    left === 1
      ? `Entry ${entry} of this file is damaged: it was left out, and the game goes on from before it.`
      : `Entry ${entry} of this file is damaged: the last ${left} entries were left out, and the game goes on from before them. Keep the file: they are still in it.`,
  stopped: 'Stopped. Nothing was changed.',
  open: 'Open this game',
  dismiss: 'Put this note away',
  reading: (file: string) => `Reading ${file} …`,
  noGame: 'There is no game to save.',
  saved: handedOver,
};
