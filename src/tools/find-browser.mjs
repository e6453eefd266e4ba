import { existsSync } from 'node:fs';
import { aptChromium, canUseApt } from './browser-from-apt.mjs';
import { canUsePackaged, packagedChromium } from './browser-from-package.mjs';
import { showsText } from './browser-shows-text.mjs';

/** Where systems put a Chromium, in the order they are tried. */
export const SYSTEM_BROWSERS = [
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome-stable',
  '/usr/bin/google-chrome',
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  '/Applications/Chromium.app/Contents/MacOS/Chromium',
  'C:\\Program Files\\Google\\Chrome\\Application\\chrome.exe',
];

/**
 * @typedef {import('./browser-shows-text.mjs').Browser} Browser
 */

async function playwrightPath() {
  const { chromium } = await import('@playwright/test');
  return chromium.executablePath();
}

/** The packaged Chromium, or null after a sentence: what cannot be unpacked is no browser. */
async function unpackedChromium(say) {
  try {
    return await packagedChromium(say);
  } catch (error) {
    say(`The packaged Chromium could not be unpacked: ${error.message}`);
    return null;
  }
}

/**
 * The first Chromium that shows text, or null after a sentence; the one that is used is named.
 * On Linux x64 that is the packaged one, fetched into node_modules/.cache, so that every such machine
 * tests in the same browser. Where it cannot be had: Playwright's own, the system's, Debian's
 * (installed with apt, only as root). Later ones are not touched once one has worked.
 *
 * CUSTODIAN_BROWSER (`packaged` or `system`), else CHROMIUM_PATH, is a choice: no other is looked at.
 *
 * @param {object} [world] what to look at and act through; the real machine unless a test says so
 * @returns {Promise<Browser | null>}
 */
export async function findBrowser({
  env = process.env,
  exists = existsSync,
  say = (line) => console.error(line),
  shows = (browser) => showsText(browser, say),
  own = playwrightPath,
  packaged = () => (canUsePackaged() ? unpackedChromium(say) : null),
  apt = () => (canUseApt() ? aptChromium(say) : null),
} = {}) {
  const present = (path) => (path && exists(path) ? { path } : null);
  const system = SYSTEM_BROWSERS.map((path) => () => present(path));
  const { CHROMIUM_PATH: path, CUSTODIAN_BROWSER: choice } = env;
  const choices = { packaged: [packaged], system };
  if (choice && !Object.hasOwn(choices, choice)) {
    say(`CUSTODIAN_BROWSER may be ${Object.keys(choices).join(' or ')}, not ${choice}.`);
    return null;
  }
  if (path && !choice && !exists(path)) {
    say(`CHROMIUM_PATH names ${path}, which does not exist.`);
    return null;
  }
  const usual = path
    ? [() => ({ path })]
    : [packaged, async () => present(await own()), ...system, apt];
  for (const candidate of choices[choice] ?? usual) {
    const browser = await candidate();
    if (browser && (await shows(browser))) {
      say(`The browser is ${browser.path}`);
      return browser;
    }
  }
  return null;
}

/** What to do when there is none. */
export const NO_BROWSER = `No Chromium could be found, fetched or started, so nothing ran in one.
Install one (Debian: apt install chromium) or set CHROMIUM_PATH to its executable, then run this again.`;
