// npm run e2e -- [what playwright test takes]: finds a browser, builds if needed, runs the tests.
import { ensureBuilt } from './build-app.mjs';
import { runEndToEnd } from './e2e-run.mjs';
import { NO_BROWSER, findBrowser } from './find-browser.mjs';

const browser = await findBrowser();
if (!browser) {
  console.error(NO_BROWSER);
  process.exitCode = 1;
} else if (await ensureBuilt()) {
  process.exitCode = await runEndToEnd(browser, process.argv.slice(2));
} else {
  process.exitCode = 1;
}
