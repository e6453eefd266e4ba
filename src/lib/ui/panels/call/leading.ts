/** Who leads: the first of the lanes still in play. */
import type { Lane } from '$lib/core/views/scoreboard.ts';

/** The lanes that share the most points, those out of the game left out. */
export function leadingSeats(lanes: readonly Lane[]): Lane[] {
  const playing = lanes.filter((lane) => lane.presence === 'playing');
  const best = Math.max(...playing.map((lane) => lane.points));
  return playing.filter((lane) => lane.points === best);
}
