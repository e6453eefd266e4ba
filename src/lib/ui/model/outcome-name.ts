/** What an outcome of an agenda is called: For, Against, a player, a card, or typed words. */
import type { Outcome } from '$lib/core/outcome.ts';
import { table as words } from '$words/table.ts';
import { holdingNames } from '$lib/words/holding-names.ts';
import type { TableNames } from './table-names.svelte.ts';

/** The name of an outcome of an agenda. */
export function outcomeName(names: TableNames, outcome: Outcome): string {
  switch (outcome.kind) {
    case 'side':
      return words.outcome[outcome.side];
    case 'seat':
      return names.nameOf(outcome.seat);
    case 'planet':
      return holdingNames.planet(outcome.planet);
    case 'law':
      return names.agendaName(outcome.law);
    case 'card':
      return names.isStrategyCard(outcome.card)
        ? names.cardName(outcome.card)
        : names.objectiveName(outcome.card);
    case 'typed':
      return outcome.text;
  }
}
