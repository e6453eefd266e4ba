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

/** What a presenter remote asks of the table. */
export type RemoteKey = 'onward' | 'back' | 'pause' | 'list';

/** What remotes send for the next slide, the one before and a black screen; and what asks for the list. */
const REMOTE: Readonly<Record<string, RemoteKey>> = {
  PageDown: 'onward',
  ArrowRight: 'onward',
  PageUp: 'back',
  ArrowLeft: 'back',
  '.': 'pause',
  b: 'pause',
  B: 'pause',
  '?': 'list',
};

/** Those that scroll a page. */
const SCROLLING = ['PageDown', 'PageUp'];

/**
 * What a key of a remote means, or null where it belongs to something else: a field, a dialog, a part of
 * the page that took it, a page that scrolls. `working` says whether the player goes about by keys: then
 * arrows and pages stay with what has the focus.
 */
export function remoteKey(event: KeyboardEvent, working: boolean): RemoteKey | null {
  if (event.ctrlKey || event.metaKey || event.altKey || event.repeat) return null;
  if (event.defaultPrevented || isTyping(event.target)) return null;
  const wanted = REMOTE[event.key] ?? null;
  if (!wanted || document.querySelector('dialog[open]')) return null;
  const turns = wanted === 'onward' || wanted === 'back';
  const { body, documentElement: page } = document;
  if (turns && working && document.activeElement !== body) return null;
  if (SCROLLING.includes(event.key) && page.scrollHeight > page.clientHeight) return null;
  return wanted;
}
