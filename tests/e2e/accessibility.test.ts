import AxeBuilder from '@axe-core/playwright';
import { expect, test, type Page } from '@playwright/test';
import { momentOf, type Wanted } from '../support/moments.ts';
import { openRecord, settled } from './support/games.ts';

const GAMES = ['six-players', 'eight-players', 'four-players', 'three-players'];

const MOMENTS: Wanted[] = [
  { phase: 'strategy', step: 'pick', round: 2 },
  { phase: 'action', step: 'turn', round: 2 },
  { phase: 'action', step: 'strategic', round: 2 },
  { phase: 'action', step: 'tactical', round: 2 },
  { phase: 'action', step: 'component' },
  { phase: 'status', step: 'score', round: 2 },
  { phase: 'status', step: 'reveal', round: 2 },
  { phase: 'status', step: 'draw' },
  { phase: 'status', step: 'tokens' },
  { phase: 'agenda', step: 'reveal' },
  { phase: 'agenda', step: 'vote' },
  { phase: 'agenda', step: 'outcome' },
  { phase: 'agenda', step: 'riders' },
  { phase: 'agenda', step: 'ready' },
  { phase: 'over', step: 'result' },
];

/** What axe finds, in a line each. */
async function violations(page: Page): Promise<string[]> {
  const { violations: found } = await new AxeBuilder({ page }).analyze();
  return found.map(({ id, nodes }) => `${id}: ${nodes.map((node) => node.target).join(' | ')}`);
}

for (const theme of ['dark', 'light'] as const) {
  test.describe(`in the ${theme} theme axe finds nothing wrong`, () => {
    test.beforeEach(async ({ page }) => {
      await page.emulateMedia({ reducedMotion: 'reduce' });
      await page.addInitScript((name) => localStorage.setItem('custodian.theme', name), theme);
    });

    test('on the games and setup screens', async ({ page }) => {
      for (const path of ['./', './new', './game/none']) {
        await page.goto(path);
        await expect(page.getByRole('heading').first()).toBeVisible();
        expect(await violations(page), path).toEqual([]);
      }
    });

    for (const moment of MOMENTS) {
      test(`at ${moment.phase} ${moment.step}`, async ({ page }) => {
        await openRecord(page, momentOf(moment, GAMES), `axe-${moment.phase}-${moment.step}`);
        expect(await violations(page)).toEqual([]);
      });
    }

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
      await page
        .locator('main.table .sheet')
        .getByRole('button', { name: /points/ })
        .first()
        .click();
      await expect(page.locator('dialog[open]')).toBeVisible();
      expect(await violations(page), 'player').toEqual([]);
      await close();
      for (const name of [/history/i, /correct/i, /transaction/i]) {
        await page.getByRole('button', { name: 'Menu' }).click();
        await expect(page.locator('dialog[open]')).toBeVisible();
        expect(await violations(page), 'menu').toEqual([]);
        await page.locator('dialog[open]').getByRole('button', { name }).first().click();
        await page.waitForTimeout(400);
        expect(await violations(page), String(name)).toEqual([]);
        await close();
      }
    });
  });
}
