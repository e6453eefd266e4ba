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
      `Entry ${entry} of ${all} of this game is damaged. You see the game as it was before that entry.`,
    incomplete: (entry) =>
      `Entry ${entry} of this game is missing. You see the game as it was before that entry.`,
    broken: (entry, all) =>
      `Entry ${entry} of ${all} of this game can’t be replayed. You see the game as it was before that entry.`,
    'unknown-rules': () =>
      'This game uses a box or rules that this version of the app doesn’t know. You can only read it, as far as it goes.',
    newer: (entry) =>
      `A newer Custodian recorded entry ${entry} of this game and what follows. Update the app to continue; until then you see the game as it was before.`,
  }),
  /** Where not even the first entry can be read. */
  nothingRead:
    'The beginning of this game is missing or damaged, so there’s nothing to show. You can save what’s left of it as a file.',
  lost: (knew: number, here: number) =>
    `The end of this game is missing: it had ${plural(knew, ENTRIES)}, and ${here} of them ${here === 1 ? 'is' : 'are'} here. The game continues from there.`,
  little:
    'Less than 20 MB is left for games in this browser. Save each game to a file, then delete what you don’t need.',
  /** Why the last tap was not stored. */
  problem: {
    conflict:
      'Another tab has changed this game, and the change can’t be read just now. The last tap wasn’t recorded; reload.',
    cleared:
      'The games on this device were cleared while this one was open. It’s still complete on this page: restore it, or save a file.',
    quota: 'This device is full: the last tap wasn’t recorded. Free some space and tap again.',
    newer:
      'A newer version of the app is in use on this device. Reload to continue; the last tap wasn’t recorded.',
    closed: 'The connection to browser storage was lost: the last tap wasn’t recorded. Tap again.',
    blocked:
      'This browser no longer stores anything here: the last tap wasn’t recorded. Save a file.',
    slow: 'Browser storage isn’t responding; your last tap is still waiting to be saved. Close other tabs with Custodian, and save a file to be safe.',
    unknown:
      'The browser couldn’t store the last tap and doesn’t say why. It wasn’t recorded; tap again.',
  },
  differs: 'Replaying this game gives a different result from the saved one. Nothing was changed.',
};
