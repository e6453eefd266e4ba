/** Pictures of one screen at every size and in both themes, and what they paint in words. */
import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { CDPSession, Page } from '@playwright/test';
import { atRest } from './calm.ts';
import { painted } from './painted.ts';

/** Widths and heights (CSS px). */
const SIZES = ['1280x800', '800x1280', '1080x810', '390x844', '360x640', '1920x1080'];
const THEMES = ['dark', 'light'];
/** How often what scrolls is scrolled on and looked at again, at most. */
const VIEWS = 3;

const listIn = (name: string, all: readonly string[]): readonly string[] =>
  process.env[name]?.split(',') ?? all;

/** In the page: what scrolls in front is moved on by what it shows; false where all is at its end. */
function scrollOn(): boolean {
  const front = [...document.querySelectorAll('dialog[open]')].at(-1) ?? document.documentElement;
  const scrolls = (element: Element) =>
    element === document.documentElement || /auto|scroll/.test(getComputedStyle(element).overflowY);
  let moved = false;
  for (const element of [front, ...front.querySelectorAll('*')]) {
    if (element.scrollHeight <= element.clientHeight + 1 || !scrolls(element)) continue;
    const before = element.scrollTop;
    // A little of what was seen stays in view.
    element.scrollTop += Math.max(40, element.clientHeight - 60);
    moved ||= element.scrollTop > before;
  }
  return moved;
}

/** In the page: everything is back at its top. */
function scrollBack(): void {
  for (const element of document.querySelectorAll('*')) {
    if (element.scrollTop > 0) element.scrollTop = 0;
  }
}

async function shoot(devtools: CDPSession, file: string): Promise<void> {
  const { data } = await devtools.send('Page.captureScreenshot', {
    format: 'png',
    optimizeForSpeed: true,
  });
  writeFileSync(file, Buffer.from(data, 'base64'));
}

/** Takes all pictures of what the page shows into a folder of this name. */
export async function capture(page: Page, name: string, folder: string): Promise<void> {
  const into = join(folder, name);
  rmSync(into, { recursive: true, force: true });
  mkdirSync(into, { recursive: true });
  const devtools = await page.context().newCDPSession(page);
  const themes = listIn('CUSTODIAN_FREEZE_THEMES', THEMES);
  for (const size of listIn('CUSTODIAN_FREEZE_SIZES', SIZES)) {
    const [width = 0, height = 0] = size.split('x').map(Number);
    await page.setViewportSize({ width, height });
    for (const theme of themes) {
      await page.evaluate((chosen) => {
        document.documentElement.dataset['theme'] = chosen;
      }, theme);
      await page.evaluate(scrollBack);
      const file = (view: number) =>
        join(into, `${size}-${theme}${view > 0 ? `-${view + 1}` : ''}.png`);
      await atRest(page);
      await shoot(devtools, file(0));
      writeFileSync(
        join(into, `${size}-${theme}.txt`),
        `${(await page.evaluate(painted)).join('\n')}\n`,
      );
      // The other theme has the same boxes, and its colours are told in words.
      if (theme !== themes[0]) continue;
      for (let view = 1; view <= VIEWS && (await page.evaluate(scrollOn)); view++) {
        await atRest(page);
        await shoot(devtools, file(view));
      }
    }
  }
}
