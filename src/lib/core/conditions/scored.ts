/** Whether the hero of a seat is unlocked (LRR PoK 51). */
import { cardHolding } from '../card-holding.ts';
import type { Game, Player } from '../game.ts';
import type { Truth } from './truth.ts';

/** Whether a hero is unlocked: one that is due is, unless the table did not turn it (LRR PoK 51). */
export function isUnlocked(game: Game, { seat }: Player, hero: string): Truth {
  const { state } = cardHolding(game, seat, { card: 'leader', id: hero, leader: 'hero' });
  if (state === 'unknown') return 'ask';
  return state === 'ready' ? 'yes' : 'no';
}
