// npm run test:import: files that are long, deep, many or honest, each opened in a browser of its
// own: answered or under way within a second, never a page that does not answer taps, done in time,
// and in little memory. CUSTODIAN_KIND picks those whose name has this in it.
import { mkdtempSync, realpathSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { IDLE } from '../bench/page.mjs';
import { loadProgram } from '../bundle.mjs';
import { browserWithApp } from '../browser.mjs';
import { BUILD, ROOT } from '../project.mjs';
import { served } from '../static-server.mjs';
import { startBrowser, weigh, weighAlong } from './browser.mjs';

/** Ms until something is said, of one task of the page, and until all is done; MB more than before. */
const LIMITS = { said: 1_000, task: 200, done: 20_000, memory: 200 };
/** How much slower than this machine the page's own processor is. */
const SLOWER = 4;
const PATIENCE = 60_000;

/** In the page: when a file was chosen, when something was said of it, and which tasks were long. */
function watchImport() {
  const seen = { chosen: null, said: null, done: null, task: 0 };
  window.imported = seen;
  new PerformanceObserver((list) => {
    if (seen.chosen === null) return;
    for (const { duration } of list.getEntries()) seen.task = Math.max(seen.task, duration);
  }).observe({ type: 'longtask' });
  const painted = (name) =>
    requestAnimationFrame(() => setTimeout(() => (seen[name] ??= performance.now() - seen.chosen)));
  addEventListener(
    'change',
    () => {
      seen.chosen = performance.now();
      const watch = new MutationObserver(() => {
        const note = document.querySelector('.note .away');
        const under = document.querySelector('.note progress');
        if (under || note) painted('said');
        if (!note) return;
        painted('done');
        watch.disconnect();
      });
      watch.observe(document, { childList: true, subtree: true });
    },
    { capture: true, once: true },
  );
}

/** Has the page choose a file of this machine; nothing of it passes through the watching process. */
async function choose(page, client, path) {
  const { root } = await client.send('DOM.getDocument');
  const { nodeId } = await client.send('DOM.querySelector', {
    nodeId: root.nodeId,
    selector: 'input[type=file]',
  });
  await client.send('DOM.setFileInputFiles', { nodeId, files: [path] });
}

/** What the browser takes when nothing is going on: the least of several looks, in MB. */
async function atRest(page, group, profile) {
  let least = Infinity;
  for (let looks = 0; looks < 5; looks++) {
    least = Math.min(least, weigh(group, profile));
    await page.waitForTimeout(200);
  }
  return least;
}

/** Opens one file in a browser of its own. */
async function opened(browser, origin, home, path) {
  const profile = mkdtempSync(join(home, 'profile-'));
  const { context, kill, group } = await startBrowser(browser, { profile });
  try {
    const page = await context.newPage();
    await page.addInitScript(watchImport);
    await page.goto(origin);
    await page.waitForSelector('input[type=file]', { state: 'attached' });
    const client = await context.newCDPSession(page);
    await page.waitForLoadState('networkidle');
    await page.waitForTimeout(2 * IDLE);
    await client.send('Emulation.setCPUThrottlingRate', { rate: SLOWER });
    const before = await atRest(page, group, profile);
    const scales = weighAlong(group, profile);
    await choose(page, client, path);
    await page.waitForFunction(() => window.imported.done !== null, null, {
      timeout: PATIENCE,
      polling: 500,
    });
    const memory = scales.end() - before;
    const seen = await page.evaluate(() => window.imported);
    const result = await page.locator('.note p').innerText();
    return { ...seen, memory, result: result.replace(/\s+/g, ' ') };
  } finally {
    await kill();
    rmSync(profile, { recursive: true, force: true, maxRetries: 5 });
  }
}

const missedIn = (figures) =>
  Object.keys(LIMITS).filter((name) => !(figures[name] <= LIMITS[name]));

/** Others may have been at work on the machine: what misses a limit is measured once more. */
async function measured(browser, origin, home, path) {
  let figures = null;
  for (let times = 0; times < 2; times++) {
    figures = await opened(browser, origin, home, path).catch((error) => ({
      result: String(error.message).split('\n', 1)[0],
    }));
    if (missedIn(figures).length === 0) break;
  }
  return figures;
}

const rounded = (value, unit) => `${Math.round(value)} ${unit}`;

/** Opens each of the files; gives how many missed a limit. */
async function openAll(browser, origin, kinds) {
  const home = realpathSync(mkdtempSync(join(tmpdir(), 'custodian-import-')));
  let failed = 0;
  try {
    for (const { name, text } of kinds) {
      const path = join(home, 'file.json');
      writeFileSync(path, text());
      const figures = await measured(browser, origin, home, path);
      const missed = missedIn(figures);
      if (missed.length > 0) failed += 1;
      const { said, done, task, memory, result } = figures;
      console.log(`${missed.length > 0 ? `FAIL (${missed.join(', ')})` : 'ok  '} ${name}`);
      console.log(
        `     said after ${rounded(said, 'ms')}, done after ${rounded(done, 'ms')}, ` +
          `longest task ${rounded(task, 'ms')}, ${rounded(memory, 'MB')} more: ${result}`,
      );
    }
  } finally {
    rmSync(home, { recursive: true, force: true });
  }
  return failed;
}

const browser = await browserWithApp();
if (!browser) process.exitCode = 1;
else {
  const { KINDS } = await loadProgram('src/tools/import-files.ts');
  const kinds = KINDS.filter(({ name }) => name.includes(process.env.CUSTODIAN_KIND ?? ''));
  const failed = await served(join(ROOT, BUILD), (origin) => openAll(browser, origin, kinds));
  console.log(`${kinds.length - failed} passed, ${failed} failed`);
  process.exitCode = failed > 0 ? 1 : 0;
}
