/** What an outcome of an agenda is called: For, Against, a player, a card, or typed words. */
import { table as words } from '$lib/words/table.ts';
import type { TableModel } from './table-model.svelte.ts';

/** The name of an outcome of the agenda on the table. */
export function outcomeName(table: TableModel, outcome: string): string {
  if (outcome === 'for' || outcome === 'against') return words.outcome[outcome];
  if (table.game.players[outcome]) return table.nameOf(outcome);
  if (table.game.strategyCards[outcome]) return table.cardName(outcome);
  if (table.game.laws.some((law) => law.id === outcome)) return table.agendaName(outcome);
  const secret = table.game.scores.some((line) => line.source.id === outcome);
  return secret ? table.objectiveName(outcome) : outcome;
}
