import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { ROOT } from './project.mjs';

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
export async function showsText(browser, say) {
  const { chromium } = await import('@playwright/test');
  let running;
  try {
    running = await chromium.launch({
      executablePath: browser.path,
      env: { ...process.env, ...browserEnv(browser) },
      timeout: 60_000,
    });
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
