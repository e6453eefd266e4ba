import type { Find } from '$lib/core/commands/arguments.ts';
import type { TableModel } from '$lib/ui/model/table-model.svelte.ts';
import { exploring as words } from '$words/exploring.ts';

/** What a find is called in a line: its relic or its card, or that it is a fragment. */
export function findName({ names }: TableModel, { cause, fragments, relic }: Find): string {
  if (fragments) return words.fragment('frontier', false);
  return relic ? names.relic(relic) : words.card(cause);
}
