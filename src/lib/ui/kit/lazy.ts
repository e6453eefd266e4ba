/** A stage or a panel that is loaded when it is needed, or just before. */
export interface Lazy<T> {
  /**
   * Answers what is here already at once; else it is fetched. Where that failed the next to ask asks
   * the browser again, which many answer with the same failure: see shell/fetch-again.ts.
   */
  (): T | Promise<T>;
  /** What has been fetched, or null. */
  here(): T | null;
}

/** Fetches once, when first asked. */
export function lazy<T>(load: () => Promise<T>): Lazy<T> {
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
