import type { Requirement } from '../../core/event-parts.ts';
import { plural } from './parts/plural.ts';

const requirements: { readonly [Of in Requirement['of']]: (atLeast: number) => string } = {
  'planets-outside-home': (count) =>
    plural(count, {
      one: 'planet outside your home system',
      other: 'planets outside your home system',
    }),
  'technologies-of-one-colour': (count) =>
    plural(count, { one: 'technology with a colour', other: 'technologies of one colour' }),
  goods: (count) => `Pay ${plural(count, { one: 'trade good', other: 'trade goods' })}`,
  resources: (count) => `Pay ${plural(count, { one: 'resource', other: 'resources' })}`,
  influence: (count) => `Pay ${count} influence`,
};

/** What an objective asks for that the table has typed, as the sentences of the printed ones. */
export const asking = ({ of, atLeast }: Requirement): string => requirements[of](atLeast);
