/** Looking back: any moment of the game as it was, and what undo took back, without changing it. */
import AxeBuilder from '@axe-core/playwright';
import type { Locator, Page } from '@playwright/test';
import { phaseName } from '$lib/words/steps.ts';
import { amending } from '$words/amending.ts';
import { history as words } from '$words/history.ts';
import { kit } from '$words/kit.ts';
import { player } from '$words/player.ts';
import { table as tableWords } from '$words/table.ts';
import { threats } from '$words/threats.ts';
import { momentOf, recordedEntries } from '../support/moments.ts';
import { expect, test } from './support/at-table.ts';
import { openRecord, reloaded, settled } from './support/games.ts';
import { button, history, openHistory, ruler } from './support/history.ts';
import { LONG } from './support/long.ts';
import { storedMarks } from './support/stored.ts';
import { needsFingers, tap } from './support/tap.ts';

const GAME = 'looked-back';
const at = async (page: Page) => Number(await ruler(page).inputValue());
const lane = (page: Page, name: string) =>
  history(page).getByRole('button', { name: new RegExp(`^${name}, [^:]+: \\d+ points?,`) });

/** Puts the finger down at a share of the ruler, and draws it to another. */
async function drag(page: Page, from: number, to: number): Promise<void> {
  const box = (await ruler(page).boundingBox())!;
  const x = (share: number) => box.x + box.width * share;
  await page.mouse.move(x(from), box.y + box.height / 2);
  await page.mouse.down();
  await page.mouse.move(x(to), box.y + box.height / 2, { steps: 4 });
  await page.mouse.up();
}

test('any moment is looked at by ruler, keys and list, and nothing is recorded', async ({
  page,
}) => {
  const entries = recordedEntries('six-players').slice(0, 500);
  await openRecord(page, entries, GAME);
  const points = lane(page, 'Xxcha');
  await openHistory(page);
  const last = await at(page);
  const now = await points.getAttribute('aria-label');
  await expect(history(page).getByText(words.isNow)).toBeVisible();

  await drag(page, 0.9, 0.1);
  await expect(history(page).getByText(words.then)).toBeVisible();
  await expect(points).toHaveAccessibleName(/: [01] points?,/);
  const early = await at(page);
  expect(early).toBeLessThan(last / 5);
  const chosen = history(page).getByRole('button', { pressed: true });
  await expect(chosen).toBeInViewport();

  await page.keyboard.press('ArrowRight');
  expect(await at(page)).toBe(early + 1);
  await tap(history(page).getByRole('button', { name: words.before }));
  expect(await at(page)).toBe(early);
  await page.keyboard.press('Shift+ArrowRight');
  expect(await at(page)).toBeGreaterThan(early + 1);
  await page.keyboard.press('Home');
  expect(await at(page)).toBe(1);
  await page.keyboard.press('ArrowLeft');
  expect(await at(page)).toBe(1);

  await drag(page, 0.2, 0.5);
  await tap(history(page).getByRole('button', { name: words.stage }));
  await expect(history(page).locator('.stage h1, .stage h2').first()).toBeVisible();
  await expect(history(page).locator('.stage-then')).toHaveAttribute('inert', '');
  await tap(history(page).getByRole('button', { name: words.threats }));
  const panel = page.getByRole('dialog', { name: threats.title });
  await expect(panel).toBeVisible();
  // Its keys are its own.
  const looked = await at(page);
  await page.keyboard.press('ArrowRight');
  expect(await at(page)).toBe(looked);
  await page.keyboard.press('Escape');
  await expect(panel).toBeHidden();
  await tap(history(page).getByRole('button', { name: words.stage }));

  // A player's sheet as it was: what would be recorded from it cannot be.
  await tap(points);
  const sheet = page.getByRole('dialog', { name: 'Xxcha' });
  await tap(sheet.getByRole('button', { name: kit.more(`Xxcha, ${player.balances.goods}`) }));
  const record = sheet.getByRole('button', {
    name: player.balances.change('Xxcha', { goods: 1 }),
  });
  await expect(record).toBeDisabled();
  await page.keyboard.press('Escape');
  await expect(sheet).toBeHidden();

  await tap(history(page).getByRole('button', { name: words.kinds.scores, exact: true }));
  await tap(history(page).getByRole('button', { name: 'Xxcha', exact: true }));
  const rows = history(page).getByRole('region', { name: words.acts }).getByRole('listitem');
  await expect(rows.filter({ hasText: 'Xxcha scored' }).first()).toBeVisible();
  for (const row of await rows.all()) await expect(row).toContainText('Xxcha');

  await tap(history(page).getByRole('button', { name: words.toNow }));
  expect(await at(page)).toBe(last);
  await expect(points).toHaveAccessibleName(now!);

  // The key that led to now is gone; the others go on. Who reloads is at the table as it is.
  await page.keyboard.press('Home');
  await expect(history(page).getByText(words.then)).toBeVisible();
  await reloaded(page);
  await expect(history(page)).toBeHidden();
  await openHistory(page);
  expect(await at(page)).toBe(last);
  await expect(points).toHaveAccessibleName(now!);
  await page.keyboard.press('Escape');
  await expect(history(page)).toBeHidden();
  expect(await storedMarks(page, GAME)).toBe(entries.filter((e) => e.body.kind === 'mark').length);
});

test('the act that is looked at stays in view whatever comes to stand below the list', async ({
  page,
}) => {
  test.skip(!LONG, 'by npm run test:long');
  await openRecord(page, recordedEntries('six-players').slice(0, 500), GAME);
  const whole = { ratio: 0.98 };
  for (const size of [
    { width: 1280, height: 800 },
    { width: 390, height: 844 },
  ]) {
    await page.setViewportSize(size);
    await openHistory(page);
    const chosen = history(page)
      .getByRole('region', { name: words.acts })
      .getByRole('button', { pressed: true });
    await expect(chosen).toBeInViewport(whole);
    await tap(button(page, new RegExp(`^${amending.act}`)));
    await expect(button(page, amending.choose.replace)).toBeVisible();
    await expect(chosen).toBeInViewport(whole);
    await tap(button(page, amending.cancel).first());
    // As when a keyboard comes up.
    await page.setViewportSize({ ...size, height: size.height - 160 });
    await expect(chosen).toBeInViewport(whole);
    await page.keyboard.press('Escape');
  }
});

test('the list shows earlier acts as they are scrolled to, and what was seen stays there', async ({
  page,
}) => {
  test.skip(!LONG, 'by npm run test:long');
  await openRecord(page, recordedEntries('six-players').slice(0, 500), GAME);
  await openHistory(page);
  const acts = history(page).getByRole('region', { name: words.acts });
  const looked = acts.getByRole('button', { pressed: true });
  await expect(looked).toBeInViewport();
  await looked.hover();
  const rows = acts.getByRole('listitem');
  const few = await rows.count();
  const beginning = acts.getByText(words.earliest);
  await expect(async () => {
    await page.mouse.wheel(0, -4000);
    await expect(beginning).toBeInViewport({ timeout: 100 });
  }).toPass();
  await expect(rows.first()).toBeInViewport();
  expect(await rows.count()).toBeGreaterThan(few);
  // The first act by the list, and the last one again by its key.
  await tap(rows.first().getByRole('button'));
  expect(await at(page)).toBe(1);
  await page.keyboard.press('End');
  await expect(looked).toBeInViewport();
  // There and back before the list has followed, which leaves it at the act that it was at.
  await page.mouse.wheel(0, -4000);
  await expect(looked).not.toBeInViewport();
  await page.evaluate(() => {
    for (const key of ['Home', 'End']) {
      document.body.dispatchEvent(new KeyboardEvent('keydown', { key, bubbles: true }));
    }
  });
  await expect(looked).toBeInViewport();
});

test('the ruler is a slider to a finger and to the keys', async ({ page }) => {
  test.skip(!LONG, 'by npm run test:long');
  needsFingers(page);
  await openRecord(page, recordedEntries('six-players').slice(0, 500), GAME);
  await openHistory(page);
  const last = await at(page);
  const { x, y, width, height } = (await ruler(page).boundingBox())!;
  const finger = await page.context().newCDPSession(page);
  const touch = (type: 'touchStart' | 'touchMove' | 'touchEnd', share = 0) =>
    finger.send('Input.dispatchTouchEvent', {
      type,
      touchPoints: type === 'touchEnd' ? [] : [{ x: x + width * share, y: y + height / 2 }],
    });
  await touch('touchStart', 0.2);
  await expect.poll(() => at(page)).toBeLessThan(last / 4);
  await touch('touchMove', 0.4);
  await touch('touchMove', 0.75);
  await expect.poll(() => at(page)).toBe(Math.floor(last * 0.75) + 1);
  await touch('touchEnd');
  await expect(ruler(page)).toBeFocused();
  const here = await at(page);
  await page.keyboard.press('ArrowUp');
  expect(await at(page)).toBe(here + 1);
  await page.keyboard.press('PageDown');
  expect(await at(page)).toBeLessThan(here);
  await expect(ruler(page)).toHaveAttribute('aria-valuetext', /Round \d/);
});

test('the table behind it stays where it was, and has the focus again', async ({ page }) => {
  test.skip(!LONG, 'by npm run test:long');
  const entries = recordedEntries('six-players').slice(0, 500);
  await page.setViewportSize({ width: 1024, height: 560 });
  await openRecord(page, entries, GAME);
  const stage = page.locator('main.table > .stage');
  const scrolled = () => stage.evaluate((element) => element.scrollTop);
  await stage.evaluate((element) => element.scrollTo(0, 40));
  const before = await scrolled();
  expect(before).toBeGreaterThan(0);
  await openHistory(page);
  await tap(history(page).getByRole('button', { name: kit.close, exact: true }));
  await expect(history(page)).toBeHidden();
  await expect(page.getByRole('button', { name: tableWords.menu, exact: true })).toBeFocused();
  expect(await scrolled()).toBe(before);
});

test('what undo took back is looked at, and taken up again', async ({ page }) => {
  const entries = recordedEntries('three-players').slice(0, 60);
  await openRecord(page, entries, GAME);
  const lanes = () =>
    page.locator('main.table .lane > .open').evaluateAll((all) => all.map((one) => one.ariaLabel));
  const before = await lanes();
  for (let i = 0; i < 3; i++) {
    await tap(page.getByRole('button', { name: tableWords.undo }));
  }
  expect(await lanes()).not.toEqual(before);
  await openHistory(page);
  const branch = history(page).getByRole('button', { name: /Undone:.*and 2 more/ });
  await tap(branch);
  await expect(history(page).getByText(words.branch.text(3))).toBeVisible();
  await tap(history(page).getByRole('button', { name: words.branch.act }));
  await expect(branch).toBeHidden();
  await page.keyboard.press('Escape');
  await settled(page);
  expect(await lanes()).toEqual(before);
  await reloaded(page);
  await expect.poll(lanes).toEqual(before);
});

test('going back says how many acts it takes back, and redo brings them again', async ({
  page,
}) => {
  await openRecord(page, recordedEntries('three-players').slice(0, 60), GAME);
  await openHistory(page);
  const last = await at(page);
  for (let i = 0; i < 4; i++) await page.keyboard.press('ArrowLeft');
  await tap(history(page).getByRole('button', { name: words.goBack.short(4) }));
  await expect(history(page).getByText(words.goBack.takes(4))).toBeVisible();
  await tap(
    history(page).getByRole('group', { name: words.goBack.title }).getByRole('button').first(),
  );
  await expect(history(page).getByText(words.isNow)).toBeVisible();
  expect(await at(page)).toBe(last - 4);
  await page.keyboard.press('Escape');
  await tap(page.getByRole('button', { name: tableWords.redo }));
  await openHistory(page);
  expect(await at(page)).toBeGreaterThan(last - 4);
});

// By `npm run test:long`: the tool looks at each element of many.
for (const theme of LONG ? (['dark', 'light'] as const) : []) {
  test(`axe finds nothing wrong in the history, ${theme}`, async ({ page }) => {
    await page.addInitScript((wanted) => localStorage.setItem('custodian.theme', wanted), theme);
    await page.emulateMedia({ reducedMotion: 'reduce' });
    await openRecord(page, recordedEntries('three-players').slice(0, 90), GAME);
    await openHistory(page);
    await drag(page, 0.9, 0.5);
    for (const [width, height] of [
      [1280, 800],
      [800, 1280],
      [360, 640],
    ] as const) {
      await page.setViewportSize({ width, height });
      await expect(
        history(page).getByRole('button', { name: words.goBack.title }),
      ).toBeInViewport();
      const { violations } = await new AxeBuilder({ page }).include('dialog[open]').analyze();
      expect(violations.map(({ id, nodes }) => `${id}: ${nodes[0]?.html}`)).toEqual([]);
    }
  });
}

test('on a small phone the phase is whole, and the ruler stays below what going back asks', async ({
  page,
}) => {
  test.skip(!LONG, 'by npm run test:long');
  await page.setViewportSize({ width: 360, height: 640 });
  const turn = { phase: 'action', step: 'turn', round: 4 } as const;
  await openRecord(page, momentOf(turn, ['eight-players']), GAME);
  await openHistory(page);
  const boxOf = async (what: Locator) => (await what.boundingBox())!;
  const now = await boxOf(history(page).getByText(words.isNow));
  const rules = history(page).getByRole('button', {
    name: tableWords.rulesOf(phaseName('action')),
  });
  const book = await boxOf(rules.locator('svg'));
  const phase = await boxOf(history(page).locator('[aria-current=step] > span').first());
  expect(phase.x + phase.width).toBeLessThanOrEqual(book.x);
  expect(book.x + book.width).toBeLessThanOrEqual(now.x);

  await drag(page, 0.9, 0.5);
  await tap(button(page, new RegExp(`^${words.goBack.title}`)));
  await expect(button(page, words.goBack.stay)).toBeVisible();
  await expect(ruler(page)).toBeInViewport({ ratio: 0.99 });
});
