/** Small gains where they happen: a line in the foot of the stage, which moves nothing else. */
import type { Page } from '@playwright/test';
import { gainPlanets } from '$lib/core/commands/planets.ts';
import { correctBalances } from '$lib/core/commands/corrections.ts';
import { gainGoods } from '$lib/core/commands/tokens.ts';
import { takeTacticalAction } from '$lib/core/commands/turns.ts';
import { atFirstTurn, openCard } from '../support/rounds.ts';
import type { NewTable } from '../support/table.ts';
import { tableRecord } from '../support/table-record.ts';
import { expect, test } from './support/at-table.ts';
import { openRecord } from './support/games.ts';
import { LONG_FACTIONS } from './support/newer-stages.ts';
import { tap } from './support/tap.ts';

const gains = (page: Page) => page.getByRole('region', { name: 'Small gains' });
const lane = (page: Page, name: string) =>
  page
    .getByRole('listitem')
    .getByRole('button', { name: new RegExp(`^${name}, [^:]+: \\d+ points?,`) });

/** Saar took two planets, and Sol, a neighbour of Mentak perhaps, gained goods. */
function table() {
  return atFirstTurn({
    players: 3,
    factions: ['clan-of-saar', 'mentak-coalition', 'federation-of-sol'],
    settings: { depth: 'full' },
  })
    .do(correctBalances, { seat: 's3', balances: { goods: 2 } })
    .do(takeTacticalAction, { seat: 's1' })
    .do(gainGoods, { seat: 's3', goods: 2 })
    .do(gainPlanets, { seat: 's1', planets: ['lodor', 'bereg'] });
}

test('a gain is booked in one tap, put away for the game, and offered again', async ({ page }) => {
  await openRecord(page, tableRecord(table()), 'small-gains');
  const scavenge = gains(page).getByRole('button', { name: /^Saar \+2 trade goods/ });
  await expect(scavenge).toContainText('Scavenge: 2 planets gained');
  const end = page.getByRole('button', { name: /^End Saar’s turn/ });
  /** Where its key stands (px), to the nearest that a screen can show. */
  const top = async () => Math.round((await end.boundingBox())?.y ?? NaN);
  const before = await top();
  await tap(scavenge);
  await expect(lane(page, 'Saar')).toHaveAccessibleName(/2 trade goods/);
  await expect(scavenge).toHaveCount(0);
  expect(await top()).toBe(before);
  await tap(page.getByRole('button', { name: 'Undo' }));
  await expect(scavenge).toBeVisible();
  await expect(gains(page)).toContainText('Pillage: from Sol, if a neighbour');

  await tap(gains(page).getByRole('button', { name: /^More/ }));
  const panel = page.getByRole('dialog', { name: 'Small gains' });
  await tap(panel.getByRole('button', { name: 'Pillage: not in this game' }));
  await tap(panel.getByRole('button', { name: 'Close' }));
  await expect(gains(page)).not.toContainText('Pillage');
  await tap(page.getByRole('button', { name: 'Menu' }));
  await tap(page.getByRole('button', { name: /^Play settings/ }));
  await tap(page.getByRole('button', { name: 'Pillage: offer again' }));
  await tap(page.getByRole('button', { name: 'Close' }).first());
  await expect(gains(page)).toContainText('Pillage');

  // On a low phone the line lies below: a key beside the head says so, and moves nothing.
  await page.setViewportSize({ width: 360, height: 640 });
  const key = page.getByRole('button', { name: /^More about small gains/ }).last();
  await expect(key).toBeInViewport();
  await tap(key);
  await tap(panel.getByRole('button', { name: 'Saar +2 trade goods' }));
  await expect(panel.getByText('Scavenge')).toHaveCount(0);

  // Beside the clock of a small tablet it lies over no words.
  const eight: NewTable = { players: 8, factions: LONG_FACTIONS, settings: { depth: 'full' } };
  const trade = openCard(atFirstTurn(eight, { s1: ['trade'] }), 's1', 'trade');
  await openRecord(page, tableRecord(trade), 'beside-the-clock');
  await page.setViewportSize({ width: 1080, height: 810 });
  await expect(key).toBeInViewport();
  const line = page.locator('section.stage header').getByText(/strategic action/);
  const { x, width } = (await line.boundingBox())!;
  expect(x + width).toBeLessThanOrEqual((await key.boundingBox())!.x);
});
