import { PAUSE_REASONS } from './parts/pause-reasons.ts';

/** The screen while the clocks stand still. */
export const pause = {
  stage: 'Paused',
  title: 'Paused',
  since: (time: string) => `since ${time}`,
  nobody: 'no clock runs',
  why: 'What for?',
  whyNote: 'optional',
  reasons: PAUSE_REASONS,
  stands: (name: string, time: string) => `${name}’s turn stands at ${time}.`,
  next: (name: string) => `${name} is next.`,
  resume: 'Resume',
  goesOn: (name: string) => `${name}’s turn goes on`,
  gameGoesOn: 'The game goes on',
};

/** An act while the clocks stand still. */
export const goOn = {
  title: 'The clocks are paused. Go on?',
  text: 'Your tap is kept until you choose.',
  on: 'Go on and record it',
  paused: 'Record it, stay paused',
  leave: 'Leave it',
};

/** The clock on the whole screen. */
export const face = {
  round: (round: number) => `Round ${round}`,
  turn: (turn: number) => `turn ${turn}`,
  inAll: (name: string) => `${name} in all`,
  average: 'average turn',
  longest: 'longest turn',
  next: 'next',
  then: 'then',
  pause: 'Pause',
  resume: 'Resume',
  limits: 'Limits and sounds',
  close: 'Back to the table',
  thisTurn: (time: string) => `this turn ${time}`,
  breath: 'is first; no clock runs yet',
  tableTime: 'The table’s own time',
  start: 'Start',
  startLabel: (name: string) => `Start ${name}’s clock`,
};
