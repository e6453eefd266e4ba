/** Lets the browser do what waits (a tap, a frame) before the page goes on. */

interface Scheduler {
  yield?: () => Promise<void>;
}

const { scheduler } = globalThis as { scheduler?: Scheduler };

/** Answers in a task of its own, as soon as the browser comes back to it. */
export function betweenTasks(): Promise<void> {
  if (scheduler?.yield) return scheduler.yield();
  return new Promise((done) => {
    const { port1, port2 } = new MessageChannel();
    port1.onmessage = () => {
      port1.close();
      done();
    };
    port2.postMessage(null);
  });
}
