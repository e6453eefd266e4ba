/** Work that can wait until the screen is still and the browser is idle. */

/** How long the screen stands still before anything more is fetched (ms): first things first. */
const CALM = 1200;

/** Until when (ms of this page) nothing begins here. */
let hushedUntil = 0;

/** Puts off for so long (ms) what waits for a calm screen: for a moment this page is to ask for nothing. */
export function postponeIdle(ms: number): void {
  hushedUntil = performance.now() + ms;
}

/** Does something after so long (ms), once the browser is idle; answers how to call it off. */
function idly(act: () => void, after: number): () => void {
  let ticket: number | undefined;
  const start = () => {
    const hushed = hushedUntil - performance.now();
    if (hushed > 0) timer = setTimeout(wait, hushed);
    else act();
  };
  const wait = () => {
    if (typeof requestIdleCallback === 'undefined') start();
    else ticket = requestIdleCallback(start, { timeout: 5000 });
  };
  let timer = setTimeout(wait, after);
  return () => {
    clearTimeout(timer);
    if (ticket !== undefined) cancelIdleCallback(ticket);
  };
}

/** Does something then; answers how to call it off. */
export const onIdle = (act: () => void): (() => void) => idly(act, CALM);

/**
 * Begins something then, which may have to be fetched first; answers how to end it, begun or not.
 * What could not be fetched is left alone.
 */
export function startOnIdle(begin: () => Promise<() => void>): () => void {
  let gone = false;
  let end = () => {};
  const uncalled = onIdle(() => {
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

/** The next moment after so long (ms) at which the browser has nothing better to do. */
export function nextIdle(after = 0): Promise<void> {
  return new Promise((done) => void idly(done, after));
}
