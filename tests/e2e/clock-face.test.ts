/** Pauses that are seen, the clock on the whole screen, limits that run out; each after a reload. */
import AxeBuilder from '@axe-core/playwright';
import type { Page } from '@playwright/test';
import { actionOf } from '../../src/lib/core/step.ts';
import { face, goOn, pause } from '$words/clocks.ts';
import { gap } from '$words/gap.ts';
import { limits } from '$words/limits.ts';
import { menu } from '$words/menu.ts';
import { banner as barWords } from '$words/banner.ts';
import { table as tableWords } from '$words/table.ts';
import { times } from '$words/times.ts';
import { momentOf } from '../support/moments.ts';
import { expect, test } from './support/at-table.ts';
import { outOfPanel } from './support/boxes.ts';
import { openRecord, reloaded, settled, tableShown } from './support/games.ts';
import { LONG } from './support/long.ts';
import { storedFacts } from './support/stored.ts';
import { tap } from './support/tap.ts';

const USUAL = [1280, 800] as const;
/** The others are asked about by `npm run test:long`. */
const SIZES = LONG ? [USUAL, [1080, 810] as const, [390, 844] as const] : [USUAL];
const MINUTE = 60_000;

/** Someone's turn in round 3, a minute and a half after the last act. */
async function atTurn(page: Page, id: string): Promise<void> {
  const entries = momentOf(
    {
      phase: 'action',
      step: 'turn',
      round: 3,
      when: ({ context }) => (actionOf(context)?.turn ?? 0) >= 5,
    },
    ['six-players'],
  );
  await page.clock.install({ time: (entries.at(-1)?.at ?? 0) + 1.5 * MINUTE });
  await openRecord(page, entries, id);
  await page.clock.runFor(2000);
}

const stage = (page: Page) => page.locator('main.table section.stage');
const pausing = (page: Page) => page.getByRole('region', { name: pause.stage });
const dialog = (page: Page) => page.locator('dialog[open]').last();

async function isSound(page: Page, what: string): Promise<void> {
  for (const [width, height] of SIZES) {
    await page.setViewportSize({ width, height });
    const { violations } = await new AxeBuilder({ page }).analyze();
    expect(
      violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ target }) => target).join(' | ')}`),
      `${what} at ${width}`,
    ).toEqual([]);
    const wide = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
    expect(wide, `${what} at ${width}`).toBeLessThanOrEqual(0);
  }
  await page.setViewportSize({ width: 1280, height: 800 });
}

test('a pause is seen with its reason, and an act asks to go on: recorded once, or left', async ({
  page,
}) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await atTurn(page, 'paused');
  await tap(page.getByRole('button', { name: /^Game clock/ }));
  await expect(pausing(page).getByRole('heading', { name: pause.title })).toBeVisible();
  await expect(stage(page)).toBeHidden();
  await tap(pausing(page).getByRole('button', { name: pause.reasons.food }));
  await page.clock.fastForward(6 * MINUTE);
  await page.reload();
  await expect(pausing(page).getByRole('timer')).toContainText(/^6:\d\d$/);
  const food = pausing(page).getByRole('button', { name: pause.reasons.food });
  await expect(food).toHaveAttribute('aria-pressed', 'true');
  await isSound(page, 'pause');
  // Resuming takes much of the foot below an upright sheet.
  await page.setViewportSize({ width: 810, height: 1080 });
  const resume = pausing(page).getByRole('button', { name: pause.resume });
  expect((await resume.boundingBox())!.width).toBeGreaterThan(810 * 0.4);
  await page.setViewportSize({ width: 1280, height: 800 });

  const asks = page.getByRole('heading', { name: goOn.title });
  const note = async () => {
    await tap(page.getByRole('button', { name: tableWords.menu, exact: true }));
    await tap(dialog(page).getByRole('button', { name: menu.times.title }));
    await expect(dialog(page).getByRole('button', { name: times.hide })).toBeVisible();
    expect(await outOfPanel(page, 360, 640)).toEqual([]);
    await page.setViewportSize({ width: 1280, height: 800 });
    await tap(dialog(page).getByRole('button', { name: times.hide }));
    await expect(asks).toBeVisible();
  };
  const changed = async () => (await storedFacts(page, 'paused', 'settings.changed')).length;
  await note();
  await isSound(page, 'go on');
  await page.keyboard.press('Escape');
  await expect(asks).toBeHidden();
  expect(await changed()).toBe(0);
  await tap(dialog(page).getByRole('button', { name: times.hide }));
  await page.getByRole('button', { name: goOn.on }).dblclick();
  await expect.poll(changed).toBe(1);
  await page.keyboard.press('Escape');
  await expect(pausing(page)).toHaveCount(0);
  await expect(stage(page)).toBeVisible();
  await reloaded(page);
  await expect(pausing(page)).toHaveCount(0);
  expect(await changed()).toBe(1);
});

test('the clock fills the screen at a tap, and a bank that runs out counts on', async ({
  page,
}) => {
  test.skip(!LONG, 'by npm run test:long');
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await atTurn(page, 'face');
  const passed = (await storedFacts(page, 'face', 'turn.passed')).length;
  const clock = stage(page).getByRole('button', { name: tableWords.openClock });
  await tap(clock);
  await expect(dialog(page).getByRole('timer')).toBeVisible();
  await tap(dialog(page).getByRole('button', { name: face.limits }));
  const choose = (group: string, name: string) =>
    tap(dialog(page).getByRole('group', { name: group }).getByRole('button', { name }));
  await choose(limits.limit, limits.kinds.bank.label);
  await choose(limits.each.bank, limits.minutes(20 * MINUTE));
  await choose(limits.increment, limits.noIncrement);
  await isSound(page, 'limits');
  await page.keyboard.press('Escape');
  await settled(page);

  await tap(clock);
  await expect(dialog(page).getByRole('timer')).toHaveText(/^(20:00|19:\d\d)$/);
  // Shorter than what would be a silence.
  for (let minutes = 0; minutes < 18; minutes += 3) await page.clock.fastForward(3 * MINUTE);
  await expect(dialog(page).getByRole('status')).toHaveText(limits.under(2 * MINUTE));
  await isSound(page, 'face');
  await page.clock.fastForward(2 * MINUTE);
  await expect(dialog(page).getByRole('timer')).toHaveText(/^−[01]:\d\d$/);
  await expect(dialog(page).getByRole('status')).toHaveText(limits.over.bank);
  await page.keyboard.press('Escape');
  await expect(page.locator('dialog[open]')).toHaveCount(0);

  await reloaded(page);
  await page.clock.runFor(7000);
  await expect(stage(page).getByRole('timer')).toContainText('−');
  // No one was passed by it.
  expect(await storedFacts(page, 'face', 'turn.passed')).toHaveLength(passed);
});

test('a silence is asked about once, cut in two, and answered anew from History', async ({
  page,
}) => {
  test.skip(!LONG, 'by npm run test:long');
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await atTurn(page, 'silence');
  await page.goto('about:blank');
  await page.clock.fastForward(43 * MINUTE);
  await page.goto('./game/silence');
  await tableShown(page);
  const line = page.locator('.banner');
  await tap(line.getByRole('button', { name: barWords.act.gap }));
  await expect(dialog(page).getByText(gap.span(43 * MINUTE), { exact: true })).toBeVisible();
  await isSound(page, 'gap');
  await dialog(page).getByRole('slider').fill('8');
  await tap(dialog(page).getByRole('button', { name: /8 min, break 3\d min/ }));
  await expect(line).toBeHidden();
  await reloaded(page);
  await expect(line).toBeHidden();
  await tap(page.getByRole('button', { name: tableWords.menu, exact: true }));
  await tap(dialog(page).getByRole('button', { name: menu.history.title }));
  await tap(dialog(page).getByRole('button', { name: /8 minutes play/ }));
  await tap(dialog(page).getByRole('button', { name: gap.breakDetail('43 minutes') }));
  await expect(page.locator('dialog[open]')).toHaveCount(0);
});
