/** What the app knows it says: where points come from, what an objective asks for, who draws how many. */
import type { Page } from '@playwright/test';
import { correctHoldings } from '../../src/lib/core/commands/holdings.ts';
import { revealObjective } from '../../src/lib/core/commands/objectives.ts';
import { playStrategyCard } from '../../src/lib/core/commands/strategic-action.ts';
import { takeCustodians } from '../../src/lib/core/commands/turns.ts';
import { corrections } from '../../src/lib/words/en/corrections.ts';
import { menu, people, playSettings } from '../../src/lib/words/en/menu.ts';
import { objectives } from '../../src/lib/words/en/objectives.ts';
import { player } from '../../src/lib/words/en/player.ts';
import { strategic } from '../../src/lib/words/en/strategic.ts';
import { turn } from '../../src/lib/words/en/turn.ts';
import { answerAll, atFirstTurn, nextObjective, passEverybody, turnOf } from '../support/rounds.ts';
import { tableRecord } from '../support/table-record.ts';
import { expect, test } from './support/at-table.ts';
import { openRecord } from './support/games.ts';
import { LONG } from './support/long.ts';
import { storedFacts } from './support/stored.ts';
import { tap } from './support/tap.ts';

const stage = (page: Page) => page.locator('section.stage');
const THREE = ['federation-of-sol', 'emirates-of-hacan', 'winnu'];

test('points that no public gave have a column of their own', async ({ page }) => {
  const table = atFirstTurn({ players: 3, factions: THREE }).do(takeCustodians, { seat: 's1' });
  await openRecord(page, tableRecord(table), 'other-points');
  const lanes = page.locator('.sheet li.lane');
  await expect(lanes.locator('.other')).toHaveText(['1', '', '']);
  await expect(lanes.first().getByRole('button').first()).toHaveAccessibleName(
    /1 point.*1 from secrets and other sources/,
  );
});

test('what an objective asks for is on the stage of a turn, and on a wall below its name', async ({
  page,
}) => {
  await openRecord(page, tableRecord(atFirstTurn({ players: 3, factions: THREE })), 'asks-for');
  const asks = objectives['corner-the-market']?.requirement ?? '';
  const list = stage(page).getByRole('region', { name: turn.objectives });
  await expect(list).toContainText(asks);
  await page.setViewportSize({ width: 1920, height: 1080 });
  await expect(page.locator('.heads').getByText(asks)).toBeVisible();
});

test('who draws more than one action card is said by name', async ({ page }) => {
  test.skip(!LONG, 'by npm run test:long');
  const table = atFirstTurn({ players: 3, factions: THREE, settings: { depth: 'full' } });
  table.do(correctHoldings, { seat: 's1', holdings: { technologies: ['neural-motivator'] } });
  const draws = answerAll(passEverybody(table));
  draws.do(revealObjective, { objective: nextObjective(draws) });
  await openRecord(page, tableRecord(draws), 'draws');
  await expect(stage(page).getByText('Sol draws 2')).toBeVisible();
});

test('more is tracked from one screen that asks for what is missing', async ({ page }) => {
  const table = atFirstTurn({ players: 3, factions: THREE, settings: { depth: 'essentials' } });
  await openRecord(page, tableRecord(table), 'depth');
  await tap(page.getByRole('button', { name: menu.title, exact: true }));
  await tap(page.getByRole('button', { name: new RegExp(`^${menu.settings.title}`) }));
  const depths = page.getByRole('group', { name: playSettings.depth });
  await tap(depths.getByText(playSettings.depths.standard.label).first());
  expect(await storedFacts(page, 'depth', 'settings.changed')).toHaveLength(0);
  const panel = page.getByRole('dialog', { name: corrections.title });
  await expect(panel.getByText(corrections.depth.raise)).toBeInViewport();
  await tap(
    panel.getByRole('button', {
      name: corrections.depth.record(corrections.depth.names.standard),
    }),
  );
  await expect(page.locator('.sheet').getByText('Tokens', { exact: true })).toBeVisible();
});

test('someone who goes home is two taps from the menu', async ({ page }) => {
  await openRecord(page, tableRecord(atFirstTurn({ players: 3, factions: THREE })), 'leaves');
  await tap(page.getByRole('button', { name: menu.title, exact: true }));
  await tap(page.getByRole('button', { name: people.open('Hacan') }));
  const leave = page.getByRole('button', { name: new RegExp(`^${player.leave.leave('Hacan')}`) });
  await expect(leave).toBeInViewport();
  await tap(leave);
  await expect.poll(() => storedFacts(page, 'leaves', 'player.left')).toHaveLength(1);
});

test('everyone replenishes with one tap, or no one', async ({ page }) => {
  const table = turnOf(atFirstTurn({ players: 6 }, { s1: ['trade'] }), 's1');
  table.do(playStrategyCard, { seat: 's1', card: 'trade' });
  await openRecord(page, tableRecord(table), 'all-free');
  const all = stage(page).getByRole('button', { name: strategic.freesAll, exact: true });
  const group = stage(page).getByRole('group', {
    name: strategic.effect({ effect: 'free-followers' }),
  });
  await tap(all);
  await expect(group.getByRole('button', { pressed: true })).toHaveCount(5);
  await tap(all);
  await expect(group.getByRole('button', { pressed: true })).toHaveCount(0);
});
