/** The seats that play, the active one first and the others clockwise. */
import type { Seat } from '$lib/core/game.ts';
import { clockwiseFrom } from '$lib/core/queries/turn-order.ts';
import type { GameModel } from './game-model.svelte.ts';

export function playingFrom(model: GameModel): Seat[] {
  const active = model.position.activeSeat;
  if (active !== null) return [active, ...clockwiseFrom(model.game, active)];
  return model.lanes.filter((lane) => lane.presence === 'playing').map((lane) => lane.seat);
}
