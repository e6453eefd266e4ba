/** What every browser has to be able to do; runs in the system's own beside the pinned one. */
import { expect, test as plain } from '@playwright/test';
import { entriesUntil, recordedEntries } from '../support/moments.ts';
import { serveBuild, type ServedBuild } from '../support/served-build.ts';
import { openRecord, reloaded } from './support/games.ts';
import { tapLikely } from './support/likely.ts';

const test = plain.extend<{ host: ServedBuild }>({
  // eslint-disable-next-line no-empty-pattern
  host: async ({}, use) => {
    const host = await serveBuild();
    await use(host);
    await host.stop();
  },
});

test('text has a size and stands in the typeface of the app', async ({ page }) => {
  await page.goto('./');
  await expect(page.getByRole('heading').first()).toBeVisible();
  // Stand-ins, by the measures of fonts that a device may lack, are called "Archivo in ...".
  const own = () =>
    [...document.fonts]
      .filter(({ family }) => !family.includes(' in '))
      .map(({ status }) => status);
  await expect.poll(() => page.evaluate(own)).toContain('loaded');
  expect(await page.evaluate(own)).not.toContain('error');
});

test('a tap is on the disk: it is there after a reload', async ({ page }) => {
  const picking = entriesUntil(recordedEntries('six-players'), { phase: 'strategy', step: 'pick' });
  await openRecord(page, picking, 'smoke');
  await tapLikely(page);
  await expect(page.getByText(/pick 2 of 6/i)).toBeVisible();
  await reloaded(page);
  await expect(page.getByText(/pick 2 of 6/i)).toBeVisible();
});

test('the app opens without a network once it has been there', async ({ context, host }) => {
  const first = await context.newPage();
  await first.goto(host.url);
  await first.waitForFunction(() => navigator.serviceWorker.controller !== null);
  await first.close();
  await host.stop();
  await context.setOffline(true);
  const again = await context.newPage();
  await again.goto(host.url);
  await expect(again.getByRole('heading').first()).toBeVisible();
});
