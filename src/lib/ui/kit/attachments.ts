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

/** Whether the styles have room for a list and the table side by side: `--side-by-side` of the layouts. */
const standsBeside = (dialog: HTMLElement): boolean =>
  getComputedStyle(dialog).getPropertyValue('--side-by-side') === 'yes';

/**
 * Opens the dialog beside the table, which goes on taking presses, where there is room for both; elsewhere
 * in front of it. Escape closes it from wherever the focus is, unless a dialog lies in front of all.
 */
export const besideTable: Attachment<HTMLDialogElement> = (dialog) => {
  if (!standsBeside(dialog) || !('popover' in dialog)) return modal(dialog);
  const before = document.activeElement;
  dialog.popover = 'manual';
  dialog.show();
  // In front of the stage that clips what is in it.
  dialog.showPopover();
  const onkeydown = ({ key }: KeyboardEvent) => {
    if (key !== 'Escape' || document.querySelector('dialog:modal')) return;
    dialog.dispatchEvent(new Event('cancel', { cancelable: true }));
  };
  addEventListener('keydown', onkeydown);
  return () => {
    removeEventListener('keydown', onkeydown);
    setTimeout(() => {
      // Who went on at the table keeps the focus there.
      if (document.activeElement !== document.body || !before?.isConnected) return;
      if (before instanceof HTMLElement) before.focus();
    });
  };
};

/** Brings what has just opened into view, as little as possible. */
export function intoView(node: HTMLElement): void {
  node.scrollIntoView({ block: 'nearest' });
}
