/** The score sheet one tap ago. */
import type { Seat } from '$lib/core/game.ts';
import { lanesNow } from '$lib/core/views/lanes-now.ts';
import type { Lane } from '$lib/core/views/scoreboard.ts';
import type { Shown } from '$lib/session/shown.ts';

/** The lanes before the last tap of the line, by seat; empty at the first. */
export function lanesBefore({ line, past, ruleset }: Shown): ReadonlyMap<Seat, Lane> {
  const group = line.at(-1)?.group;
  const last = line.findLastIndex((item) => item.group !== group);
  const before = past.after(last);
  return new Map(before ? lanesNow(before.context, ruleset).map((lane) => [lane.seat, lane]) : []);
}
