/** How often (ms) it is looked whether the npm that started this is still there. */
const LOOK = 1000;

/**
 * Ends something when this process is told to stop, or when the npm that started it is gone without
 * a word: a server that nobody sees would hold its port.
 */
export function untilStopped(end) {
  let ended = false;
  const once = () => {
    clearInterval(timer);
    if (ended) return;
    ended = true;
    end();
  };
  const parent = process.ppid;
  const byNpm = process.env.npm_lifecycle_event !== undefined;
  const timer = setInterval(() => byNpm && process.ppid !== parent && once(), LOOK);
  timer.unref();
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) process.once(signal, once);
}
