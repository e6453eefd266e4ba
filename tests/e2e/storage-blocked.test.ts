/**
 * Site data that is blocked by the settings of the browser. The packaged Chromium is a shell that knows
 * no such settings; `npm test` runs this in the browser of the system too, where there is one.
 */
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test, type Page } from '@playwright/test';
import { storageWords } from '$words/storage.ts';

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

test('a browser that keeps nothing for this address is named, with what to do', async ({
  playwright,
  browserName,
  baseURL,
}, info) => {
  test.skip(browserName !== 'chromium', 'the setting is written as Chromium writes it');
  const profile = mkdtempSync(join(tmpdir(), 'custodian-blocked-'));
  mkdirSync(join(profile, 'Default'));
  // What the site settings of Chromium write where site data is blocked.
  const settings = { profile: { default_content_setting_values: { cookies: 2 } } };
  writeFileSync(join(profile, 'Default', 'Preferences'), JSON.stringify(settings));
  const { launchOptions } = info.project.use;
  const context = await playwright.chromium.launchPersistentContext(profile, {
    ...launchOptions,
    ...(baseURL ? { baseURL } : {}),
  });
  try {
    const page = await context.newPage();
    await page.goto('./');
    test.skip(await keepsData(page), 'this browser keeps data although its settings forbid it');
    await expect(page.getByText(storageWords.reading.blocked)).toBeVisible();
    await page.goto('./game/none');
    await expect(page.getByText(storageWords.reading.blocked)).toBeVisible();
  } finally {
    await context.close();
    rmSync(profile, { recursive: true, force: true });
  }
});
