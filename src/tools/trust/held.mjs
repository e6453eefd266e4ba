/** What a page holds on to: memory (MB), nodes that are not shown, listeners and what ticks. */

/** In the page, before its scripts: which intervals run. */
export function watchIntervals() {
  const ticking = new Set();
  const { setInterval: begin, clearInterval: end } = window;
  window.setInterval = (...args) => {
    const id = begin(...args);
    ticking.add(id);
    return id;
  };
  window.clearInterval = (id) => {
    ticking.delete(id);
    end(id);
  };
  window.intervals = () => ticking.size;
}

/** In the page: how many nodes are in the document. */
function nodesInDocument() {
  const walker = document.createTreeWalker(document, NodeFilter.SHOW_ALL);
  let count = 1;
  while (walker.nextNode()) count += 1;
  return count;
}

/** Asks for figures, each time after everything that nobody holds has been thrown away. */
export async function scalesFor(page) {
  const client = await page.context().newCDPSession(page);
  await client.send('Performance.enable');
  await client.send('HeapProfiler.enable');
  return async () => {
    // Twice: what the first finds dead lets go of more.
    for (let i = 0; i < 2; i++) await client.send('HeapProfiler.collectGarbage');
    const { usedSize } = await client.send('Runtime.getHeapUsage');
    const { metrics } = await client.send('Performance.getMetrics');
    const figure = (name) => metrics.find((metric) => metric.name === name)?.value ?? NaN;
    return {
      heap: usedSize / 1e6,
      // A long game shows more than a short one: what counts is what is held and not shown.
      loose: figure('Nodes') - (await page.evaluate(nodesInDocument)),
      listeners: figure('JSEventListeners'),
      intervals: await page.evaluate(() => window.intervals()),
    };
  };
}
