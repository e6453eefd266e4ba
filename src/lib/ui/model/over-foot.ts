/** What lies over the foot of the score sheet: the lanes end above it, and nothing else moves. */
import type { Attachment } from 'svelte/attachments';

/** Who tells the sheet how much of its foot is taken. */
interface Footed {
  /** Height (px) of what lies over the foot of the score sheet; 0 while nothing does. */
  foot: number;
}

/** Keeps the lanes above an element as long as it is there and shown: they are as high as what is left. */
export const overFoot =
  (table: Footed): Attachment<HTMLElement> =>
  (element) => {
    const watcher = new ResizeObserver(() => {
      // One that gives way to another has no height, and says nothing.
      if (element.offsetHeight > 0) table.foot = element.offsetHeight;
    });
    watcher.observe(element);
    return () => {
      watcher.disconnect();
      table.foot = 0;
    };
  };
