import { existsSync } from 'node:fs';
import { aptChromium, canUseApt } from './browser-from-apt.mjs';
import { canUsePackaged, packagedChromium } from './browser-from-package.mjs';

/** Where systems put a Chromium, in the order they are tried. */
export const SYSTEM_BROWSERS = [
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome-stable',
  '/usr/bin/google-chrome',
];

/**
 * @typedef {{ path: string, libraries?: string, fonts?: string }} Browser
 *   an executable, and the folders of libraries and fonts it brings along
 */

/** What a browser's own process needs beside its path. */
export function browserEnv({ libraries, fonts }) {
  return {
    ...(libraries && {
      LD_LIBRARY_PATH: [libraries, process.env.LD_LIBRARY_PATH].filter(Boolean).join(':'),
    }),
    ...(fonts && { FONTCONFIG_PATH: fonts }),
  };
}

/** Whether the browser starts and opens a page; the reason goes to `say` when it does not. */
async function opensPage(browser, say) {
  const { chromium } = await import('@playwright/test');
  let running;
  try {
    running = await chromium.launch({
      executablePath: browser.path,
      env: { ...process.env, ...browserEnv(browser) },
      timeout: 60_000,
    });
    const page = await running.newPage();
    await page.goto('data:text/html,<title>opened</title>', { timeout: 30_000 });
    return (await page.title()) === 'opened';
  } catch (error) {
    say(`${browser.path} does not work: ${String(error.message).split('\n', 1)[0]}`);
    return false;
  } finally {
    await running?.close().catch(() => {});
  }
}

async function playwrightPath() {
  const { chromium } = await import('@playwright/test');
  return chromium.executablePath();
}

/**
 * The first Chromium that opens a page, or null. In this order: CHROMIUM_PATH, the system's,
 * Playwright's own, one from a registry package (fetched into node_modules/.cache), Debian's
 * (installed with apt, only as root). Later ones are not touched once one has worked.
 *
 * @param {object} [world] what to look at and act through; the real machine unless a test says so
 * @returns {Promise<Browser | null>}
 */
export async function findBrowser({
  env = process.env,
  exists = existsSync,
  say = (line) => console.error(line),
  opens = (browser) => opensPage(browser, say),
  own = playwrightPath,
  packaged = () => (canUsePackaged() ? packagedChromium(say) : null),
  apt = () => (canUseApt() ? aptChromium(say) : null),
} = {}) {
  const present = (path) => (path && exists(path) ? { path } : null);
  const candidates = [
    () => {
      const path = env.CHROMIUM_PATH;
      if (path && !exists(path)) say(`CHROMIUM_PATH names ${path}, which does not exist.`);
      return present(path);
    },
    ...SYSTEM_BROWSERS.map((path) => () => present(path)),
    async () => present(await own()),
    packaged,
    apt,
  ];
  for (const candidate of candidates) {
    const browser = await candidate();
    if (browser && (await opens(browser))) return browser;
  }
  return null;
}

/** What to do when there is none. */
export const NO_BROWSER = `No Chromium could be found, fetched or started, so the end-to-end tests did not run.
Install one (Debian: apt install chromium) or set CHROMIUM_PATH to its executable, then run this again.`;
