/** What a card asks for or does: as the boxes in play print it, or as the table has typed it. */
import type { Requirement } from '$lib/core/event-parts.ts';
import type { Game } from '$lib/core/game.ts';
import type { BoxId } from '$lib/core/vocabulary.ts';
import type { ObjectiveWords, StrategyCardWords } from '$lib/words/card-words.ts';
import { objectiveWords } from '$lib/words/objective-words.ts';
import { asking } from '$words/asking.ts';

/** A card that lies open, in a game or in the document of one. */
type OpenCard = ({ id: string } | { objective: string }) & {
  requirement?: Requirement | undefined;
};

interface Asker extends Pick<Game, 'expansions'> {
  objectives: readonly OpenCard[];
}

/** What an objective of this game asks for: printed or typed; nothing for an unknown card. */
export function requirementOf({ expansions, objectives }: Asker, id: string): string {
  const words = objectiveWords(id);
  if (words) return printedRequirement(words, expansions);
  const open = objectives.find((card) => ('id' in card ? card.id : card.objective) === id);
  return open?.requirement ? asking(open.requirement) : '';
}

/** The printed requirement of an objective. */
export const printedRequirement = (words: ObjectiveWords, expansions: readonly BoxId[]): string =>
  lastOf(words.requirement, words.requirementIn, expansions);

/** The printed sentence on the primary of a strategy card. */
export const printedGist = (words: StrategyCardWords, expansions: readonly BoxId[]): string =>
  lastOf(words.gist, words.gistIn, expansions);

type TextsByBox = Readonly<Record<BoxId, string>>;

/** The last of the expansions in play that changed it decides. */
function lastOf(
  first: string,
  later: TextsByBox | undefined,
  expansions: readonly BoxId[],
): string {
  return expansions.flatMap((box) => later?.[box] ?? []).at(-1) ?? first;
}
