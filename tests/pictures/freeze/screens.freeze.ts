/**
 * Pictures of every screen but the history and the clock on the whole screen, into the folder that
 * `npm run pictures -- --freeze FOLDER` names. They check nothing: `--compare` does.
 */
import { atRest } from './calm.ts';
import { capture } from './capture.ts';
import { test } from './one-page.ts';
import { PAGES } from './pages.ts';
import { PANELS } from './panels.ts';
import { STAGES } from './stages.ts';

const folder = process.env['CUSTODIAN_FREEZE'] ?? 'test-results/pictures';

for (const screen of [...STAGES, ...PANELS, ...PAGES]) {
  test(screen.name, async ({ page }) => {
    await screen.show(page);
    await atRest(page);
    await capture(page, screen.name, folder);
  });
}
