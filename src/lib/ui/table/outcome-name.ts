/** What an outcome of an agenda is called: For, Against, a player, a card, or typed words. */
import { table as words } from '$lib/words/table.ts';
import type { Moment } from './moment.svelte.ts';

/** The name of an outcome of the agenda on the table. */
export function outcomeName(moment: Moment, outcome: string): string {
  if (outcome === 'for' || outcome === 'against') return words.outcome[outcome];
  if (moment.game.players[outcome]) return moment.nameOf(outcome);
  if (moment.game.strategyCards[outcome]) return moment.cardName(outcome);
  if (moment.game.laws.some((law) => law.id === outcome)) return moment.agendaName(outcome);
  const secret = moment.game.scores.some((line) => line.source.id === outcome);
  return secret ? moment.objectiveName(outcome) : outcome;
}
