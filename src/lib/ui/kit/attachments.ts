/** What elements do while they are there: they open in front, come into view, or say so elsewhere. */
import type { Attachment } from 'svelte/attachments';

let count = 0;

/**
 * As long as it is there, an element says so on another one, the page unless told otherwise: as
 * `data-` with this name. Styles ask for that instead of `:has()`, for which a browser looks through
 * the whole page whenever a row comes or goes.
 */
export const flags =
  (
    name: string,
    on: (element: HTMLElement) => HTMLElement | null = () => document.documentElement,
  ): Attachment<HTMLElement> =>
  (element) => {
    const told = on(element);
    const own = String((count += 1));
    if (told) told.dataset[name] = own;
    // Another one may have come before this one goes.
    return () => {
      if (told?.dataset[name] === own) delete told.dataset[name];
    };
  };

/** What may have the focus again once no dialog follows the one that has gone: the first that is still there. */
let owed: Element[] = [];

/**
 * Opens the dialog while it is there; what had the focus before has it again afterwards. A dialog that
 * goes is closed by being taken away, and the focus goes back in a task of its own: where another dialog
 * follows at once, the page between them is neither laid out nor focused.
 */
export const modal: Attachment<HTMLDialogElement> = (dialog) => {
  const before = [...owed, document.activeElement].filter((element) => element !== null);
  owed = [];
  dialog.showModal();
  return () => {
    owed = [...owed, ...before];
    setTimeout(() => {
      const wanted = owed.find((element) => element.isConnected);
      owed = [];
      if (wanted instanceof HTMLElement) wanted.focus();
    });
  };
};

/** Brings what has just opened into view, as little as possible. */
export function intoView(node: HTMLElement): void {
  node.scrollIntoView({ block: 'nearest' });
}
