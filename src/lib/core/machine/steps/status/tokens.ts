/** Tokens are gained and redistributed (LRR PoK 81.5). */
import { openStatus } from '../../../changes/open-step.ts';
import { records, leaves } from '../../transitions.ts';
import type { StepDefinition } from '../../step-definition.ts';

export const tokens: StepDefinition = {
  opens: (game, first) => openStatus(game, 'tokens', first),
  transitions: (exits) => ({
    on: {
      'tokens.redistributed': records(),
      'status-tokens.settled': leaves(exits),
    },
  }),
  // Where no one's tokens are tracked there is nothing to decide.
  routine: ({ players }) =>
    Object.values(players).some((player) => player.tokens !== null)
      ? null
      : [{ type: 'status-tokens.settled' }],
};
