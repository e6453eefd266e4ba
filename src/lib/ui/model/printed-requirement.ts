/** What an objective asks for, as the boxes in play print it. */
import type { BoxId } from '$lib/core/vocabulary.ts';
import type { ObjectiveWords } from '$lib/words/card-words.ts';

/** The requirement; the last of the expansions in play that changed it decides. */
export function printedRequirement(words: ObjectiveWords, expansions: readonly BoxId[]): string {
  const changed = expansions.flatMap((box) => words.requirementIn?.[box] ?? []);
  return changed.at(-1) ?? words.requirement;
}
