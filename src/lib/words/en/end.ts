import type { EndReason } from '../../core/vocabulary.ts';
import { amounts, listed } from './parts/amounts.ts';
import { handedOver } from './parts/handed-over.ts';

/** Every sentence of the end of a game. */
export const end = {
  wins: (name: string) => `${name} wins`,
  from: (day: string, begun: string, ended: string) => `${day}, ${begun} to ${ended}`,
  shared: 'Shared victory',
  share: (names: readonly string[]) => `${listed(names)} share the victory`,
  noOne: 'No winner',
  points: (points: number) => amounts.points(points),
  standing: 'Final standing',
  placed: (place: number, shared: boolean) => (shared ? `${place}=` : `${place}`),
  out: { eliminated: 'eliminated', away: 'left the table' },
  told: 'The story',
  story: 'Points by round',
  track: (name: string, rows: readonly string[]) => `${name}. ${rows.join('. ')}.`,
  chart: (rows: readonly string[]) => `${['Points by round', ...rows].join('. ')}.`,
  chartRow: (name: string, points: readonly number[]) => `${name}: ${points.join(', ')}`,
  round: (round: number) => `${round}`,
  timeOf: (time: string) => `time ${time}`,
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
