/** What an outcome of an agenda is called: For, Against, a player, a card, or typed words. */
import { table as words } from '$words/table.ts';
import { holdingNames } from './holding-names.svelte.ts';
import type { Moment } from './moment.svelte.ts';

/** The name of an outcome of the agenda on the table. */
export function outcomeName(moment: Moment, outcome: string): string {
  if (outcome === 'for' || outcome === 'against') return words.outcome[outcome];
  if (moment.game.players[outcome]) return moment.nameOf(outcome);
  if (moment.game.strategyCards[outcome]) return moment.cardName(outcome);
  if (moment.game.laws.some((law) => law.id === outcome)) return moment.agendaName(outcome);
  const secret = moment.game.scores.some((line) => line.source.id === outcome);
  if (secret) return moment.objectiveName(outcome);
  // A planet; what is no id was typed.
  return /^[a-z0-9]+(-[a-z0-9]+)*$/.test(outcome) ? holdingNames.planet(outcome) : outcome;
}
