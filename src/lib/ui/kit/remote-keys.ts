/** What a presenter remote and single keys mean on the table. */
import { isTyping } from './keys.ts';

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
