/** Browsers that misbehave: one that takes the screen lock away, refuses it or has none; Safari's week. */
import type { Page } from '@playwright/test';
import { banner } from '../../src/lib/words/en/banner.ts';
import { pause } from '../../src/lib/words/en/clocks.ts';
import { device } from '../../src/lib/words/en/device.ts';
import { end } from '../../src/lib/words/en/end.ts';
import { gamesWords } from '../../src/lib/words/en/games.ts';
import { menu } from '../../src/lib/words/en/menu.ts';
import { table } from '../../src/lib/words/en/table.ts';
import { EVERY_STEP } from '../support/every-step.ts';
import { entriesUntil, recordedEntries } from '../support/moments.ts';
import { expect, test } from './support/at-table.ts';
import { openRecord, reloaded } from './support/games.ts';
import { recordOfTable } from './support/laid-table.ts';
import { LONG } from './support/long.ts';
import { tap } from './support/tap.ts';

test.use({ hasTouch: true });

const picking = () =>
  entriesUntil(recordedEntries('six-players'), { phase: 'strategy', step: 'pick' });

/** What a test does with the lock of the page. */
interface Lock {
  refuses: boolean;
  held: number;
  lose: () => void;
}
declare global {
  interface Window {
    lock: Lock;
  }
}

/** A browser whose lock does as the test says. */
async function ownLock(page: Page, refuses = false): Promise<void> {
  await page.addInitScript((refusing) => {
    let sentinels: EventTarget[] = [];
    const lock: Lock = {
      refuses: refusing,
      get held() {
        return sentinels.length;
      },
      lose() {
        const lost = sentinels;
        sentinels = [];
        for (const sentinel of lost) sentinel.dispatchEvent(new Event('release'));
      },
    };
    window.lock = lock;
    const request = async () => {
      if (lock.refuses) throw new DOMException('low battery', 'NotAllowedError');
      const sentinel = Object.assign(new EventTarget(), { release: async () => lock.lose() });
      sentinels.push(sentinel);
      return sentinel;
    };
    Object.defineProperty(navigator, 'wakeLock', { value: { request } });
  }, refuses);
}

const held = (page: Page) => expect.poll(() => page.evaluate(() => window.lock.held));

/** The menu, where the state of the screen can be read. */
async function inMenu(page: Page, sentence: string): Promise<void> {
  await tap(page.getByRole('button', { name: table.menu, exact: true }));
  const dialog = page.getByRole('dialog', { name: menu.title });
  await expect(dialog.getByText(sentence)).toBeVisible();
  await tap(dialog.getByRole('button', { name: 'Close' }));
  await expect(dialog).toBeHidden();
}

test('a lock that the browser took away is asked for again with the next tap', async ({ page }) => {
  await ownLock(page);
  await openRecord(page, picking(), 'lock');
  for (const again of [false, true]) {
    if (again) await reloaded(page);
    await held(page).toBe(1);
    await page.evaluate(() => window.lock.lose());
    await held(page).toBe(0);
    await inMenu(page, device.screen.held);
    await held(page).toBe(1);
  }
});

// Unit tests hold what is asked of the browser; by `npm run test:long` what the screen says of it.
if (LONG) {
  test('a lock that was refused is asked for with each tap, until it is given', async ({
    page,
  }) => {
    await ownLock(page, true);
    await openRecord(page, picking(), 'lock');
    for (const again of [false, true]) {
      if (again) await reloaded(page);
      // Asked for once the screen is calm.
      await expect(async () => inMenu(page, device.screen.refused)).toPass();
      await page.evaluate(() => (window.lock.refuses = false));
      await inMenu(page, device.screen.held);
      await held(page).toBe(1);
    }
  });
}

test('the lock is let go in a break', async ({ page }) => {
  test.skip(!LONG, 'by npm run test:long');
  await ownLock(page);
  await openRecord(page, picking(), 'lock');
  await held(page).toBe(1);
  await tap(page.getByRole('button', { name: /^Game clock|^Pause the clocks/ }));
  await held(page).toBe(0);
  await page.reload();
  await expect(page.getByRole('button', { name: pause.resume }).first()).toBeVisible();
  await held(page).toBe(0);
  await tap(page.getByRole('button', { name: pause.resume }).first());
  await held(page).toBe(1);
});

test('the lock is let go at the end of a game, and held where it is played on', async ({
  page,
}) => {
  test.skip(!LONG, 'by npm run test:long');
  await ownLock(page);
  const lay = EVERY_STEP['over.result'];
  if (!lay) throw new Error('no table stands at the end');
  await openRecord(page, recordOfTable(lay(), 'lock'), 'lock');
  const key = (name: string) => page.getByRole('button', { name, exact: true });
  for (const again of [false, true]) {
    if (again) await reloaded(page);
    await tap(key(table.undo));
    await held(page).toBe(1);
    await tap(key(table.redo));
    await expect(page.getByRole('heading', { name: end.noOne })).toBeVisible();
    await held(page).toBe(0);
    await inMenu(page, device.screen.off);
    await held(page).toBe(0);
  }
});

test('a browser without a lock says so once, and in the menu and the settings always', async ({
  page,
}) => {
  test.skip(!LONG, 'by npm run test:long');
  await page.addInitScript(() => Reflect.deleteProperty(Navigator.prototype, 'wakeLock'));
  await openRecord(page, picking(), 'lock');
  const button = page.getByRole('button', { name: table.menu, exact: true });
  const dialog = page.getByRole('dialog', { name: menu.title });
  await expect(button).toHaveAccessibleDescription(table.notices(1));
  await reloaded(page);
  await expect(button).toHaveAccessibleDescription(table.notices(1));
  await tap(button);
  await expect(dialog.getByText(device.screen.unsupported).first()).toBeVisible();
  await tap(dialog.getByRole('button', { name: banner.act.told, exact: true }));
  await tap(dialog.getByRole('button', { name: 'Close' }));
  await inMenu(page, device.screen.unsupported);
  await reloaded(page);
  await expect(button).not.toHaveAccessibleDescription(table.notices(1));
  await page.goto('./');
  await tap(page.getByRole('link', { name: gamesWords.settings }));
  await expect(page.getByRole('dialog').getByText(device.screen.unsupported)).toBeVisible();
});

test.describe('in a tab of Safari', () => {
  test.use({
    userAgent:
      'Mozilla/5.0 (iPhone; CPU iPhone OS 18_4 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/18.4 Mobile/15E148 Safari/604.1',
  });

  test('the list says what may be deleted after seven days, and how to keep it', async ({
    page,
  }) => {
    await page.goto('./');
    for (const again of [false, true]) {
      if (again) await page.reload();
      await expect(page.getByText(device.week.tab)).toBeVisible();
      await expect(page.getByText(device.week.mobile)).toBeVisible();
    }
    // On the home screen there is no such rule.
    await page.addInitScript(() => Object.assign(navigator, { standalone: true }));
    await page.reload();
    await expect(page.getByText(gamesWords.noBackup)).toBeVisible();
    await expect(page.getByText(device.week.tab)).toBeHidden();
  });
});

test('no other browser speaks of seven days', async ({ page }) => {
  await page.goto('./');
  await expect(page.getByText(gamesWords.noBackup)).toBeVisible();
  await expect(page.getByText(device.week.tab)).toBeHidden();
});
