/** The first page: it says and does what matters before a script runs, and nothing moves after. */
import { expect, test, type Page } from '@playwright/test';
import { fileWords } from '$words/files.ts';
import { gamesWords } from '$words/games.ts';
import { setupWords } from '$words/setup.ts';
import { fileText, recordedEntries } from '../support/moments.ts';

/** No script of the app comes before this is called. */
async function withoutScripts(page: Page): Promise<() => void> {
  let come = () => {};
  const here = new Promise<void>((done) => (come = done));
  await page.route('**/_app/**/*.js', async (route) => {
    await here;
    await route.continue();
  });
  return come;
}

/** How far things moved in the page (a sum of layout shifts), from its beginning on. */
const moved = (page: Page) =>
  page.evaluate(
    () =>
      new Promise<number>((done) => {
        let sum = 0;
        new PerformanceObserver((list) => {
          for (const shift of list.getEntries() as (PerformanceEntry & { value: number })[])
            sum += shift.value;
        }).observe({ type: 'layout-shift', buffered: true });
        setTimeout(() => done(sum), 300);
      }),
  );

const file = {
  name: 'evening.json',
  mimeType: 'application/json',
  buffer: Buffer.from(fileText(recordedEntries('six-players').slice(0, 60), 'evening')),
};

test('says what the app is for before any script runs', async ({ browser }, info) => {
  const context = await browser.newContext({ javaScriptEnabled: false });
  const page = await context.newPage();
  await page.goto(String(info.project.use.baseURL));
  await expect(page.getByRole('heading', { name: gamesWords.emptyTitle })).toBeVisible();
  await expect(page.getByRole('link', { name: gamesWords.firstGame })).toBeVisible();
  await context.close();
});

test('a tap before the scripts are there opens the setup', async ({ page }) => {
  const come = await withoutScripts(page);
  await page.goto('./', { waitUntil: 'commit' });
  await page.getByRole('link', { name: gamesWords.newGame }).click({ noWaitAfter: true });
  come();
  await expect(page.getByRole('heading', { name: setupWords.title })).toBeVisible();
});

test('a file chosen before the scripts are there is opened', async ({ page }) => {
  const come = await withoutScripts(page);
  await page.goto('./', { waitUntil: 'commit' });
  await page.locator('input[type=file]').setInputFiles(file);
  come();
  await expect(page.getByText(fileWords.added)).toBeVisible();
});

for (const [width, height] of [
  [1280, 800],
  [390, 844],
] as const) {
  test.describe(`at ${width} × ${height}`, () => {
    test.use({ viewport: { width, height } });

    test('nothing moves, neither on a first visit nor when the games arrive', async ({ page }) => {
      await page.goto('./');
      await expect(page.getByText(gamesWords.where)).toBeVisible();
      expect(await moved(page)).toBeLessThan(0.02);
      await page.locator('input[type=file]').setInputFiles(file);
      await expect(page.getByRole('link', { name: gamesWords.resume })).toBeVisible();
      // Into the game and back: from then on the typeface of the app is drawn with.
      await page.getByRole('link', { name: gamesWords.resume }).click();
      await expect(page.locator('section.stage')).toBeVisible();
      await page.goBack();
      await expect(page.getByRole('link', { name: gamesWords.resume })).toBeVisible();
      await page.goto('./');
      await expect(page.getByRole('link', { name: gamesWords.resume })).toBeVisible();
      await expect(page.getByText(gamesWords.where)).toBeVisible();
      expect(await moved(page)).toBeLessThan(0.02);
    });
  });
}
