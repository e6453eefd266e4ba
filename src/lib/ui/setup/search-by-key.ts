/** Where the focus goes in a panel to search, by how it was opened. */
import type { SetupModel } from './setup-model.svelte.ts';

/**
 * Called while a panel is made: answers what to do once it is open. Who opened it by key types at
 * once; a finger gets no keyboard over half of the list. (What a browser calls `:focus-visible` does
 * not tell: Firefox keeps what it was when the button got the focus.)
 */
export function searchByKey({ byKey }: SetupModel): () => void {
  return () => {
    if (byKey) document.querySelector<HTMLElement>('dialog[open] input[type=search]')?.focus();
  };
}
