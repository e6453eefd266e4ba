/** Names that are written from right to left stand in the order in which a sentence says them. */
import type { Locator, Page } from '@playwright/test';
import { kit } from '../../src/lib/words/en/kit.ts';
import { leftOut } from '../../src/lib/words/en/left-out.ts';
import { gamesWords } from '../../src/lib/words/en/games.ts';
import { setupWords } from '../../src/lib/words/en/setup.ts';
import { atScoring } from '../support/rounds.ts';
import { expect, test } from './support/at-table.ts';
import { openRecord } from './support/games.ts';
import { recordOfTable } from './support/laid-table.ts';
import { tap } from './support/tap.ts';

test.use({ viewport: { width: 1280, height: 800 } });

const NAMES = ['דנה', 'משה', 'רות'];

/** The names of a sentence as they stand on the screen, from left to right. */
const fromLeft = (sentence: Locator): Promise<string[]> =>
  sentence.evaluate((element, names) => {
    const walker = document.createTreeWalker(element, NodeFilter.SHOW_TEXT);
    const found: { name: string; left: number }[] = [];
    for (let node = walker.nextNode(); node; node = walker.nextNode()) {
      for (const name of names) {
        const at = node.textContent?.indexOf(name) ?? -1;
        if (at < 0) continue;
        const range = document.createRange();
        range.setStart(node, at);
        range.setEnd(node, at + name.length);
        found.push({ name, left: range.getBoundingClientRect().left });
      }
    }
    return found.sort((one, other) => one.left - other.left).map(({ name }) => name);
  }, NAMES);

const laid = (page: Page) =>
  openRecord(
    page,
    recordOfTable(
      atScoring({ players: 3, names: NAMES, objectives: ['corner-the-market'] }),
      'rtl',
    ),
    'rtl',
  );

test('in a question at the table', async ({ page }) => {
  await laid(page);
  const stage = page.locator('section.stage');
  await tap(stage.getByRole('button', { name: leftOut.scoring.yes }).first());
  const said = stage.getByText(leftOut.scoring.may([]));
  await expect(said).toBeVisible();
  expect(await fromLeft(said)).toEqual(NAMES);
});

test('in the list of the games', async ({ page }) => {
  await laid(page);
  await page.goto('./');
  const again = page.getByRole('main').getByText(NAMES[1]!, { exact: false }).last();
  await expect(page.getByText(gamesWords.again)).toBeVisible();
  await expect(again).toBeVisible();
  expect(await fromLeft(again)).toEqual(NAMES);
});

test('in what setup says is missing', async ({ page }) => {
  await page.goto('./new');
  for (let seats = 6; seats > 4; seats--) {
    await tap(page.getByRole('button', { name: kit.less(setupWords.seatCount), exact: true }));
  }
  await tap(page.getByRole('button', { name: /^Seat 1/ }));
  const field = page.getByRole('textbox', { name: setupWords.name, exact: true });
  await tap(field);
  for (const name of NAMES) {
    await field.pressSequentially(name);
    await field.press('Enter');
  }
  // What is missing is said of those who have no faction, once another one has.
  await tap(page.getByRole('button', { name: /^Seat 4/ }));
  await tap(page.getByRole('button', { name: setupWords.anyFactionLabel(setupWords.player(4)) }));
  const said = page.getByText(/have no faction yet/);
  await expect(said).toBeVisible();
  expect(await fromLeft(said)).toEqual(NAMES);
});
