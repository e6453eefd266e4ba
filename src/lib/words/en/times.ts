import { PAUSE_REASONS } from './parts/pause-reasons.ts';
import { listed } from './parts/amounts.ts';

/** Where the time went. */
export const times = {
  title: 'Times',
  played: 'played',
  breaks: (time: string) => `${time} in breaks`,
  noOne: (time: string) => `${time} not assigned yet`,
  pace: (round: number, time: string) => `Round ${round} so far: ${time}.`,
  rounds: (all: readonly string[]) =>
    all.length === 1 ? `The round before took ${all[0]}.` : `Rounds took ${listed(all)}.`,
  people: 'By person',
  heads: { who: 'Who', inAll: 'Total', average: 'Average turn', longest: 'Longest turn' },
  thisTurn: (time: string) => `this turn ${time}`,
  none: '–',
  phases: 'By phase',
  byRound: 'By round',
  round: (round: number) => `Round ${round}`,
  soFar: 'so far',
  places: 'By person and phase',
  table: 'The table',
  longestTurns: 'Longest turns',
  turn: (round: number, turn: number) => `Round ${round}, turn ${turn}`,
  pauses: 'Pauses',
  reasons: { ...PAUSE_REASONS, none: 'Pause' },
  sinceThen: 'now',
  shared:
    'The table’s own time (setup, revealing, talk) counts towards its phase, but not towards any player’s total.',
  face: 'Full-screen clock',
  limits: 'Limits and sounds',
  hide: 'Hide all times',
  show: 'Show the times',
};
