// npm run e2e -- [what playwright test takes]: finds a browser, builds if needed, runs the tests.
// With --firefox among it they run in the Firefox of the system instead.
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { browserEnv, browserWithApp, findFirefox, NO_FIREFOX } from './browser.mjs';
import { ensureBuilt } from './build.mjs';
import { isProgram, tool } from './project.mjs';

const CLI = '@playwright/test/cli.js';

/** What tells playwright.config.ts of a browser that was found. */
export const browserVariables = (browser) => ({
  CHROMIUM_PATH: browser.path,
  CHROMIUM_ENV: JSON.stringify(browserEnv(browser)),
});

/** Runs Playwright with a browser that was found; gives its exit code. */
export function runEndToEnd(browser, args, env = {}) {
  return tool(CLI, ['test', ...args], { env: { ...env, ...browserVariables(browser) } });
}

/** The same in the Firefox at that path; gives its exit code. */
async function runInFirefox(path, args) {
  // As root it starts only in a home that is root's own.
  const home = mkdtempSync(join(tmpdir(), 'custodian-firefox-'));
  const env = { CUSTODIAN_FIREFOX: path, HOME: home };
  try {
    return await tool(CLI, ['test', '--project=firefox', ...args], { env });
  } finally {
    rmSync(home, { recursive: true, force: true });
  }
}

async function inChromium(args) {
  const browser = await browserWithApp();
  return browser ? runEndToEnd(browser, args) : 1;
}

async function inFirefox(args) {
  const path = findFirefox();
  if (!path) console.error(NO_FIREFOX);
  return path && (await ensureBuilt()) ? runInFirefox(path, args) : 1;
}

if (isProgram(import.meta.url)) {
  const asked = process.argv.slice(2);
  const args = asked.filter((arg) => arg !== '--firefox');
  process.exitCode = await (args.length < asked.length ? inFirefox(args) : inChromium(args));
}
