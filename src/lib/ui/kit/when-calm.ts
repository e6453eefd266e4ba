/** What can wait until the screen stands still and the browser has nothing better to do. */

/** How long the screen stands still before anything more is fetched (ms): first things first. */
const CALM = 1200;

/** Does something then; answers how to call it off. */
export function whenCalm(act: () => void): () => void {
  let ticket: number | undefined;
  const timer = setTimeout(() => {
    if (typeof requestIdleCallback === 'undefined') act();
    else ticket = requestIdleCallback(act, { timeout: 5000 });
  }, CALM);
  return () => {
    clearTimeout(timer);
    if (ticket !== undefined) cancelIdleCallback(ticket);
  };
}

/**
 * Begins something then, which may have to be fetched first; answers how to end it, begun or not.
 * What could not be fetched is left alone.
 */
export function beginWhenCalm(begin: () => Promise<() => void>): () => void {
  let gone = false;
  let end = () => {};
  const uncalled = whenCalm(() => {
    begin().then(
      (stop) => {
        if (gone) stop();
        else end = stop;
      },
      () => undefined,
    );
  });
  return () => {
    gone = true;
    uncalled();
    end();
  };
}

/** The next moment at which the browser has nothing better to do. */
export function whenIdle(): Promise<void> {
  return new Promise((done) => {
    if (typeof requestIdleCallback === 'undefined') setTimeout(done);
    else requestIdleCallback(() => done(), { timeout: 5000 });
  });
}
