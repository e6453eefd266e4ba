/**
 * The system's own "back", a gesture or a key of phones and tablets, where the browser tells of it. A
 * modal dialog hears of it by itself; one beside the table does not.
 */

/** Peels one card off at each "back" as long as one is left; ends when it is called. */
export function onSystemBack(peel: () => boolean): () => void {
  const { CloseWatcher } = window;
  // Where there is a keyboard it would take every Escape of the table.
  if (!CloseWatcher || !matchMedia('(pointer: coarse)').matches) return () => {};
  let watcher: CloseWatcher;
  const watch = () => {
    watcher = new CloseWatcher();
    watcher.onclose = () => {
      if (peel()) watch();
    };
  };
  watch();
  return () => watcher.destroy();
}
