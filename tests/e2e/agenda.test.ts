/** The agenda phase beyond votes: an elected planet, an extra objective, what an outcome changes. */
import type { Page } from '@playwright/test';
import { correctLaw } from '$lib/core/commands/corrections.ts';
import { gainGoods } from '$lib/core/commands/tokens.ts';
import { agenda } from '../../src/lib/words/en/agenda.ts';
import { kit } from '../../src/lib/words/en/kit.ts';
import { planetsScreen } from '../../src/lib/words/en/planets-screen.ts';
import { reveal } from '../../src/lib/words/en/reveal.ts';
import { atFirstTurn, atVote } from '../support/rounds.ts';
import type { Table } from '../support/table.ts';
import { tableRecord } from '../support/table-record.ts';
import { allVote } from '../support/votes.ts';
import { expect, test } from './support/at-table.ts';
import { openRecord, settled } from './support/games.ts';
import { tap } from './support/tap.ts';

const FACTIONS = ['emirates-of-hacan', 'federation-of-sol', 'xxcha-kingdom'];
const full = { players: 3, factions: FACTIONS, settings: { depth: 'full' as const } };

const open = (page: Page, table: Table, id: string) => openRecord(page, tableRecord(table), id);
const stage = (page: Page) => page.getByRole('region', { name: 'Stage', exact: true });

/** The outcome without counted votes. */
async function outcome(page: Page): Promise<void> {
  await tap(stage(page).getByRole('button', { name: agenda.vote.more, exact: true }));
  await tap(
    page.getByRole('dialog').getByRole('button', { name: new RegExp(`^${agenda.more.just}`) }),
  );
}

/** The gold button records the outcome that was chosen. */
async function record(page: Page, name: string): Promise<void> {
  await tap(stage(page).locator('button.main', { hasText: agenda.outcome.passed(name) }));
}

test('a planet is elected by its name, however it is spelled, and wears the card', async ({
  page,
}) => {
  const table = atVote('core-mining', { ...full, expansions: [] });
  await open(page, table, 'elected-planet');
  await outcome(page);
  const field = stage(page).getByRole('combobox');
  await field.fill('mecatol REX');
  await field.press('Enter');
  await record(page, 'Mecatol Rex');
  await expect(stage(page).getByText('on Mecatol Rex')).toBeVisible();
});

test('Incentive Program turns up one objective more, and New Constitution clears the laws', async ({
  page,
}) => {
  const table = atVote('incentive-program', full).do(correctLaw, {
    law: 'enforced-travel-ban',
    holder: null,
    outcome: 'for',
  });
  await open(page, table, 'extra-objective');
  await outcome(page);
  await tap(
    stage(page).getByRole('button', { name: new RegExp(agenda.outcome.passed('Against')) }),
  );
  await record(page, 'Against');
  await tap(stage(page).getByRole('button', { name: new RegExp(agenda.extra.title(2)) }));
  const search = stage(page).getByRole('searchbox', { name: reveal.search });
  // With nothing typed Enter turns nothing up: it is the key that puts a tablet's keyboard away.
  await search.press('Enter');
  await settled(page);
  await expect(search).toBeVisible();
  await search.fill('conquer');
  await search.press('Enter');
  await settled(page);
  await expect(page.getByRole('button', { name: /^Conquer the Weak:/ })).toBeVisible();
  await expect(stage(page).getByText(agenda.extra.title(2))).toHaveCount(0);
  const card = stage(page).getByRole('searchbox').first();
  await card.fill('new const');
  await card.press('Enter');
  await settled(page);
  await outcome(page);
  await expect(stage(page).getByText('Every law leaves play.')).toBeVisible();
  await tap(stage(page).getByRole('button', { name: new RegExp(agenda.outcome.passed('For')) }));
  await record(page, 'For');
  await expect(stage(page).getByText(/Travel Ban/)).toHaveCount(0);
});

test('what is spent turns the cheapest planets, and the rest is paid with goods', async ({
  page,
}) => {
  await open(page, atFirstTurn(full), 'spend');
  await tap(
    page
      .getByRole('listitem')
      .getByRole('button', { name: /^Sol, / })
      .first(),
  );
  const sheet = page.getByRole('dialog');
  await tap(sheet.locator('summary').filter({ hasText: 'Planets' }).first());
  await tap(sheet.getByRole('button', { name: planetsScreen.spend.title }));
  const influence = sheet.getByRole('group', { name: planetsScreen.spend.influence });
  await tap(influence.getByRole('button', { name: /more/i }));
  await expect(sheet.getByText('Pays Jord')).toBeVisible();
  const record = planetsScreen.spend.record('Sol', { resources: 0, influence: 1 });
  await tap(sheet.getByRole('button', { name: record }));
  await expect(sheet.getByText(planetsScreen.readied(0, 0))).toBeVisible();
});

test('who buys votes: who abstained is told, what is missing is named, and the rule is asked', async ({
  page,
}) => {
  const goods = { seat: 's2', goods: 3 } as const;
  const table = allVote(atVote('mutiny', full).do(gainGoods, goods), { s3: ['for', 2] });
  await open(page, table, 'bribery');
  await tap(stage(page).getByRole('button', { name: agenda.outcome.bribery }));
  const sheet = page.getByRole('dialog', { name: agenda.outcome.bribery });
  const buyers = sheet.getByRole('group', { name: agenda.outcome.buyer });
  await expect(buyers.getByText(agenda.outcome.abstained, { exact: true })).toHaveCount(2);
  const key = sheet.locator('button.main');
  await expect(key).toHaveText(agenda.outcome.buyer);
  await tap(buyers.getByRole('button', { name: `Sol ${agenda.outcome.abstained}` }));
  await expect(key).toHaveText(agenda.predict.outcome);
  await tap(sheet.getByRole('button', { name: agenda.outcomes.for, exact: true }));
  await expect(key).toBeDisabled();
  await expect(sheet.getByText(kit.anyway, { exact: true })).toBeVisible();
  // One who voted stays with that outcome.
  await tap(buyers.getByRole('button', { name: 'Xxcha' }));
  await expect(key).toHaveText(agenda.outcome.buy('Xxcha', 1, agenda.outcomes.for, 1));
});
