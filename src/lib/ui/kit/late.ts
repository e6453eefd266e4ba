/** A part of a screen that is fetched when it is needed, or just before. */
export interface Late<T> {
  /**
   * Answers what is here already at once, so that `{#await}` shows it with all the rest; else it is
   * fetched. A fetch that failed is tried again by the next to ask.
   */
  (): T | Promise<T>;
  /** What has been fetched, or null. */
  here(): T | null;
}

/** Fetches once, when first asked. */
export function late<T>(load: () => Promise<T>): Late<T> {
  let fetched: { part: T } | null = null;
  let asked: Promise<T> | null = null;
  const ask = () =>
    load().then(
      (part) => {
        fetched = { part };
        return part;
      },
      (error: unknown) => {
        asked = null;
        throw error;
      },
    );
  return Object.assign(() => fetched?.part ?? (asked ??= ask()), {
    here: () => fetched?.part ?? null,
  });
}
