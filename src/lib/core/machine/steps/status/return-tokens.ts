/** Tokens on the board return to reinforcements (LRR PoK 81.4). */
import { openStatus } from '../../../changes/open-step.ts';
import { leaves } from '../../transitions.ts';
import type { StepDefinition } from '../../step-definition.ts';

export const returnTokens: StepDefinition = {
  opens: (game, first) => openStatus(game, 'return-tokens', first),
  transitions: (exits) => ({ on: { 'board-tokens.returned': leaves(exits) } }),
  routine: () => [{ type: 'board-tokens.returned' }],
};
