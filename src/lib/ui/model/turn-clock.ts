/** What stands around the clock of a turn. */
import type { GameModel } from './game-model.svelte.ts';

/** Whether the turn waits for a player to start its clock. */
export function waitsToStart({ times, position }: GameModel): boolean {
  const { breath, pause } = times.all.now;
  return breath && !pause && position.activeSeat !== null;
}

/** Whether beside the clock stand both what its limit says and the key that starts it. */
export const isCrowded = (model: GameModel): boolean =>
  model.game.settings.clock !== 'off' && Boolean(model.limits?.tag) && waitsToStart(model);
