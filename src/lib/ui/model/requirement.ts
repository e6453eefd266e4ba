/** What an objective of this game asks for, in our words. */
import type { Game } from '$lib/core/game.ts';
import { objectives } from '$words/objectives.ts';
import { printedRequirement } from './as-printed.ts';

/** The requirement, or nothing for an unknown card. */
export function requirementOf({ expansions }: Pick<Game, 'expansions'>, id: string): string {
  const words = objectives[id];
  return words ? printedRequirement(words, expansions) : '';
}
