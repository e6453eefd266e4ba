import { shortTime } from '../format.ts';
import { plural } from './parts/plural.ts';

/** A whole number of minutes, else seconds. */
const span = (ms: number) => {
  const seconds = Math.round(ms / 1000);
  return seconds % 60 === 0
    ? plural(seconds / 60, { one: 'minute', other: 'minutes' })
    : plural(seconds, { one: 'second', other: 'seconds' });
};
/** What a turn adds to a bank; kept in one piece. */
const added = (increment: number) => `+\u00a0${shortTime(increment)} a\u00a0turn`;
const minutes = (ms: number) => `${ms / 60_000} min`;

/** Limits of time: they only advise. */
export const limits = {
  title: 'Limits and sounds',
  /** Low time, on a tag. */
  under: (ms: number) => `under ${span(ms)}`,
  over: { turn: 'over time', bank: 'bank is empty', talk: 'over time' },
  about: {
    turn: (of: number) => `left of ${shortTime(of)} a turn`,
    bank: (of: number, increment: number) =>
      increment > 0
        ? `left in the bank of ${shortTime(of)}, ${added(increment)}`
        : `left in the bank of ${shortTime(of)}`,
    talk: (of: number) => `left of ${shortTime(of)} for the talk`,
  },
  /** The same below zero. */
  beyond: {
    turn: (of: number) => `over ${shortTime(of)} a turn`,
    bank: (of: number, increment: number) =>
      increment > 0
        ? `over the bank of ${shortTime(of)}, ${added(increment)}`
        : `over the bank of ${shortTime(of)}`,
    talk: (of: number) => `over ${shortTime(of)} for the talk`,
  },
  below: 'After that it counts below zero. No one has to pass.',
  belowNow: 'It’s counting below zero. No one has to pass.',
  banks: 'Left in the banks',
  limit: 'Limit for each person',
  kinds: {
    none: { label: 'None', detail: 'Time counts up' },
    turn: { label: 'Per turn', detail: 'The same for everyone' },
    bank: { label: 'Time bank', detail: 'For the whole game' },
  },
  each: { turn: 'Minutes for each turn', bank: 'Minutes in each bank' },
  minutes,
  increment: 'Added with each turn',
  noIncrement: 'None',
  short: shortTime,
  fromNow: 'Each bank is full from the moment you choose it.',
  talk: 'Timer for agenda talk',
  noTalk: 'None',
  warnings: 'When time runs low or out',
  sound: 'Sound',
  vibration: 'Vibration',
  try: 'Try it',
  device: 'Limits are kept on this device, for this game. They’re only advice.',
  show: 'Times on the screen',
  shown: { count: 'Shown', off: 'Hidden' },
};
