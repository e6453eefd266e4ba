/** How wide an element is, told by the browser when it lays it out. */
import type { Attachment } from 'svelte/attachments';

/**
 * Tells the inner width (px) of an element as soon as it is laid out, and whenever it changes. Svelte's
 * `bind:clientWidth` asks for it right away: a page that is only being built is laid out for that, and
 * what is in a dialog that is not open yet has no width.
 */
export const widthOf =
  (tell: (px: number) => void): Attachment<HTMLElement> =>
  (element) => {
    const watcher = new ResizeObserver(() => tell(element.clientWidth));
    watcher.observe(element);
    return () => watcher.disconnect();
  };

/** How wide (px) the sheet beside the stage or above it will be, until that is known. */
export const sheetWidth = () =>
  innerWidth >= innerHeight && innerWidth >= 900 ? innerWidth - 432 : innerWidth;
