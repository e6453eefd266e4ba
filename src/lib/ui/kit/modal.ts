/** A native dialog in front of all the rest. */
import type { Attachment } from 'svelte/attachments';

/** Opens the dialog while it is there; whoever had the focus before has it again afterwards. */
export const modal: Attachment<HTMLDialogElement> = (dialog) => {
  const before = document.activeElement;
  dialog.showModal();
  return () => {
    dialog.close();
    if (before instanceof HTMLElement && before.isConnected) before.focus();
  };
};
