/**
 * Ends something when this process is told to stop, or when the npm that started it is gone without
 * a word: a server that nobody sees would hold its port.
 *
 * @param {() => void} end
 * @param {number} [look] how often (ms) it is looked whether that npm is still there
 */
export function untilStopped(end, look = 1000) {
  let ended = false;
  const once = () => {
    clearInterval(timer);
    if (ended) return;
    ended = true;
    end();
  };
  const parent = process.ppid;
  const byNpm = process.env.npm_lifecycle_event !== undefined;
  const timer = setInterval(() => byNpm && process.ppid !== parent && once(), look);
  timer.unref();
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) process.once(signal, once);
}
