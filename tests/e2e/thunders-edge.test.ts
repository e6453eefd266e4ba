/** Breakthroughs, the expedition and the Warfare of the second expansion, by taps. */
import type { Locator, Page } from '@playwright/test';
import { correctBalances } from '../../src/lib/core/commands/corrections.ts';
import { correctHoldings, gainRelic } from '../../src/lib/core/commands/holdings.ts';
import { resolvePrimary } from '../../src/lib/core/commands/primary.ts';
import { layDownCard } from '../../src/lib/core/commands/whole-turns.ts';
import type { Depth } from '../../src/lib/core/vocabulary.ts';
import { breakthroughs } from '../../src/lib/words/en/breakthroughs.ts';
import { deeds } from '../../src/lib/words/en/deeds.ts';
import { eligibility } from '../../src/lib/words/en/eligibility.ts';
import { expedition } from '../../src/lib/words/en/expedition.ts';
import { follow } from '../../src/lib/words/en/follow.ts';
import { holdingDoors as doors } from '../../src/lib/words/en/holding-doors.ts';
import { kit } from '../../src/lib/words/en/kit.ts';
import { player } from '../../src/lib/words/en/player.ts';
import { strategic } from '../../src/lib/words/en/strategic.ts';
import { technologiesScreen as technologies } from '../../src/lib/words/en/technologies-screen.ts';
import { turn } from '../../src/lib/words/en/turn.ts';
import { atFirstTurn, turnOf } from '../support/rounds.ts';
import type { Table } from '../support/table.ts';
import { expect, test } from './support/at-table.ts';
import { openRecord } from './support/games.ts';
import { recordOfTable } from './support/laid-table.ts';
import { LONG } from './support/long.ts';
import { tap } from './support/tap.ts';

const FACTIONS = ['federation-of-sol', 'emirates-of-hacan', 'winnu'];

/** The first turn is that of Sol, which holds Warfare and has some goods. */
function laid(depth: Depth = 'standard'): Table {
  const table = atFirstTurn(
    { players: 3, expansions: ['pok', 'thunders-edge'], factions: FACTIONS, settings: { depth } },
    { s1: ['warfare', 'politics'] },
  );
  table.do(correctBalances, { seat: 's1', balances: { goods: 4 } });
  const owned = ['neural-motivator', 'psychoarchaeology', 'plasma-scoring', 'antimass-deflectors'];
  table.do(correctHoldings, { seat: 's1', holdings: { technologies: owned } });
  return turnOf(table, 's1');
}

const dialog = (page: Page): Locator => page.locator('dialog[open]');
const stage = (page: Page): Locator => page.locator('section.stage');

test('a breakthrough is said to be there where research hangs on it, and is on the sheet', async ({
  page,
}) => {
  await openRecord(page, recordOfTable(laid(), 'synergy'), 'synergy');
  await tap(page.locator('main.table .sheet').getByRole('button', { name: /^Sol/ }).first());
  const fold = (title: string) => dialog(page).locator('summary').filter({ hasText: title });
  await tap(fold(doors.technologies));
  const cruiser = 'Cruiser II';
  await expect(dialog(page).getByText(technologies.next)).toBeVisible();
  await expect(dialog(page).getByRole('button', { name: cruiser })).toHaveCount(0);
  await tap(dialog(page).getByRole('button', { name: breakthroughs.has }));
  await expect(
    dialog(page).getByRole('button', { name: new RegExp(`^${cruiser}.*${breakthroughs.joined}`) }),
  ).toBeVisible();
  await tap(fold(doors.technologies));
  await expect(fold(player.breakthrough.title)).toContainText('gained');
  await tap(fold(player.breakthrough.title));
  await expect(dialog(page).getByText('Bellum Gloriosum')).toBeVisible();
  await tap(dialog(page).getByRole('button', { name: breakthroughs.loses('Sol') }));
  await expect(dialog(page).getByRole('button', { name: breakthroughs.gain('Sol') })).toBeVisible();
});

test('a part of the expedition is claimed and paid in two taps', async ({ page }) => {
  await openRecord(page, recordOfTable(laid('full'), 'expedition'), 'expedition');
  await tap(stage(page).getByText(turn.other, { exact: true }));
  await tap(stage(page).getByRole('button', { name: new RegExp(`^${turn.expedition}`) }));
  const part = dialog(page).getByRole('button', { name: /^Trade Goods/ });
  await tap(part);
  await expect(dialog(page).getByText(eligibility.otherwise)).toBeVisible();
  await tap(dialog(page).getByRole('button', { name: expedition.claims('Sol') }));
  // The panel has done its work.
  await expect(dialog(page)).toHaveCount(0);
  await expect(
    stage(page).getByRole('button', { name: new RegExp(turn.expeditionDetail(1, 6)) }),
  ).toBeVisible();
  // One act: the price, the part and the breakthrough go together.
  await tap(page.getByRole('button', { name: 'Undo' }));
  await expect(
    stage(page).getByRole('button', { name: new RegExp(turn.expeditionDetail(0, 6)) }),
  ).toBeVisible();
});

test('Warfare redistributes, takes its tactical action, and redistributes once more', async ({
  page,
}) => {
  const table = laid().do(layDownCard, { seat: 's1', card: 'warfare' });
  await page.setViewportSize({ width: 1080, height: 810 });
  await openRecord(page, recordOfTable(table, 'warfare'), 'warfare');
  const room = stage(page);
  await expect(room.getByText(strategic.effect({ effect: 'tactical-action' }))).toBeVisible();
  // The second time waits folded until it is asked for; then all of it lies above the foot.
  const pools = room.getByRole('group', { name: 'Fleet', exact: true });
  const again = room.locator('summary', { hasText: strategic.movesAgain });
  await expect(pools).toHaveCount(1);
  await tap(again);
  await expect(pools).toHaveCount(2);
  const foot = room.locator('footer');
  const more = pools.last().getByRole('button', { name: kit.more('Fleet') });
  const under = async () => {
    const [key, bar] = await Promise.all([more.boundingBox(), foot.boundingBox()]);
    return (key?.y ?? Infinity) + (key?.height ?? 0) - (bar?.y ?? 0);
  };
  await expect.poll(under).toBeLessThanOrEqual(0);
  await tap(room.getByRole('button', { name: kit.less('Tactic') }).last());
  await expect(room.getByText(strategic.movesLeft(1))).toBeVisible();
  await tap(more);
  await tap(again);
  await expect(pools).toHaveCount(1);
  const moved = strategic.moved({ tactic: -1, fleet: 1, strategy: 0 });
  await expect(again).toContainText(moved);
  await tap(room.getByRole('button', { name: new RegExp(`^${deeds.combat}`) }));
  const won = deeds.combatWon(deeds.combatKind.space, 'Sol');
  await tap(room.getByRole('button', { name: won }));
  const line = room.getByText(won);
  await expect(line).toBeVisible();
  // Its two keys leave the sentence its line, on a phone too.
  for (const width of [1280, 360]) {
    await page.setViewportSize({ width, height: 800 });
    expect((await line.boundingBox())?.height).toBeLessThan(30);
  }
});

test('who has no token left follows with a relic, which is exhausted by it', async ({ page }) => {
  test.skip(!LONG, 'by npm run test:long');
  const table = laid('full').do(layDownCard, { seat: 's1', card: 'warfare' });
  table.do(gainRelic, { seat: 's2', relic: 'scepter-of-emelpar' });
  for (const seat of ['s2', 's3'] as const) {
    table.do(correctBalances, { seat, balances: { strategy: 0 } });
  }
  table.do(resolvePrimary, { seat: 's1', card: 'warfare' });
  await openRecord(page, recordOfTable(table, 'scepter'), 'scepter');
  const room = stage(page);
  await expect(room.getByText(follow.noToken(true))).toHaveCount(1);
  const key = follow.wayLabel('Hacan', 'Warfare', 'Scepter of Emelpar');
  await tap(room.getByRole('button', { name: key }));
  await expect(room.getByRole('button', { name: key })).toHaveCount(0);
  // Who has nothing of the kind is refused, with the reason.
  await expect(
    room.getByRole('button', { name: follow.anywayLabel('Winnu', 'Warfare') }),
  ).toBeVisible();
});

test('a follower with two ways to pay stays two lines high', async ({ page }) => {
  test.skip(!LONG, 'by npm run test:long');
  const table = turnOf(laid('full'), 's3').do(layDownCard, { seat: 's3', card: 'diplomacy' });
  table.do(gainRelic, { seat: 's2', relic: 'scepter-of-emelpar' });
  table.do(correctBalances, { seat: 's2', balances: { strategy: 0 } });
  table.do(resolvePrimary, { seat: 's3', card: 'diplomacy' });
  await openRecord(page, recordOfTable(table, 'two-ways'), 'two-ways');
  const way = (name: string) => follow.wayLabel('Hacan', 'Diplomacy', name);
  const scepter = page.getByRole('button', { name: way('Scepter of Emelpar') });
  await expect(scepter).toBeVisible();
  await expect(stage(page).getByRole('button', { name: way('Acquiescence') })).toBeVisible();
  const row = stage(page).getByRole('listitem').filter({ has: scepter });
  for (const width of [1280, 360]) {
    await page.setViewportSize({ width, height: 800 });
    expect((await row.boundingBox())?.height).toBeLessThan(130);
  }
});
