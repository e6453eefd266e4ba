/** What an outcome of an agenda is called: For, Against, a player, a card, or typed words. */
import type { Outcome } from '$lib/core/outcome.ts';
import { table as words } from '$words/table.ts';
import { holdingNames } from '$lib/words/holding-names.ts';
import type { Moment } from './moment.svelte.ts';

/** The name of an outcome of an agenda. */
export function outcomeName(moment: Moment, outcome: Outcome): string {
  switch (outcome.kind) {
    case 'side':
      return words.outcome[outcome.side];
    case 'seat':
      return moment.nameOf(outcome.seat);
    case 'planet':
      return holdingNames.planet(outcome.planet);
    case 'law':
      return moment.agendaName(outcome.law);
    case 'card':
      return moment.game.strategyCards[outcome.card]
        ? moment.cardName(outcome.card)
        : moment.objectiveName(outcome.card);
    case 'typed':
      return outcome.text;
  }
}
