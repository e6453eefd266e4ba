/** Names that were typed at the table, wherever on the line: the chronicle outlives its cards. */
import type { Cards } from '$lib/core/cards.ts';
import type { LineItem } from '$lib/core/record/line.ts';
import { askedBy } from '$lib/core/queries/asked.ts';
import { questionSentence } from '$lib/words/conditions.ts';
import type { FactNames } from '$lib/words/names.ts';

/** Typed name by card id. */
export function typedNames(line: readonly LineItem[]): ReadonlyMap<string, string> {
  const names = new Map<string, string>();
  for (const { fact } of line) {
    if ('objective' in fact) {
      const name =
        'name' in fact
          ? fact.name
          : fact.type === 'objective.corrected'
            ? fact.revealed?.name
            : undefined;
      if (name && fact.objective) names.set(fact.objective, name);
    } else if ('agenda' in fact && fact.name) names.set(fact.agenda, fact.name);
    else if (fact.type === 'law.corrected' && fact.name) names.set(fact.law, fact.name);
  }
  return names;
}

/**
 * The names of the table, with what was typed where the table no longer knows it, and what an answer
 * was asked about.
 */
export function chronicleNames(
  names: FactNames,
  typed: ReadonlyMap<string, string>,
  cards: Cards,
): FactNames {
  const known: FactNames = {
    ...names,
    objective: (id) => typed.get(id) ?? names.objective(id),
    agenda: (id) => typed.get(id) ?? names.agenda(id),
  };
  return {
    ...known,
    asked: (seat, key) => {
      const question = askedBy(cards, seat, key);
      return question && questionSentence(question, known);
    },
  };
}
