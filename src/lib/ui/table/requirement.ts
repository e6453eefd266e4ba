/** What an objective asks for, in our words, in the version of the expansions in play. */
import type { Game } from '$lib/core/game.ts';
import { objectiveWords } from './card-names.svelte.ts';

/** The requirement, or nothing for a card that nobody knows. */
export function requirementOf(game: Game, id: string): string {
  const words = objectiveWords.of(id);
  const later = game.expansions.map((box) => words?.requirementIn?.[box]).filter(Boolean);
  return later.at(-1) ?? words?.requirement ?? '';
}
