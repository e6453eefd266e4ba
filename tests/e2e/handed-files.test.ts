/** Game files that the device hands to the installed app: shared to it, or opened with it. */
import { gzipSync } from 'node:zlib';
import { expect, test, type Page } from '@playwright/test';
import { archive as archiveWords } from '../../src/lib/words/en/archive.ts';
import { fileWords } from '../../src/lib/words/en/files.ts';
import { fileText, recordedEntries } from '../support/moments.ts';
import { tap } from './support/tap.ts';

test.use({ hasTouch: true });

const NAME = 'Mira’s & Théo’s game 1.json';
const text = () => fileText(recordedEntries('three-players'), 'handed-game');

async function added(page: Page): Promise<void> {
  await expect(page.getByText(NAME)).toBeVisible();
  await expect(page.getByText(fileWords.added)).toBeVisible();
  // It is asked for once: a page that is loaded again has nothing to look for.
  await expect.poll(() => new URL(page.url()).search).toBe('');
}

test('a game that another app shares is taken in, without a network', async ({ page, context }) => {
  await page.goto('./');
  await page.waitForFunction(() => navigator.serviceWorker.controller !== null);
  // What a device does with the share target of the web manifest.
  await page.evaluate(async () => {
    const link = document.querySelector<HTMLLinkElement>('link[rel=manifest]');
    const manifest = (await (await fetch(link?.href ?? '')).json()) as {
      share_target: { action: string; params: { files: { name: string }[] } };
    };
    const { action, params } = manifest.share_target;
    const form = document.createElement('form');
    Object.assign(form, { method: 'POST', enctype: 'multipart/form-data' });
    form.action = new URL(action, link?.href).href;
    const field = document.createElement('input');
    Object.assign(field, { type: 'file', name: params.files[0]?.name, id: 'from-another-app' });
    form.append(field);
    document.body.append(form);
  });
  const file = { name: NAME, mimeType: 'text/plain', buffer: Buffer.from(text()) };
  await page.setInputFiles('#from-another-app', file);
  await context.setOffline(true);
  await page.evaluate(() => document.forms[0]?.submit());
  await added(page);
  await tap(page.getByRole('button', { name: fileWords.open }));
  await expect(page).toHaveURL(/\/game\/handed-game$/);

  // Nothing lies there for a second time.
  await page.goto('./?shared');
  await expect(page.getByText(fileWords.notHanded)).toBeVisible();
});

/** A file of all games that has one game in it. */
function archive(): string {
  const lines = [
    { kind: 'custodian-archive', version: 1, app: 'test', exportedAt: 0, device: 'test', games: 1 },
    { of: 'game', archived: false, countsInStatistics: true, marked: {} },
    JSON.parse(fileText(recordedEntries('four-players'), 'archived-game')) as object,
    { of: 'people', namings: [] },
    { of: 'end' },
  ];
  return gzipSync(lines.map((line) => `${JSON.stringify(line)}\n`).join('')).toString('base64');
}

test('games and a file of all games that are opened with the app are taken in', async ({
  page,
}) => {
  await page.addInitScript(() => {
    // The browser's own, which waits for a device, cannot be assigned.
    Object.defineProperty(window, 'launchQueue', {
      value: { setConsumer: (take: unknown) => Object.assign(window, { take }) },
    });
  });
  await page.goto('./?opened');
  await page.waitForFunction(() => 'take' in window);
  const open = (files: Record<string, string>, encoding: 'text' | 'base64' = 'text') =>
    page.evaluate(
      ({ files, encoding }) => {
        const { take } = window as unknown as { take: (launched: object) => void };
        for (const [name, text] of Object.entries(files)) {
          const bytes = Uint8Array.from(atob(encoding === 'text' ? '' : text), (letter) =>
            letter.charCodeAt(0),
          );
          const getFile = () =>
            Promise.resolve(new File([encoding === 'text' ? text : bytes], name));
          take({ files: [{ getFile }] });
        }
      },
      { files, encoding },
    );
  // The second comes while the first is read.
  await open({
    [NAME]: text(),
    'second.json': fileText(recordedEntries('three-players'), 'second'),
  });
  await expect(page.getByText(NAME)).toBeVisible();
  await expect(page.getByText('second.json')).toBeVisible();
  await expect(page.getByText(fileWords.added)).toHaveCount(2);
  // It is asked for once: a page that is loaded again has nothing to look for.
  await expect.poll(() => new URL(page.url()).search).toBe('');

  await open({ 'custodian-archive.gz': archive() }, 'base64');
  await expect(page).toHaveURL(/\/archive$/);
  await expect(page.getByRole('status').getByText(archiveWords.taken(1))).toBeVisible();
});
