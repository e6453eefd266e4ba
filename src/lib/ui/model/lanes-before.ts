/** The score sheet now and one tap ago. */
import type { Game, Seat } from '$lib/core/game.ts';
import { lanesOf, type Lane } from '$lib/core/views/scoreboard.ts';
import type { Shown } from '$lib/session/shown.ts';

const known = new WeakMap<Game, Lane[]>();

/** The lanes of a game, worked out once: after a tap they are the lanes before it. */
export function lanesNow(game: Game): Lane[] {
  const lanes = known.get(game) ?? lanesOf(game);
  known.set(game, lanes);
  return lanes;
}

/** The lanes before the last tap of the line, by seat; empty at the first. */
export function lanesBefore({ line, snapshots }: Shown): ReadonlyMap<Seat, Lane> {
  const group = line.at(-1)?.group;
  const last = line.findLastIndex((item) => item.group !== group);
  const before = snapshots[last];
  return new Map(before ? lanesNow(before.context).map((lane) => [lane.seat, lane]) : []);
}
