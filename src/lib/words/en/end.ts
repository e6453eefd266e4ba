import type { CallReason, EndReason } from '../../core/vocabulary.ts';
import { amounts, listed, signed } from './parts/amounts.ts';
import { handedOver } from './parts/handed-over.ts';

/** Every sentence of the end of a game. */
export const end = {
  eyebrow: (round: number) => `The game is over · round ${round}`,
  wins: (name: string) => `${name} wins`,
  share: (names: readonly string[]) => `${listed(names)} share the victory`,
  noOne: 'No winner',
  points: (points: number) => amounts.points(points),
  sentence: (text: string) => `${text}.`,
  reason: {
    goal: (goal: number) => `Reached the goal of ${amounts.points(goal)}`,
    objectives: 'No public objectives left to reveal',
    rounds: (round: number) => `Round ${round} was the last, as agreed`,
    called: {
      time: 'Called: out of time',
      concession: 'Called: the others concede',
      abandoned: 'Called: abandoned',
    } satisfies Record<CallReason, string>,
  },
  note: (note: string) => `“${note}”`,
  standing: 'Final standing',
  place: (place: number) => `${place}.`,
  tieInitiative: (names: readonly string[]) => `${listed(names)}: tied, earlier initiative first`,
  tieSeats: (names: readonly string[]) => `${listed(names)}: tied, nearer to the speaker first`,
  out: { eliminated: 'eliminated', away: 'left the table' },
  story: 'Points by round',
  chart: (rows: readonly string[]) => `Points by round. ${rows.join('. ')}.`,
  chartRow: (name: string, points: readonly number[]) => `${name}: ${points.join(', ')}`,
  round: (round: number) => `${round}`,
  leadChanges: (changes: number) =>
    changes === 0
      ? 'The lead never changed hands'
      : changes === 1
        ? 'The lead changed hands once'
        : `The lead changed hands ${changes} times`,
  largestGain: (name: string, points: number, round: number) =>
    `The best round: ${name}, ${signed(points)} in round ${round}`,
  timeOf: (time: string) => `time ${time}`,
  timeTotal: (time: string) => `${time} in total`,
  playOn: 'Play on',
  playOnDetail: {
    goal: 'This win is set aside; the next player to reach the goal ends the game',
    objectives: 'The game continues without new objectives; the goal still ends it',
    rounds: 'The game continues past that round; the goal still ends it',
    card: 'The card no longer ends the game; the goal still does',
    called: 'The game continues from the last step; the goal still ends it',
  } satisfies Record<EndReason, string>,
  export: 'Save the game file',
  exported: handedOver,
  times: 'Where the time went',
  games: 'All games',
  again: 'Same people again',
} as const;
