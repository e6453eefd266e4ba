/** The first page: it says and does what matters before a script runs, and nothing moves after. */
import { expect, test, type Page } from '@playwright/test';
import type { Written } from '../../src/lib/core/record/entry.ts';
import { fileWords } from '$words/files.ts';
import { gamesWords } from '$words/games.ts';
import { setupWords } from '$words/setup.ts';
import { fileText, recordedEntries } from '../support/moments.ts';
import { tableShown } from './support/games.ts';
import { inFirefox } from './support/in-firefox.ts';
import { tapLikely } from './support/likely.ts';
import { clearStore } from './support/store-trouble.ts';
import { LONG } from './support/long.ts';
import { moved } from './support/moved.ts';
import { storeRecords } from './support/stored.ts';
import { tap } from './support/tap.ts';

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

const file = {
  name: 'evening.json',
  mimeType: 'application/json',
  buffer: Buffer.from(fileText(recordedEntries('six-players').slice(0, 60), 'evening')),
};

const PHONE = [390, 844] as const;
/** A phone on every change, a desktop too by `npm run test:long`. */
const SIZES = LONG ? [[1280, 800] as const, PHONE] : [PHONE];

test('says what the app is for before any script runs', async ({ browser }, info) => {
  const context = await browser.newContext({ javaScriptEnabled: false });
  const page = await context.newPage();
  await page.goto(String(info.project.use.baseURL));
  await expect(page.getByRole('heading', { name: gamesWords.emptyTitle })).toBeVisible();
  await expect(page.getByRole('link', { name: gamesWords.newGame })).toBeVisible();
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

for (const [width, height] of SIZES) {
  test.describe(`at ${width} × ${height}`, () => {
    test.use({ viewport: { width, height } });

    test('nothing moves, neither on a first visit nor when the games arrive', async ({ page }) => {
      await page.goto('./');
      await expect(page.getByText(gamesWords.where)).toBeVisible();
      expect(await moved(page)).toBeLessThan(0.02);
      await page.locator('input[type=file]').setInputFiles(file);
      await expect(page.getByRole('link', { name: gamesWords.resume })).toBeVisible();
      await tap(page.getByRole('link', { name: gamesWords.resume }));
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

/** A record whose last act was a moment ago. */
function justNow(entries: readonly Written[]): Written[] {
  const later = Date.now() - (entries.at(-1)?.at ?? 0);
  return entries.map((entry) => ({ ...entry, at: entry.at + later }));
}

const UNTOLD = 'Only Chromium tells with which typeface it has drawn a text.';

/** Whether the first heading is drawn with the app's typeface, in whatever weight. */
async function isArchivo(page: Page): Promise<boolean> {
  const devtools = await page.context().newCDPSession(page);
  await devtools.send('DOM.enable');
  await devtools.send('CSS.enable');
  const { root } = await devtools.send('DOM.getDocument');
  const { nodeId } = await devtools.send('DOM.querySelector', {
    nodeId: root.nodeId,
    selector: 'h1, h2',
  });
  const { fonts } = await devtools.send('CSS.getPlatformFontsForNode', { nodeId });
  await devtools.detach();
  return fonts.length > 0 && fonts.every(({ familyName }) => familyName.startsWith('Archivo'));
}

test.describe('the typeface of a first visit', () => {
  // A worker that is there already has the typeface, and hands it out at once.
  test.use({ serviceWorkers: 'block' });

  for (const [width, height] of SIZES) {
    for (const address of LONG ? ['./', './new', './game/evening', './rules'] : ['./']) {
      test(`comes late and moves no line at ${address}, ${width} × ${height}`, async ({ page }) => {
        test.skip(inFirefox(page), UNTOLD);
        await page.setViewportSize({ width, height });
        await storeRecords(page, { evening: justNow(recordedEntries('six-players').slice(0, 60)) });
        let come = () => {};
        const slow = new Promise<void>((done) => (come = done));
        await page.route('**/*.woff2', async (route) => {
          await slow;
          await route.continue();
        });
        await page.goto(address);
        await expect(page.locator('[data-started] body')).toBeVisible();
        await expect(page.getByRole('heading').first()).toBeVisible();
        // What moves until here is no matter of the typeface.
        await page.waitForTimeout(1500);
        expect(await isArchivo(page)).toBe(false);
        const before = await moved(page);
        come();
        await expect.poll(() => isArchivo(page)).toBe(true);
        const shift = (await moved(page)) - before;
        expect(shift).toBeLessThan(0.02);
      });
    }
  }
});

test.describe('the typeface', () => {
  test('takes as much room as the font that stands in for it', async ({ page }) => {
    await page.goto('./');
    const rooms = await page.evaluate(async () => {
      await document.fonts.load('1rem Archivo');
      const line = document.body.appendChild(document.createElement('span'));
      line.style.cssText = 'position: absolute; white-space: pre; font-size: 40px';
      line.textContent = 'Choose a strategy card. Hacan scores a public objective.';
      return [450, 680].flatMap((weight) =>
        [80, 88, 100].map((stretch) => {
          const [own, other] = ['Archivo', 'var(--in-its-measures)'].map((family) => {
            line.style.fontFamily = family;
            line.style.fontWeight = String(weight);
            line.style.fontStretch = `${stretch}%`;
            return line.getBoundingClientRect();
          });
          if (!own || !other) throw new Error('There is no line to measure.');
          return { wide: other.width / own.width, high: other.height / own.height };
        }),
      );
    });
    for (const { wide, high } of rooms) {
      expect(Math.abs(wide - 1)).toBeLessThan(0.05);
      expect(Math.abs(high - 1)).toBeLessThan(0.03);
    }
  });

  test('is there at the first paint from the second launch on', async ({ page, context }) => {
    test.skip(inFirefox(page), UNTOLD);
    await page.goto('./');
    await page.waitForFunction(() => navigator.serviceWorker.controller !== null);
    await expect.poll(() => isArchivo(page)).toBe(true);
    await page.close();
    for (const address of LONG ? ['./', './new', './rules'] : ['./new']) {
      const launch = await context.newPage();
      await launch.goto(address);
      await expect(launch.getByRole('heading').first()).toBeVisible();
      // The typeface was there before the first words were painted.
      const early = () =>
        launch.evaluate(() => {
          const [words] = performance.getEntriesByName('first-contentful-paint');
          const files = performance.getEntriesByType('resource') as PerformanceResourceTiming[];
          const typeface = files.find(({ name }) => name.endsWith('.woff2'));
          return words && typeface ? words.startTime - typeface.responseEnd : null;
        });
      await expect.poll(early).not.toBeNull();
      expect(await early()).toBeGreaterThan(0);
      expect(await isArchivo(launch)).toBe(true);
      expect(await moved(launch)).toBeLessThan(0.02);
      await launch.close();
    }
  });
});

test.describe('with a game on the table', () => {
  // A worker would answer for the scripts that are held back.
  test.use({ serviceWorkers: 'block' });

  const resume = (page: Page) => page.getByRole('link', { name: gamesWords.resume });
  const kept = (page: Page) => page.evaluate(() => localStorage.getItem('custodian.card'));

  async function withGame(page: Page) {
    await page.goto('./');
    await page.locator('input[type=file]').setInputFiles(file);
    await expect(resume(page)).toBeVisible();
    await expect.poll(() => kept(page)).not.toBeNull();
  }

  /** Comes back to the list, with the scripts still on their way. */
  async function comeBack(page: Page) {
    const come = await withoutScripts(page);
    await page.goto('./', { waitUntil: 'commit' });
    await expect(resume(page)).toBeVisible();
    return come;
  }

  /** Where each part of the card stands and what it says, but for how long ago it was saved. */
  const looks = (page: Page) =>
    page.locator('.hero section:visible').evaluate((card) =>
      [...card.querySelectorAll('*')]
        .filter((part) => !part.matches('.eyebrow span'))
        .map((part) => {
          const { x, y, width, height } = part.getBoundingClientRect();
          const own = part.childElementCount === 0 ? part.textContent : '';
          return [part.localName, own, x, y, width, height].join(' ');
        }),
    );

  for (const [width, height] of SIZES) {
    test(`at ${width} × ${height} its card stands before any script, where it stays`, async ({
      page,
    }) => {
      await page.setViewportSize({ width, height });
      await withGame(page);
      const come = await comeBack(page);
      await expect(page.getByText(gamesWords.emptyTitle)).toBeHidden();
      const before = await looks(page);
      come();
      await expect(page.getByText(gamesWords.where)).toBeVisible();
      await expect(page.locator('[data-kept-card]')).toHaveCount(0);
      expect(await looks(page)).toEqual(before);
      expect(await moved(page)).toBeLessThan(0.02);
    });
  }

  test('its card leads to it before any script', async ({ page }) => {
    await withGame(page);
    const come = await comeBack(page);
    await resume(page).click({ noWaitAfter: true });
    come();
    await tableShown(page);
  });

  test('the same people, wanted before any script, are seated', async ({ page }) => {
    test.skip(!LONG, 'by npm run test:long');
    await withGame(page);
    const come = await comeBack(page);
    await tap(page.getByText(gamesWords.again));
    come();
    await expect(page.getByRole('heading', { name: setupWords.title })).toBeVisible();
    await expect(page.getByText('Fay').first()).toBeVisible();
  });

  test('its card goes as soon as it is known to be gone', async ({ page }) => {
    await withGame(page);
    await clearStore(page);
    const come = await comeBack(page);
    come();
    await expect(page.getByRole('heading', { name: gamesWords.emptyTitle })).toBeVisible();
    await expect(resume(page)).toHaveCount(0);
    expect(await kept(page)).toBeNull();
  });

  test('a card that cannot be read is as none', async ({ page }) => {
    test.skip(!LONG, 'by npm run test:long');
    await withGame(page);
    await page.evaluate(() => {
      const card = JSON.parse(localStorage.getItem('custodian.card') ?? '') as { card: unknown[] };
      card.card.push(['script', {}, 'document.title = "run"']);
      localStorage.setItem('custodian.card', JSON.stringify(card));
    });
    const come = await withoutScripts(page);
    await page.goto('./', { waitUntil: 'commit' });
    await expect(page.getByText(gamesWords.newGameDetail)).toBeVisible();
    await expect(page.locator('[data-kept-card]')).toBeEmpty();
    come();
    await expect(resume(page)).toBeVisible();
  });

  test('an act at the table changes what the next start begins with', async ({ page }) => {
    test.skip(!LONG, 'by npm run test:long');
    await withGame(page);
    const before = await kept(page);
    await tap(resume(page));
    await tableShown(page);
    // It is listened for once the table stands still.
    await expect(async () => {
      await tapLikely(page);
      expect(await kept(page)).toBeNull();
    }).toPass();
    await page.evaluate(() => {
      Object.defineProperty(document, 'visibilityState', { value: 'hidden' });
      document.dispatchEvent(new Event('visibilitychange'));
    });
    await expect.poll(() => kept(page)).not.toBeNull();
    expect(await kept(page)).not.toBe(before);
    const come = await comeBack(page);
    const shown = await looks(page);
    come();
    await expect(page.getByText(gamesWords.where)).toBeVisible();
    expect(await looks(page)).toEqual(shown);
  });
});
