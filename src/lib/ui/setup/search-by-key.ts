/** Where the focus goes in a panel to search, by how it was opened. */

/**
 * Called while a panel is made: answers what to do once it is open. Who opened it by key types at
 * once; a finger gets no keyboard over half of the list.
 */
export function searchByKey(): () => void {
  const byKey = document.activeElement?.matches('button:focus-visible') ?? false;
  return () => {
    if (byKey) document.querySelector<HTMLElement>('dialog[open] input[type=search]')?.focus();
  };
}
