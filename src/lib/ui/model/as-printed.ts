/** What a card asks for or does, as the boxes in play print it. */
import type { BoxId } from '$lib/core/vocabulary.ts';
import type { ObjectiveWords, StrategyCardWords } from '$lib/words/card-words.ts';

type TextsByBox = Readonly<Record<BoxId, string>>;

/** The last of the expansions in play that changed it decides. */
const lastOf = (
  first: string,
  later: TextsByBox | undefined,
  expansions: readonly BoxId[],
): string => expansions.flatMap((box) => later?.[box] ?? []).at(-1) ?? first;

/** The requirement of an objective. */
export const printedRequirement = (words: ObjectiveWords, expansions: readonly BoxId[]): string =>
  lastOf(words.requirement, words.requirementIn, expansions);

/** The sentence on the primary of a strategy card. */
export const printedGist = (words: StrategyCardWords, expansions: readonly BoxId[]): string =>
  lastOf(words.gist, words.gistIn, expansions);
