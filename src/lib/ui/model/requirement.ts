/** What an objective of this game asks for, in our words. */
import type { Requirement } from '$lib/core/event-parts.ts';
import type { Game } from '$lib/core/game.ts';
import { objectiveWords } from '$lib/words/objective-words.ts';
import { asking } from '$words/asking.ts';
import { printedRequirement } from './as-printed.ts';

/** A card that lies open, in a game or in the document of one. */
type OpenCard = ({ id: string } | { objective: string }) & {
  requirement?: Requirement | undefined;
};

interface Asker extends Pick<Game, 'expansions'> {
  objectives: readonly OpenCard[];
}

/** The requirement as it is printed, or as the table has typed it; or nothing for an unknown card. */
export function requirementOf({ expansions, objectives }: Asker, id: string): string {
  const words = objectiveWords(id);
  if (words) return printedRequirement(words, expansions);
  const open = objectives.find((card) => ('id' in card ? card.id : card.objective) === id);
  return open?.requirement ? asking(open.requirement) : '';
}
