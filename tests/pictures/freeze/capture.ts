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

/** In the page: everything is back at its top; false where it was there. */
function scrollBack(): boolean {
  let moved = false;
  for (const element of document.querySelectorAll('*')) {
    if (element.scrollTop <= 0) continue;
    element.scrollTop = 0;
    moved ||= element.scrollTop === 0;
  }
  return moved;
}

/** In the page: it says of which sources it was built, which is another thing for each build. */
function withoutBuild(): void {
  const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  for (let node = texts.nextNode(); node; node = texts.nextNode()) {
    const text = node.nodeValue ?? '';
    const said = text.replace(/(\d+\.\d+\.\d+)-[0-9a-f]{12}\b/, '$1-000000000000');
    if (said !== text) node.nodeValue = said;
  }
}

/** How often what goes on moving is waited for, at most. */
const TRIES = 6;

/** The page at rest and at its top, after the app has scrolled to what it wants to be seen. */
async function atTop(page: Page): Promise<void> {
  await page.evaluate(withoutBuild);
  for (let i = 0; i < TRIES; i++) {
    await atRest(page);
    if (!(await page.evaluate(scrollBack))) return;
  }
}

/** A picture that the next one is equal to: a busy machine may not have drawn all of the first. */
async function shoot(devtools: CDPSession, file: string): Promise<void> {
  let before = '';
  for (let i = 0; i < TRIES; i++) {
    const { data } = await devtools.send('Page.captureScreenshot', {
      format: 'png',
      optimizeForSpeed: true,
    });
    if (data === before) break;
    before = data;
  }
  writeFileSync(file, Buffer.from(before, 'base64'));
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
      const file = (view: number) =>
        join(into, `${size}-${theme}${view > 0 ? `-${view + 1}` : ''}.png`);
      await atTop(page);
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
  await devtools.detach();
}
