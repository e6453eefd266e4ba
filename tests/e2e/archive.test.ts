/** All games of a device: which count, which are hidden, who people are, and one file that holds all of it. */
import AxeBuilder from '@axe-core/playwright';
import type { Page } from '@playwright/test';
import { archive as words } from '$words/archive.ts';
import { gamesWords } from '$words/games.ts';
import { madeArchive } from '../support/made-archive.ts';
import { recordedEntries } from '../support/moments.ts';
import { expect, test } from './support/at-table.ts';
import { heldBack } from './support/built-parts.ts';
import { downloaded } from './support/downloaded.ts';
import { storedOn, storeRecords } from './support/stored.ts';
import { tap } from './support/tap.ts';

test.use({ hasTouch: true, viewport: { width: 810, height: 1080 } });

const GAMES = ['three-players', 'six-players', 'called-early', 'eight-players', 'the-evening'];
const record = (game: string, id: string) =>
  recordedEntries(game).map((entry) => ({ ...entry, gameId: id }));

const row = (page: Page, title: RegExp) => page.locator('.row').filter({ hasText: title });
const HACAN = /Hacan, Ana/;

async function atArchive(page: Page): Promise<void> {
  const records = Object.fromEntries(GAMES.map((game) => [game, record(game, game)]));
  await storeRecords(page, records);
  await page.goto('./archive');
  await expect(page.getByRole('status').first()).toContainText(`${GAMES.length} games`);
}

const stored = async (page: Page, id: string) =>
  ((await storedOn(page))['games'] as { id: string }[]).find((one) => one.id === id);

test('a game is left out of the statistics, hidden, deleted and brought back, and all games are saved', async ({
  page,
}) => {
  await atArchive(page);
  const { violations } = await new AxeBuilder({ page }).analyze();
  expect(violations).toEqual([]);
  const title = /Hacan, Ana/;
  const counts = page.getByRole('switch', { name: new RegExp(`${HACAN.source}`) });
  await tap(counts.first());
  await expect(counts.first()).toHaveAttribute('aria-checked', 'false');
  await page.reload();
  await expect(counts.first()).toHaveAttribute('aria-checked', 'false');

  const more = () =>
    row(page, title)
      .getByRole('button', { name: /^More for/ })
      .first();
  await tap(more());
  await tap(page.getByRole('button', { name: gamesWords.hide }));
  await expect(row(page, title).first()).toContainText(gamesWords.hidden);
  await page.reload();
  await expect(row(page, title).first()).toContainText(gamesWords.hidden);

  await tap(more());
  await tap(page.getByRole('button', { name: gamesWords.delete }));
  const back = page.getByRole('button', { name: /^Restore: / });
  await expect(back).toBeVisible();
  await page.reload();
  await tap(back);
  await expect(row(page, title).first()).toBeVisible();

  // Five games were never saved: the first page says so until they are.
  await page.goto('./');
  const due = page.getByText(gamesWords.archiveDue(GAMES.length));
  await expect(due).toBeVisible();
  await tap(page.getByRole('link', { name: gamesWords.toArchive, exact: true }));
  const file = await downloaded(page, () => tap(page.getByRole('button', { name: words.save })));
  expect(file.name).toMatch(/^custodian-archive-\d{4}-\d\d-\d\d\.gz$/);
  await page.goto('./');
  await expect(page.getByText(gamesWords.where)).toBeVisible();
  await expect(due).toHaveCount(0);
});

test('people are renamed and merged, and that can be taken back', async ({ page }) => {
  await atArchive(page);
  await tap(page.getByRole('button', { name: words.people }));
  const dialog = page.getByRole('dialog', { name: words.people });
  await tap(dialog.getByRole('button', { name: words.rename('Ana') }));
  await dialog.getByRole('textbox', { name: words.newName('Ana') }).fill('Anastasia');
  await tap(dialog.getByRole('button', { name: words.keepName }));
  await expect(dialog.getByText('Anastasia', { exact: true }).first()).toBeVisible();
  await expect(dialog.getByText(words.also(['Ana']))).toBeVisible();
  await page.reload();
  await tap(page.getByRole('button', { name: words.people }));
  await expect(dialog.getByText('Anastasia', { exact: true })).toBeVisible();
  // The record keeps the name of its evening.
  expect(JSON.stringify(await stored(page, 'six-players'))).not.toContain('Anastasia');
});

test('lists no game before it has the words of all of them', async ({ page }) => {
  const games = madeArchive().filter(({ id }) => ['made-3', 'made-19'].includes(id));
  await storeRecords(page, Object.fromEntries(games.map(({ id, entries }) => [id, entries])));
  const source = 'src/lib/words/en/shattered-ascension.ts';
  const { asked, come } = await heldBack(page, source);
  await page.goto('./archive');
  await asked;
  const status = page.getByRole('status').first();
  await expect(status).toHaveText(words.loading);
  await expect(page.locator('.row')).toHaveCount(0);
  come();
  await expect(status).toContainText(`${games.length} games`);
  await expect(page.locator('.row')).toHaveCount(games.length);
});
