import { browserEnv } from './browser-shows-text.mjs';
import { tool } from './project.mjs';

/** Runs Playwright with a browser that was found; gives its exit code. */
export function runEndToEnd(browser, args, env = {}) {
  return tool('@playwright/test/cli.js', ['test', ...args], {
    env: {
      ...env,
      CHROMIUM_PATH: browser.path,
      CHROMIUM_ENV: JSON.stringify(browserEnv(browser)),
    },
  });
}
