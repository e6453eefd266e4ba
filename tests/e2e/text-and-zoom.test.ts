/**
 * Text at 200 % (a text size of 32 px set in the browser) and a zoom of 200 % (half of the screen's width
 * and height): nothing covers anything, and every button can be reached.
 */
import type { Page } from '@playwright/test';
import { momentOf, type Wanted } from '../support/moments.ts';
import { expect, test } from './support/at-table.ts';
import { covered } from './support/boxes.ts';
import { devtoolsOf } from './support/devtools.ts';
import { openRecord } from './support/games.ts';
import { recordOfTable } from './support/laid-table.ts';
import { LONG } from './support/long.ts';
import { LONG_NAMES, LONG_NAMES_VOTE } from './support/newer-stages.ts';
import type { Written } from '../../src/lib/core/record/entry.ts';
import { tap } from './support/tap.ts';

test.use({ contextOptions: { reducedMotion: 'reduce' } });

/** Text of this size (px) on screens of these sizes (CSS px). */
const LOOKS = [
  ...(
    [
      [390, 844],
      [820, 1180],
      [1180, 820],
    ] as const
  ).map((size) => ({ text: 32, size })),
  ...(
    [
      [410, 590],
      [590, 410],
      [540, 405],
    ] as const
  ).map((size) => ({ text: 16, size })),
];

interface Screen {
  name: string;
  record: () => readonly Written[];
  /** From the table to what is looked at. */
  open?: (page: Page) => Promise<void>;
}

const at = (wanted: Wanted, games: string[]) => (): Written[] => momentOf(wanted, games);
const turn = at({ phase: 'action', step: 'turn', round: 3 }, ['six-players']);

const USUAL: Screen[] = [
  { name: 'turn', record: turn },
  { name: 'vote', record: at({ phase: 'agenda', step: 'vote', round: 2 }, ['six-players']) },
  {
    name: 'menu',
    record: turn,
    open: (page) => tap(page.getByRole('button', { name: 'Menu' })),
  },
];
const SELDOM: Screen[] = [
  { name: 'pick', record: at({ phase: 'strategy', step: 'pick', round: 3 }, ['six-players']) },
  {
    name: 'score',
    record: at({ phase: 'status', step: 'score', round: 3 }, ['six-players-eligible']),
  },
  { name: 'tokens', record: at({ phase: 'status', step: 'tokens', round: 2 }, ['six-players']) },
  {
    name: 'player sheet',
    record: turn,
    open: (page) => tap(page.locator('section.sheet li button').first()),
  },
  {
    name: 'turn of eight',
    record: at({ phase: 'action', step: 'turn', round: 4 }, ['eight-players']),
  },
  {
    name: 'turn of three',
    record: at({ phase: 'action', step: 'turn', round: 2 }, ['three-players']),
  },
  { name: 'vote of eight', record: at({ phase: 'agenda', step: 'vote' }, ['eight-players']) },
  { name: 'long names', record: () => recordOfTable(LONG_NAMES.lay(), 'long-names') },
  { name: 'vote with long names', record: () => recordOfTable(LONG_NAMES_VOTE.lay(), 'long-vote') },
];

/** What is wrong in each look, by text and size. */
async function inEveryLook(page: Page): Promise<object> {
  const found: Record<string, string[]> = {};
  const browser = await devtoolsOf(page);
  let set = 0;
  for (const { text, size } of LOOKS) {
    const [width, height] = size;
    if (set !== text) {
      await browser.send('Page.setFontSizes', { fontSizes: { standard: text, fixed: text } });
      set = text;
    }
    await page.setViewportSize({ width, height });
    const wrong = await covered(page);
    if (wrong.length > 0) found[`${text} px, ${width}x${height}`] = wrong;
  }
  return found;
}

for (const { name, record, open } of LONG ? [...USUAL, ...SELDOM] : USUAL) {
  test(`${name}: at 200 % nothing covers anything, and all can be pressed`, async ({ page }) => {
    const entries = record();
    await page.clock.install({ time: (entries.at(-1)?.at ?? 0) + 95_000 });
    await openRecord(page, entries, `text-${name.replaceAll(' ', '-')}`);
    const later = page.getByRole('button', { name: 'Later', exact: true });
    if (await later.isVisible()) await tap(later);
    if (open) {
      await open(page);
      await expect(page.locator('dialog[open]')).toBeVisible();
    }
    expect(await inEveryLook(page)).toEqual({});
  });
}

test('home and setup: at 200 % nothing covers anything, and all can be pressed', async ({
  page,
}) => {
  await openRecord(page, turn(), 'text-home');
  await page.goto('./');
  await expect(page.getByRole('link', { name: /Resume/ }).first()).toBeVisible();
  expect(await inEveryLook(page)).toEqual({});
  await page.goto('./new');
  await expect(page.getByRole('textbox').first()).toBeVisible();
  expect(await inEveryLook(page)).toEqual({});
});

test('at a zoom of 200 % a small tablet has the folded sheet: each mark with its points, and the act', async ({
  page,
}) => {
  await page.setViewportSize({ width: 540, height: 405 });
  await openRecord(page, turn(), 'text-folded');
  const marks = page.locator('section.sheet').getByRole('listitem').getByRole('button');
  await expect(marks).toHaveCount(6);
  const boxes = await Promise.all((await marks.all()).map((mark) => mark.boundingBox()));
  for (const [at, box] of boxes.entries()) {
    const next = boxes[at + 1];
    if (next) expect(box!.x + box!.width).toBeLessThanOrEqual(next.x + 1);
    await expect(marks.nth(at)).toHaveText(/\d/);
    await expect(marks.nth(at)).toBeInViewport({ ratio: 1 });
  }
  await expect(page.locator('section.stage button.main').first()).toBeInViewport({ ratio: 1 });
});
