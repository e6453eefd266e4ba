// npm run test:kill: 200 kills and 200 power cuts in mid-act; CUSTODIAN_KILLS, CUSTODIAN_CUTS and
// CUSTODIAN_SEED say otherwise. Nothing that the screen has shown as recorded may be lost.
import { ensureBuilt } from '../build-app.mjs';
import { NO_BROWSER, findBrowser } from '../find-browser.mjs';
import { killRuns } from './kill-runs.mjs';

const asked = (name, usual) => Number(process.env[name] ?? usual);

const browser = await findBrowser();
if (!browser) {
  console.error(NO_BROWSER);
  process.exitCode = 1;
} else if (await ensureBuilt()) {
  const { ok, passed, failed } = await killRuns(browser, {
    kills: asked('CUSTODIAN_KILLS', 200),
    cuts: asked('CUSTODIAN_CUTS', 200),
    seed: asked('CUSTODIAN_SEED', 1),
  });
  console.log(`${passed} passed, ${failed} failed`);
  process.exitCode = ok ? 0 : 1;
} else {
  process.exitCode = 1;
}
