/** What the app has to say moves nothing under a hand: a mark on the menu, a bar over the sheet's foot. */
import type { Locator, Page } from '@playwright/test';
import { takeComponentTurn } from '../../src/lib/core/commands/turns.ts';
import { gainGoods } from '../../src/lib/core/commands/tokens.ts';
import { NO_SEAT } from '../../src/lib/core/vocabulary.ts';
import { banner as bar } from '../../src/lib/words/en/banner.ts';
import { incidentalGains } from '../../src/lib/words/en/incidental-gains.ts';
import { FRESH } from '../../src/lib/ui/model/tap-guard.ts';
import { menu } from '../../src/lib/words/en/menu.ts';
import { table as words } from '../../src/lib/words/en/table.ts';
import { turn } from '../../src/lib/words/en/turn.ts';
import { momentOf } from '../support/moments.ts';
import { atFirstTurn } from '../support/rounds.ts';
import { tableRecord } from '../support/table-record.ts';
import { expect, test } from './support/at-table.ts';
import { devtoolsOf } from './support/devtools.ts';
import { openRecord } from './support/games.ts';
import { LONG } from './support/long.ts';
import { needsFingers, tap, touch } from './support/tap.ts';

const HOUR = 3_600_000;

const boxOf = async (part: Locator) => {
  const box = await part.boundingBox();
  if (!box) throw new Error('it is not on the screen');
  const { x, y, width, height } = box;
  return [x, y, width, height].map(Math.round);
};

/** Where all lies that a hand goes to, or an eye, beside the lanes. */
async function places(page: Page) {
  const parts = ['header.rail', '.sheet .track', '.sheet .heads', 'section.stage', '.act.main'];
  return Promise.all(parts.map((part) => boxOf(page.locator(part).first())));
}

/** Where a bar may lie: sizes of a desktop, a tablet either way, and a small one. */
const SIZES = [
  [1280, 800],
  [1080, 810],
  [810, 1080],
] as const;

/** What a lane keeps of its height above a bar, in px: a finger finds it. */
const LOWEST = 36;

/** The bar over the foot of the sheet: at its edges, and above it all that is read and pressed in the sheet. */
async function liesOverTheFoot(page: Page) {
  const [left = 0, top = 0, across = 0, high = 0] = await boxOf(page.locator('section.sheet'));
  const [x = 0, y = 0, wide = 0, tall = 0] = await boxOf(page.locator('.banner'));
  expect([x, x + wide, y + tall]).toEqual([left, left + across, top + high]);
  const wrong = await page.evaluate(
    ([foot, lowest]) => {
      const parts = '.sheet .track, .sheet .heads, .sheet li.lane, main.table button';
      const bar = document.querySelector('.banner');
      const name = (part: Element) => part.ariaLabel ?? part.className;
      const below = [...document.querySelectorAll(parts)]
        .filter((part) => part.closest('.sheet') && part.getBoundingClientRect().bottom > foot + 1)
        .map((part) => `below the bar's edge: ${name(part)}`);
      const cut = [...document.querySelectorAll('li.lane')].flatMap((lane) => {
        const { top, bottom, left, height } = lane.getBoundingClientRect();
        const open = lane.querySelector('button');
        const hit = document.elementFromPoint(left + 90, top + height / 2);
        const parts = [...lane.querySelectorAll('svg, b, .vp, .n')].filter((part) => {
          const box = part.getBoundingClientRect();
          return box.height > 0 && (box.top < top - 1 || box.bottom > bottom + 1);
        });
        return [
          ...(hit === open ? [] : [`takes no press: ${open?.ariaLabel}`]),
          ...(height < lowest ? [`a lane of ${Math.round(height)}: ${open?.ariaLabel}`] : []),
          ...parts.map((part) => `out of its lane: ${name(part)} ${part.textContent.trim()}`),
        ];
      });
      const heads = document.querySelector('.sheet .heads')!;
      const low = [...heads.querySelectorAll('span')]
        .filter((part) => {
          const { bottom } = part.getBoundingClientRect();
          return bottom > heads.getBoundingClientRect().bottom + 1;
        })
        .map((part) => `below the heads: ${part.textContent.trim()}`);
      const { left: start, right, top: upper, bottom } = bar!.getBoundingClientRect();
      const covered = [...document.querySelectorAll('main.table button')]
        .filter((part) => !bar!.contains(part) && part.checkVisibility() && !part.matches('.skip'))
        .filter((part) => {
          const box = part.getBoundingClientRect();
          const wide = Math.min(box.right, right) - Math.max(box.left, start);
          return wide > 1 && Math.min(box.bottom, bottom) - Math.max(box.top, upper) > 1;
        });
      return [...below, ...low, ...cut, ...covered.map((part) => `under the bar: ${name(part)}`)];
    },
    [y, LOWEST] as const,
  );
  expect(wrong).toEqual([]);
}

for (const players of LONG ? [6, 8] : [8]) {
  test(`with ${players} players the bar that asks covers no lane, and nothing else moves when it goes`, async ({
    page,
  }) => {
    const table = atFirstTurn({ players });
    await openRecord(page, tableRecord(table), `asks-${players}`);
    const banner = page.locator('.banner');
    const before: unknown[] = [];
    for (const [width, height] of SIZES) {
      await page.setViewportSize({ width, height });
      await expect(banner).toBeVisible();
      await test.step(`${width} × ${height}`, () => liesOverTheFoot(page));
      before.push(await places(page));
    }
    await tap(page.locator('li.lane').last().getByRole('button').first());
    await expect(page.getByRole('dialog')).toBeVisible();
    await page.keyboard.press('Escape');
    await tap(banner.getByRole('button', { name: bar.act.fine, exact: true }));
    await expect(banner).toHaveCount(0);
    for (const [at, [width, height]] of SIZES.entries()) {
      await page.setViewportSize({ width, height });
      expect(await places(page), `${width}`).toEqual(before[at]);
    }
  });
}

/** Where a bar has a row of its own: phones either way up, a zoom of 200 %, and text of twice the size. */
const OWN_ROW = [
  [390, 844, 16],
  [360, 640, 16],
  [540, 405, 16],
  [1280, 800, 32],
  [1920, 1080, 32],
] as const;

/** Buttons, table parts and the bar: which of them the bar lies over, by what they are called. */
const under = (page: Page) =>
  page.evaluate(() => {
    const bar = document.querySelector('.banner');
    if (!bar) return ['no bar'];
    const frame = bar.getBoundingClientRect();
    const parts = 'header.rail, section.sheet, section.stage, main.table button';
    return [...document.querySelectorAll<HTMLElement>(parts)]
      .filter((part) => !bar.contains(part) && part.checkVisibility() && !part.matches('.skip'))
      .filter((part) => {
        const { left, right, top, bottom } = part.getBoundingClientRect();
        const across = Math.min(right, frame.right) - Math.max(left, frame.left);
        return across > 1 && Math.min(bottom, frame.bottom) - Math.max(top, frame.top) > 1;
      })
      .map((part) => part.getAttribute('aria-label') ?? part.className);
  });

test('on a phone and with large text the bar has a row of its own, over nothing', async ({
  page,
}) => {
  const entries = momentOf({ phase: 'action', step: 'turn' }, ['four-players']);
  await page.clock.install({ time: (entries.at(-1)?.at ?? 0) + 20 * HOUR });
  const browser = await devtoolsOf(page);
  for (const [width, height, text] of OWN_ROW) {
    await browser.send('Page.setFontSizes', { fontSizes: { standard: text, fixed: text } });
    await page.setViewportSize({ width, height });
    await openRecord(page, entries, `own-row-${width}`);
    const banner = page.locator('.banner');
    await expect(banner).toBeVisible();
    expect(await under(page), `${width} with text of ${text} px`).toEqual([]);
    const rail = await boxOf(page.locator('header.rail'));
    const [, , , tall = 0] = await boxOf(banner);
    const [, sheet = 0] = await boxOf(page.locator('section.sheet'));
    await tap(banner.getByRole('button', { name: bar.act.fine, exact: true }));
    await expect(banner).toHaveCount(0);
    // What is below the row comes up by its height, and the rail stays.
    expect(await boxOf(page.locator('header.rail'))).toEqual(rail);
    const [, after = 0] = await boxOf(page.locator('section.sheet'));
    expect(Math.abs(sheet - tall - after)).toBeLessThanOrEqual(1);
  }
});

test.describe('on a phone', () => {
  test.use({ hasTouch: true, viewport: { width: 390, height: 844 } });

  test('a bar that comes under a hand on its way takes no press', async ({ page }) => {
    needsFingers(page);
    const entries = momentOf({ phase: 'action', step: 'turn' }, ['four-players']);
    const last = entries.at(-1)?.at ?? 0;
    await page.clock.install({ time: last + 60_000 });
    await openRecord(page, entries, 'comes');
    const menuButton = page.getByRole('button', { name: menu.title, exact: true });
    await page.clock.pauseAt(last + 120_000);
    await page.clock.fastForward(20 * HOUR);
    await expect(async () => {
      await page.clock.runFor(20);
      expect(await page.locator('.banner').count()).toBe(1);
    }).toPass();
    await page.clock.runFor(40);
    await touch(menuButton);
    await page.clock.runFor(40);
    await expect(menuButton).toHaveAttribute('data-early');
    await page.clock.runFor(FRESH);
    await expect(page.getByRole('dialog')).toHaveCount(0);
    await page.clock.resume();
    await tap(menuButton);
    await expect(page.getByRole('dialog', { name: menu.title })).toBeVisible();
  });
});

test('what needs no answer is a mark on the menu, and its sentence is in the menu', async ({
  page,
}) => {
  const entries = momentOf({ phase: 'status', step: 'tokens', round: 2 }, ['three-players']);
  const last = entries.at(-1)?.at ?? 0;
  await page.clock.setFixedTime(last + 60_000);
  await openRecord(page, entries, 'marked');
  const button = page.getByRole('button', { name: menu.title, exact: true });
  await expect(button).toHaveAccessibleDescription(words.notices(1));
  await expect(page.locator('.banner')).toHaveCount(0);
  const before = await boxOf(page.locator('section.stage'));
  await tap(button);
  const panel = page.getByRole('dialog', { name: menu.title });
  await expect(panel.getByText(/^No backup for/)).toBeVisible();
  await tap(panel.getByRole('button', { name: bar.act.later }));
  await expect(panel.getByText(/^No backup for/)).toHaveCount(0);
  await page.keyboard.press('Escape');
  await expect(button).not.toHaveAccessibleDescription(words.notices(1));
  expect(await boxOf(page.locator('section.stage'))).toEqual(before);
});

test('who is next stays in the foot while a small gain is offered', async ({ page }) => {
  const table = atFirstTurn({
    players: 3,
    factions: ['clan-of-saar', 'mentak-coalition', 'federation-of-sol'],
    settings: { depth: 'full' },
  }).do(gainGoods, { seat: 's3', goods: 4 });
  await openRecord(page, tableRecord(table), 'next-stays');
  const foot = page.locator('section.stage footer');
  await expect(page.getByRole('region', { name: incidentalGains.region })).toContainText('Pillage');
  await expect(foot).toContainText(words.next);
  await expect(foot).toContainText('Mentak');
});

test('the row of small buttons keeps its order and its place from turn to turn', async ({
  page,
}) => {
  const table = atFirstTurn({ players: 4 });
  await openRecord(page, tableRecord(table), 'small-buttons');
  const row = page.locator('section.stage .row').filter({ hasText: turn.other });
  const seen: unknown[] = [];
  for (let at = 0; at < 3; at++) {
    const names = await row.getByRole('button').allTextContents();
    seen.push([names.map((name) => name.trim()), await boxOf(row)]);
    table.do(takeComponentTurn, { seat: table.active ?? NO_SEAT });
    await openRecord(page, tableRecord(table), `small-buttons-${at}`);
  }
  expect(new Set(seen.map((one) => JSON.stringify(one))).size).toBe(1);
});
