/** A native dialog in front of all the rest. */
import type { Attachment } from 'svelte/attachments';

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
