/**
 * What is printed of the table: the part that holds this element, and nothing else; paper has no room for the
 * rest. Of several the one that came last. `styles/paper.css` says how paper looks.
 */
import type { Attachment } from 'svelte/attachments';
import '$lib/ui/styles/paper.css';

let parts: Element[] = [];

function show(next: Element[]): void {
  for (const part of parts) part.removeAttribute('data-printed');
  parts = next;
  parts.at(-1)?.setAttribute('data-printed', '');
  document.documentElement.toggleAttribute('data-paper', parts.length > 0);
}

/** Printed as long as the element is there. */
export const onPaper: Attachment<HTMLElement> = (element) => {
  const part = element.closest('main.table > *');
  if (!part) return undefined;
  show([...parts, part]);
  return () => {
    const rest = [...parts];
    rest.splice(rest.lastIndexOf(part), 1);
    show(rest);
  };
};
