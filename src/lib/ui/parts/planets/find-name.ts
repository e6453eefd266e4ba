import type { Find } from '$lib/core/commands/arguments.ts';
import { TOKEN_POOLS } from '$lib/core/vocabulary.ts';
import type { TableModel } from '$lib/ui/model/table-model.svelte.ts';
import { totalOf } from '$lib/ui/model/token-counts.ts';
import { explorationName } from '$lib/words/played-names.ts';
import { exploring as words } from '$words/exploring.ts';

/** What a find is called in a line: its relic or its card, with the pool of its tokens, or that it is a fragment. */
export function findName({ names }: TableModel, { cause, fragments, relic, tokens }: Find): string {
  if (fragments) return words.fragment('frontier', false);
  const pool = tokens && TOKEN_POOLS.find((one) => tokens[one] > 0);
  if (tokens && pool) return words.withTokens(explorationName(cause), totalOf(tokens), pool);
  return relic ? names.relic(relic) : explorationName(cause);
}
