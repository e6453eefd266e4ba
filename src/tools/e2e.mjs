// npm run e2e -- [what playwright test takes]: finds a browser, builds if needed, runs the tests.
// With --firefox among it they run in the Firefox of the system instead.
import { ensureBuilt } from './build-app.mjs';
import { runEndToEnd, runInFirefox } from './e2e-run.mjs';
import { NO_BROWSER, findBrowser } from './find-browser.mjs';
import { NO_FIREFOX, findFirefox } from './find-firefox.mjs';

async function inChromium(args) {
  const browser = await findBrowser();
  if (!browser) console.error(NO_BROWSER);
  return browser ? () => runEndToEnd(browser, args) : null;
}

function inFirefox(args) {
  const path = findFirefox();
  if (!path) console.error(NO_FIREFOX);
  return path ? () => runInFirefox(path, args) : null;
}

const asked = process.argv.slice(2);
const args = asked.filter((arg) => arg !== '--firefox');
const run = await (args.length < asked.length ? inFirefox(args) : inChromium(args));
process.exitCode = run && (await ensureBuilt()) ? await run() : 1;
