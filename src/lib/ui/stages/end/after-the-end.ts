/** What can be done once a game is over. */
import { goto } from '$app/navigation';
import { resolve } from '$app/paths';
import { playOn } from '$lib/core/commands/corrections.ts';
import { chronicleOf } from '$lib/core/queries/chronicle.ts';
import type { GameSession } from '$lib/session/session.svelte.ts';
import type { GameModel } from '$lib/ui/model/game-model.svelte.ts';
import { seatPeopleOf } from '$lib/ui/setup/draft-store.ts';

/** The tap that ended the game. */
export interface EndingTap {
  seq: number;
  /** The page that recorded it, or brought it back. */
  run: string;
  /** Whether nothing was recorded since: to undo is to take just that back. */
  isLast: boolean;
}

/** The end of a session's game; null before it. */
export function endOf({ entries, line, past }: GameSession): EndingTap | null {
  const over = past.positions.findLastIndex(({ phase }) => phase !== 'over') + 1;
  const item = line[over];
  const entry = item && entries[item.seq - 1];
  if (!entry || past.positions[over]?.phase !== 'over') return null;
  const last = line.at(-1);
  const latest = entries.at(-1);
  const { run } = latest?.body.kind === 'mark' ? latest : entry;
  return { seq: item.seq, run, isLast: last?.group === item.group };
}

/** Plays on from the step in which the game ended; the win is set aside. */
export function resume(model: GameModel): void {
  const { line, past } = model.session;
  const before = chronicleOf(line, past.positions).findLast(({ to }) => to.phase !== 'over');
  if (before) void model.perform(playOn, { phase: before.to.phase, step: before.to.step });
}

/** The end was none: the tap that made it is undone, or where more was recorded since, the win set aside. */
export function notOver(model: GameModel): void {
  if (endOf(model.session)?.isLast && model.session.canUndo) void model.undo();
  else resume(model);
}

/** A new game for the same people: the setup page will find them. */
export async function playAgain(model: GameModel): Promise<void> {
  seatPeopleOf(model.game);
  await goto(resolve('/new'));
}
