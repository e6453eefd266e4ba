/** Where the table goes after the end: on with the game, or to another one. */
import { playOn } from '$lib/core/commands/corrections.ts';
import { chronicleOf } from '$lib/core/views/chronicle.ts';
import { seatPeopleOf } from '$lib/ui/setup/same-people.ts';
import type { TableModel } from '$lib/ui/model/table-model.svelte.ts';

/** Plays on from the step in which the game ended. */
export function playOnFrom(table: TableModel): void {
  const { line, past } = table.session;
  const before = chronicleOf(line, past.stands).findLast(({ to }) => to.phase !== 'over');
  if (!before) return;
  const { phase, step } = before.to;
  void table.perform(playOn, { phase, step });
}

/** Lays a new table for the same people: the setup page will find them. */
export function samePeople({ game }: TableModel): void {
  seatPeopleOf(game);
}
