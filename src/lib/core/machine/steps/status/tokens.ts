/** Tokens are gained and redistributed (LRR PoK 81.5). */
import { openStatus } from '../../../changes/open-step.ts';
import { hears, leadsOn } from '../../hear.ts';
import type { ShelfStep } from '../../shelf-step.ts';

export const tokens: ShelfStep = {
  opens: (game, first) => openStatus(game, 'tokens', first),
  moves: (ways) => ({
    on: {
      'tokens.redistributed': hears(),
      'status-tokens.settled': leadsOn(ways),
    },
  }),
  // Where no one's tokens are tracked there is nothing to decide.
  routine: ({ players }) =>
    Object.values(players).some((player) => player.tokens !== null)
      ? null
      : [{ type: 'status-tokens.settled' }],
};
