/**
 * What a page holds on to: memory (MB), and of it what the engine has compiled; nodes that are not
 * shown, listeners and what ticks.
 */

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

/**
 * How much of the memory (MB) is what the engine made of the scripts: it compiles on and on for the
 * first thousands of taps, however little the page holds.
 */
async function compiledIn(page) {
  // A session of its own: objects are no longer followed once it ends.
  const client = await page.context().newCDPSession(page);
  const chunks = [];
  client.on('HeapProfiler.addHeapSnapshotChunk', ({ chunk }) => chunks.push(chunk));
  await client.send('HeapProfiler.takeHeapSnapshot', { reportProgress: false });
  await client.send('HeapProfiler.disable');
  await client.detach();
  const { snapshot, nodes } = JSON.parse(chunks.join(''));
  const { node_fields: fields, node_types: types } = snapshot.meta;
  const [type, size] = [fields.indexOf('type'), fields.indexOf('self_size')];
  const code = types[type].indexOf('code');
  let bytes = 0;
  for (let at = 0; at < nodes.length; at += fields.length) {
    if (nodes[at + type] === code) bytes += nodes[at + size];
  }
  return bytes / 1e6;
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
      code: await compiledIn(page),
      // A long game shows more than a short one: what counts is what is held and not shown.
      loose: figure('Nodes') - (await page.evaluate(nodesInDocument)),
      listeners: figure('JSEventListeners'),
      intervals: await page.evaluate(() => window.intervals()),
    };
  };
}
