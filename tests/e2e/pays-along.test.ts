/** What a follower of Technology pays is recorded with the technology, unless the table says otherwise. */
import AxeBuilder from '@axe-core/playwright';
import type { Locator, Page } from '@playwright/test';
import { correctBalances } from '../../src/lib/core/commands/corrections.ts';
import { researchTechnology } from '../../src/lib/core/commands/holdings.ts';
import { gainPlanets, turnPlanets } from '../../src/lib/core/commands/planets.ts';
import { layDownCard } from '../../src/lib/core/commands/whole-turns.ts';
import { banner } from '../../src/lib/words/en/banner.ts';
import { follow } from '../../src/lib/words/en/follow.ts';
import { holdingDoors as doors } from '../../src/lib/words/en/holding-doors.ts';
import { kit } from '../../src/lib/words/en/kit.ts';
import { planetsScreen } from '../../src/lib/words/en/planets-screen.ts';
import { technologiesScreen as words } from '../../src/lib/words/en/technologies-screen.ts';
import { atFirstTurn, turnOf } from '../support/rounds.ts';
import type { Table } from '../support/table.ts';
import { expect, test } from './support/at-table.ts';
import { openRecord } from './support/games.ts';
import { recordOfTable } from './support/laid-table.ts';
import { LONG } from './support/long.ts';
import { storedFacts } from './support/stored.ts';
import { tap } from './support/tap.ts';

const FACTIONS = ['federation-of-sol', 'emirates-of-hacan', 'universities-of-jol-nar'];
const { spend } = planetsScreen;
const FOUR = { resources: 4, influence: 0 };
/** What pays it most cheaply. */
const WITH = 'Arretze, Hercant and Mehar Xull';

/** Sol has researched with Technology; Hacan holds Mehar Xull, and both others can pay. */
function laid(): Table {
  const table = atFirstTurn(
    { players: 3, factions: FACTIONS, settings: { depth: 'full' } },
    { s1: ['technology', 'politics'] },
  );
  table.do(gainPlanets, { seat: 's2', planets: ['mehar-xull'] });
  table.do(turnPlanets, { planets: ['mehar-xull'], exhausted: false });
  for (const seat of ['s2', 's3'] as const) {
    table.do(correctBalances, { seat, balances: { goods: 4, strategy: 2 } });
  }
  turnOf(table, 's1').do(layDownCard, { seat: 's1', card: 'technology' });
  const sol = { seat: 's1', technology: 'gravity-drive', cause: 'technology' } as const;
  return table.do(researchTechnology, sol);
}

const button = (page: Page, name: string | RegExp): Locator =>
  page.locator('section.stage').getByRole('button', { name, exact: true });

async function follows(page: Page, name: string): Promise<void> {
  await tap(button(page, follow.followsLabel(name, 'Technology')));
}

test('a follower researches and pays with one act, which is one step back', async ({ page }) => {
  await openRecord(page, recordOfTable(laid(), 'pays-along'), 'pays-along');
  const payments = () => storedFacts(page, 'pays-along', 'payment.made');
  await follows(page, 'Hacan');
  const along = button(page, spend.paysAlongLabel(FOUR, WITH));
  await expect(along).toHaveAttribute('aria-pressed', 'true');
  // A planet that stands in for a prerequisite does not pay as well.
  const grid = words.researches('Hacan', 'Magen Defense Grid');
  await tap(button(page, /^Magen Defense Grid, /));
  await tap(button(page, words.andPays(grid, 'Arretze, Hercant and 1 trade good')));
  expect(await payments()).toMatchObject([
    { body: { fact: { seat: 's2', planets: ['arretze', 'hercant'], goods: 1 } } },
  ]);
  await expect(along).toHaveCount(0);
  await tap(page.getByRole('button', { name: 'Undo' }));
  await expect(button(page, doors.researchOf('Hacan'))).toHaveText(doors.researchShort);
  await expect(button(page, spend.pays('Hacan', FOUR, WITH))).toBeVisible();
});

test('where it is not paid like that, a tap leaves the payment out, and its key stays', async ({
  page,
}) => {
  await openRecord(page, recordOfTable(laid(), 'pays-alone'), 'pays-alone');
  await follows(page, 'Hacan');
  const along = button(page, spend.paysAlongLabel(FOUR, WITH));
  await tap(along);
  await expect(along).toHaveAttribute('aria-pressed', 'false');
  await tap(button(page, /^Gravity Drive, /));
  await tap(button(page, words.researches('Hacan', 'Gravity Drive')));
  expect(await storedFacts(page, 'pays-alone', 'payment.made')).toHaveLength(0);
  await tap(button(page, spend.pays('Hacan', FOUR, WITH)));
  expect(await storedFacts(page, 'pays-alone', 'payment.made')).toHaveLength(1);
});

test('who may resolve the primary instead does not pay unless the table says so', async ({
  page,
}) => {
  await openRecord(page, recordOfTable(laid(), 'pays-not'), 'pays-not');
  await follows(page, 'Jol-Nar');
  const along = button(page, /^Pays 4 resources: /);
  await expect(along).toHaveAttribute('aria-pressed', 'false');
  await tap(button(page, /^Gravity Drive, /));
  const records = button(page, /^Jol-Nar researches Gravity Drive/);
  await expect(records).toHaveAccessibleName(words.researches('Jol-Nar', 'Gravity Drive'));
  await tap(along);
  await expect(records).toHaveAccessibleName(/and pays/);
});

test('the list of a follower stands beside a table that takes presses', async ({ page }) => {
  test.skip(!LONG, 'by npm run test:long');
  const list = page.getByRole('dialog', { name: doors.researchOf('Hacan') });
  for (const [width, height] of [
    [1080, 810],
    [1280, 800],
  ] as const) {
    await page.setViewportSize({ width, height });
    await openRecord(page, recordOfTable(laid(), `beside-${width}`), `beside-${width}`);
    await follows(page, 'Hacan');
    await expect(list).toBeVisible();
    const { x } = (await list.boundingBox())!;
    const lane = page.locator('li.lane').last();
    expect(x).toBeGreaterThan((await lane.boundingBox())!.x + 300);
    // Its key, beside that of the price, is read whole.
    const opens = button(page, doors.researchOf('Hacan'));
    const cut = (key: HTMLElement) => key.scrollWidth > key.clientWidth;
    expect(await opens.evaluate(cut)).toBe(false);
    // It ends above a bar that asks something, and where that has gone at the edge of the screen.
    const asks = page.locator('.banner');
    const end = async () => {
      const { y, height } = (await list.boundingBox())!;
      return Math.round(y + height);
    };
    expect(await end()).toBe(Math.round((await asks.boundingBox())!.y));
    await tap(asks.getByRole('button', { name: banner.act.fine, exact: true }));
    await expect.poll(end).toBe(height);
    // Closed by its cross or by key, who goes on is where it was opened, or would have been.
    await tap(list.getByRole('button', { name: kit.close }));
    await expect(list).toHaveCount(0);
    await expect(opens).toBeFocused();
    await tap(opens);
    await expect(list).toBeVisible();
    await tap(list.getByRole('button', { name: kit.close }));
    await expect(list).toHaveCount(0);
    await expect(opens).toBeFocused();
    await page.keyboard.press('Enter');
    await expect(list).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(list).toHaveCount(0);
    await expect(opens).toBeFocused();
    await tap(opens);
    await expect(list).toBeVisible();
    const { violations } = await new AxeBuilder({ page }).analyze();
    expect(violations.map(({ id }) => id)).toEqual([]);
    // A tablet that is turned meanwhile still shows it whole.
    await page.setViewportSize({ width: height, height: width });
    expect((await list.boundingBox())!.width).toBeGreaterThan(400);
    await page.setViewportSize({ width, height });
    // Another one answers at the stage, and the list stays.
    await tap(button(page, follow.declinesLabel('Jol-Nar', 'Technology')));
    await expect(list).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(list).toHaveCount(0);
    await tap(button(page, doors.researchOf('Hacan')));
    await expect(list).toBeVisible();
    await lane
      .getByRole('button')
      .first()
      .click({ position: { x: 150, y: 20 } });
    await expect(list).toHaveCount(0);
    await expect(page.getByRole('dialog')).toHaveCount(1);
    await page.keyboard.press('Escape');
    await expect(page.getByRole('dialog')).toHaveCount(0);
  }
});
