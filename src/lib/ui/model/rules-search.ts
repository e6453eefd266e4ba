/** The search in the rules at hand: fetched, with its index, when somebody looks something up. */
import { late } from '$lib/ui/kit/late.ts';

export const rulesSearch = late(async () => {
  const [{ openSearch }, { rulesIndex }] = await Promise.all([
    import('$lib/look-up/search/search.ts'),
    import('./rules-index.ts'),
  ]);
  return openSearch(rulesIndex);
});
