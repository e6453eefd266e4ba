import { plural } from './parts/plural.ts';

/** Units of time beside a number. */
export const units = {
  hours: 'h',
  minutes: (count: number) => `${count} min`,
  days: (count: number) => plural(count, { one: 'day', other: 'days' }),
};
