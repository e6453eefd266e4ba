/** Tokens on the board return to reinforcements (LRR PoK 81.4). */
import { openStatus } from '../../../changes/open-step.ts';
import { leadsOn } from '../../hear.ts';
import type { ShelfStep } from '../../shelf-step.ts';

export const returnTokens: ShelfStep = {
  opens: (game, first) => openStatus(game, 'return-tokens', first),
  moves: (ways) => ({ on: { 'board-tokens.returned': leadsOn(ways) } }),
  routine: () => [{ type: 'board-tokens.returned' }],
};
