/** The names that sentences use here, and whose section numbers: given by the table, if any. */
import { getContext, setContext } from 'svelte';
import type { Names } from '$lib/words/names.ts';

export interface Naming {
  readonly names: Names;
  readonly reference: 'base' | 'pok';
}

const KEY = Symbol('naming');
const PLAIN: Naming = {
  names: { seat: (id) => id, card: (id) => id, objective: (id) => id },
  reference: 'pok',
};

/** Gives names to everything below. */
export function setNaming(naming: Naming): void {
  setContext(KEY, naming);
}

/** The names in force; ids stand for themselves outside a game. */
export function getNaming(): Naming {
  return getContext<Naming | undefined>(KEY) ?? PLAIN;
}
