import { amounts, listed } from './parts/amounts.ts';

/** Every sentence of correcting the past. */
export const amending = {
  act: 'Correct this',
  keeps: (acts: number) => `keeps ${amounts.acts(acts)}`,
  cancel: 'Cancel',
  choose: {
    title: 'What do you want to correct?',
    replace: 'Change it',
    before: 'Add an act before it',
    after: 'Add an act after it',
    remove: 'Take it out',
  },
  tag: 'Correcting',
  draft: {
    replace: (act: string) => `Record what happened instead of “${act}”.`,
    before: (act: string) => `Record what was forgotten, before “${act}”.`,
    after: (act: string) => `Record what was forgotten, after “${act}”.`,
    corrections: 'Corrections',
  },
  looking: 'Looking at what changes …',
  anew: 'The game went on elsewhere. This is what would change now.',
  not: {
    'no-target': 'This act is not in the game any more. Nothing is changed.',
    unsound: 'The record would not fit together any more. Nothing is changed.',
    unhandled: 'This cannot happen at this moment of the game. Nothing is changed.',
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
  samePoints: 'No one has more points or fewer.',
  speaker: 'Speaker',
  initiative: 'Initiative order',
  initiativeDetail: (names: readonly string[]) => `It would be ${listed(names)}.`,
  position: 'Where the game stands',
  winner: 'Winner',
  nobody: 'no one yet',
  sameWinner: (winner: string) => `same: ${winner}`,
  winners: (names: readonly string[]) => listed(names),
  unhandled: {
    title: (acts: number, parts: number) =>
      acts === 0
        ? `Parts of ${amounts.acts(parts)} would be taken out`
        : `${amounts.acts(acts)} would be taken out${parts > 0 ? `, and parts of ${parts} more` : ''}`,
    why: 'After this change no one could have done them. These acts are taken out in the same step; they stay in the record.',
    look: 'Look at them',
    first: 'First look at what would be taken out.',
  },
  refused: {
    title: (acts: number) =>
      `${amounts.acts(acts)} ${acts === 1 ? 'is' : 'are'} against the rules now`,
    why: 'They stay as they are.',
  },
  affected: {
    title: (acts: number) => `${amounts.acts(acts)} used numbers that change`,
    why: 'They were done with numbers that are different now. They stay as they are.',
  },
  stays: (acts: number) => `Everything else stays: ${amounts.acts(acts)} after it.`,
  take: 'Correct it',
  takes: (keeps: number, out: number) =>
    out > 0 ? `keeps ${amounts.acts(keeps)}, takes out ${out}` : `keeps ${amounts.acts(keeps)}`,
  more: (acts: number) => `and ${acts} more`,
  /** A line of the list that is not as it was recorded. */
  amended: (time: string) => `corrected at ${time}`,
  original: (act: string) => `First recorded: ${act}`,
  putIn: 'Added later',
  takenOut: (act: string) => `Taken out: ${act}`,
} as const;
