/** The browsers that are driven: which ones there are, how they are come by, how they are started. */
import { execFile } from 'node:child_process';
import { existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { ensureBuilt } from './build.mjs';
import { oneAtATime } from './one-at-a-time.mjs';
import { npm, ROOT, run } from './project.mjs';

/**
 * @typedef {{ path: string, libraries?: string, fonts?: string }} Browser
 *   an executable, the folder of libraries and the fontconfig file that it brings along
 */

/** What a browser's own process needs beside its path. */
export function browserEnv({ libraries, fonts }) {
  return {
    ...(libraries && {
      LD_LIBRARY_PATH: [libraries, process.env.LD_LIBRARY_PATH].filter(Boolean).join(':'),
    }),
    ...(fonts && { FONTCONFIG_FILE: fonts }),
  };
}

/** What Playwright is told of a browser that was found. */
export const launchOptions = (browser) => ({
  executablePath: browser.path,
  env: { ...process.env, ...browserEnv(browser) },
});

/** Starts it, with more that Playwright is told. */
export async function launch(browser, options = {}) {
  // Late: on a fresh clone there are no packages yet.
  const { chromium } = await import('@playwright/test');
  return chromium.launch({ ...launchOptions(browser), ...options });
}

const WEB_FONT = 'src/lib/ui/fonts/archivo-latin-wght-wdth.woff2';

/** A page with a word in a web font and one in whatever the machine has. */
function probe() {
  const font = readFileSync(join(ROOT, WEB_FONT)).toString('base64');
  return `<!doctype html><title>opened</title>
<style>@font-face { font-family: Probe; src: url(data:font/woff2;base64,${font}) }</style>
<span id="system">Custodian</span> <span id="web" style="font-family: Probe">Custodian</span>`;
}

/** In the page: what is wrong with how it shows text, or null. */
async function wrongWithText() {
  const [face] = document.fonts;
  await face.load().catch(() => {});
  if (face.status !== 'loaded') return 'no web font loads in it';
  const flat = ['system', 'web'].some((id) => {
    const { width, height } = document.getElementById(id).getBoundingClientRect();
    return width < 1 || height < 1;
  });
  return flat ? 'its text has no size, so it finds no font' : null;
}

/**
 * Whether the browser starts and shows text, in its own fonts and in a web font; the reason goes
 * to `say` when it does not. A page that merely opens proves nothing: without fonts it is blank.
 *
 * @param {Browser} browser
 * @param {(line: string) => void} say
 */
async function showsText(browser, say) {
  let running;
  try {
    running = await launch(browser, { timeout: 60_000 });
    const page = await running.newPage();
    await page.setContent(probe(), { timeout: 30_000 });
    const wrong = await page.evaluate(wrongWithText);
    if (wrong) say(`${browser.path} cannot be used: ${wrong}.`);
    return wrong === null;
  } catch (error) {
    say(`${browser.path} does not work: ${String(error.message).split('\n', 1)[0]}`);
    return false;
  } finally {
    await running?.close().catch(() => {});
  }
}

const PACKAGE = '@sparticuz/chromium';
const VERSION = '147.0.0';
const FOLDER = join(ROOT, 'node_modules/.cache/custodian-chromium');

/** The package holds a build for one kind of machine only. */
function canUsePackaged() {
  return process.platform === 'linux' && process.arch === 'x64';
}

/** Unpacks in a process of its own: the package looks at these variables when it is loaded. */
async function unpack(into) {
  const program = `import('${PACKAGE}').then(({ default: it }) => it.executablePath())`;
  await promisify(execFile)(process.execPath, ['-e', program], {
    cwd: FOLDER,
    // With this the package unpacks its libraries too, not only on the hosts it was made for.
    env: { ...process.env, TMPDIR: into, AWS_LAMBDA_JS_RUNTIME: 'nodejs22.x' },
  });
}

const escaped = (path) => path.replace(/&/g, '&amp;').replace(/</g, '&lt;').replace(/>/g, '&gt;');

/**
 * Names the fonts where they were unpacked, and a cache beside them. The package's own file names
 * folders of the hosts it was made for; without a font a browser gives text no size.
 */
function writeFontsConf(unpacked) {
  const file = join(unpacked, 'fonts.conf');
  const text = `<?xml version="1.0"?>
<!DOCTYPE fontconfig SYSTEM "fonts.dtd">
<fontconfig>
  <dir>${escaped(join(unpacked, 'fonts/fonts'))}</dir>
  <cachedir>${escaped(join(unpacked, 'font-cache'))}</cachedir>
</fontconfig>
`;
  // The folder may have been moved since; another run may be reading it now.
  if (!existsSync(file) || readFileSync(file, 'utf8') !== text) writeFileSync(file, text);
  return file;
}

const UNPACKED = join(FOLDER, 'unpacked');
const READY = join(FOLDER, `ready-${VERSION}`);

/** Fetches and unpacks it where that has not been done; false, after a sentence, when it cannot be fetched. */
async function ensureUnpacked(say) {
  if (existsSync(READY)) return true;
  say(`Fetching a Chromium for the tests (${PACKAGE} ${VERSION}, 74 MB) …`);
  rmSync(FOLDER, { recursive: true, force: true });
  mkdirSync(UNPACKED, { recursive: true });
  writeFileSync(join(FOLDER, 'package.json'), '{ "private": true }\n');
  const args = ['install', '--no-save', '--no-package-lock', `${PACKAGE}@${VERSION}`];
  if ((await npm(args, { cwd: FOLDER, output: 'stderr' })) !== 0) {
    say(`${PACKAGE} could not be fetched.`);
    return false;
  }
  await unpack(UNPACKED);
  writeFileSync(READY, '');
  return true;
}

/**
 * A Chromium out of the npm registry, fetched on first use: what only builds or serves the app never
 * needs it. Null, after a sentence, when it cannot be fetched or unpacked.
 *
 * @param {(line: string) => void} say
 */
async function packagedChromium(say) {
  try {
    const there = existsSync(READY) || (await oneAtATime(ROOT, () => ensureUnpacked(say), say));
    if (!there) return null;
  } catch (error) {
    say(`The packaged Chromium could not be unpacked: ${error.message}`);
    return null;
  }
  return {
    path: join(UNPACKED, 'chromium'),
    libraries: join(UNPACKED, 'al2023/lib'),
    fonts: writeFontsConf(UNPACKED),
  };
}

/** Only root on a Debian machine may install there. */
function canUseApt() {
  return (
    process.getuid?.() === 0 && existsSync('/etc/debian_version') && existsSync('/usr/bin/apt-get')
  );
}

/** Debian's Chromium, installed after saying so; null when that failed. */
async function aptChromium(say) {
  say('No Chromium found: installing Debian’s with apt-get, as root …');
  const options = { env: { DEBIAN_FRONTEND: 'noninteractive' }, output: 'stderr' };
  // An update can fail for one unreachable source and still have brought what is needed.
  await run('apt-get', ['update', '-qq'], options);
  const args = ['install', '-y', '-qq', '--no-install-recommends', 'chromium'];
  const code = await run('apt-get', args, options);
  return code === 0 && existsSync('/usr/bin/chromium') ? { path: '/usr/bin/chromium' } : null;
}

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

async function playwrightPath() {
  const { chromium } = await import('@playwright/test');
  return chromium.executablePath();
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
  packaged = () => (canUsePackaged() ? packagedChromium(say) : null),
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

/** A browser, and the app built for it to open; null, after a sentence, where either cannot be had. */
export async function browserWithApp() {
  const browser = await findBrowser();
  if (!browser) console.error(NO_BROWSER);
  return browser && (await ensureBuilt()) ? browser : null;
}

/** Where systems put a Firefox, in the order they are tried. */
const SYSTEM_FIREFOXES = ['/usr/bin/firefox-esr', '/usr/bin/firefox', '/snap/bin/firefox'];

/**
 * The Firefox that FIREFOX_PATH names, else the system's, or null. None is fetched: the tests of
 * every change run in Chromium, and these are an addition.
 *
 * @param {Record<string, string | undefined>} [env]
 * @param {(path: string) => boolean} [exists]
 * @returns {string | null}
 */
export function findFirefox(env = process.env, exists = existsSync) {
  const wish = env.FIREFOX_PATH;
  if (wish) return exists(wish) ? wish : null;
  return SYSTEM_FIREFOXES.find((path) => exists(path)) ?? null;
}

/** What to do when there is none. */
export const NO_FIREFOX = `No Firefox was found, so nothing ran in one.
Install one (Debian: apt install firefox-esr) or set FIREFOX_PATH to its executable, then run this again.`;
