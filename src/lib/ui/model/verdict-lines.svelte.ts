/** What the evaluator found, as sentences; the words are read with the first verdict. */
import type { Verdict } from '$lib/core/conditions/verdict.ts';
import type * as ConditionWords from '$lib/words/conditions.ts';
import type { TableModel } from './table-model.svelte.ts';

type Words = typeof ConditionWords;

let words = $state.raw<Words | null>(null);
let asked = false;
let missed = $state(false);

function conditionWords(): Words | null {
  if (!asked) {
    asked = true;
    import('$lib/words/conditions.ts').then(
      (loaded) => (words = loaded),
      () => {
        asked = false;
        missed = true;
      },
    );
  }
  return words;
}

/** Whether those words are here, or cannot be read now; asking starts the reading. */
export const verdictWordsSettled = (): boolean => conditionWords() !== null || missed;

export interface VerdictLines {
  /** What counts, by name; empty where nothing is counted. */
  items: string[];
  /** What is missing, or nothing. */
  missing: string;
  /** What the table has to say, or nothing. */
  question: string;
}

/** The name of what counts: a planet, a technology, a law or a note. */
function itemName({ cards, game, names }: TableModel, id: string): string {
  if (cards?.planets[id]) return names.planet(id);
  if (cards?.technologies[id]) return names.technology(id);
  return game.laws.some((law) => law.id === id) ? names.agenda(id) : names.note(id);
}

/** The sentences of a verdict; null while the words are on their way. */
export function verdictLines(table: TableModel, verdict: Verdict): VerdictLines | null {
  const said = conditionWords();
  if (!said) return null;
  const { missing, question } = verdict;
  return {
    items: verdict.items.map((id) => itemName(table, id)),
    missing: missing ? said.missingSentence(missing, table.names) : '',
    question: question ? said.questionSentence(question, table.names) : '',
  };
}
