/** The end of the setup: goods are levelled to a lowest of 1, and the speaker sets the cycler. */
import * as v from 'valibot';
import { DIRECTIONS } from '../../../../core/rule-variants.ts';
import { defineOwnFact, type OwnEffect, type OwnSteps } from '../../../../core/own-step.ts';
import type { Game } from '../../../../core/game.ts';
import { playingSeats } from '../../../../core/order.ts';
import { refuse } from '../../../../core/refusal.ts';
import { whole } from './shared.ts';

/** What everyone gains, or loses, so that the poorest has 1; null where goods are not tracked. */
function shiftOf(game: Game): number | null {
  const goods = playingSeats(game).map((seat) => game.players[seat]?.goods ?? null);
  if (goods.length === 0 || goods.includes(null)) return null;
  return 1 - Math.min(...goods.map((have) => have ?? 0));
}

export const levelling: OwnSteps = {
  'own-trade-good-levelling': {
    settles: (game, _, { levelled }) => {
      const by = levelled === true ? null : shiftOf(game);
      return by === null || by === 0 ? [] : [{ fact: 'own-goods.levelled', data: { by } }];
    },
    opens: () => ({ levelled: false }),
    facts: {
      'own-goods.levelled': defineOwnFact<{ levelled: boolean }>()({
        data: v.strictObject({ by: whole(-99, 99) }),
        refuse: (game, { levelled }, { by }) => {
          const due = levelled ? 0 : shiftOf(game);
          return due !== null && by !== due ? refuse('miscounted', { due }) : null;
        },
        change: () => ({ levelled: true }),
        effects: (game, _, { by }) =>
          playingSeats(game).map((seat): OwnEffect => ({
            type: 'balance.adjusted',
            seat,
            changes: { goods: by },
            cause: 'levelling',
          })),
        offers: (game, { levelled }, seat) => {
          const by = levelled || seat ? null : shiftOf(game);
          return by === null || by === 0 ? [] : [{ by }];
        },
      }),
    },
  },
  'own-cycler-direction': {
    byHand: true,
    asks: (game) => [game.speaker],
    facts: {
      'own-cycler.set': defineOwnFact()({
        data: v.strictObject({ direction: v.picklist(DIRECTIONS) }),
        answers: true,
        effects: (game, _, { direction }) =>
          direction === game.answers.direction ? [] : [{ type: 'direction.turned', direction }],
        offers: () => DIRECTIONS.map((direction) => ({ direction })),
      }),
    },
  },
};
