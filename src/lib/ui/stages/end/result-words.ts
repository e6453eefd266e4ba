/** Why a game is over, as sentences. */
import type { TableModel } from '$lib/ui/model/table-model.svelte.ts';
import { end as words } from '$words/end.ts';
import { tieBreakOf } from './story.ts';

/** The reason of the end, the tie-break and the note that the table left. */
export function reasonsOf(table: TableModel): string[] {
  const { game } = table;
  const { result } = game;
  if (!result) return [];
  const said: string[] = [];
  if (result.reason === 'goal') said.push(words.reason.goal(game.settings.goal));
  else if (result.reason === 'objectives') said.push(words.reason.objectives);
  else if (result.reason === 'rounds') said.push(words.reason.rounds(game.round));
  else said.push(words.reason.called[result.call ?? 'abandoned']);
  const tie = tieBreakOf(game);
  if (tie) {
    const names = tie.seats.map((seat) => table.nameOf(seat));
    said.push(tie.by === 'initiative' ? words.tieInitiative(names) : words.tieSeats(names));
  }
  if (result.note) said.push(words.note(result.note));
  return said;
}
