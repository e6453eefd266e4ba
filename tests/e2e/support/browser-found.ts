/** Before a bare `npx playwright test`: the browser that `npm run e2e` would have found. */
import { browserVariables } from '../../../src/tools/e2e.mjs';
import { NO_BROWSER, findBrowser } from '../../../src/tools/browser.mjs';

export default async function browserFound(): Promise<void> {
  if (process.env['CHROMIUM_ENV'] || process.env['CUSTODIAN_FIREFOX']) return;
  const browser = await findBrowser();
  if (!browser) throw new Error(NO_BROWSER);
  // The workers, which read playwright.config.ts anew, inherit it.
  Object.assign(process.env, browserVariables(browser));
}
