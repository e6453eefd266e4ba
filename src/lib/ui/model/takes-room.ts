/** What lies over the foot of the score sheet, or in a row above it: what is beside ends there, and nothing else moves. */
import type { Attachment } from 'svelte/attachments';

/** Who is told how much is taken (px); 0 while nothing is. */
interface TakenRoom {
  /** Of the foot of the score sheet, whose lanes end above it. */
  foot: number;
  /** Of the room between the rail and the table, as a row of its own. */
  head: number;
}

/** Says how high an element is as long as it is there and shown. */
export const takesRoom =
  (table: TakenRoom, edge: keyof TakenRoom): Attachment<HTMLElement> =>
  (element) => {
    const watcher = new ResizeObserver(() => {
      // One that gives way to another has no height, and says nothing.
      if (element.offsetHeight > 0) table[edge] = element.offsetHeight;
    });
    watcher.observe(element);
    return () => {
      watcher.disconnect();
      table[edge] = 0;
    };
  };
