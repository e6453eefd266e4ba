/** What happened to a game file. */

/** Why a file was refused; the codes are those of the game file. */
const refused = {
  'too-large': () => 'This file is too large to be a game.',
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
  open: 'Open this game',
  dismiss: 'Put this note away',
  reading: (file: string) => `Reading ${file} …`,
  drop: 'Drop the game file here',
  noGame: 'There is no game to save.',
  saved: (file: string) => `Saved as ${file}.`,
};
