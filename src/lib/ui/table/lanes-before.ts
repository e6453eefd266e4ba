/** The score sheet one tap ago. */
import type { Seat } from '$lib/core/game.ts';
import { lanesOf, type Lane } from '$lib/core/views/scoreboard.ts';
import type { GameSession } from '$lib/session/session.svelte.ts';

/** The lanes before the last tap of the line, by seat; empty at the first. */
export function lanesBefore({ line, snapshots }: GameSession): ReadonlyMap<Seat, Lane> {
  const group = line.at(-1)?.group;
  const last = line.findLastIndex((item) => item.group !== group);
  const before = snapshots[last];
  return new Map(before ? lanesOf(before.context).map((lane) => [lane.seat, lane]) : []);
}
