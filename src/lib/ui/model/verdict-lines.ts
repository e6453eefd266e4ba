/** What the evaluator found, as sentences. */
import type { Verdict } from '$lib/core/conditions/verdict.ts';
import { lackingSentence, missingSentence, questionSentence } from '$lib/words/conditions.ts';
import type { GameModel } from './game-model.svelte.ts';

export interface VerdictLines {
  /** What counts, by name; empty where nothing is counted. */
  items: string[];
  /** What is missing, or nothing. */
  missing: string;
  /** The same as a sentence. */
  lacks: string;
  /** What the table has to say, or nothing. */
  question: string;
}

/** The name of what counts: a planet, a technology, a law or a note. */
function itemName({ cards, game, names }: GameModel, id: string): string {
  if (cards.planets[id]) return names.planet(id);
  if (cards.technologies[id]) return names.technology(id);
  return game.laws.some((law) => law.id === id) ? names.agenda(id) : names.note(id);
}

/** The sentences of a verdict. */
export function verdictLines(model: GameModel, verdict: Verdict): VerdictLines {
  const { missing, question } = verdict;
  return {
    items: verdict.items.map((id) => itemName(model, id)),
    missing: missing ? missingSentence(missing, model.names) : '',
    lacks: missing ? lackingSentence(missing, model.names) : '',
    question: question ? questionSentence(question, model.names) : '',
  };
}
