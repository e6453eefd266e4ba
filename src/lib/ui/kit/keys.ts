/** What keys mean on the table. */

/** Whether a key is typed into a field: then it belongs to the field. Nothing is typed into a slider. */
export function isTyping(target: EventTarget | null): boolean {
  if (!(target instanceof HTMLElement)) return false;
  if (target instanceof HTMLInputElement && target.type === 'range') return false;
  return target.isContentEditable || /^(INPUT|TEXTAREA|SELECT)$/.test(target.tagName);
}

/** Ctrl+Z and Ctrl+Shift+Z (Cmd on a Mac; Ctrl+Y too), else null. */
export function undoKey({ ctrlKey, metaKey, shiftKey, altKey, key }: KeyboardEvent) {
  if (!(ctrlKey || metaKey) || altKey) return null;
  if (key.toLowerCase() === 'z') return shiftKey ? 'redo' : 'undo';
  return key.toLowerCase() === 'y' ? 'redo' : null;
}
