/** What an objective of this game asks for, in our words. */
import type { Game } from '$lib/core/game.ts';
import { objectiveWords } from '$lib/words/objective-words.ts';
import { printedRequirement } from './as-printed.ts';

/** The requirement, or nothing for an unknown card. */
export function requirementOf({ expansions }: Pick<Game, 'expansions'>, id: string): string {
  const words = objectiveWords(id);
  return words ? printedRequirement(words, expansions) : '';
}
