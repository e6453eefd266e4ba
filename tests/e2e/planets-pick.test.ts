/** Planets for six hours: few taps, no typing, and what lies there above the keyboard. */
import type { Locator, Page } from '@playwright/test';
import { gainPlanets } from '../../src/lib/core/commands/planets.ts';
import { takeTacticalAction } from '../../src/lib/core/commands/turns.ts';
import { deeds } from '../../src/lib/words/en/deeds.ts';
import { exploring } from '../../src/lib/words/en/exploring.ts';
import { holdingDoors as doors } from '../../src/lib/words/en/holding-doors.ts';
import { planetsScreen as planets } from '../../src/lib/words/en/planets-screen.ts';
import { atFirstTurn, turnOf } from '../support/rounds.ts';
import { expect, test } from './support/at-table.ts';
import { brokenOrCut } from './support/boxes.ts';
import { openRecord, settled } from './support/games.ts';
import { recordOfTable } from './support/laid-table.ts';
import { LONG } from './support/long.ts';
import { tap } from './support/tap.ts';

const FACTIONS = ['federation-of-sol', 'emirates-of-hacan', 'winnu'];
const stage = (page: Page): Locator => page.locator('section.stage');
const key = (page: Page, name: string | RegExp): Locator =>
  stage(page).getByRole('button', { name });
/** The key itself: apart from it stands one that ends the turn as well. */
const exactly = (page: Page, name: string): Locator =>
  stage(page).getByRole('button', { name, exact: true });

async function open(page: Page, id: string): Promise<void> {
  const table = atFirstTurn({
    players: 3,
    factions: FACTIONS,
    expansions: ['pok', 'thunders-edge'],
    settings: { depth: 'full' },
  });
  table.do(gainPlanets, { seat: 's2', planets: ['lodor'] });
  turnOf(table, 's1').do(takeTacticalAction, { seat: 's1' });
  await openRecord(page, recordOfTable(table, id), id);
}

test('three planets in three systems, one of them of someone else, take five taps', async ({
  page,
}) => {
  await open(page, 'three-systems');
  let taps = 0;
  const counted = async (target: Locator) => {
    taps += 1;
    await tap(target);
  };
  await counted(key(page, doors.gained));
  await expect(stage(page).getByText(planets.held('Hacan')).first()).toBeInViewport();
  for (const name of [/^Lodor/, /^Abyz/, /^Andeara/]) {
    const planet = key(page, name);
    await expect(planet).toBeInViewport();
    await counted(planet);
  }
  await counted(exactly(page, planets.gains('Sol', ['Abyz', 'Andeara'], [['Hacan', ['Lodor']]])));
  await expect(stage(page).getByText(doors.gainedNow(['Lodor', 'Abyz', 'Andeara']))).toBeVisible();
  expect(taps).toBeLessThanOrEqual(6);
});

test('above the keyboard a tile is found by its number, and several planets by a name', async ({
  page,
}) => {
  test.skip(!LONG, 'by npm run test:long');
  await open(page, 'keyboard-up');
  await page.setViewportSize({ width: 1280, height: 440 });
  await tap(key(page, doors.gained));
  const search = stage(page).getByRole('searchbox', { name: planets.which });
  const list = stage(page).locator('.systems');
  await search.fill('me');
  for (const name of [/^Mellon/, /^Meer/, /^Mehar Xull/, /^Mecatol Rex/]) {
    await expect(list.getByRole('button', { name })).toBeInViewport({ ratio: 1 });
  }
  await search.fill('37');
  await search.press('Enter');
  const record = exactly(page, planets.gains('Sol', ['Arinam', 'Meer'], []));
  await expect(record).toBeInViewport({ ratio: 1 });
  await tap(key(page, deeds.close));
  await expect(stage(page).getByText(doors.picked(2))).toBeVisible();
});

test('what was found is said with the planet, or afterwards, and blocks nothing', async ({
  page,
}) => {
  await open(page, 'explored');
  await tap(key(page, doors.gained));
  await tap(key(page, planets.systemLabel(['Abyz', 'Fria'])));
  // The keys of a planet open as it is picked.
  const onAbyz = stage(page).getByRole('group', { name: exploring.exploredLabel('Abyz') });
  // On a phone half of the screen is for the systems; what is found is said in two lines at most.
  for (const [width, height] of [
    [360, 640],
    [1080, 810],
    [810, 1080],
    [1280, 800],
  ] as const) {
    await page.setViewportSize({ width, height });
    const wrong = await brokenOrCut(page);
    expect(wrong, `${width}x${height}`).toEqual([]);
    const picked = await stage(page).getByRole('region', { name: planets.chosen }).boundingBox();
    if (width < 700) expect(picked!.height).toBeLessThanOrEqual(height / 2 + 1);
  }
  const richWorld = exploring.attached('Rich World', 1, 0);
  await tap(onAbyz.getByRole('button', { name: richWorld, exact: true }));
  await expect(key(page, exploring.exploredLabel('Abyz'))).toHaveText('Rich World');
  // Those of the second stay.
  await expect(key(page, exploring.exploredLabel('Fria'))).toHaveAttribute('aria-expanded', 'true');
  const gains = planets.gains('Sol', ['Abyz', 'Fria'], []);
  await tap(exactly(page, `${gains} ${exploring.found(['Rich World'])}`));
  const asked = doors.unexplored(doors.gainedNow(['Abyz', 'Fria']), 1);
  await expect(stage(page).getByText(asked)).toBeVisible();
  // Later: a card that gives a good.
  await tap(key(page, doors.gained));
  await expect(key(page, exploring.exploredLabel('Abyz'))).toHaveCount(0);
  await tap(key(page, exploring.exploredLabel('Fria')));
  await tap(key(page, exploring.gives('core-mine', { goods: 1 })));
  await expect(key(page, exploring.exploredLabel('Fria'))).toHaveText('Core Mine');
  await tap(key(page, deeds.close));
  await expect(stage(page).getByText(doors.found(1))).toBeVisible();
  await tap(key(page, doors.gained));
  await tap(exactly(page, `${exploring.finds('Sol')} ${exploring.found(['Core Mine'])}`));
  await tap(key(page, doors.gained));
  await expect(key(page, exploring.exploredLabel('Fria'))).toHaveCount(0);
  await tap(key(page, deeds.close));
  const lane = page.getByRole('listitem').getByRole('button', { name: /^Sol, .*1 trade good/ });
  await expect(lane).toBeVisible();
});

test('what was found is chosen anew, and the gold button records all of it', async ({ page }) => {
  test.skip(!LONG, 'by npm run test:long');
  await open(page, 'explored-whole');
  await tap(key(page, doors.gained));
  await tap(key(page, planets.systemLabel(['Abyz', 'Fria'])));
  const on = (planet: string) =>
    stage(page).getByRole('group', { name: exploring.exploredLabel(planet) });
  const richWorld = exploring.attached('Rich World', 1, 0);
  await tap(on('Abyz').getByRole('button', { name: richWorld, exact: true }));
  await tap(on('Fria').getByRole('button', { name: exploring.fragment('hazardous', false) }));
  await tap(key(page, exploring.exploredLabel('Abyz')));
  await expect(on('Abyz').getByRole('button', { name: richWorld, exact: true })).toHaveAttribute(
    'aria-pressed',
    'true',
  );
  await tap(on('Abyz').getByRole('button', { name: exploring.nothing }));
  const gains = planets.gains('Sol', ['Abyz', 'Fria'], []);
  await tap(exactly(page, `${gains} ${exploring.found([exploring.fragment('hazardous', false)])}`));
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await expect(stage(page).getByText(doors.gainedNow(['Abyz', 'Fria']))).toBeVisible();
});

test('a button apart from the gold one records what is picked and found, and ends the turn', async ({
  page,
}) => {
  await open(page, 'explored-and-ended');
  await tap(key(page, doors.gained));
  await tap(key(page, /^Abyz/));
  await tap(exactly(page, exploring.attached('Rich World', 1, 0)));
  await tap(exactly(page, deeds.andEndsLabel(planets.gains('Sol', ['Abyz'], []))));
  await expect(stage(page).getByRole('heading').first()).not.toHaveText('Sol');
});

test('what a turn has cost is one quiet word away', async ({ page }) => {
  await open(page, 'spent');
  await tap(key(page, doors.spent));
  const box = stage(page).getByRole('dialog', { name: doors.spent });
  await tap(
    box
      .getByRole('group', { name: planets.spend.resources })
      .getByRole('button', { name: /more|\+/i }),
  );
  await tap(
    box.getByRole('button', {
      name: planets.spend.record('Sol', { resources: 1, influence: 0 }),
      exact: true,
    }),
  );
  await expect(box).toHaveCount(0);
});

test('a common price is one key, which says what pays it; the gold button records it', async ({
  page,
}) => {
  await open(page, 'spent-by-key');
  const keys = stage(page).getByRole('group', { name: doors.spent });
  const three = { resources: 3, influence: 0 };
  const price = keys.getByRole('button', { name: planets.spend.paysAlongLabel(three, 'Jord') });
  const record = exactly(page, planets.spend.record('Sol', three));
  await tap(price);
  await tap(record);
  // The turn goes on, and Jord pays no more.
  await expect(stage(page).getByRole('heading').first()).toHaveText('Sol');
  await expect(price).toHaveCount(0);
  await page.keyboard.press('Control+z');
  await settled(page);
  await tap(price);
  await tap(exactly(page, deeds.andEndsLabel(planets.spend.record('Sol', three))));
  await expect(stage(page).getByRole('heading').first()).not.toHaveText('Sol');
});
