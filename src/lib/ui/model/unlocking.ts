/** What a tap that scores a third objective says too, wherever it is made. */
import type { Cards } from '$lib/core/cards.ts';
import type { Game } from '$lib/core/game.ts';
import type { Act } from '$lib/core/play/tap.ts';
import { heroesUnlocked } from '$lib/core/views/heroes.ts';

/**
 * The last act of a tap on this game: a third objective unlocks the hero by itself where leaders are
 * tracked (LRR PoK 51). `cards` are the printed ones; without them nothing is said.
 */
export const unlocking =
  (before: Game, cards: Cards | null): Act =>
  (after) =>
    cards ? heroesUnlocked(before, after, cards) : [];
