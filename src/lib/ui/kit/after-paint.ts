/** At most so long (ms) a busy browser puts it off. */
const PATIENCE = 500;

const idle = typeof requestIdleCallback !== 'undefined';

/**
 * Runs as soon as the frame that shows what stands now is painted, to be seen in the one after it;
 * answers how to call it off. A frame asked for right away would begin before this one is seen.
 */
export function inNextFrame(run: () => void): () => void {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const frame = requestAnimationFrame(() => {
    timer = setTimeout(run);
  });
  return () => {
    cancelAnimationFrame(frame);
    clearTimeout(timer);
  };
}

/**
 * Runs once the browser has painted what stands now and has nothing better to do; answers how to
 * call it off.
 */
export function afterPaint(run: () => void): () => void {
  let ticket: number | undefined;
  const frame = requestAnimationFrame(() => {
    ticket = idle ? requestIdleCallback(run, { timeout: PATIENCE }) : window.setTimeout(run);
  });
  return () => {
    cancelAnimationFrame(frame);
    if (ticket === undefined) return;
    if (idle) cancelIdleCallback(ticket);
    else clearTimeout(ticket);
  };
}
