/**
 * The app in a language in which every letter wears a mark (tests/support/pseudo): a letter without
 * a mark, on any screen, is a sentence that no language was asked for. `npm run test:long` also
 * chooses between that language and English.
 */
import { expect, test as plain, type Browser, type Page } from '@playwright/test';
import { fileWords } from '../../src/lib/words/en/files.ts';
import { gamesWords as english } from '../../src/lib/words/en/games.ts';
import { kit } from '../../src/lib/words/en/kit.ts';
import { menu } from '../../src/lib/words/en/menu.ts';
import { page as pageWords } from '../../src/lib/words/en/page.ts';
import { table } from '../../src/lib/words/en/table.ts';
import { fileText, momentOf, recordedEntries, type Wanted } from '../support/moments.ts';
import { APP_PAGES } from '../support/pages.ts';
import { servePseudoBuild, type Languages } from '../support/pseudo/build.ts';
import { marked } from '../support/pseudo/marked.ts';
import type { ServedBuild } from '../support/served-build.ts';
import { typedIn, unsaid } from './support/unsaid.ts';
import { wander, type Wander } from './support/wanderer.ts';
import { LONG } from './support/long.ts';
import { tap } from './support/tap.ts';

interface Hosts {
  /** The app in the marked language alone. */
  host: ServedBuild;
  /** With English to choose: two builds more, left to `npm run test:long`. */
  choice: ServedBuild;
}

async function hosted(languages: Languages, use: (host: ServedBuild) => Promise<void>) {
  const host = await servePseudoBuild(languages);
  await use(host);
  await host.stop();
}

const WORKER = { scope: 'worker', timeout: 300_000 } as const;

const test = plain.extend<object, Hosts>({
  // eslint-disable-next-line no-empty-pattern
  host: [({}, use) => hosted('alone', use), WORKER],
  // eslint-disable-next-line no-empty-pattern
  choice: [({}, use) => hosted('beside English', use), WORKER],
});

// A walk is hundreds of screens: a trace of it would take longer than the walk.
test.use({ trace: 'off' });

// Every worker takes what is left of the walks.
test.describe.configure({ mode: 'parallel' });

const pseudo = marked(english);
const words = marked({ kit, menu, page: pageWords, table });

/** A language has a name for itself, in every language. */
const ALLOWED = ['English'];

const root = (page: Page) => page.locator('html');

const switchTo = async (page: Page, from: typeof english, name: string) => {
  await tap(page.getByRole('link', { name: from.settings }));
  await Promise.all([page.waitForEvent('load'), tap(page.getByRole('button', { name }))]);
};

test.describe('the language of a page', () => {
  test.skip(!LONG, 'it needs two builds more');

  /** The app as a browser of this language opens it. */
  async function openedIn(browser: Browser, url: string, locale: string): Promise<Page> {
    const context = await browser.newContext({ locale, serviceWorkers: 'block' });
    const page = await context.newPage();
    await page.goto(url, { waitUntil: 'networkidle' });
    return page;
  }

  /** The scripts that a page has fetched so far. */
  const scriptsOf = (page: Page) =>
    page.evaluate(() =>
      performance
        .getEntriesByType('resource')
        .map(({ name }) => new URL(name).pathname)
        .filter((name) => name.endsWith('.js')),
    );

  test('is the one that the browser asks for', async ({ browser, choice: host }) => {
    // The marked language has Greek for its tag.
    const context = await browser.newContext({ locale: 'el-GR', serviceWorkers: 'block' });
    const page = await context.newPage();
    await page.goto(host.url);
    await expect(page.getByRole('link', { name: pseudo.settings })).toBeVisible();
    await expect(root(page)).toHaveAttribute('lang', 'el');
    await expect(root(page)).toHaveAttribute('dir', 'ltr');
    // So is that of the page that works where the app does not.
    await page.goto(`${host.url}rescue.html`);
    await expect(page.getByText(words.page.rescue.none)).toBeVisible();
    await expect(root(page)).toHaveAttribute('lang', 'el');
    await context.close();
  });

  test('is the only one that is loaded', async ({ browser, choice: host }) => {
    const starts = (scripts: string[]) => scripts.filter((name) => name.includes('/entry/app.'));
    const first = await openedIn(browser, host.url, 'el-GR');
    const second = await openedIn(browser, host.url, 'en-GB');
    // What is fetched when nothing else is to do comes late on a busy machine, in either of them.
    await expect
      .poll(async () => (await scriptsOf(first)).length - (await scriptsOf(second)).length)
      .toBe(0);
    const [own, others] = [await scriptsOf(first), await scriptsOf(second)];
    expect([starts(own).length, starts(others).length]).toEqual([1, 1]);
    // What both load says nothing: it is built to the same bytes in either language.
    const shared = own.filter((name) => others.includes(name));
    const english = others.filter((name) => !shared.includes(name));
    expect(english).toContain(starts(others)[0]);
    expect(own).not.toContain(starts(others)[0]);
    await Promise.all([first, second].map((page) => page.context().close()));
  });

  test('is English where no one asks for another', async ({ page, choice: host }) => {
    await page.goto(host.url);
    await expect(page.getByRole('link', { name: english.settings })).toBeVisible();
    await expect(root(page)).toHaveAttribute('lang', 'en-GB');
  });

  test('is switched without a network, and remembered', async ({ context, page, choice: host }) => {
    await page.goto(host.url);
    await page.waitForFunction(() => navigator.serviceWorker.controller !== null);
    await context.setOffline(true);
    await switchTo(page, english, 'Ƥšéúďó');
    await expect(page.getByRole('link', { name: pseudo.settings })).toBeVisible();
    await page.reload();
    await expect(root(page)).toHaveAttribute('lang', 'el');
    await switchTo(page, pseudo, 'English');
    await expect(page.getByRole('link', { name: english.settings })).toBeVisible();
  });
});

test.describe('a card that was kept', () => {
  test.skip(!LONG, 'it needs two builds more');
  test.use({ locale: 'el-GR', serviceWorkers: 'block' });

  test('stands before any script in its own language, and in no other', async ({
    page,
    choice: host,
  }) => {
    const buffer = Buffer.from(fileText(recordedEntries('six-players').slice(0, 60), 'evening'));
    const file = { name: 'evening.json', mimeType: 'application/json', buffer };
    await page.goto(host.url);
    await page.locator('input[type=file]').first().setInputFiles(file);
    await expect(page.getByRole('link', { name: pseudo.resume })).toBeVisible();
    await page.route('**/_app/**/*.js', (route) => route.abort());
    await page.goto(host.url);
    await expect(page.getByRole('link', { name: pseudo.resume })).toBeVisible();
    await page.evaluate(() => localStorage.setItem('custodian.language', 'en'));
    await page.goto(host.url);
    await expect(page.getByText(english.newGameDetail)).toBeVisible();
    await expect(page.locator('[data-kept-card]')).toBeEmpty();
  });
});

test.describe('a page says nothing but what its language says', () => {
  test.use({ locale: 'el-GR', serviceWorkers: 'block' });

  type Moment = Wanted & { game: string };

  const MOMENTS: Moment[] = [
    { game: 'six-players', phase: 'strategy', step: 'pick', round: 2 },
    { game: 'four-players-full', phase: 'action', step: 'strategic', round: 2 },
    { game: 'four-players-full', phase: 'agenda', step: 'vote' },
    { game: 'six-players', phase: 'over', step: 'result' },
    { game: 'six-players-eligible', phase: 'status', step: 'score', round: 3 },
    { game: 'four-players-full', phase: 'action', step: 'turn', round: 2 },
    { game: 'six-players', phase: 'action', step: 'tactical', round: 2 },
    { game: 'six-players', phase: 'action', step: 'component' },
    { game: 'six-players', phase: 'status', step: 'reveal', round: 2 },
    { game: 'six-players', phase: 'status', step: 'tokens' },
    { game: 'six-players', phase: 'agenda', step: 'reveal' },
    { game: 'six-players', phase: 'agenda', step: 'outcome' },
    { game: 'six-players', phase: 'agenda', step: 'riders' },
  ];

  async function walk(page: Page, wish: Wander, typed: readonly string[] = []) {
    const said = await wander(page, wish);
    expect(unsaid(said, [...ALLOWED, ...typed])).toEqual([]);
    return said;
  }

  /** Puts a recorded game on the device and opens it; gives what people typed into it. */
  async function openGame(page: Page, url: string, moment: Moment) {
    const entries = momentOf(moment, [moment.game]);
    const id = `${moment.phase}-${moment.step}`;
    const buffer = Buffer.from(fileText(entries, id));
    const file = { name: `${id}.json`, mimeType: 'application/json', buffer };
    await page.goto(url);
    await page.locator('input[type=file]').first().setInputFiles(file);
    await expect(page.getByText(marked(fileWords).added)).toBeVisible();
    // The file is shown by the name that a person gave it.
    const typed = [...typedIn(entries), file.name];
    await walk(page, { alike: 1, taps: 0 }, typed);
    await page.goto(`${url}game/${id}`);
    const head = page.locator('section.stage :is(h1, h2)').first();
    await expect(head).toBeVisible({ timeout: 20_000 });
    return typed;
  }

  test('in what it says of itself, and in the web manifest', async ({ page, host }) => {
    await page.goto(host.url);
    const head = await page.evaluate(async () => {
      const at = (selector: string) => document.querySelector(selector);
      const manifest = at('link[rel=manifest]')?.getAttribute('href') ?? '';
      const answer = (await (await fetch(manifest)).json()) as Record<string, string>;
      return [
        `description: ${at('meta[name=description]')?.getAttribute('content')}`,
        ...['name', 'short_name', 'description'].map((name) => `${name}: ${answer[name]}`),
      ];
    });
    expect(head).toHaveLength(4);
    expect(unsaid(head, [])).toEqual([]);
  });

  for (const { path } of APP_PAGES) {
    test(`at /${path}`, async ({ page, host }) => {
      await page.goto(host.url + path);
      await expect(page.locator('html[data-started]')).toBeAttached();
      // The other language in the settings would load the page again.
      await walk(page, { alike: 2, taps: 60, leave: 'English' });
    });
  }

  for (const moment of MOMENTS) {
    test(`at ${moment.phase} ${moment.step}`, async ({ page, host }) => {
      test.setTimeout(120_000);
      const typed = await openGame(page, host.url, moment);
      await walk(page, { alike: 1, taps: 50 }, typed);
    });
  }

  const PANELS = ['history', 'rules', 'corrections', 'transaction', 'settings', 'call'] as const;
  for (const name of PANELS) {
    test(`in the panel: ${name}`, async ({ page, host }) => {
      test.setTimeout(120_000);
      const [, turn] = MOMENTS;
      const typed = await openGame(page, host.url, turn as (typeof MOMENTS)[number]);
      await tap(page.getByRole('button', { name: words.table.menu, exact: true }));
      const row = page
        .locator('dialog[open]')
        .getByRole('button', { name: words.menu[name].title });
      await tap(row);
      await expect(page.locator('dialog[open] h2').first()).not.toHaveText(words.menu.title);
      const said = await walk(page, { alike: 2, taps: 60 }, typed);
      expect(said.length).toBeGreaterThan(100);
    });
  }

  test('in a refusal', async ({ page, host }) => {
    // Who has not played a strategy card yet may not pass.
    const turn = { game: 'four-players-full', phase: 'action', step: 'turn', round: 2 } as const;
    const typed = await openGame(page, host.url, turn);
    await expect(page.getByText(words.kit.anyway).first()).toBeVisible();
    await walk(page, { alike: 8, taps: 40 }, typed);
  });
});
