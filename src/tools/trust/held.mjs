/** What a page holds on to: memory, nodes, listeners and what ticks. */

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
      nodes: figure('Nodes'),
      listeners: figure('JSEventListeners'),
      intervals: await page.evaluate(() => window.intervals()),
    };
  };
}
