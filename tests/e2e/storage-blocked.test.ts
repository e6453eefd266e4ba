/**
 * Site data that is blocked by the settings of the browser. The packaged Chromium is a shell that knows
 * no such settings; `npm test` runs this in the browser of the system too, where there is one.
 */
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import {
  expect,
  test,
  type BrowserContextOptions,
  type BrowserType,
  type LaunchOptions,
  type Page,
} from '@playwright/test';
import { gamesWords } from '$words/games.ts';
import { setupWords } from '$words/setup.ts';
import { storageWords } from '$words/storage.ts';
import { tap } from './support/tap.ts';

type Browsers = Record<'chromium' | 'firefox', BrowserType>;

/** A page whose site data is blocked, and how to end its browser. */
interface Blocked {
  page: Page;
  close: () => Promise<void>;
}

/** Whether a database can be opened in a page, whatever the settings of its browser say. */
const keepsData = (page: Page) =>
  page.evaluate(
    () =>
      new Promise<boolean>((done) => {
        try {
          const probe = indexedDB.open('probe');
          probe.onsuccess = () => {
            probe.result.close();
            done(true);
          };
          probe.onerror = () => done(false);
        } catch {
          done(false);
        }
      }),
  );

/** Chromium with a profile in which site data is blocked, as its site settings write that. */
async function blockedChromium(
  { chromium }: Browsers,
  options: BrowserContextOptions & LaunchOptions,
): Promise<Blocked> {
  const profile = mkdtempSync(join(tmpdir(), 'custodian-blocked-'));
  mkdirSync(join(profile, 'Default'));
  const settings = { profile: { default_content_setting_values: { cookies: 2 } } };
  writeFileSync(join(profile, 'Default', 'Preferences'), JSON.stringify(settings));
  const context = await chromium.launchPersistentContext(profile, options);
  const close = async () => {
    await context.close();
    rmSync(profile, { recursive: true, force: true });
  };
  return { page: await context.newPage(), close };
}

/** Firefox with "Block: all cookies", which is all site data. */
async function blockedFirefox(
  { firefox }: Browsers,
  { baseURL, ...options }: BrowserContextOptions & LaunchOptions,
): Promise<Blocked> {
  const firefoxUserPrefs = { 'network.cookie.cookieBehavior': 2 };
  const browser = await firefox.launch({ ...options, firefoxUserPrefs });
  const page = await browser.newPage(baseURL ? { baseURL } : {});
  return { page, close: () => browser.close() };
}

test('a browser that keeps nothing for this address is named, with what to do', async ({
  playwright,
  browserName,
  baseURL,
}, info) => {
  const { launchOptions, channel } = info.project.use;
  const options = { ...launchOptions, ...(channel && { channel }), ...(baseURL && { baseURL }) };
  const blocked = browserName === 'firefox' ? blockedFirefox : blockedChromium;
  const { page, close } = await blocked(playwright, options);
  try {
    await page.goto('./');
    test.skip(await keepsData(page), 'this browser keeps data although its settings forbid it');
    await expect(page.getByText(storageWords.reading.blocked)).toBeVisible();
    // No game lives anywhere.
    await expect(page.getByRole('heading', { name: gamesWords.where })).toHaveCount(0);
    await page.goto('./game/none');
    await expect(page.getByText(storageWords.reading.blocked)).toBeVisible();
    await page.goto('./new');
    await tap(page.getByRole('button', { name: setupWords.rollFactions }));
    await tap(page.getByRole('button', { name: setupWords.start }));
    await expect(page.getByText(storageWords.writing.blocked)).toBeVisible();
  } finally {
    await close();
  }
});
