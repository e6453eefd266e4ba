/**
 * A file handed to another app of the device: the right one, without a word where the keeper closes the
 * list of apps, and saved by the browser with a sentence where sharing fails.
 */
import AxeBuilder from '@axe-core/playwright';
import type { Locator, Page } from '@playwright/test';
import { handedOn } from '../../src/lib/words/en/parts/handed-over.ts';
import { gamesWords } from '../../src/lib/words/en/games.ts';
import { handOn } from '../../src/lib/words/en/hand-on.ts';
import { picture } from '../../src/lib/words/en/picture.ts';
import { houseWords as words } from '../../src/lib/words/en/house.ts';
import { menu } from '../../src/lib/words/en/menu.ts';
import { setupWords } from '../../src/lib/words/en/setup.ts';
import { kit } from '../../src/lib/words/en/kit.ts';
import { recordedEntries } from '../support/moments.ts';
import { expect, test } from './support/at-table.ts';
import { downloaded } from './support/downloaded.ts';
import { openRecord } from './support/games.ts';
import { LONG } from './support/long.ts';
import { tap } from './support/tap.ts';

test.use({ hasTouch: true, viewport: { width: 810, height: 1080 } });

interface Shared {
  name: string;
  type: string;
  text: string;
}

/** What came of sharing: another app takes the file, or an error of this name. */
type Outcome = 'taken' | 'AbortError' | 'NotAllowedError';

/** Lets the page share as a device does that takes files of these types, with this outcome. */
async function deviceShares(
  page: Page,
  outcome: Outcome,
  types: readonly string[] = ['application/json', 'text/plain'],
): Promise<void> {
  await page.addInitScript(
    ({ outcome, types }) => {
      const shared: Promise<Shared>[] = [];
      const read = async (file: File) => ({
        name: file.name,
        type: file.type,
        text: await file.text(),
      });
      Object.assign(window, { shared });
      Object.assign(navigator, {
        canShare: ({ files = [] }: ShareData) => files.every(({ type }) => types.includes(type)),
        share: ({ files = [] }: ShareData) => {
          shared.push(...files.map(read));
          if (outcome === 'taken') return Promise.resolve();
          return Promise.reject(new DOMException('told by the test', outcome));
        },
      });
    },
    { outcome, types },
  );
}

const shared = (page: Page) =>
  page.evaluate(() => Promise.all((window as unknown as { shared: Promise<Shared>[] }).shared));

const sheet = (page: Page) => page.getByRole('dialog');
const key = (page: Page, name: string | RegExp): Locator => page.getByRole('button', { name });

/** The key that shares a setup of 15 command tokens each, called Friday night. */
async function atSetup(page: Page): Promise<Locator> {
  await page.goto('./new');
  await tap(key(page, new RegExp(`^${setupWords.rules}: `)));
  await tap(key(page, kit.less(setupWords.tokenTotal)));
  await tap(sheet(page).getByRole('button', { name: kit.close }));
  await tap(key(page, new RegExp(`^${words.setups}: `)));
  await tap(key(page, words.save));
  await page.getByRole('textbox', { name: words.saveName }).fill('Friday night');
  await tap(key(page, words.saveKey).last());
  await tap(key(page, words.more('Friday night')));
  return sheet(page).getByRole('button', { name: words.share, exact: true });
}

/** The row of the menu that shares a game of three. */
async function atGame(page: Page): Promise<Locator> {
  await openRecord(page, recordedEntries('three-players'), 'shared-game');
  await tap(page.getByRole('button', { name: menu.title, exact: true }));
  return sheet(page).getByRole('button', { name: new RegExp(`^${menu.share.title}`) });
}

const SETUP_FILE = 'custodian-setup-friday-night.json';

test('a setup is handed to another app as the file that is saved otherwise', async ({ page }) => {
  await deviceShares(page, 'taken');
  await tap(await atSetup(page));
  await expect(sheet(page).getByRole('status')).toHaveText(handedOn.share(SETUP_FILE));
  const [file, ...others] = await shared(page);
  expect(others).toEqual([]);
  expect(file).toMatchObject({ name: SETUP_FILE, type: 'application/json' });
  const saved = await downloaded(page, () => tap(key(page, words.file)));
  expect(file?.text).toBe(saved.text);
  expect(JSON.parse(saved.text)).toMatchObject({ name: 'Friday night', rules: { tokenTotal: 15 } });
});

test('a game is handed to another app whole, as plain text where that takes no JSON', async ({
  page,
}) => {
  test.skip(!LONG, 'by npm run test:long');
  await deviceShares(page, 'taken', ['text/plain']);
  const row = await atGame(page);
  await tap(row);
  const [file] = await shared(page);
  expect(file).toMatchObject({ type: 'text/plain', name: expect.stringMatching(/\.json\.txt$/) });
  await expect(row).toContainText(handedOn.share(file?.name ?? ''));
  const { entries } = JSON.parse(file?.text ?? '') as { entries: { gameId: string }[] };
  expect(entries).toHaveLength(recordedEntries('three-players').length);
});

test('who closes the list of apps hears nothing, and nothing is saved', async ({ page }) => {
  test.skip(!LONG, 'by npm run test:long');
  await deviceShares(page, 'AbortError');
  const downloads: string[] = [];
  page.on('download', (file) => downloads.push(file.suggestedFilename()));
  await tap(await atSetup(page));
  await expect(sheet(page).getByRole('status')).toHaveText('');
  const row = await atGame(page);
  await tap(row);
  await expect(row).toContainText(menu.share.detail);
  expect(await shared(page)).toHaveLength(1);
  expect(downloads).toEqual([]);
});

test('a file that cannot be shared is saved, and that is said', async ({ page }) => {
  await deviceShares(page, 'NotAllowedError');
  const share = await atSetup(page);
  const setup = await downloaded(page, () => tap(share));
  expect(setup.name).toBe(SETUP_FILE);
  expect(JSON.parse(setup.text)).toMatchObject({ name: 'Friday night' });
  await expect(sheet(page).getByRole('status')).toHaveText(handedOn.download(SETUP_FILE));

  const row = await atGame(page);
  const game = await downloaded(page, () => tap(row));
  await expect(row).toContainText(handedOn.download(game.name));
  const [tried] = await shared(page);
  expect(tried).toMatchObject({ name: game.name, type: 'application/json' });
  const entriesOf = (text?: string) => (JSON.parse(text ?? '') as { entries: object[] }).entries;
  expect(entriesOf(game.text)).toEqual(entriesOf(tried?.text));
});

test('the picture of a finished game is made before the tap, whole, and without names on request', async ({
  page,
}) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await deviceShares(page, 'taken', ['image/png']);
  // What is written into a picture, and what is made of it.
  await page.addInitScript(() => {
    const written: string[] = [];
    const pictures: Blob[] = [];
    const { prototype: pen } = CanvasRenderingContext2D;
    const fillText = Reflect.get(pen, 'fillText') as typeof pen.fillText;
    pen.fillText = function (text, x, y) {
      written.push(text);
      fillText.call(this, text, x, y);
    };
    const share = Reflect.get(navigator, 'share') as typeof navigator.share;
    navigator.share = (data) => {
      pictures.push(...(data?.files ?? []));
      return share.call(navigator, data);
    };
    Object.assign(window, { written, pictures });
  });
  await openRecord(page, recordedEntries('six-players'), 'pictured');
  await tap(key(page, picture.handOn));
  const part = sheet(page).getByRole('region', { name: picture.title });
  const preview = part.getByRole('img', { name: /^Hacan wins\. Hacan \(Ana\): 10 points/ });
  await expect(preview).toBeVisible();
  expect((await new AxeBuilder({ page }).analyze()).violations).toEqual([]);
  // From here on no picture can be made.
  await page.evaluate(() => {
    HTMLCanvasElement.prototype.toBlob = () => undefined;
  });
  await tap(part.getByRole('button', { name: picture.share }));
  await expect(part.getByRole('status')).toHaveText(/^Shared as custodian-.*\.png$/);
  const [file] = await shared(page);
  expect(file?.type).toBe('image/png');
  const seen = await page.evaluate(async () => {
    const [blob] = (window as unknown as { pictures: Blob[] }).pictures;
    const bitmap = await createImageBitmap(blob!);
    const canvas = new OffscreenCanvas(bitmap.width, bitmap.height);
    const ctx = canvas.getContext('2d')!;
    ctx.drawImage(bitmap, 0, 0);
    const { data } = ctx.getImageData(0, 0, bitmap.width, bitmap.height);
    const counts = new Map<string, number>();
    for (let at = 0; at < data.length; at += 4) {
      const colour = data.slice(at, at + 3).join();
      counts.set(colour, (counts.get(colour) ?? 0) + 1);
    }
    // The winner's red, as the style sheet has it.
    return {
      size: [bitmap.width, bitmap.height],
      red: counts.get('193,58,67') ?? 0,
      all: counts.size,
    };
  });
  expect(seen.size).toEqual([1200, 630]);
  expect(seen.red).toBeGreaterThan(5000);
  expect(seen.all).toBeGreaterThan(100);

  const written = () =>
    page.evaluate(() => (window as unknown as { written: string[] }).written.splice(0).join('\n'));
  const people = /\b(Ana|Ben|Cem|Dora|Emil|Fay)\b/;
  expect(await written()).toMatch(people);
  await tap(sheet(page).getByRole('switch'));
  let said = '';
  await expect.poll(async () => (said += await written())).toContain('Hacan');
  expect(said).not.toMatch(people);
});

test('a finished game is handed on from the list: as a play, a comment, tables and its file', async ({
  context,
  page,
}) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await deviceShares(page, 'taken', ['text/csv', 'application/json']);
  await openRecord(page, recordedEntries('six-players'), 'handed-on');
  await page.goto('./');
  await tap(page.getByRole('link', { name: gamesWords.handOn }));
  const row = ({ title }: { title: string }) => key(page, new RegExp(`^${title} `));
  await expect(row(handOn.rows.points)).toBeEnabled();
  await expect.poll(() => new URL(page.url()).hash).toBe('');

  const link = sheet(page).getByRole('link', {
    name: new RegExp(`^${handOn.rows.bgStats.title} `),
  });
  const play = async () => {
    const address = new URL((await link.getAttribute('href')) ?? '');
    expect(address.protocol).toBe('bgstats:');
    return address.searchParams.get('data') ?? '';
  };
  expect(JSON.parse(await play())).toMatchObject({ game: { bggId: 233078 } });
  const people = /\b(Ana|Ben|Cem|Dora|Emil|Fay)\b/;
  expect(await play()).toMatch(people);
  await tap(sheet(page).getByRole('switch'));
  await expect.poll(play).not.toMatch(people);

  await tap(row(handOn.rows.code));
  await expect(page.getByRole('img', { name: handOn.code })).toBeVisible();
  await tap(key(page, handOn.rows.code.hide));
  await tap(row(handOn.rows.comment));
  await expect(page.getByText(handOn.rows.comment.copied)).toBeVisible();
  expect(await page.evaluate(() => navigator.clipboard.readText())).toMatch(/^Hacan wins\./);
  for (const file of [handOn.rows.points, handOn.rows.acts, handOn.rows.game]) {
    await tap(row(file));
  }
  await expect.poll(async () => (await shared(page)).length).toBe(3);
  const files = await shared(page);
  expect(files.map(({ type }) => type)).toEqual(['text/csv', 'text/csv', 'application/json']);
  for (const { name, text } of files) {
    expect(name).toMatch(/-no-names\.(csv|json)$/);
    expect(text).toContain('Hacan');
    expect(text).not.toMatch(people);
  }

  // On paper there is the sheet and nothing else, on one page of either size.
  await expect(row(handOn.rows.print)).toBeEnabled();
  for (const format of ['A4', 'Letter']) {
    const pdf = (await page.pdf({ format })).toString('latin1');
    expect(pdf.match(/\/Type\s*\/Page\b/g), format).toHaveLength(1);
  }
  await page.emulateMedia({ media: 'print' });
  await expect(page.getByRole('heading', { name: handOn.sheet.rounds })).toBeVisible();
  await expect(page.getByRole('heading', { name: picture.handOn })).toBeHidden();
});
