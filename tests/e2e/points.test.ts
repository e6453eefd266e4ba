/** Points beside objectives, where the round meets them; what is owed for a secondary; votes. */
import type { Page } from '@playwright/test';
import { correctBalances, correctLaw } from '$lib/core/commands/corrections.ts';
import { gainRelic } from '$lib/core/commands/holdings.ts';
import { giveSupport, scorePoints } from '$lib/core/commands/objectives.ts';
import { gainPlanets, placeAttachment, turnPlanets } from '$lib/core/commands/planets.ts';
import { playStrategyCard } from '$lib/core/commands/strategic-action.ts';
import { resolvePrimary } from '$lib/core/commands/primary.ts';
import { placeUsualTokens } from '$lib/core/commands/tokens.ts';
import { revealObjective } from '$lib/core/commands/objectives.ts';
import { finishSteps } from '$lib/core/commands/status.ts';
import { takeTacticalAction } from '$lib/core/commands/turns.ts';
import { NO_SEAT, type BoxId } from '$lib/core/vocabulary.ts';
import { answerAll, atFirstTurn, atVote, nextObjective, passEverybody } from '../support/rounds.ts';
import type { Table } from '../support/table.ts';
import { tableRecord } from '../support/table-record.ts';
import { kit } from '../../src/lib/words/en/kit.ts';
import { leftOut } from '../../src/lib/words/en/left-out.ts';
import { tokens } from '../../src/lib/words/en/tokens.ts';
import { expect, test } from './support/at-table.ts';
import { openRecord } from './support/games.ts';
import { LONG } from './support/long.ts';
import { tap } from './support/tap.ts';

const FACTIONS = ['emirates-of-hacan', 'federation-of-sol', 'xxcha-kingdom'];

const full = (expansions: BoxId[]) => ({
  players: 3,
  expansions,
  factions: FACTIONS,
  settings: { depth: 'full' as const },
});

const open = (page: Page, table: Table, id: string) => openRecord(page, tableRecord(table), id);
const stage = (page: Page) => page.getByRole('region', { name: 'Stage', exact: true });
const offers = (page: Page) => page.getByRole('region', { name: 'Points that may change hands' });
const lane = (page: Page, name: string) =>
  page
    .getByRole('listitem')
    .getByRole('button', { name: new RegExp(`^${name}, [^:]+: \\d+ points?,`) });

test('a Support goes back when its holder attacks, in one tap, and undo brings it back', async ({
  page,
}) => {
  const table = atFirstTurn(full(['pok'])).do(giveSupport, { from: 's2', to: 's1' });
  await open(page, table, 'support-back');
  await expect(lane(page, 'Hacan')).toHaveAccessibleName(/1 point,/);
  await tap(stage(page).getByRole('button', { name: /^Tactical(?! action)/ }));
  const offer = offers(page).getByRole('button', { name: /^Hacan −1/ });
  await expect(offer).toContainText('Are Sol’s units in the activated system?');
  await tap(offer);
  await expect(lane(page, 'Hacan')).toHaveAccessibleName(/0 points,/);
  await expect(offers(page)).toHaveCount(0);
  await tap(page.getByRole('button', { name: 'Undo' }));
  await expect(offer).toBeVisible();
  await tap(offers(page).getByRole('button', { name: /^Not now/ }));
  await expect(offers(page)).toHaveCount(0);
});

test('the Shard of the Throne goes to the winner of a combat against its holder', async ({
  page,
}) => {
  test.skip(!LONG, 'by npm run test:long');
  const table = atFirstTurn(full([]))
    .do(correctLaw, { law: 'shard-of-the-throne', holder: 's2', outcome: 's2' })
    .do(scorePoints, {
      lines: [{ seat: 's2', points: 1 }],
      source: { kind: 'law', id: 'shard-of-the-throne' },
    })
    .do(takeTacticalAction, { seat: 's1' });
  await open(page, table, 'shard-law');
  await tap(stage(page).getByRole('button', { name: /^Won a combat/ }));
  await tap(stage(page).getByRole('button', { name: /^Space combat: Hacan won/ }));
  const offer = offers(page).getByRole('button', { name: /^Hacan \+1, Sol −1/ });
  await expect(offer).toContainText('Was the combat against Sol?');
  await tap(offer);
  await expect(lane(page, 'Hacan')).toHaveAccessibleName(/1 point,/);
  await expect(lane(page, 'Sol')).toHaveAccessibleName(/0 points,/);
});

test('the Crown of Emphidia with its Tomb is purged for a point as the status phase ends', async ({
  page,
}) => {
  const table = atFirstTurn(full(['pok']))
    .do(gainRelic, { seat: 's2', relic: 'the-crown-of-emphidia' })
    .do(gainPlanets, { seat: 's2', planets: ['lodor'] })
    .do(placeAttachment, { planet: 'lodor', attachment: 'tomb-of-emphidia' });
  answerAll(passEverybody(table));
  table.do(revealObjective, { objective: nextObjective(table) });
  table.do(finishSteps, { step: 'draw' }).do(placeUsualTokens, {});
  await open(page, table, 'crown-purged');
  await tap(offers(page).getByRole('button', { name: /^Sol \+1/ }));
  await expect(lane(page, 'Sol')).toHaveAccessibleName(/1 point,/);
  await tap(lane(page, 'Sol'));
  const sheet = page.getByRole('dialog');
  await tap(sheet.getByText('Relics', { exact: true }));
  await expect(sheet.getByText('No relics.')).toBeVisible();
});

test('the usual tokens for everyone leave the point of the Crown open, and the phase asks for it', async ({
  page,
}) => {
  test.skip(!LONG, 'by npm run test:long');
  const table = atFirstTurn(full(['pok']))
    .do(gainRelic, { seat: 's2', relic: 'the-crown-of-emphidia' })
    .do(gainPlanets, { seat: 's2', planets: ['lodor'] })
    .do(placeAttachment, { planet: 'lodor', attachment: 'tomb-of-emphidia' });
  answerAll(passEverybody(table));
  table.do(revealObjective, { objective: nextObjective(table) });
  await open(page, table, 'crown-open');
  // No key here leads past the tokens, nor past the end of the phase from them.
  await expect(stage(page).getByRole('heading').first()).toBeVisible();
  await expect(stage(page).getByRole('region', { name: tokens.then })).toHaveCount(0);
  await tap(stage(page).locator('button.main'));
  await expect(stage(page).getByRole('heading', { name: tokens.title })).toBeVisible();
  await tap(stage(page).getByRole('button', { name: tokens.usual, exact: true }));
  const { question, could, yes } = leftOut.points;
  const end = stage(page).locator('button.main').first();
  await expect(offers(page).getByRole('button', { name: /^Sol \+1/ })).toBeVisible();
  await tap(end);
  const asked = stage(page).getByRole('group', { name: question });
  await expect(asked.getByText(could(['Sol']))).toBeVisible();
  await tap(asked.getByRole('button', { name: kit.cancel }));
  await expect(asked).toHaveCount(0);
  await tap(end);
  await tap(asked.getByRole('button', { name: yes }));
  await expect(offers(page)).toHaveCount(0);
  await expect(lane(page, 'Sol')).toHaveAccessibleName(/0 points,/);
});

test('a secondary that was not paid is owed until it is paid or forgiven', async ({ page }) => {
  const table = atFirstTurn(full(['pok']), { s1: ['leadership', 'technology'] });
  table.do(correctBalances, { seat: 's2', balances: { strategy: 0 } });
  table.do(playStrategyCard, { seat: table.active ?? NO_SEAT, card: 'technology' });
  table.do(resolvePrimary, { seat: 's1', card: 'technology' });
  await open(page, table, 'owing');
  await tap(stage(page).getByRole('button', { name: /^Record anyway: Sol follows/ }));
  await expect(lane(page, 'Sol')).toHaveAccessibleName(/owes 1 token/);
  await tap(stage(page).getByRole('button', { name: /^Xxcha declines/ }));
  await expect(stage(page).getByText(/Sol owes a token\./)).toBeVisible();
  // Who declined goes without saying while someone followed.
  await expect(stage(page).getByText(/nobody followed/)).toHaveCount(0);
  await tap(lane(page, 'Sol'));
  const sheet = page.getByRole('dialog');
  await expect(sheet.getByText('Sol owes 1 token for Technology')).toBeVisible();
  await tap(sheet.getByRole('button', { name: 'Forgive Sol the token for Technology' }));
  await expect(sheet.getByText('Sol owes 1 token for Technology')).toHaveCount(0);
});

test('a vote says what the planets are worth, and exhausts the cheapest of them', async ({
  page,
}) => {
  const table = atVote('mutiny', full(['pok']));
  const voter = table.active ?? NO_SEAT;
  const own = table.game.players[voter]?.planets ?? [];
  table.do(turnPlanets, { planets: own.slice(1), exhausted: true });
  table.do(gainPlanets, { seat: voter, planets: ['lodor', 'bereg'] });
  table.do(turnPlanets, { planets: ['lodor', 'bereg'], exhausted: false });
  await open(page, table, 'vote-planets');
  await expect(stage(page).getByText(/votes? on readied planets/)).toBeVisible();
  await tap(stage(page).getByRole('button', { name: '1 vote', exact: true }));
  await expect(stage(page).getByRole('button', { name: /^Exhausts / })).toBeVisible();
  await tap(stage(page).getByRole('button', { name: /1 vote For$/ }));
  await tap(page.getByRole('button', { name: 'Menu' }));
  await tap(page.getByRole('dialog').getByRole('button', { name: /^History/ }));
  await expect(page.getByRole('dialog').getByText(/^Exhausted: Lodor/)).toBeVisible();
});

test('a planet gives all its votes: another number is refused, and a tapped planet sets it', async ({
  page,
}) => {
  const table = atVote('mutiny', full(['pok']));
  await open(page, table, 'vote-whole');
  // Sol votes, and Jord gives 2.
  await tap(stage(page).getByRole('button', { name: '1 vote', exact: true }));
  await expect(stage(page).getByText('These planets give 2 votes, not 1')).toBeVisible();
  await expect(
    stage(page).getByRole('button', { name: /^Record anyway: Sol: 1 vote For$/ }),
  ).toBeVisible();
  const planets = stage(page).getByRole('button', { name: /^Exhausts / });
  await tap(planets);
  const jord = stage(page).getByRole('button', { name: 'Jord 2' });
  await tap(jord);
  await expect(stage(page).getByRole('button', { name: 'Exhausts no planet' })).toBeVisible();
  await tap(jord);
  await expect(stage(page).getByText(/^These planets give/)).toHaveCount(0);
  await tap(stage(page).getByRole('button', { name: /^Sol: 2 votes For$/ }));
  await expect(stage(page).getByRole('heading', { name: 'Xxcha' })).toBeVisible();
});
