/** The names that sentences use here, and whose section numbers: given by the table, if any. */
import { getContext, setContext } from 'svelte';
import type { Books } from '$lib/core/refusal-codes.ts';
import type { RefusalCode } from '$lib/core/refusal.ts';
import type { Names } from '$lib/words/names.ts';
import type { Refusal } from '$lib/core/refusal.ts';
import { refusalSentence, ruleLabel } from '$lib/words/refusals.ts';

export interface TableNaming {
  readonly names: Names;
  readonly books: Books;
  /** Looks up the rule behind a refusal; left out where there is no table to look it up beside. */
  readonly why?: (code: RefusalCode) => void;
}

const KEY = Symbol('naming');
const itself = (id: string) => id;
/** Ids stand for themselves outside a game. */
export const PLAIN: TableNaming = {
  names: {
    seat: itself,
    card: itself,
    objective: itself,
    planet: itself,
    technology: itself,
    relic: itself,
    note: itself,
    attachment: itself,
    leader: itself,
  },
  // Outside a game no book is in force.
  books: { books: [], reference: '' },
};

/** Gives names to everything below. */
export function setNaming(naming: TableNaming): void {
  setContext(KEY, naming);
}

/** The names in force. */
export function getNaming(): TableNaming {
  return getContext<TableNaming | undefined>(KEY) ?? PLAIN;
}

/** What a refusal says and on which rule it rests. */
export const refusalText = (
  refusal: Refusal,
  { names, books }: TableNaming,
): { sentence: string; rule: string } => ({
  sentence: refusalSentence(refusal, names),
  rule: ruleLabel(refusal.code, books),
});
