// npm run house [-- counts]: what can be counted of the house. Nothing fails on it. With `counts`
// nothing is followed through a browser.
import { readFileSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { browserEnv } from './browser-shows-text.mjs';
import { loadProgram } from './bundle.mjs';
import { NO_BROWSER, findBrowser } from './find-browser.mjs';
import { countsOf } from './house-counts.mjs';
import { ROOT } from './project.mjs';

const CODE = /\.(?:svelte|css|ts|js|mjs|cjs|c)$/;
/** Recorded games and the like. */
const DATA = 'tests/fixtures/';

function sources() {
  return ['src', 'tests']
    .flatMap((folder) =>
      readdirSync(join(ROOT, folder), { recursive: true, encoding: 'utf8' }).map(
        (name) => `${folder}/${name.replaceAll('\\', '/')}`,
      ),
    )
    .filter((path) => CODE.test(path) && !path.startsWith(DATA))
    .map((path) => ({ path, text: readFileSync(join(ROOT, path), 'utf8') }));
}

const KINDS = ['files', 'lines', 'code', 'markup', 'script', 'css'];
const row = (name, cells) =>
  console.log(name.padEnd(36) + cells.map((cell) => String(cell).padStart(9)).join(''));
const rowOf = (counts) =>
  row(
    counts.room,
    KINDS.map((kind) => counts[kind].toLocaleString('en')),
  );
const percent = (part, whole) => `${Math.round((100 * part) / whole)} %`;

function printCounts({ rooms, whole, importedOnce, ceremony, styles, types }) {
  row('room', KINDS);
  rooms.forEach(rowOf);
  console.log();
  whole.forEach(rowOf);
  const { lines, imports, props } = ceremony;
  const { rules, twins, conditions, blocks } = styles;
  console.log(`
files with one importer: ${importedOnce.lib} of src/lib, ${importedOnce.ui} of them of ui
lines of components' scripts: ${lines}, of them imports ${imports}, props ${props} (${percent(imports + props, lines)})
style rules: ${rules}, with an identical twin in another file ${twins} (${percent(twins, rules)})
media and container conditions: ${conditions} in ${blocks} blocks
names of types defined in several files: ${types.length}
  ${types.map(([name, times]) => `${name} ${times}`).join(', ')}`);
}

/** In the page: a tap that is followed is alone, and stands still once it is stored and nothing drawn. */
function stopWhenStored() {
  // A clock that happens to tick belongs to no tap.
  window.setTimeout = () => 0;
  const tell = BroadcastChannel.prototype.postMessage;
  BroadcastChannel.prototype.postMessage = function (news) {
    // The one moment at which the coverage is taken.
    // eslint-disable-next-line no-debugger
    debugger;
    return tell.call(this, news);
  };
}

/** Files of the app in which a function ran, from the address of each script. */
function filesIn({ result }) {
  const ran = ({ functions }) =>
    functions.some(({ ranges: [{ startOffset, count }] }) => startOffset > 0 && count > 0);
  const paths = result
    .filter(ran)
    .map(({ url }) => url.replace(/^.*\/(src\/lib\/.*?)(?:\?.*)?$/, '$1'));
  return [...new Set(paths.filter((path) => path.startsWith('src/lib/')))].sort();
}

/** The files that a tap runs through, from the finger on the screen to the stored act. */
async function filesOfTap(context, origin, { text, before, tap }) {
  const page = await context.newPage();
  await page.goto(origin);
  const file = { name: 'game.json', mimeType: 'application/json', buffer: Buffer.from(text) };
  await page.locator('input[type="file"]').first().setInputFiles(file);
  await page.waitForSelector('.note .away');
  await page.goto(`${origin}game/${JSON.parse(text).entries[0].gameId}`);
  const button = (name) => page.locator('.stage').getByRole('button', { name }).first();
  for (const name of before) {
    await button(name).tap();
    await page.waitForTimeout(1500);
  }
  await button(tap).waitFor();
  // What is fetched and drawn while nothing else is to do belongs to no tap.
  await page.waitForLoadState('networkidle');
  await page.waitForTimeout(3000);
  const client = await context.newCDPSession(page);
  await client.send('Profiler.enable');
  await client.send('Debugger.enable');
  await client.send('Profiler.startPreciseCoverage', { callCount: true, detailed: false });
  await page.evaluate(stopWhenStored);
  // The ticks that were asked for before.
  await page.waitForTimeout(1500);
  const stored = new Promise((done) => {
    client.once('Debugger.paused', () => done(client.send('Profiler.takePreciseCoverage')));
  });
  // It answers what ran until now, and counts anew.
  await client.send('Profiler.takePreciseCoverage');
  const [coverage] = await Promise.all([
    stored.finally(() => client.send('Debugger.disable')),
    button(tap).tap(),
  ]);
  await page.close();
  return filesIn(coverage);
}

async function printTaps(browser) {
  const { moments } = await loadProgram('src/tools/house-moments.ts');
  const eligible = readFileSync(
    join(ROOT, 'tests/fixtures/games/six-players-eligible.json'),
    'utf8',
  );
  const [{ chromium }, { createServer }] = [await import('@playwright/test'), await import('vite')];
  // As it is written, a script each: the built app has put them together.
  const server = await createServer({ root: ROOT, logLevel: 'error', server: { port: 0 } });
  await server.listen();
  const origin = server.resolvedUrls.local[0];
  const running = await chromium.launch({
    executablePath: browser.path,
    env: { ...process.env, ...browserEnv(browser) },
  });
  try {
    for (const moment of moments(eligible)) {
      const context = await running.newContext({
        viewport: { width: 1280, height: 800 },
        hasTouch: true,
        serviceWorkers: 'block',
      });
      // A page of single files comes slowly the first time.
      context.setDefaultTimeout(180_000);
      const files = await filesOfTap(context, origin, moment);
      await context.close();
      const ui = files.filter((path) => path.startsWith('src/lib/ui/')).length;
      console.log(
        `files that ${moment.what} runs through: ${files.length}, without ui ${files.length - ui}`,
      );
      for (const path of files) console.log(`  ${path}`);
    }
  } finally {
    await running.close();
    await server.close();
  }
}

printCounts(countsOf(sources()));
if (process.argv[2] !== 'counts') {
  const browser = await findBrowser();
  console.log();
  if (browser) await printTaps(browser);
  else console.log(NO_BROWSER);
  // The server is closed, and what Kit watches keeps the process alive.
  process.exit();
}
