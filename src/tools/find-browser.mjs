import { existsSync } from 'node:fs';
import { aptChromium, canUseApt } from './browser-from-apt.mjs';
import { packagedChromium } from './browser-from-package.mjs';
import { showsText } from './browser-shows-text.mjs';

/** Where systems put a Chromium, in the order they are tried. */
export const SYSTEM_BROWSERS = [
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome-stable',
  '/usr/bin/google-chrome',
];

/**
 * @typedef {import('./browser-shows-text.mjs').Browser} Browser
 */

async function playwrightPath() {
  const { chromium } = await import('@playwright/test');
  return chromium.executablePath();
}

/** What CUSTODIAN_BROWSER may say; see docs/dependencies.md. */
const CHOICES = ['packaged'];

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
 * The first Chromium that shows text, or null. In this order: CHROMIUM_PATH, the system's,
 * Playwright's own, one from a registry package (fetched into node_modules/.cache), Debian's
 * (installed with apt, only as root). Later ones are not touched once one has worked.
 * With CUSTODIAN_BROWSER=packaged the one from the registry is the only one looked at.
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
  packaged = () => unpackedChromium(say),
  apt = () => (canUseApt() ? aptChromium(say) : null),
} = {}) {
  const present = (path) => (path && exists(path) ? { path } : null);
  const choice = env.CUSTODIAN_BROWSER;
  if (choice && !CHOICES.includes(choice)) {
    say(`CUSTODIAN_BROWSER may be ${CHOICES.join(' or ')}, not ${choice}.`);
    return null;
  }
  const everything = [
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
  for (const candidate of choice === 'packaged' ? [packaged] : everything) {
    const browser = await candidate();
    if (browser && (await shows(browser))) return browser;
  }
  return null;
}

/** What to do when there is none. */
export const NO_BROWSER = `No Chromium could be found, fetched or started, so the end-to-end tests did not run.
Install one (Debian: apt install chromium) or set CHROMIUM_PATH to its executable, then run this again.`;
