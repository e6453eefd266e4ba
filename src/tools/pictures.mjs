// npm run pictures: takes the pictures in docs/pictures from the built app, at moments of recorded games.
import { ensureBuilt } from './build-app.mjs';
import { runEndToEnd } from './e2e-run.mjs';
import { NO_BROWSER, findBrowser } from './find-browser.mjs';

const browser = await findBrowser();
if (!browser) {
  console.error(NO_BROWSER);
  process.exitCode = 1;
} else if (await ensureBuilt()) {
  const args = ['--config', 'tests/pictures/playwright.config.ts', ...process.argv.slice(2)];
  process.exitCode = await runEndToEnd(browser, args);
} else {
  process.exitCode = 1;
}
