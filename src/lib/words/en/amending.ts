import { amounts, listed } from './parts/amounts.ts';

/** "keeps the 37 entries after it". */
const keeps = (entries: number) => {
  if (entries === 0) return 'the last entry so far';
  return entries === 1 ? 'keeps the entry after it' : `keeps the ${entries} entries after it`;
};

/** Every sentence of correcting the past. */
export const amending = {
  act: 'Fix this',
  keeps,
  cancel: 'Cancel',
  choose: {
    title: 'What do you want to fix?',
    replace: 'Change it',
    before: 'Add an entry before it',
    after: 'Add an entry after it',
    remove: 'Delete it',
  },
  tag: 'Correcting',
  draft: {
    replace: (act: string) => `Record what happened instead of “${act}”.`,
    before: (act: string) => `Record what’s missing before “${act}”.`,
    after: (act: string) => `Record what’s missing after “${act}”.`,
    corrections: 'Corrections',
  },
  looking: 'Checking what changes …',
  anew: 'The game was continued in another tab. This is what would change now.',
  not: {
    'no-target': 'This entry is no longer in the game. Nothing was changed.',
    unsound: 'The game would no longer fit together. Nothing was changed.',
    unhandled: 'This can’t happen at this point of the game. Nothing was changed.',
    dropped: 'Nothing was changed. Please try again.',
  },
  title: 'What changes',
  inRound: 'In round',
  nothingYet: 'nothing changed yet',
  points: 'Points',
  then: 'then',
  roundEnd: (round: number) => `Points at the end of round ${round}`,
  soFar: (round: number) => `${round}, so far`,
  round: (round: number) => `${round}`,
  order: 'Order, as it would be',
  place: ({ place, shared }: { place: number; shared: boolean }) =>
    place === 0 ? '–' : shared ? `${place}=` : `${place}`,
  total: 'Points',
  samePoints: 'Everyone’s points stay the same.',
  speaker: 'Speaker',
  initiative: 'Initiative order',
  initiativeDetail: (names: readonly string[]) => `It would be ${listed(names)}.`,
  position: 'Where the game is',
  winner: 'Winner',
  noOne: 'no one yet',
  sameWinner: (winner: string) => `same: ${winner}`,
  winners: (names: readonly string[]) => listed(names),
  unhandled: {
    title: (acts: number, parts: number) =>
      acts === 0
        ? `Parts of ${amounts.acts(parts)} would be deleted`
        : parts > 0
          ? `${amounts.acts(acts)} would be deleted, and parts of ${parts} more`
          : `${amounts.acts(acts)} would be deleted`,
    why: 'These couldn’t have happened after this change, so they’re deleted with it. The history keeps them.',
    look: 'Show them',
    first: 'First look at what would be deleted.',
  },
  refused: {
    title: (acts: number) =>
      acts === 1 ? '1 entry now breaks the rules' : `${amounts.acts(acts)} now break the rules`,
    why: 'They stay as they are.',
  },
  affected: {
    title: (acts: number) => `${amounts.acts(acts)} used numbers that change`,
    why: 'They were recorded with other numbers. They stay as they are.',
  },
  stays: (entries: number) => {
    if (entries === 0) return 'Nothing comes after it.';
    return entries === 1
      ? 'The entry after it stays as it is.'
      : `The ${entries} entries after it stay as they are.`;
  },
  take: 'Fix it',
  takes: (kept: number, out: number) =>
    out > 0 ? `keeps ${amounts.acts(kept)}, deletes ${out}` : keeps(kept),
  more: (acts: number) => `and ${acts} more`,
  /** A line of the list that is not as it was recorded. */
  amended: (time: string) => `corrected at ${time}`,
  original: (act: string) => `First recorded: ${act}`,
  putIn: 'Added later',
  takenOut: (act: string) => `Deleted: ${act}`,
} as const;
