/** Each step begins at its head, however far the one before was scrolled. */
import type { Page } from '@playwright/test';
import { banner } from '../../src/lib/words/en/banner.ts';
import { deeds } from '../../src/lib/words/en/deeds.ts';
import { firstTime } from '../../src/lib/words/en/first-time.ts';
import { folded } from '../../src/lib/words/en/folded.ts';
import { outOfStep } from '../../src/lib/words/en/out-of-step.ts';
import { table } from '../../src/lib/words/en/table.ts';
import { tokens } from '../../src/lib/words/en/tokens.ts';
import { turn } from '../../src/lib/words/en/turn.ts';
import { atFirstTurn, atTokens } from '../support/rounds.ts';
import { Table } from '../support/table.ts';
import { tableRecord } from '../support/table-record.ts';
import { expect, test } from './support/at-table.ts';
import { openRecord, settled } from './support/games.ts';
import { tap } from './support/tap.ts';

/** A tactical action, reached by taps: the step that comes next has been fetched already. */
async function inAction(page: Page, id: string): Promise<void> {
  await openRecord(
    page,
    tableRecord(atFirstTurn({ players: 6, factions: ['federation-of-sol'] })),
    id,
  );
  await tap(stage(page).getByRole('button', { name: /^Tactical(?! action)/ }));
}

const stage = (page: Page) => page.locator('section.stage');
const ends = (page: Page) => stage(page).getByRole('button', { name: turn.ends('Sol') });

test('the stage of a tablet goes back to its top', async ({ page }) => {
  // So low that the next step has to be scrolled as well.
  await page.setViewportSize({ width: 1280, height: 520 });
  await inAction(page, 'scrolled');
  // What is fetched late makes the stage longer: until then there may be nothing to scroll.
  const toTheEnd = (section: HTMLElement) => {
    section.scrollTo(0, section.scrollHeight);
    return section.scrollTop;
  };
  await expect.poll(() => stage(page).evaluate(toTheEnd)).toBeGreaterThan(0);
  await tap(ends(page));
  expect(await stage(page).evaluate((section) => section.scrollTop)).toBe(0);
});

test('the page of a phone goes back to the head of the stage', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 420 });
  await inAction(page, 'scrolled-phone');
  const heading = stage(page).getByRole('heading', { level: 1 });
  await expect(async () => {
    await page.evaluate(() => scrollTo(0, document.documentElement.scrollHeight));
    await expect(heading).not.toBeInViewport({ timeout: 500 });
  }).toPass({ timeout: 10_000 });
  await tap(ends(page));
  // Below the rail, which stays at the top.
  const box = await heading.boundingBox();
  expect(box?.y).toBeGreaterThan(56);
  expect(box?.y).toBeLessThan(420);
});

test('a refusal is seen however far the stage is scrolled', async ({ page }) => {
  await page.setViewportSize({ width: 1280, height: 800 });
  await openRecord(page, tableRecord(atTokens(atFirstTurn({ players: 8 }))), 'refused');
  await tap(stage(page).locator('li button[aria-expanded]').last());
  await tap(
    stage(page)
      .locator('li')
      .filter({ has: page.getByRole('button', { expanded: true }) })
      .getByRole('button', { name: /one fewer$/ })
      .first(),
  );
  await stage(page).evaluate((section) => section.scrollTo(0, section.scrollHeight));
  await expect(stage(page).getByRole('heading', { level: 1 })).not.toBeInViewport();
  await tap(stage(page).getByRole('button', { name: tokens.andRest(tokens.record), exact: true }));
  await expect(stage(page).getByRole('button', { name: outOfStep.leave })).toBeInViewport();
});

test('what the marks mean is said once, until it is put away', async ({ page }) => {
  const record = tableRecord(atFirstTurn({ players: 6 }));
  await openRecord(page, record, 'marks');
  const marks = page.getByRole('region', { name: firstTime.title });
  await expect(marks.getByText(firstTime.anyway)).toBeVisible();
  await tap(marks.getByRole('button', { name: firstTime.away }));
  await expect(marks).toHaveCount(0);
  await page.reload();
  await expect(stage(page).getByRole('heading', { level: 1 })).toBeVisible();
  await settled(page);
  await expect(marks).toHaveCount(0);
});

test('on a phone the sheet is one lane until it is unfolded', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await openRecord(page, tableRecord(atFirstTurn({ players: 6 })), 'folded');
  // What it asks of the time since lies over the lane.
  await tap(page.locator('.banner').getByRole('button', { name: banner.act.fine }));
  const lanes = page.locator('.sheet li.lane');
  await expect(page.locator('.sheet ol button')).toHaveCount(6);
  await expect(lanes).toHaveCount(0);
  // What a scrollbar takes of the page once it is longer than the screen.
  await page.evaluate(() => (document.body.style.paddingRight = '12px'));
  await tap(page.getByRole('button', { name: folded.open }));
  await expect(lanes).toHaveCount(6);
  await tap(page.getByRole('button', { name: table.fold }));
  await expect(lanes).toHaveCount(0);

  // Where no lane is lit there is one line to show.
  const folds = page.getByRole('button', { name: folded.open });
  const lit = (await folds.boundingBox())!.height;
  await openRecord(page, tableRecord(atTokens(Table.start({ players: 6 }))), 'folded-tokens');
  expect((await folds.boundingBox())!.height).toBeLessThan(lit - 20);
});

/** Lines of acts that leave room at one of their ends, by what they say. */
const openLines = (page: Page): Promise<string[]> =>
  stage(page)
    .locator('.acts')
    .evaluate((acts) => {
      const all = acts.getBoundingClientRect();
      const lines = new Map<number, Element[]>();
      for (const act of acts.children) {
        const top = Math.round(act.getBoundingClientRect().top);
        lines.set(top, [...(lines.get(top) ?? []), act]);
      }
      return [...lines.values()].flatMap((line) => {
        const boxes = line.map((act) => act.getBoundingClientRect());
        const left = Math.min(...boxes.map((box) => box.left));
        const right = Math.max(...boxes.map((box) => box.right));
        const isFull = left - all.left < 1 && all.right - right < 1;
        return isFull ? [] : [line.map((act) => act.textContent?.trim()).join(' | ')];
      });
    });

test('on a phone acts fill their lines, two abreast or one, whatever one of them opens', async ({
  page,
}) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await inAction(page, 'full-lines');
  await expect(ends(page)).toBeVisible();
  expect(await openLines(page)).toEqual([]);
  await tap(stage(page).getByRole('button', { name: deeds.combat, exact: true }));
  await expect(stage(page).getByRole('region', { name: deeds.combat })).toBeVisible();
  expect(await openLines(page)).toEqual([]);
});
