/** What the table is about to record is not lost: the big button takes it along, and says so. */
import type { Locator, Page } from '@playwright/test';
import { playStrategyCard } from '../../src/lib/core/commands/strategic-action.ts';
import { resolvePrimary } from '../../src/lib/core/commands/primary.ts';
import { takeTacticalAction } from '../../src/lib/core/commands/turns.ts';
import { deeds } from '../../src/lib/words/en/deeds.ts';
import { follow } from '../../src/lib/words/en/follow.ts';
import { holdingDoors as doors } from '../../src/lib/words/en/holding-doors.ts';
import { planetsScreen as planets } from '../../src/lib/words/en/planets-screen.ts';
import { strategic } from '../../src/lib/words/en/strategic.ts';
import { turn } from '../../src/lib/words/en/turn.ts';
import { atFirstTurn, turnOf } from '../support/rounds.ts';
import { tableRecord } from '../support/table-record.ts';
import { expect, test } from './support/at-table.ts';
import { openRecord } from './support/games.ts';
import { tap } from './support/tap.ts';

const FACTIONS = ['federation-of-sol', 'emirates-of-hacan', 'winnu'];
const laid = () => atFirstTurn({ players: 3, factions: FACTIONS }, { s1: ['leadership'] });

const stage = (page: Page): Locator => page.locator('section.stage');
const button = (page: Page, name: string): Locator =>
  stage(page).getByRole('button', { name, exact: true });
const lane = (page: Page, name: string) =>
  page.getByRole('listitem').getByRole('button', { name: new RegExp(`^${name}, .*points?,`) });

test('tokens that are about to be taken are recorded by "No one else follows"', async ({
  page,
}) => {
  const table = laid().do(playStrategyCard, { seat: 's1', card: 'leadership' });
  table.do(resolvePrimary, { seat: 's1', card: 'leadership', tokens: null });
  await openRecord(page, tableRecord(table), 'follow-draft');
  await tap(button(page, follow.chooseLabel('Hacan', 'Leadership')));
  await expect(button(page, follow.takesLabel('Hacan', 1))).toHaveClass(/main/);
  const said = strategic.noOneElse(strategic.takes([['Hacan', 1]]));
  const done = button(page, strategic.noOneLabel(said, ['Winnu']));
  await expect(done).not.toHaveClass(/main/);
  await tap(done);
  await expect(lane(page, 'Hacan')).toHaveAccessibleName(/tokens 4 tactic/);
  await expect(lane(page, 'Winnu')).toHaveAccessibleName(/tokens 3 tactic/);
});

test('by keys the focus goes on from "takes" to the button that confirms it', async ({ page }) => {
  const table = laid().do(playStrategyCard, { seat: 's1', card: 'leadership' });
  table.do(resolvePrimary, { seat: 's1', card: 'leadership', tokens: null });
  await openRecord(page, tableRecord(table), 'follow-keys');
  await button(page, follow.chooseLabel('Hacan', 'Leadership')).focus();
  await page.keyboard.press('Enter');
  await expect(button(page, follow.takesLabel('Hacan', 1))).toBeFocused();
});

test('planets that are picked are recorded with the end of the turn', async ({ page }) => {
  const table = turnOf(laid(), 's1').do(takeTacticalAction, { seat: 's1' });
  await openRecord(page, tableRecord(table), 'planets-draft');
  const ends = deeds.endsWith(deeds.gainsPlanets('Sol', 2));
  await tap(stage(page).getByRole('button', { name: doors.gained }));
  const search = stage(page).getByRole('searchbox', { name: planets.which });
  for (const planet of ['abyz', 'fria']) {
    await search.fill(planet);
    await search.press('Enter');
  }
  await expect(button(page, planets.gains('Sol', ['Abyz', 'Fria'], []))).toHaveClass(/main/);
  await expect(button(page, ends)).not.toHaveClass(/main/);
  await tap(button(page, deeds.close));
  await expect(stage(page).getByText(doors.picked(2))).toBeVisible();
  await tap(button(page, ends));
  await tap(page.getByRole('button', { name: 'Undo' }));
  await expect(button(page, turn.ends('Sol'))).toBeVisible();
  await tap(page.getByRole('button', { name: 'Redo' }));
  await tap(lane(page, 'Sol'));
  const sheet = page.locator('dialog[open]');
  await tap(sheet.locator('summary').filter({ hasText: doors.planets }));
  await expect(sheet.getByRole('button', { name: /^Fria/ })).toBeVisible();
});
