/** The search in the rules at hand; its index is read with the first question. */
import { openSearch } from '$lib/look-up/search/search.ts';
import { rulesIndex } from './rules-index.ts';

let opened: ReturnType<typeof openSearch> | null = null;

/** What answers a question. */
export const rulesSearch = (): ReturnType<typeof openSearch> => (opened ??= openSearch(rulesIndex));
