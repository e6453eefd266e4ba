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
