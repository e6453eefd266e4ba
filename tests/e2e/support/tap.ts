/**
 * A press as a person makes it: with the finger on a touch screen, with the mouse on a desktop. Who
 * holds the tablet looks at the screen until it answers, and presses again where the button shows
 * that the press was held back. The pointer stays where it was.
 */
import type { Locator, Page } from '@playwright/test';

/** A button that is not there is a mistake: no press waits longer (ms). */
const PATIENCE = 20_000;

/** How long (ms) a person looks for an answer before anything else is done. */
const LOOKS = 3_000;

/** So long (ms) a button that held a press back is seen dim; then it is pressed again. */
const DIM = 350;

/** From this width on (CSS px) a screen is a desktop's or a TV's. */
const DESKTOP = 1600;

const touch = new WeakMap<Page, Promise<boolean>>();

/** Whether the screen takes fingers. */
function hasTouch(page: Page): Promise<boolean> {
  const known = touch.get(page) ?? page.evaluate(() => navigator.maxTouchPoints > 0);
  touch.set(page, known);
  return known;
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
  const byFinger = !wide && (await hasTouch(page));
  for (let tries = 1; ; tries++) {
    await (byFinger ? target.tap({ timeout }) : target.click({ timeout }));
    // A press may lead to another page, which leaves nothing to look at.
    if (!(await page.evaluate(answered, LOOKS).catch(() => false))) return;
    if (tries === 4) throw new Error(`the press was held back ${tries} times: ${String(target)}`);
    await page.waitForTimeout(DIM);
  }
}
