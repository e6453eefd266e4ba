import type { Locator, Page } from '@playwright/test';
import { gainPlanets } from '../../src/lib/core/commands/planets.ts';
import { takeTacticalAction } from '../../src/lib/core/commands/turns.ts';
import { holdingDoors as doors } from '../../src/lib/words/en/holding-doors.ts';
import { holdingsSet } from '../../src/lib/words/en/holdings-set.ts';
import { kit } from '../../src/lib/words/en/kit.ts';
import { menu } from '../../src/lib/words/en/menu.ts';
import { planetsScreen as planets } from '../../src/lib/words/en/planets-screen.ts';
import { starting } from '../../src/lib/words/en/starting.ts';
import { technologiesScreen as technologies } from '../../src/lib/words/en/technologies-screen.ts';
import { atFirstTurn, turnOf } from '../support/rounds.ts';
import type { Table } from '../support/table.ts';
import { expect, test } from './support/at-table.ts';
import { openRecord, settled, tableShown } from './support/games.ts';
import { recordOfTable } from './support/laid-table.ts';
import { LONG } from './support/long.ts';
import { tap } from './support/tap.ts';

const FACTIONS = ['federation-of-sol', 'emirates-of-hacan', 'winnu'];

/** Three factions in their first round; Sol holds Wellon, Hacan holds Lodor. */
function laid(): Table {
  const table = atFirstTurn({ players: 3, factions: FACTIONS }, { s1: ['technology', 'politics'] });
  table.do(gainPlanets, { seat: 's1', planets: ['wellon'] });
  return table.do(gainPlanets, { seat: 's2', planets: ['lodor'] });
}

const dialog = (page: Page): Locator => page.locator('dialog[open]');
const stage = (page: Page): Locator => page.locator('section.stage');

async function openSheet(page: Page, name: string, section: string): Promise<void> {
  const lane = page
    .locator('main.table .sheet')
    .getByRole('button', { name: new RegExp(`^${name}`) });
  await tap(lane.first());
  await tap(dialog(page).locator('summary').filter({ hasText: section }));
}

async function closed(page: Page): Promise<void> {
  await page.keyboard.press('Escape');
  await expect(dialog(page)).toHaveCount(0);
  await settled(page);
}

test('a tactical action brings a system and a planet of someone else in one act', async ({
  page,
}) => {
  const table = turnOf(laid(), 's1').do(takeTacticalAction, { seat: 's1' });
  await openRecord(page, recordOfTable(table, 'gain-steal'), 'gain-steal');
  const room = stage(page);
  await tap(room.getByRole('button', { name: doors.gained }));
  const search = room.getByRole('searchbox', { name: planets.which });
  await search.fill('abyz');
  await tap(room.getByRole('button', { name: planets.systemLabel(['Abyz', 'Fria']) }));
  await search.fill('lodor');
  await expect(room.getByText(planets.held('Hacan'))).toBeVisible();
  await search.press('Enter');
  const sentence = planets.gains('Sol', ['Abyz', 'Fria'], [['Hacan', ['Lodor']]]);
  await tap(room.getByRole('button', { name: sentence, exact: true }));
  await expect(room.getByText(doors.gainedNow(['Abyz', 'Fria', 'Lodor']))).toBeVisible();

  await openSheet(page, 'Sol', doors.planets);
  await expect(dialog(page).getByText(planets.totals(13, 5))).toBeVisible();
  await closed(page);
  // One act: one step back takes all of it away.
  await tap(page.getByRole('button', { name: 'Undo' }));
  await openSheet(page, 'Hacan', doors.planets);
  await expect(dialog(page).getByRole('button', { name: /^Lodor/ })).toBeVisible();
  await closed(page);
  await openSheet(page, 'Sol', doors.planets);
  await expect(dialog(page).getByRole('button', { name: /^Abyz/ })).toHaveCount(0);
});

test('the strategy card Technology offers what can be researched, and out of reach says why', async ({
  page,
}) => {
  await openRecord(page, recordOfTable(turnOf(laid(), 's1'), 'research'), 'research');
  const room = stage(page);
  await tap(room.getByRole('button', { name: /Technology/ }).first());
  // The list of the primary is open, and that of who follows then, as this table names technologies.
  await tap(room.getByRole('button', { name: /^Gravity Drive, / }));
  await tap(room.getByRole('button', { name: technologies.researches('Sol', 'Gravity Drive') }));
  await expect(room.getByText('Gravity Drive')).toBeVisible();
  await tap(room.getByRole('button', { name: doors.researchesAnother('Sol') }));
  // A planet with a specialty stands in; what is missing for the rest is said.
  const wellon = {
    source: { kind: 'planet', planet: 'wellon', turns: true },
    known: false,
    covers: { yellow: 1 },
  } as const;
  await expect(room.getByText(technologies.standIn(wellon, 'Wellon')).first()).toBeVisible();
  await tap(room.getByRole('button', { name: /^Out of reach/ }));
  await tap(room.getByRole('button', { name: /^Hyper Metabolism/ }));
  await expect(
    room.getByText(technologies.short('Sol', 'Hyper Metabolism', { green: 1 })),
  ).toBeVisible();
  await tap(
    room.getByRole('button', { name: technologies.anywayLabel('Sol', 'Hyper Metabolism') }),
  );
  await tap(room.getByRole('button', { name: /^Hacan follows/ }));
  await tap(room.getByRole('button', { name: /^Dark Energy Tap, / }));
  await tap(room.getByRole('button', { name: /^Hacan researches Dark Energy Tap/ }));
  await openSheet(page, 'Hacan', doors.technologies);
  await expect(
    dialog(page).getByRole('button', { name: technologies.open('Dark Energy Tap') }),
  ).toBeVisible();
});

test('what no card can stand in for is refused with its rule, and recorded anyway', async ({
  page,
}) => {
  test.skip(!LONG, 'by npm run test:long');
  const table = atFirstTurn({ players: 3, factions: FACTIONS, settings: { depth: 'full' } });
  await openRecord(page, recordOfTable(table, 'refused'), 'refused');
  await openSheet(page, 'Sol', doors.technologies);
  await tap(dialog(page).getByRole('button', { name: /^Out of reach/ }));
  await tap(dialog(page).getByRole('button', { name: /^War Sun/ }));
  const said = technologies.short('Sol', 'War Sun', { red: 3, yellow: 1 });
  await expect(dialog(page).getByText(said)).toBeVisible();
  await expect(dialog(page).getByText(/79\.12|90\.12/)).toBeVisible();
  await tap(
    dialog(page).getByRole('button', {
      name: kit.anywayLabel(technologies.researches('Sol', 'War Sun')),
    }),
  );
  await expect(
    dialog(page).getByRole('button', { name: technologies.open('War Sun') }),
  ).toBeVisible();
});

test('what a faction left open at setup is one tap from its turn', async ({ page }) => {
  test.skip(!LONG, 'by npm run test:long');
  await openRecord(page, recordOfTable(laid(), 'left-open'), 'left-open');
  await tap(stage(page).getByRole('button', { name: doors.unchosen.technologies('Winnu', 1) }));
  await expect(dialog(page).getByRole('heading', { name: /Winnu/ }).first()).toBeVisible();
});

test('planets and technologies are corrected wholesale, and lost on the sheet', async ({
  page,
}) => {
  test.skip(!LONG, 'by npm run test:long');
  await openRecord(page, recordOfTable(laid(), 'correct'), 'correct');
  await tap(page.getByRole('button', { name: 'Menu' }));
  const sheet = dialog(page);
  await tap(sheet.getByRole('button', { name: menu.corrections.title }));
  await tap(sheet.locator('summary').filter({ hasText: doors.both }));
  await tap(sheet.getByRole('button', { name: 'Sol', exact: true }).first());
  const tracked = sheet.getByRole('group', { name: holdingsSet.planets, exact: true });
  await tap(tracked.getByRole('button', { name: holdingsSet.untracked }));
  await tap(sheet.getByRole('button', { name: holdingsSet.record('Sol', null, undefined) }));
  await tap(tracked.getByRole('button', { name: holdingsSet.tracked, exact: true }));
  const find = sheet.getByRole('searchbox', { name: holdingsSet.findPlanet });
  await find.fill('mecatol');
  await find.press('Enter');
  await tap(
    sheet.getByRole('button', {
      name: holdingsSet.record('Sol', ['jord', 'mecatol-rex'], undefined),
    }),
  );
  await closed(page);
  await openSheet(page, 'Sol', doors.planets);
  await expect(sheet.locator('summary').filter({ hasText: 'Mecatol Rex' })).toBeVisible();
  await tap(sheet.getByRole('button', { name: /^Mecatol Rex, / }));
  await tap(sheet.getByRole('button', { name: planets.loses('Sol', 'Mecatol Rex') }));
  await expect(sheet.getByRole('button', { name: /^Mecatol Rex, / })).toHaveCount(0);
});

test('a faction chooses its starting technology at setup', async ({ page }) => {
  await page.goto('./new');
  await tap(page.getByRole('button', { name: /^Faction:/ }));
  await dialog(page).getByRole('searchbox').fill('Winnu');
  await tap(dialog(page).getByRole('button', { name: /^Winnu/ }));
  // The list goes on with the next person.
  await page.keyboard.press('Escape');
  await tap(page.getByRole('button', { name: starting.of('Winnu') }));
  await tap(dialog(page).getByRole('button', { name: 'Sarween Tools' }).first());
  await expect(dialog(page).getByText(starting.count(1, 1))).toBeVisible();
  await tap(dialog(page).getByRole('button', { name: starting.done }));
  await tap(page.getByRole('button', { name: /start the game/i }));
  await tableShown(page);
  await openSheet(page, 'Winnu', doors.technologies);
  await expect(
    dialog(page).getByRole('button', { name: technologies.open('Sarween Tools') }),
  ).toBeVisible();
});
