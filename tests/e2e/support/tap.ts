/**
 * A press as a person makes it: with the finger on a touch screen, with the mouse on a desktop. Who
 * holds the tablet looks at the screen until it answers, and presses again where the button shows
 * that the press was held back. The pointer stays where it was.
 */
import { test, type Locator, type Page } from '@playwright/test';
import { inFirefox } from './in-firefox.ts';

/** A button that is not there is a mistake: no press waits longer (ms). */
const PATIENCE = 20_000;

/** How long (ms) a person looks for an answer before anything else is done. */
const LOOKS = 3_000;

/** So long (ms) a button that held a press back is seen dim; then it is pressed again. */
const DIM = 350;

/** From this width on (CSS px) a screen is a desktop's or a TV's. */
const DESKTOP = 1600;

const screens = new WeakMap<Page, Promise<boolean>>();

/** Whether the screen takes the driver's fingers: Firefox makes no click of the touches that it is told. */
function takesFingers(page: Page): Promise<boolean> {
  if (inFirefox(page)) return Promise.resolve(false);
  const known = screens.get(page) ?? page.evaluate(() => navigator.maxTouchPoints > 0);
  screens.set(page, known);
  return known;
}

/** Skips a test that is about touches themselves where the browser makes no click of them. */
export function needsFingers(page: Page): void {
  test.skip(inFirefox(page), 'Firefox makes no click of a touch that it is told to make');
}

/** In the page: scrolls to what cannot be hit where it lies; true where it scrolled. */
function reach(target: Element): boolean {
  const { left, top, width, height } = target.getBoundingClientRect();
  if (target.contains(document.elementFromPoint(left + width / 2, top + height / 2))) return false;
  target.scrollIntoView({ block: 'center', inline: 'center', behavior: 'instant' });
  return true;
}

/**
 * With the mouse. Firefox's driver scrolls whatever is pressed to the middle of the screen, so that
 * each press would be at the place of the one before, on what has only just come there; a person
 * scrolls to what is out of reach, and looks before pressing it.
 */
async function click(target: Locator, timeout: number): Promise<void> {
  const page = target.page();
  if (!inFirefox(page)) return target.click({ timeout });
  if (await target.evaluate(reach, undefined, { timeout })) await page.waitForTimeout(DIM);
  await target.click({ timeout, scroll: 'none' });
}

/** Presses once, without a look at what comes of it: for a test that holds the clock or counts. */
export async function touch(target: Locator): Promise<void> {
  await ((await takesFingers(target.page())) ? target.tap() : click(target, PATIENCE));
}

/** In the page: the answer is painted; true where a button shows that the press was held back. */
async function answered(looks: number): Promise<boolean> {
  const until = performance.now() + looks;
  const busy = () => document.querySelector('main[aria-busy=true]') !== null;
  do {
    await new Promise((seen) => requestAnimationFrame(() => setTimeout(seen)));
  } while (busy() && performance.now() < until);
  return document.querySelector('[data-early]') !== null;
}

/** Presses a button, and looks until the screen has answered. */
export async function tap(target: Locator, { timeout = PATIENCE } = {}): Promise<void> {
  const page = target.page();
  const wide = (page.viewportSize()?.width ?? 0) >= DESKTOP;
  const byFinger = !wide && (await takesFingers(page));
  for (let tries = 1; ; tries++) {
    await (byFinger ? target.tap({ timeout }) : click(target, timeout));
    // A press may lead to another page, which leaves nothing to look at.
    if (!(await page.evaluate(answered, LOOKS).catch(() => false))) return;
    if (tries === 4) throw new Error(`the press was held back ${tries} times: ${String(target)}`);
    await page.waitForTimeout(DIM);
  }
}
