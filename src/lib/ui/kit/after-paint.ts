/** At most so long (ms) a busy browser puts it off. */
const PATIENCE = 500;

const idle = typeof requestIdleCallback !== 'undefined';

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
