import { gameNames } from '../../src/lib/words/en/game-names.ts';
import { setupWords } from '../../src/lib/words/en/setup.ts';
import { momentOf, type Wanted } from '../support/moments.ts';
import { APP_PAGES } from '../support/pages.ts';
import { expect, test } from './support/at-table.ts';
import { ASCENSION_STAGES } from './support/ascension-stages.ts';
import { openRecord, settled } from './support/games.ts';
import { recordOfTable } from './support/laid-table.ts';
import { LATER_SCREENS } from './support/later-screens.ts';
import { LONG } from './support/long.ts';
import { NEWER_STAGES } from './support/newer-stages.ts';
import { TIME_SCREENS, showTimeScreen } from './support/time-screens.ts';
import { tap } from './support/tap.ts';
import { violations } from './support/violations.ts';

const GAMES = ['six-players', 'eight-players', 'four-players', 'three-players'];

/** Asked about on every change: what differs most from the others. */
const USUAL: Wanted[] = [
  { phase: 'action', step: 'turn', round: 2 },
  { phase: 'status', step: 'score', round: 2 },
  { phase: 'agenda', step: 'vote' },
];

/** Asked about beside them by `npm run test:long`: made of the same parts. */
const OTHERS: Wanted[] = [
  { phase: 'strategy', step: 'pick', round: 2 },
  { phase: 'action', step: 'strategic', round: 2 },
  { phase: 'action', step: 'tactical', round: 2 },
  { phase: 'action', step: 'component' },
  { phase: 'status', step: 'tokens' },
  { phase: 'status', step: 'reveal', round: 2 },
  { phase: 'status', step: 'draw' },
  { phase: 'agenda', step: 'reveal' },
  { phase: 'agenda', step: 'outcome' },
  { phase: 'agenda', step: 'riders' },
  { phase: 'agenda', step: 'ready' },
  { phase: 'over', step: 'result' },
];
/** Pages beside the table, likewise: an address without a game, and one long text. */
const PAGES = ['new', 'rescue.html'];
const OTHER_PAGES = APP_PAGES.map(({ path }) => path);

const MOMENTS = LONG ? [...USUAL, ...OTHERS] : USUAL;

/** A tablet, a smaller one, a phone: what stands beside each other in one is stacked in another. */
const SIZES = [
  [1280, 800],
  [1080, 810],
  [390, 844],
] as const;

test.describe('axe finds nothing wrong in either theme', () => {
  test.beforeEach(async ({ page }) => {
    await page.emulateMedia({ reducedMotion: 'reduce' });
  });

  test('on the pages beside the table', async ({ page }) => {
    for (const path of LONG ? [...PAGES, ...OTHER_PAGES] : PAGES) {
      await page.goto(`./${path}`);
      await expect(page.getByRole('heading').first()).toBeVisible();
      expect(await violations(page), path).toEqual([]);
    }
  });

  test('on the setup page of another base game', async ({ page }) => {
    await page.goto('./new');
    const { name } = gameNames['shattered-ascension']!;
    await tap(page.getByRole('button', { name, exact: true }));
    await expect(page.getByRole('group', { name: setupWords.edition })).toBeVisible();
    expect(await violations(page)).toEqual([]);
  });

  for (const moment of MOMENTS) {
    test(`at ${moment.phase} ${moment.step}`, async ({ page }) => {
      await openRecord(page, momentOf(moment, GAMES), `axe-${moment.phase}-${moment.step}`);
      expect(await violations(page)).toEqual([]);
    });
  }

  for (const stage of LONG ? [...NEWER_STAGES, ...ASCENSION_STAGES] : []) {
    test(`on ${stage.name}`, async ({ page }) => {
      test.setTimeout(120_000);
      await openRecord(page, recordOfTable(stage.lay(), `axe-${stage.name}`), `axe-${stage.name}`);
      await stage.open?.(page);
      for (const [width, height] of SIZES) {
        await page.setViewportSize({ width, height });
        expect(await violations(page), `${width}x${height}`).toEqual([]);
      }
    });
  }

  for (const screen of LONG ? TIME_SCREENS : []) {
    test(`on the screen of time ${screen.name}`, async ({ page }) => {
      test.setTimeout(120_000);
      await showTimeScreen(page, screen, `axe-${screen.name}`);
      for (const [width, height] of SIZES) {
        await page.setViewportSize({ width, height });
        expect(await violations(page), `${width}x${height}`).toEqual([]);
      }
    });
  }

  for (const [name, show] of LONG ? Object.entries(LATER_SCREENS) : []) {
    test(`after the game: ${name}`, async ({ page }) => {
      test.setTimeout(120_000);
      await show(page);
      for (const [width, height] of SIZES) {
        await page.setViewportSize({ width, height });
        expect(await violations(page), `${width}x${height}`).toEqual([]);
      }
    });
  }

  // By `npm run test:long`: the panels are many.
  if (LONG) {
    test('in the panels', async ({ page }) => {
      test.setTimeout(120_000);
      await openRecord(
        page,
        momentOf({ phase: 'action', step: 'turn', round: 2 }, GAMES),
        'axe-panels',
      );
      const close = async () => {
        await page.keyboard.press('Escape');
        await expect(page.locator('dialog[open]')).toHaveCount(0);
        await settled(page);
      };
      await tap(
        page
          .locator('main.table .sheet')
          .getByRole('button', { name: /points/ })
          .first(),
      );
      await expect(page.locator('dialog[open]')).toBeVisible();
      expect(await violations(page), 'player').toEqual([]);
      await close();
      for (const name of [/history/i, /correct/i, /transaction/i]) {
        await tap(page.getByRole('button', { name: 'Menu' }));
        await expect(page.locator('dialog[open]')).toBeVisible();
        expect(await violations(page), 'menu').toEqual([]);
        await tap(page.locator('dialog[open]').getByRole('button', { name }).first());
        await page.waitForTimeout(400);
        expect(await violations(page), String(name)).toEqual([]);
        await close();
      }
    });
  }
});
