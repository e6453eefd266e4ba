/** The search in the rules at hand; its index is read with the first question. */
import { familyRules, type FamilyRules } from '$lib/look-up/open-rules.ts';
import { openSearch } from '$lib/look-up/search/search.ts';
import type { TopicId } from '$lib/look-up/topics.ts';
import { topicWords } from '$lib/words/look-up.ts';
import { rulesIndex } from './rules-index.ts';

type Search = ReturnType<typeof openSearch>;

let opened: { of: FamilyRules | null; search: Search } | null = null;

/** What answers a question, in the rules that are read now. */
export function rulesSearch(): Search {
  const of = familyRules();
  if (!opened || opened.of !== of) {
    const index = of ? of.index((topic) => topicWords(topic as TopicId)) : rulesIndex;
    opened = { of, search: openSearch(index) };
  }
  return opened.search;
}
