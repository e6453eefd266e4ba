/** Where the agenda on the table stands, for the line above its name. */
import { actionOf, agendaOf } from '$lib/core/step.ts';
import { agenda as words } from '$words/agenda.ts';
import { nameOfPlayed } from './played-name.ts';
import type { TableModel } from './table-model.svelte.ts';

/** "Agenda 1 of 2", or by what it was opened in the middle of another phase. */
export function agendaPlace(table: TableModel): string {
  const phase = agendaOf(table.game);
  if (phase) return words.slot(phase.slot, table.game.settings.agendasPerRound);
  const played = actionOf(table.game)?.played ?? null;
  return words.opened(played && nameOfPlayed(table, played));
}
