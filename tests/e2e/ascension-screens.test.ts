/** Screens of Shattered Ascension at a table under way, each at the moment that it is for. */
import { expect, type Page } from '@playwright/test';
import type { Written } from '../../src/lib/core/record/entry.ts';
import { gameOf } from '../../src/lib/core/engine/engine-state.ts';
import { openState } from '../../src/lib/core/engine/open.ts';
import { playStrategyCard } from '../../src/lib/core/commands/strategic-action.ts';
import { agreements } from '../../src/lib/words/en/agreements.ts';
import { table as words } from '../../src/lib/words/en/table.ts';
import { ASCENSION } from '../support/ascension/ruleset.ts';
import { atPicks, goOn, picks, until } from '../support/ascension/table.ts';
import type { Table } from '../support/table.ts';
import { test } from './support/at-table.ts';
import { openRecord } from './support/games.ts';
import { LONG } from './support/long.ts';
import { storedOn } from './support/stored.ts';
import { tap } from './support/tap.ts';

test.skip(!LONG, 'by night');

const stageOf = (page: Page) => page.getByRole('region', { name: words.stage, exact: true });

/** What is recorded on the device. */
async function recorded(page: Page) {
  const { entries = [] } = await storedOn(page);
  return gameOf(openState(() => ASCENSION.v42, entries as Written[]));
}

/** A table whose acts are recent: nothing has been left lying for hours. */
function now(table: Table): Table {
  table.when = () => ({ stamps: { at: Date.now() - 2000, mono: 0, run: 'r', app: 'test' } });
  return table;
}

/** The first player has laid this card down. */
function playing(card: string, players = 6): Table {
  const at = until(picks(atPicks('v42', { players }), [card]), 'action.turn');
  while (at.active !== 's1' || at.game.strategyCards[card]?.exhausted) goOn(at);
  return now(at).do(playStrategyCard, { seat: 's1', card });
}

test('agreements are opened and filled with Trade, collected and broken', async ({ page }) => {
  await openRecord(page, playing('trade').entries, 'ascension');
  const stage = stageOf(page);
  const panel = page.getByRole('dialog', { name: agreements.title });
  const press = (name: string | RegExp, within = panel) =>
    tap(within.getByRole('button', { name, ...(typeof name === 'string' && { exact: true }) }));

  // The card breaks all before new ones are opened.
  await press(/^Gain 3 goods/, stage);
  await press(new RegExp(`^${agreements.title}`), stage);
  for (const [one, two, receives] of [
    ['Hacan', 'Sol', 2],
    ['Hacan', 'Letnev', 0],
  ] as const) {
    if (two === 'Letnev') await tap(panel.getByText(agreements.open, { exact: true }));
    await tap(panel.getByRole('group', { name: agreements.one }).getByText(one));
    await tap(panel.getByRole('group', { name: agreements.two(one) }).getByText(two));
    const value = panel.getByRole('group', { name: agreements.receives(one) });
    for (let i = 0; i < receives; i++) await tap(value.getByRole('button').last());
    await press(agreements.opens(`${one} and ${two}`));
    await expect(panel.getByRole('button', { name: `${one} and ${two}` })).toBeVisible();
  }
  await page.keyboard.press('Escape');
  // Its end puts 3 and 1 onto the first, 1 and 1 onto the second.
  await expect(stage).toContainText(agreements.filledLater('Trade', 6));
  await press(/^No one else/, stage);
  await expect(stage.getByRole('heading', { level: 1 })).not.toHaveText('Trade');
  const { agreements: open } = await recorded(page);
  expect(open?.map(({ seats, goods }) => [...seats, ...goods])).toEqual([
    ['s1', 's4', 3, 1],
    ['s1', 's2', 1, 1],
  ]);

  // A hostile act breaks one: seen and told on the sheet of either player.
  await tap(page.getByRole('button', { name: /^Sol/ }).first());
  const sheet = page.getByRole('dialog', { name: /^Sol/ });
  await press(new RegExp(`^${agreements.title}`), sheet);
  await expect(panel).not.toContainText('Letnev');
  await press(/^Hacan and Sol/);
  await press(new RegExp(`^${agreements.hostile('Sol')}`));
  await expect(panel).toContainText(agreements.none);
  const after = await recorded(page);
  expect([after.agreements?.length, after.players['s4']?.goods]).toEqual([1, 0]);
});
