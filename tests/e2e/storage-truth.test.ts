/** What the app says when the store of the browser fails: each sentence against its real cause. */
import { test as withWorker, type Locator, type Page } from '@playwright/test';
import { tokens } from '$words/tokens.ts';
import { storageWords } from '$words/storage.ts';
import { damage as damageWords } from '$words/damage.ts';
import { banner as barWords } from '$words/banner.ts';
import { table as words } from '$words/table.ts';
import { readGameFile } from '../../src/lib/core/record/game-file.ts';
import { entriesUntil, recordedEntries } from '../support/moments.ts';
import { expect, test } from './support/at-table.ts';
import { downloaded } from './support/downloaded.ts';
import { openRecord, reloaded, settled, tableShown } from './support/games.ts';
import { LONG } from './support/long.ts';
import { clearStore, fillRoom, giveRoom, holdStore, useNewerApp } from './support/store-trouble.ts';
import { storedFacts } from './support/stored.ts';
import { tap } from './support/tap.ts';

const { act } = barWords;
const { problem } = damageWords;
const record = () =>
  entriesUntil(recordedEntries('three-players'), { phase: 'status', step: 'tokens' });

const banner = (page: Page) => page.locator('.banner');
const button = (where: Locator, name: string) => where.getByRole('button', { name, exact: true });
const likely = (page: Page) => button(page.locator('.stage'), tokens.onlyLabel(tokens.usual));
const gained = async (page: Page, game: string) =>
  (await storedFacts(page, game, 'tokens.gained')).length;

/** Saves the file that the banner offers, and reads it. */
async function savedFile(page: Page) {
  const { text } = await downloaded(page, () => tap(button(banner(page), act.save)));
  return readGameFile(text);
}

async function expectWhole(page: Page): Promise<void> {
  const file = await savedFile(page);
  expect(file).toMatchObject({ ok: true });
  expect(file.ok && file.file.entries).toHaveLength(record().length);
}

test('cleared under an open game: it is saved, put back, and goes on', async ({ page }) => {
  await openRecord(page, record(), 'cleared');
  await clearStore(page);
  await tap(likely(page));
  await expect(banner(page)).toContainText(problem.cleared);
  await expectWhole(page);
  await tap(button(banner(page), act.putBack));
  await expect(banner(page).filter({ hasText: problem.cleared })).toHaveCount(0);
  await settled(page);
  await tap(likely(page));
  await expect(likely(page)).toHaveCount(0);
  await reloaded(page);
  await expect(likely(page)).toHaveCount(0);
});

// What the worker keeps takes room of its own.
withWorker(
  'a full device: nothing is recorded, and room made lets the tap be repeated',
  async ({ page }) => {
    await page.goto('./');
    await giveRoom(page, 2_000_000);
    await openRecord(page, record(), 'full');
    await fillRoom(page);
    await tap(likely(page));
    await expect(banner(page)).toContainText(problem.quota);
    await expect(likely(page)).toBeVisible();
    await expectWhole(page);
    await giveRoom(page, 50_000_000);
    await settled(page);
    await tap(likely(page));
    await expect(likely(page)).toHaveCount(0);
    await expect(banner(page).filter({ hasText: problem.quota })).toHaveCount(0);
  },
);

withWorker(
  'little room is said while games can still be saved, and put away at a tap',
  async ({ page }) => {
    await page.goto('./');
    await giveRoom(page, 15_000_000);
    await openRecord(page, record(), 'little');
    await expect(banner(page)).toContainText(damageWords.little, { timeout: 20_000 });
    await expectWhole(page);
    await tap(button(banner(page), act.dismiss));
    await expect(page.getByText(damageWords.little)).toHaveCount(0);
    await tap(likely(page));
    await expect(likely(page)).toHaveCount(0);
  },
);

test('a store that does not answer: the tap waits, is said to, and comes in the end', async ({
  page,
}) => {
  await openRecord(page, record(), 'slow');
  const before = await gained(page, 'slow');
  const letGo = await holdStore(page);
  await tap(likely(page));
  await expect(banner(page)).toContainText(problem.slow);
  await expectWhole(page);
  await letGo();
  await expect(likely(page)).toHaveCount(0);
  await expect(banner(page).filter({ hasText: problem.slow })).toHaveCount(0);
  expect(await gained(page, 'slow')).toBeGreaterThan(before);
});

test('a game that is opened while nothing answers says so, and can be tried again', async ({
  page,
}) => {
  test.skip(!LONG, 'by npm run test:long');
  await openRecord(page, record(), 'slow-opening');
  const letGo = await holdStore(page);
  await page.reload();
  await expect(page.getByText(storageWords.reading.slow)).toBeVisible({ timeout: 20_000 });
  await letGo();
  await tap(page.getByRole('button', { name: words.retry, exact: true }));
  await tableShown(page);
});

test('a newer version of the app: this one touches nothing of it any more', async ({ page }) => {
  await openRecord(page, record(), 'newer');
  const before = await gained(page, 'newer');
  await useNewerApp(page);
  await tap(likely(page));
  await expect(banner(page)).toContainText(problem.newer);
  await expectWhole(page);
  await expect(button(banner(page), act.reload)).toBeVisible();
  expect(await gained(page, 'newer')).toBe(before);
  await page.reload();
  await expect(page.getByText(storageWords.reading.newer)).toBeVisible();
  await page.goto('./');
  await expect(page.getByText(storageWords.reading.newer)).toBeVisible();
});
