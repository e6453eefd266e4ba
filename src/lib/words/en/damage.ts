/** What a table says of a record that is not as it should be, or soon cannot go on. */
import { plural } from './parts/plural.ts';

const ENTRIES = { one: 'entry', other: 'entries' };

type DamageKind = 'unreadable' | 'incomplete' | 'broken' | 'unknown-rules' | 'newer';
/** Why a game can only be read, kind by kind. */
const readOnly = (sentences: Record<DamageKind, (entry: number, all: number) => string>) =>
  sentences;

export const damage = {
  /** `entry` is the first one that cannot be read, of so many. */
  readOnly: readOnly({
    unreadable: (entry, all) =>
      `Entry ${entry} of ${all} of this record is damaged. The game is shown as it stood before it.`,
    incomplete: (entry) =>
      `Entry ${entry} of this record is missing. The game is shown as it stood before it.`,
    broken: (entry, all) =>
      `Entry ${entry} of ${all} of this record cannot be played again. The game is shown as it stood before it.`,
    'unknown-rules': () =>
      'This game is played with a box, or by rules, that this version of the app does not know. It can only be read here, as far as it goes.',
    newer: (entry) =>
      `A newer Custodian recorded entry ${entry} of this game and what follows. Update the app to go on; until then the game is shown as it stood before.`,
  }),
  /** Where not even the first entry can be read. */
  nothingRead:
    'The beginning of this record is missing or damaged, so there is no game to show. What is left of it can be saved as a file.',
  lost: (knew: number, here: number) =>
    `The end of this record is missing: it had ${plural(knew, ENTRIES)}, and ${here} of them ${here === 1 ? 'is' : 'are'} here. The game goes on from there.`,
  little:
    'Less than 20 MB is left for games in this browser. Save a file of each game, then delete what you do not need on this device.',
  /** Why the last tap was not stored. */
  problem: {
    conflict:
      'Another tab has written this game, and what it wrote cannot be read just now. The last tap was not recorded; reload.',
    cleared:
      'The games of this device were cleared while this one was open. It is still whole on this page: put it back, or save a file.',
    quota: 'This device is full: the last tap was not recorded. Make some room and tap again.',
    newer:
      'A newer version of the app is in use on this device. Reload to go on; the last tap was not recorded.',
    closed:
      'The connection to the store of this browser was lost: the last tap was not recorded. Tap again.',
    blocked:
      'This browser no longer stores anything here: the last tap was not recorded. Save a file.',
    slow: 'The store of this browser does not answer: the last tap waits to be written. Close other tabs with Custodian, and save a file to be safe.',
    unknown:
      'The browser could not store the last tap and does not say why. It was not recorded; tap again.',
  },
  differs: 'The record leads to another result than the one kept. Nothing was changed.',
};
