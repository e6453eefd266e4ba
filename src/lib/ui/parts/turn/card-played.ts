/** Action cards in a hand, and one that leaves it. */
import type { Seat } from '$lib/core/game.ts';
import type { GameModel } from '$lib/ui/model/game-model.svelte.ts';

/** Action cards in the hand of a seat, as far as they are counted: else none. */
export const handOf = (model: GameModel, seat: Seat): number =>
  model.game.players[seat]?.actionCards ?? 0;

/** What is recorded of a seat that plays an action card. */
export const cardPlayed = (seat: Seat) => ({ seat, changes: { actionCards: -1 } });
