import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { browserEnv } from './browser-shows-text.mjs';
import { tool } from './project.mjs';

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
export async function runInFirefox(path, args) {
  // As root it starts only in a home that is root's own.
  const home = mkdtempSync(join(tmpdir(), 'custodian-firefox-'));
  const env = { CUSTODIAN_FIREFOX: path, HOME: home };
  try {
    return await tool(CLI, ['test', '--project=firefox', ...args], { env });
  } finally {
    rmSync(home, { recursive: true, force: true });
  }
}
