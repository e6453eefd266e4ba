/** At most so long (ms) a busy browser puts it off. */
const PATIENCE = 500;

const idle = typeof requestIdleCallback !== 'undefined';

/** Runs in the frame after the one that shows what stands now; answers how to call it off. */
export function inNextFrame(run: () => void): () => void {
  let frame = requestAnimationFrame(() => {
    frame = requestAnimationFrame(run);
  });
  return () => cancelAnimationFrame(frame);
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
