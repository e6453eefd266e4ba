/** What happened to a game file. */
import { handedOver } from './parts/handed-over.ts';

/** Why a file was refused; the codes are those of the game file. */
const refused = {
  'too-large': (megabytes: string) =>
    `This file has ${megabytes} MB, and no game has more than 30.`,
  'too-deep': () => 'This file isn’t built like a game. Find another copy of it.',
  'too-many': () => 'This file holds more than twenty long evenings; a game file is one game.',
  'too-long': () => 'One text in this file is as long as a book. Find another copy of it.',
  'too-amended': () =>
    'The past of this game was changed too often for a device to read it in time. Look for a file saved before that.',
  'not-json': () => 'This isn’t a game file.',
  truncated: () => 'The end of this file is missing. Save or send it again.',
  garbled: () =>
    'Something in this file was changed on its way here. Send it again, or find another copy.',
  foreign: () => 'This file wasn’t saved by Custodian.',
  newer: () => 'A newer Custodian saved this file. Update the app, then open it again.',
  'wrong-shape': (where: string) =>
    where ? `This file isn’t a sound game: see “${where}”.` : 'This file isn’t a sound game.',
  damaged: (where: string) =>
    `Entry ${where} of this file was damaged or changed by hand. Find another copy of it.`,
  'no-game': () => 'This file doesn’t begin with the start of a game.',
  'unknown-rules': (what: string) =>
    `This game uses “${what}”, which this Custodian doesn’t know. A newer one may.`,
  unreadable: () => 'The device couldn’t read this file.',
  'gave-up': () =>
    'This device couldn’t get through this file. Reload the page, then try again; if it fails again, try another device.',
} as const;

export const fileWords = {
  refused,
  nothingChanged: 'Nothing was changed.',
  added: 'The game is on this device now.',
  known: 'This game is already here, and nothing was missing.',
  extended: (added: number) =>
    added === 1
      ? 'One entry was missing here and has been added.'
      : `${added} entries were missing here and have been added.`,
  copied: 'This file branches off from the game here, so it was added as a separate copy.',
  cut: (entry: number, left: number) =>
    left === 1
      ? `Entry ${entry} of this file is damaged: it was left out, and the game continues from before it.`
      : `Entry ${entry} of this file is damaged: the last ${left} entries were left out, and the game continues from before them. Keep the file: they’re still in it.`,
  stopped: 'Stopped. Nothing was changed.',
  open: 'Open this game',
  dismiss: 'Dismiss this note',
  reading: (file: string) => `Reading ${file} …`,
  notHanded: 'The file didn’t arrive. Choose it here with “Open a game file”.',
  noGame: 'There’s no game to save.',
  isArchive: 'This file may hold all games of a device. The archive page opens it.',
  toArchive: 'To the archive',
  saved: handedOver,
};
