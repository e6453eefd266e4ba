/** Who comes first in the setup: the rolls order everyone, or find the first player (by the edition). */
import * as v from 'valibot';
import { defineOwnFact, type OwnSteps } from '../../../../core/own-step.ts';
import type { Game, Seat } from '../../../../core/game.ts';
import { refuse } from '../../../../core/refusal.ts';
import type { Edition } from '../editions.ts';
import { seat } from './shared.ts';

/** Everyone at the table, clockwise, and who rolled how: highest first, as far as it counts. */
type Rolls = { seats: readonly Seat[]; order: readonly Seat[]; done: boolean };

const clockwiseFrom = (seats: readonly Seat[], first: Seat): Seat[] => {
  const at = Math.max(0, seats.indexOf(first));
  return [...seats.slice(at), ...seats.slice(0, at)];
};

const playing = (game: Game): Seat[] =>
  game.seating.filter((one) => game.players[one]?.presence === 'playing');

/** The order of the setup; from the speaker clockwise where the table has skipped the rolls. */
export function setupOrder(game: Game): Seat[] {
  const rolls = game.remembered?.['own-order'] as Rolls | undefined;
  return rolls?.done ? [...rolls.order] : clockwiseFrom(playing(game), game.speaker);
}

export const orderOf = ({ order: how }: Edition): OwnSteps => ({
  'own-order': {
    byHand: true,
    remembers: true,
    // The table says who rolled highest.
    asks: (game) => [game.speaker],
    opens: (game): Rolls => ({ seats: playing(game), order: [], done: false }),
    facts: {
      'own-order.next': defineOwnFact<Rolls>()({
        data: v.strictObject({ by: seat }),
        refuse: (_, { order, seats }, { by }) =>
          order.includes(by) || !seats.includes(by) ? refuse('not-asked', { seat: by }) : null,
        change: ({ seats, order }, { by }) => {
          if (how === 'first-player') return { seats, order: clockwiseFrom(seats, by), done: true };
          const rolled = [...order, by];
          const left = seats.filter((one) => !rolled.includes(one));
          const all = left.length === 1 ? [...rolled, ...left] : rolled;
          return { seats, order: all, done: left.length <= 1 };
        },
        asks: ({ done }, asked) => (done ? [] : [...asked]),
        offers: (_, { seats, order }) =>
          seats.filter((one) => !order.includes(one)).map((by) => ({ by })),
      }),
    },
  },
});
