/**
 * A press as a person makes it: with the finger on a touch screen, with the mouse on a desktop. Who
 * holds the tablet looks at the screen until it answers, and presses again where the button shows
 * that the press was held back. The pointer stays where it was.
 */
import { test, type Browser, type Locator, type Page } from '@playwright/test';

/** A button that is not there is a mistake: no press waits longer (ms). */
const PATIENCE = 20_000;

/** How long (ms) a person looks for an answer before anything else is done. */
const LOOKS = 3_000;

/** So long (ms) a button that held a press back is seen dim; then it is pressed again. */
const DIM = 350;

/** From this width on (CSS px) a screen is a desktop's or a TV's. */
const DESKTOP = 1600;

/** How long (ms) the click that a browser makes of a touch may take. */
const CLICKED = 2_000;

const clicks = new WeakMap<Browser, Promise<boolean>>();
const fingers = new WeakMap<Page, Promise<boolean>>();

/** Taps a button on a page of its own, and tells whether that was a click. */
async function tried(browser: Browser): Promise<boolean> {
  const context = await browser.newContext({ hasTouch: true });
  try {
    const page = await context.newPage();
    await page.setContent('<button onclick="this.dataset.clicked = true">?</button>');
    await page.getByRole('button').tap();
    const clicked = page.locator('[data-clicked]');
    return await clicked.waitFor({ timeout: CLICKED }).then(
      () => true,
      () => false,
    );
  } finally {
    await context.close();
  }
}

/** Whether the browser makes a click of a driver's touch: Firefox makes none of those it is told. */
function makesClicks(browser: Browser): Promise<boolean> {
  const known = clicks.get(browser) ?? tried(browser);
  clicks.set(browser, known);
  return known;
}

async function asked(page: Page): Promise<boolean> {
  const browser = page.context().browser();
  if (browser && !(await makesClicks(browser))) return false;
  return page.evaluate(() => navigator.maxTouchPoints > 0);
}

/** Whether the screen takes the driver's fingers. */
function takesFingers(page: Page): Promise<boolean> {
  const known = fingers.get(page) ?? asked(page);
  fingers.set(page, known);
  return known;
}

/** Skips a test that is about touches themselves where the browser makes no click of them. */
export async function needsFingers(page: Page): Promise<void> {
  const browser = page.context().browser();
  const made = browser !== null && (await makesClicks(browser));
  test.skip(!made, 'this browser makes no click of the driver’s touch');
}

/** Presses once, without a look at what comes of it: for a test that holds the clock or counts. */
export async function touch(target: Locator): Promise<void> {
  await ((await takesFingers(target.page())) ? target.tap() : target.click());
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
    await (byFinger ? target.tap({ timeout }) : target.click({ timeout }));
    // A press may lead to another page, which leaves nothing to look at.
    if (!(await page.evaluate(answered, LOOKS).catch(() => false))) return;
    if (tries === 4) throw new Error(`the press was held back ${tries} times: ${String(target)}`);
    await page.waitForTimeout(DIM);
  }
}
