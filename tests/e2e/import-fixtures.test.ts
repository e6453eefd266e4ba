import { truncateSync, writeFileSync } from 'node:fs';
import type { Page } from '@playwright/test';
import type { Game, Seat } from '$lib/core/game.ts';
import { FORMAT } from '$lib/core/record/entry.ts';
import { readGameFile } from '$lib/core/record/game-file.ts';
import { shownPoints } from '$lib/core/points.ts';
import { factionWords } from '../../src/lib/words/faction-words.ts';
import { isolated } from '../../src/lib/words/name-row.ts';
import { fetchWordsOf, speakTermsOf } from '../../src/lib/words/terms.ts';
import { end } from '$words/end.ts';
import { fileWords } from '$words/files.ts';
import { gamesWords } from '$words/games.ts';
import { pause } from '$words/clocks.ts';
import { damage } from '$words/damage.ts';
import { table as words } from '$words/table.ts';
import { FIXTURES, fixtureFile, fixtureText, pinnedFixture } from '../support/fixture-games.ts';
import { fileText } from '../support/moments.ts';
import { BAD_FILES, resealed, type BadFile } from './support/bad-files.ts';
import { courseOfFile } from './support/compare.ts';
import { expect, test } from './support/guarded.ts';
import { inFirefox } from './support/in-firefox.ts';
import { storedOn, storeRecords } from './support/stored.ts';
import { LONG } from './support/long.ts';
import { tap } from './support/tap.ts';

// A file is read by a worker of the page, not by the one that keeps the app.
test.use({ serviceWorkers: 'block' });

const notes = (page: Page) => page.getByRole('main').getByRole('status');

/** Opens a file through the Games screen, as the keeper does. */
async function open(page: Page, name: string, text: string): Promise<void> {
  const file = { name, mimeType: 'application/json', buffer: Buffer.from(text) };
  // Of a second chooser on one page nothing is told there.
  if (inFirefox(page)) {
    return page.locator('main input[type="file"]').first().setInputFiles(file);
  }
  const chooser = page.waitForEvent('filechooser');
  await tap(page.getByText(gamesWords.openFile));
  await (await chooser).setFiles(file);
}

function nameOf({ players }: Game, seat: Seat): string {
  const { faction, name } = players[seat]!;
  return (faction && factionWords(faction)?.short) || isolated(name);
}

/** The lane of a seat as the score sheet names it, up to its points. */
function laneOf(game: Game, seat: Seat, points: number): string {
  const held = { tokens: null, goods: null, commodities: null, limit: 0, owes: 0 };
  const person = isolated(game.players[seat]?.name ?? '');
  return words.lane({ name: nameOf(game, seat), person, points, state: '', ...held });
}

/** The sheet, or the standing and the stage of a game that is over, show what the recorded game leads to. */
async function showsResult(page: Page, fixture: string): Promise<void> {
  const { result } = pinnedFixture(fixture).summary;
  const game = courseOfFile(fixtureFile(fixture)).head.context;
  await fetchWordsOf(game.ruleset);
  speakTermsOf(game.ruleset);
  const stage = page.getByRole('region', { name: words.stage, exact: true });
  const winner = result?.winner ?? null;
  const { winners = [] } = game.result ?? {};
  const alone = winner === null ? end.noOne : end.wins(nameOf(game, winner));
  const shared = winners.length > 1 ? end.share(winners.map((seat) => nameOf(game, seat))) : null;
  const title = shared ?? alone;
  const heading = stage.getByRole('heading', { name: title, exact: true });
  if (result) await expect(heading).toBeVisible();
  const sheet = page.getByRole('region', { name: words.sheet, exact: true });
  const standing = page.getByRole('table', { name: end.standing });
  for (const seat of game.seating) {
    const points = shownPoints(game, seat);
    const lane = sheet.getByRole('button', { name: laneOf(game, seat, points) });
    const row = standing
      .getByRole('row')
      .filter({ has: page.getByText(nameOf(game, seat), { exact: true }) })
      .getByLabel(end.points(points), { exact: true });
    await expect(result ? row : lane).toBeVisible();
  }
  await expect(page.getByText(damage.differs)).toHaveCount(0);
}

/** All of them by `npm run test:long`; on every change one of twelve, one of another base game among them. */
const IMPORTED = FIXTURES.filter((_, i) => LONG || i % 12 === 1);

/** Opened on every change: one file of each problem; all of them by `npm run test:long`. */
const isOpened = (file: BadFile) =>
  LONG || BAD_FILES.find(({ problem }) => problem === file.problem) === file;

test('recorded games can be imported and show their result', async ({ page }) => {
  test.setTimeout(180_000);
  for (const fixture of IMPORTED) {
    await test.step(fixture, async () => {
      await page.goto('./');
      await open(page, `${fixture}.json`, fixtureText(`${fixture}.json`));
      await expect(notes(page)).toContainText(fileWords.added);
      await tap(page.getByRole('button', { name: fileWords.open, exact: true }));
      await showsResult(page, fixture);
    });
  }
});

test('a longer record adds what is missing, another story is kept beside it', async ({ page }) => {
  const { entries, ...file } = fixtureFile('three-players');
  const text = (count: number) =>
    JSON.stringify({ ...file, summary: null, entries: entries.slice(0, count) });
  await page.goto('./');
  await open(page, 'early.json', text(100));
  await expect(notes(page)).toContainText(fileWords.added);
  await open(page, 'early.json', text(100));
  await expect(notes(page)).toContainText(fileWords.known);
  await open(page, 'late.json', fixtureText('three-players.json'));
  await expect(notes(page)).toContainText(fileWords.extended(entries.length - 100));
  // On a phone what is said has the width, and its keys stand below.
  await page.setViewportSize({ width: 360, height: 640 });
  expect((await notes(page).locator('p').last().boundingBox())!.width).toBeGreaterThan(220);
  await page.setViewportSize({ width: 1280, height: 800 });
  await tap(page.getByRole('button', { name: fileWords.open, exact: true }));
  await showsResult(page, 'three-players');
  // The standing takes the place of the score sheet, at every size.
  const standing = page.getByRole('table', { name: end.standing });
  for (const size of [
    { width: 800, height: 1280 },
    { width: 390, height: 844 },
    { width: 1280, height: 800 },
  ]) {
    await page.setViewportSize(size);
    await expect(standing).toBeVisible();
  }

  const other = resealed((all) => [
    ...all.slice(0, 100),
    { ...all[100]!, format: FORMAT, body: { kind: 'clock', paused: true, reason: null } },
  ]);
  await page.goto('./');
  await open(page, 'other.json', other);
  await expect(notes(page)).toContainText(fileWords.copied);
  await tap(page.getByRole('button', { name: fileWords.open, exact: true }));
  await expect(page.getByRole('region', { name: pause.stage, exact: true })).toBeVisible();
  expect((await storedOn(page))['games']).toHaveLength(2);
});

test('a game that tests put into the store lies there as an imported one does', async ({
  browser,
  page,
}) => {
  const over = fixtureFile('three-players').entries;
  const games = { over, 'under-way': over.slice(0, 100) };
  const context = await browser.newContext({ serviceWorkers: 'block' });
  const other = await context.newPage();
  for (const [id, entries] of Object.entries(games)) {
    await page.goto('./');
    await open(page, `${id}.json`, fileText(entries, id));
    await expect(notes(page)).toContainText(fileWords.added);
    await storeRecords(other, { [id]: entries });
  }
  const [imported, stored] = [await storedOn(page), await storedOn(other)];
  await context.close();
  expect(stored['games']).toHaveLength(2);
  expect(stored['games']).toEqual(imported['games']);
  expect(stored['entries']).toEqual(imported['entries']);
  expect(Object.keys(stored)).toEqual(Object.keys(imported));
});

test('a file that is no game says why, and changes nothing', async ({ page }, info) => {
  await page.goto('./');
  await open(page, 'good.json', fixtureText('five-players.json'));
  await expect(notes(page)).toContainText(fileWords.added);
  // What the statistics make of the game comes when it comes.
  const records = async () => {
    const { entries, games } = await storedOn(page);
    return { entries, games };
  };
  const before = await records();
  expect(before['games']).toHaveLength(1);

  for (const bad of BAD_FILES) {
    const { problem, text, what } = bad;
    const check = readGameFile(text);
    expect(check, what).toMatchObject({ ok: false, problem });
    if (!isOpened(bad)) continue;
    await test.step(what, async () => {
      const said = fileWords.refused[problem](check.ok ? '' : check.where);
      await open(page, `${what}.json`, text);
      await expect(notes(page)).toContainText(`${what}.json`);
      await expect(notes(page)).toContainText(`${said} ${fileWords.nothingChanged}`);
      expect(await records()).toEqual(before);
    });
  }

  const huge = info.outputPath('huge.json');
  writeFileSync(huge, '{"kind":"custodian-game"');
  truncateSync(huge, 61_000_000);
  await page.locator('input[type=file]').setInputFiles(huge);
  await expect(notes(page)).toContainText(fileWords.refused['too-large']('61'));
  expect(await records()).toEqual(before);
  await page.reload();
  // The game that was opened first is still the only one, and over.
  await expect(page.getByRole('button', { name: /^More for / })).toHaveCount(1);
});
