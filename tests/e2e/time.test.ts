/** Honest time in a real browser: a page that sleeps within its run, and one that is thrown away. */
import { expect, test, type Page } from '@playwright/test';
import { momentOf } from '../support/moments.ts';
import { openRecord, tableShown } from './support/games.ts';

const MINUTE = 60_000;
const SLEEP = 134 * MINUTE;

const entries = () => momentOf({ phase: 'action', step: 'turn' }, ['four-players']);

/** A turn that began a minute ago, at a device whose clock the test has. */
async function atTurn(page: Page, id: string): Promise<void> {
  await page.clock.install({ time: (entries().at(-1)?.at ?? 0) + MINUTE });
  await openRecord(page, entries(), id);
  await expect(timer(page)).toHaveText(/^1:/);
}

const timer = (page: Page) => page.getByRole('timer');

test('a sleep within a run bills nobody', async ({ page }) => {
  await atTurn(page, 'sleeps');
  await page.clock.fastForward(SLEEP);
  await expect(timer(page)).toHaveText(/^1:/);
  await page.clock.runFor(MINUTE);
  await expect(timer(page)).toHaveText(/^2:/);
  await page.reload();
  await tableShown(page);
  await expect(timer(page)).toHaveText(/^2:/);
});

test('the same time awake is billed', async ({ page }) => {
  await atTurn(page, 'awake');
  await page.clock.runFor(6 * MINUTE);
  await expect(timer(page)).toHaveText(/^7:/);
});

test('a page that is thrown away bills what it was seen for, and no more', async ({ page }) => {
  await atTurn(page, 'thrown-away');
  await page.clock.runFor(6 * MINUTE);
  await page.goto('about:blank');
  await page.clock.fastForward(SLEEP);
  await page.goto('./game/thrown-away');
  await tableShown(page);
  await expect(timer(page)).toHaveText(/^7:/);
});

test('without what says when it was last seen all of it is asked about', async ({ page }) => {
  await atTurn(page, 'unseen');
  await page.clock.runFor(6 * MINUTE);
  await page.evaluate(() => addEventListener('pagehide', () => localStorage.clear()));
  await page.reload();
  await tableShown(page);
  await expect(timer(page)).toHaveText(/^0:/);
});
