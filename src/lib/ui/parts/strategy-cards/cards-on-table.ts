/** The strategy cards of a game by number. */
import type { Game, StrategyCard } from '$lib/core/game.ts';

/** Every card with its id, lowest initiative first. */
export function cardsByNumber(game: Game): { id: string; card: StrategyCard }[] {
  return Object.entries(game.strategyCards)
    .map(([id, card]) => ({ id, card }))
    .sort((a, b) => a.card.initiative - b.card.initiative);
}
