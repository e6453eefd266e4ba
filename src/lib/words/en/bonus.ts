import { listed } from './parts/amounts.ts';
import { plural } from './parts/plural.ts';
import { pool } from './parts/spoken.ts';

const counters = (count: number) =>
  plural(count, { one: 'bonus counter', other: 'bonus counters' });

/** Bonus counters on strategy cards, each of which becomes a command counter or a trade good. */
export const bonus = {
  on: (count: number, card: string) => `${counters(count)} on ${card}`,
  each: (count: number) => (count === 1 ? 'choose what it becomes' : 'choose what each becomes'),
  /** The name of one row of choices. */
  counter: (number: number) => `Bonus counter ${number}`,
  /** What a counter becomes, where there is little room. */
  becomes: { tactic: 'Command', fleet: 'Fleet', strategy: 'Strategy', goods: 'Good' },
  take: (card: string) => `Take ${card}`,
  gains: (
    tokens: Readonly<Record<'tactic' | 'fleet' | 'strategy', number>>,
    goods: number,
  ): string =>
    listed([
      ...(['tactic', 'fleet', 'strategy'] as const).flatMap((id) =>
        tokens[id] > 0 ? `+${tokens[id]} ${pool(id).name}` : [],
      ),
      ...(goods > 0 ? [`+${plural(goods, { one: 'trade good', other: 'trade goods' })}`] : []),
    ]),
  leftOver: (cards: number) =>
    cards === 1
      ? 'The card left over gets a bonus counter.'
      : `The ${cards} cards left over each get a bonus counter.`,
  /** The way round the table in which picks and secondaries go. */
  direction: {
    clockwise: 'clockwise',
    'counter-clockwise': 'anticlockwise',
  },
  fromSpeaker: 'From the speaker',
  turns: {
    clockwise: 'Clockwise from the speaker. Flip the cycler',
    'counter-clockwise': 'Anticlockwise from the speaker. Flip the cycler',
  },
} as const;
