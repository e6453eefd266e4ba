/**
 * A faction, an objective and a strategy card that no box lists, typed once by touch: they are at the table with all
 * they have, the next game offers them, and a second device that opens the game's file plays and judges with them.
 */
import type { Browser, Page } from '@playwright/test';
import { asking } from '../../src/lib/words/en/asking.ts';
import { fileWords } from '../../src/lib/words/en/files.ts';
import { gamesWords } from '../../src/lib/words/en/games.ts';
import { kit } from '../../src/lib/words/en/kit.ts';
import { menu } from '../../src/lib/words/en/menu.ts';
import { player } from '../../src/lib/words/en/player.ts';
import { reveal } from '../../src/lib/words/en/reveal.ts';
import { setupWords } from '../../src/lib/words/en/setup.ts';
import { strategy } from '../../src/lib/words/en/strategy.ts';
import { table } from '../../src/lib/words/en/table.ts';
import { typedWords as words } from '../../src/lib/words/en/typed-cards.ts';
import { expect, test } from './support/at-table.ts';
import { downloaded } from './support/downloaded.ts';
import { settled, tableShown } from './support/games.ts';
import { tap } from './support/tap.ts';

test.setTimeout(40_000);
test.use({ hasTouch: true, viewport: { width: 810, height: 1080 } });

const CATS = 'Star Cats';
const HERD = asking({ of: 'technologies-of-one-colour', atLeast: 1 });
const key = (page: Page, name: string) => page.getByRole('button', { name, exact: true });
const begins = (page: Page, name: string) =>
  page.getByRole('button', { name: new RegExp(`^${name}`) });
const sheet = (page: Page) => page.getByRole('dialog').last();
const more = async (page: Page, label: string, times: number) => {
  for (let i = 0; i < times; i++) await tap(key(page, kit.more(label)));
};

async function openFactions(page: Page): Promise<void> {
  await page.goto('./new');
  await tap(begins(page, `${setupWords.faction}: `));
}

/** Star Cats, with Basket (4/1) and Bowl (0/2), 5 commodities and Neural Motivator. */
async function typeCats(page: Page): Promise<void> {
  await sheet(page).getByRole('searchbox').fill(CATS);
  await tap(key(page, words.notListed(CATS)));
  await expect(page.getByRole('heading', { name: words.faction })).toBeVisible();
  await more(page, words.commodities, 2);
  const planets = sheet(page).getByRole('textbox', { name: words.planet });
  await planets.first().fill('Basket');
  await more(page, words.valueOf.resources('Basket'), 4);
  await more(page, words.valueOf.influence('Basket'), 1);
  await tap(key(page, words.addPlanet));
  await planets.nth(1).fill('Bowl');
  await more(page, words.valueOf.influence('Bowl'), 2);
  await tap(begins(page, 'Neural Motivator'));
  await tap(key(page, words.save));
  await expect(page.getByRole('heading', { name: words.faction })).toHaveCount(0);
}

/** Barter, number 5: Trade is not laid out. */
async function typeBarter(page: Page): Promise<void> {
  await tap(begins(page, `${setupWords.rules}: `));
  await tap(key(page, words.typeStrategyCard));
  await sheet(page).getByRole('textbox', { name: words.name }).fill('Barter');
  for (let i = 9; i > 5; i--) await tap(key(page, kit.less(words.initiative)));
  await expect(sheet(page).getByText(words.insteadOf('Trade'))).toBeVisible();
  await tap(key(page, words.save));
  await expect(page.getByRole('switch', { name: /^5 Barter/ })).toBeChecked();
  await tap(sheet(page).getByRole('button', { name: kit.close }));
}

/** Herd: 3 points for 1 technology of one colour. */
async function typeHerd(page: Page): Promise<void> {
  await tap(begins(page, `${setupWords.chooseObjective(1)}: ${setupWords.noObjective(1)}`).first());
  await sheet(page).getByRole('searchbox').fill('Herd');
  await tap(key(page, reveal.byHand('Herd')));
  await more(page, words.points, 2);
  await tap(key(page, words.asked['technologies-of-one-colour']));
  await tap(key(page, words.use));
  await expect(page.getByRole('heading', { name: setupWords.objectiveAt(1, 1, 2) })).toBeVisible();
  await tap(sheet(page).getByRole('button', { name: kit.close }));
}

/** The sheet of the first player says what Star Cats have. */
async function seesCats(page: Page): Promise<void> {
  await tableShown(page);
  await tap(begins(page, `${CATS}, `).first());
  const unfold = (section: string) =>
    tap(sheet(page).locator('summary').filter({ hasText: section }));
  await unfold('Planets');
  await expect(sheet(page).getByText('4 resources, 3 influence').first()).toBeVisible();
  for (const planet of ['Basket', 'Bowl']) {
    await expect(sheet(page).getByText(planet, { exact: true })).toBeVisible();
  }
  await unfold('Technologies');
  await expect(sheet(page).getByText('Neural Motivator')).toBeVisible();
  await tap(sheet(page).getByRole('button', { name: kit.close }));
}

/** Star Cats can score Herd, the others can't, and what it asks for stands there. */
async function seesHerd(page: Page): Promise<void> {
  await tap(begins(page, table.head('Herd', HERD)));
  await expect(sheet(page).getByText(HERD).first()).toBeVisible();
  await tap(sheet(page).getByRole('button', { name: kit.close }));
}

/** A game that begins without factions: the first player plays Star Cats after all. */
async function sitsDownLate(page: Page): Promise<void> {
  await tap(key(page, setupWords.start));
  await tableShown(page);
  await tap(begins(page, `${setupWords.player(1)}: `).first());
  await tap(sheet(page).locator('summary').filter({ hasText: player.seat.title }));
  await tap(sheet(page).getByRole('button', { name: new RegExp(`${player.seat.change}$`) }));
  await tap(begins(page, CATS));
  await tap(key(page, player.seat.record([CATS])));
  await settled(page);
  await tap(sheet(page).getByRole('button', { name: kit.close }));
  await expect(begins(page, `${CATS}, `).first()).toHaveAccessibleName(/0 of 5 commodities/);
}

async function secondDevice(browser: Browser): Promise<Page> {
  const context = await browser.newContext({ hasTouch: true, serviceWorkers: 'block' });
  return context.newPage();
}

test('what is typed once plays here, in the next game, and on a second device', async ({
  page,
  browser,
}) => {
  await openFactions(page);
  await typeCats(page);
  // The next player is asked; the first one has it.
  await tap(sheet(page).getByRole('button', { name: kit.close }));
  await page.reload();
  await expect(begins(page, `Seat 1: ${setupWords.player(1)}, ${CATS}`)).toBeVisible();
  await typeHerd(page);
  await typeBarter(page);
  await tap(key(page, setupWords.start));
  await seesCats(page);

  await tap(key(page, table.menu));
  const save = begins(page, menu.file.title);
  const { text } = await downloaded(page, () => tap(save));

  await openFactions(page);
  await expect(sheet(page).getByText(words.before)).toBeVisible();
  await tap(key(page, words.edit(CATS)));
  await more(page, words.commodities, 1);
  await tap(key(page, words.save));
  await tap(begins(page, CATS));
  await tap(sheet(page).getByRole('button', { name: kit.close }));
  await tap(begins(page, `${setupWords.chooseObjective(1)}: `).first());
  await expect(sheet(page).getByText(words.before)).toBeVisible();
  await tap(begins(page, 'Herd'));
  await tap(sheet(page).getByRole('button', { name: kit.close }));
  await expect(begins(page, `${setupWords.chooseObjective(1)}: Herd`)).toContainText(HERD);
  await tap(key(page, setupWords.start));
  await tableShown(page);
  // It is another game, with what it has now.
  await expect(begins(page, `${CATS}, `).first()).toHaveAccessibleName(/0 of 6 commodities/);

  const other = await secondDevice(browser);
  await other.goto('./');
  const file = { name: 'game.json', mimeType: 'application/json', buffer: Buffer.from(text) };
  const chooser = other.waitForEvent('filechooser');
  await tap(other.getByText(gamesWords.openFile));
  await (await chooser).setFiles(file);
  await tap(key(other, fileWords.open));
  await seesCats(other);
  await seesHerd(other);
  await expect(begins(other, '5 ')).toHaveText(/Barter/);
  await tap(begins(other, '5 Barter'));
  await settled(other);
  await expect(key(other, strategy.tile(5, 'Barter', 0, CATS))).toBeVisible();
  await expect(begins(other, `${CATS}, `).first()).toHaveAccessibleName(/0 of 5 commodities/);
  await openFactions(other);
  await expect(begins(other, CATS)).toBeVisible();
  await tap(sheet(other).getByRole('button', { name: kit.close }));
  await sitsDownLate(other);
  await other.context().close();
});
