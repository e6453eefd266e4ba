import { PAUSE_REASONS } from './parts/pause-reasons.ts';
import { whose } from './parts/possessive.ts';

/** The screen while the clocks stand still. */
export const pause = {
  stage: 'Paused',
  title: 'Paused',
  since: (time: string) => `since ${time}`,
  noOne: 'no clock is running',
  why: 'What for?',
  whyNote: 'optional',
  reasons: PAUSE_REASONS,
  stands: (name: string, time: string) => `${whose(name)} turn is at ${time}.`,
  next: (name: string) => `${name} is next.`,
  resume: 'Resume',
  goesOn: (name: string) => `Resume ${whose(name)} turn`,
  gameGoesOn: 'Resume the game',
};

/** An act while the clocks stand still. */
export const goOn = {
  title: 'Clocks are paused. Resume?',
  text: 'Your tap is waiting.',
  on: 'Resume and record it',
  paused: 'Record it, stay paused',
  leave: 'Cancel',
};

/** The clock on the whole screen. */
export const face = {
  round: (round: number) => `Round ${round}`,
  turn: (turn: number) => `turn ${turn}`,
  inAll: (name: string) => `${whose(name)} total`,
  average: 'average turn',
  longest: 'longest turn',
  next: 'next',
  then: 'then',
  pause: 'Pause',
  resume: 'Resume',
  limits: 'Limits and sounds',
  close: 'Back to the table',
  thisTurn: (time: string) => `this turn ${time}`,
  breath: 'goes first · clock not started',
  tableTime: 'The table’s own time',
  start: 'Start',
  startLabel: (name: string) => `Start ${whose(name)} clock`,
};
