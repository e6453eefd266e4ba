import type { Locator, Page } from '@playwright/test';
import { correctHoldings } from '../../src/lib/core/commands/holdings.ts';
import { takeTacticalAction } from '../../src/lib/core/commands/turns.ts';
import { component as words } from '../../src/lib/words/en/component.ts';
import { turnCards } from '../../src/lib/words/en/turn-cards.ts';
import { deeds } from '../../src/lib/words/en/deeds.ts';
import { table } from '../../src/lib/words/en/table.ts';
import { turn } from '../../src/lib/words/en/turn.ts';
import { atFirstTurn } from '../support/rounds.ts';
import type { Table } from '../support/table.ts';
import { expect, test } from './support/at-table.ts';
import { openRecord, settled } from './support/games.ts';
import { recordOfTable } from './support/laid-table.ts';
import { LONG } from './support/long.ts';
import { storedFacts } from './support/stored.ts';
import { tap } from './support/tap.ts';

/** Hacan's first turn at depth Full, with two technologies, a relic and a hand. */
function laid(): Table {
  return atFirstTurn({
    players: 3,
    expansions: ['pok', 'codex1', 'codex2', 'codex3', 'codex4', 'thunders-edge'],
    factions: ['emirates-of-hacan', 'federation-of-sol', 'winnu'],
    settings: { depth: 'full' },
  }).do(correctHoldings, {
    seat: 's1',
    holdings: {
      technologies: ['production-biomes', 'sling-relay'],
      relics: ['the-codex'],
      actionCards: 5,
      leaders: {},
    },
  });
}

const stage = (page: Page): Locator => page.locator('section.stage');
const button = (page: Page, name: string | RegExp) => stage(page).getByRole('button', { name });

/** The gold button records what was chosen. */
async function plays(page: Page, what: string): Promise<void> {
  await tap(stage(page).getByRole('button', { name: words.plays('Hacan', what), exact: true }));
}

test('a likely component action is named, with what follows, and in one undone', async ({
  page,
}) => {
  await openRecord(page, recordOfTable(laid(), 'named-action'), 'named-action');
  await tap(button(page, new RegExp(`^${turn.component}`)));
  await expect(stage(page).getByRole('heading', { name: deeds.plays('Hacan') })).toBeVisible();
  // The kinds share a row evenly.
  const kinds = await stage(page)
    .getByRole('group', { name: words.kindOf })
    .getByRole('button')
    .evaluateAll((all) => all.map((one) => Math.round(one.getBoundingClientRect().width)));
  expect(Math.max(...kinds) - Math.min(...kinds)).toBeLessThan(16);
  await tap(button(page, /^Production Biomes/));
  await tap(button(page, words.otherLabel('Production Biomes', 'Sol')));
  await plays(page, words.otherLabel('Production Biomes', 'Sol'));
  await expect(stage(page).getByRole('heading', { name: 'Production Biomes' })).toBeVisible();
  await expect(stage(page).getByText(words.asCard)).toBeVisible();
  await page.keyboard.press('Control+z');
  const told = page.getByText(table.takenBack('Hacan played Production Biomes', 0).slice(0, 30));
  await expect(told).toBeVisible();
  await settled(page);
  await expect(stage(page).getByRole('heading', { name: deeds.plays('Hacan') })).toBeVisible();
  await page.keyboard.press('Control+y');
  await settled(page);
  await expect(told).toBeHidden();
  await tap(button(page, turn.ends('Hacan')));
  await expect(stage(page).getByRole('heading', { name: 'Sol' })).toBeVisible();
});

test('what is not likely is found by typing, a slip forgiven, and Enter takes what is listed', async ({
  page,
}) => {
  await openRecord(page, recordOfTable(laid(), 'found-action'), 'found-action');
  await tap(button(page, new RegExp(`^${turn.component}`)));
  const search = stage(page).getByRole('searchbox', { name: words.search });
  // The key that puts a tablet's keyboard away is Enter, too.
  await search.press('Enter');
  await settled(page);
  await expect(search).toBeVisible();
  await search.fill('no such card');
  await search.press('Enter');
  await expect(button(page, words.typed('no such card'))).toBeVisible();
  await search.fill('reactor meltdwn');
  await search.press('Enter');
  await plays(page, 'Reactor Meltdown');
  await expect(stage(page).getByRole('heading', { name: 'Reactor Meltdown' })).toBeVisible();
  await expect(stage(page).getByText('1 action card fewer')).toBeVisible();
});

test('an action card that is played in an action leaves its hand in one tap', async ({ page }) => {
  test.skip(!LONG, 'by npm run test:long');
  const table = laid().do(takeTacticalAction, { seat: 's1' });
  await openRecord(page, recordOfTable(table, 'one-card'), 'one-card');
  const plays = (hand: number) => button(page, turn.cardPlayed('Hacan', hand));
  await tap(plays(5));
  await expect(plays(4)).toHaveText(turn.hand(4));
  expect(await storedFacts(page, 'one-card', 'balance.adjusted')).toMatchObject([
    { body: { fact: { seat: 's1', changes: { actionCards: -1 } } } },
  ]);
  // It stands beside the key to all other cards, and is not too small for a finger.
  await page.setViewportSize({ width: 360, height: 640 });
  const topOf = async (key: Locator) => (await key.boundingBox())?.y;
  const all = button(page, turn.cards);
  await expect.poll(async () => (await topOf(plays(4))) === (await topOf(all))).toBe(true);
  const { width = 0, height = 0 } = (await plays(4).boundingBox()) ?? {};
  expect(Math.min(width, height)).toBeGreaterThanOrEqual(48);
  for (const hand of [4, 3, 2, 1]) {
    await tap(plays(hand));
  }
  await expect(button(page, /plays an action card/)).toHaveCount(0);
});

test('who played Crisis is one tap where hands are counted, and no one has to say it', async ({
  page,
}) => {
  await openRecord(page, recordOfTable(laid(), 'skipped-turn'), 'skipped-turn');
  const panel = page.getByRole('dialog', { name: turnCards.names['crisis']! });
  const crisis = async (key: string) => {
    await tap(button(page, new RegExp(`^${turn.cards}$`)));
    await tap(page.getByRole('button', { name: new RegExp(`^${turnCards.names['crisis']}`) }));
    await tap(panel.getByRole('button', { name: key }));
  };
  await crisis('Hacan');
  await expect(stage(page).getByRole('heading', { name: 'Sol' })).toBeVisible();
  expect(await storedFacts(page, 'skipped-turn', 'balance.adjusted')).toHaveLength(1);
  await crisis(turnCards.noOne);
  await expect(stage(page).getByRole('heading', { name: 'Winnu' })).toBeVisible();
  expect(await storedFacts(page, 'skipped-turn', 'balance.adjusted')).toHaveLength(1);
});
