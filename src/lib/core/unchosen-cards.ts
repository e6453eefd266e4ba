/** Strategy cards that no one took (LRR PoK 84; LRR 1.2 73). */
import type { Game } from './game.ts';

/**
 * R-STRAT-04: one good for each card that no one took, by its id; `taken` is one that is being taken
 * just now.
 */
export function goodsOnUnchosen(
  { strategyCards }: Game,
  taken: string | null = null,
): Record<string, number> {
  const loose = Object.entries(strategyCards).filter(
    ([card, { holder }]) => holder === null && card !== taken,
  );
  return Object.fromEntries(loose.map(([card]) => [card, 1]));
}
