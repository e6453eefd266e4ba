/**
 * What the app proposes stands on the screen before the gold button records it, is changed with a tap,
 * and is recorded as it is shown: one tap each that the table is spared.
 */
import type { Locator, Page } from '@playwright/test';
import { castVotes, predict } from '$lib/core/commands/agenda.ts';
import { claimPart } from '$lib/core/commands/breakthroughs.ts';
import { correctBalances, correctLaw, eliminatePlayer } from '$lib/core/commands/corrections.ts';
import { correctHoldings } from '$lib/core/commands/holdings.ts';
import { revealObjective } from '$lib/core/commands/objectives.ts';
import { playComponent } from '$lib/core/commands/component-actions.ts';
import { takeComponentAction, takeTacticalAction } from '$lib/core/commands/turns.ts';
import type { Seat } from '$lib/core/game.ts';
import { NO_SEAT } from '$lib/core/vocabulary.ts';
import { agenda } from '$words/agenda.ts';
import { deeds } from '$words/deeds.ts';
import { expedition } from '$words/expedition.ts';
import { exploring } from '$words/exploring.ts';
import { full as fullWords } from '$words/full.ts';
import { holdingDoors } from '$words/holding-doors.ts';
import { kit } from '$words/kit.ts';
import { terms } from '$words/terms.ts';
import { planetsScreen } from '$words/planets-screen.ts';
import { transaction } from '$words/player.ts';
import { relicName } from '$lib/words/holding-names.ts';
import { routine } from '$words/routine.ts';
import { incidentalGains } from '$words/incidental-gains.ts';
import { tokens as tokenWords } from '$words/tokens.ts';
import { turn } from '$words/turn.ts';
import {
  answerAll,
  atFirstTurn,
  atVote,
  nextObjective,
  passEverybody,
  turnOf,
} from '../support/rounds.ts';
import type { Table } from '../support/table.ts';
import { tableRecord } from '../support/table-record.ts';
import { expect, test } from './support/at-table.ts';
import { openRecord } from './support/games.ts';
import { LONG } from './support/long.ts';
import { storedFacts } from './support/stored.ts';
import { tap } from './support/tap.ts';

const FACTIONS = ['federation-of-sol', 'clan-of-saar', 'emirates-of-hacan'];
const full = { players: 3, factions: FACTIONS, settings: { depth: 'full' as const } };
const five = { ...full, players: 5 };

const stage = (page: Page): Locator => page.locator('section.stage');
const dialog = (page: Page): Locator => page.locator('dialog[open]');
const key = (within: Locator, name: string): Locator =>
  within.getByRole('button', { name, exact: true });
const golds = (page: Page): Locator => stage(page).locator('footer button.main');

/** Opens a table as a game of this name; answers what is stored of facts of a type. */
async function lay(page: Page, table: Table, id: string) {
  await openRecord(page, tableRecord(table), id);
  return async (type: string): Promise<unknown[]> =>
    (await storedFacts(page, id, type)).map(
      (row) => (row as { body: { fact: unknown } }).body.fact,
    );
}
/** What a player is called: by the faction, or by the name. */
const SHORT: Partial<Record<Seat, string>> = { s1: 'Sol', s2: 'Saar', s3: 'Hacan' };
const named = (table: Table, seat: Seat): string =>
  SHORT[seat] ?? table.game.players[seat]?.name ?? seat;

test('For and Against have a gold button each, which waits for the number', async ({ page }) => {
  const table = atVote('mutiny', full);
  const stored = await lay(page, table, 'two-sides');
  const seat = table.active ?? NO_SEAT;
  await expect(golds(page)).toHaveCount(2);
  for (const gold of await golds(page).all()) {
    await expect(gold).toBeDisabled();
    await expect(gold).toContainText(agenda.vote.votesFirst);
  }
  // Saar's planets give one vote.
  await tap(key(stage(page), agenda.vote.quick(1)));
  await expect(golds(page).first()).toContainText(agenda.vote.castShort(1, 'For'));
  await expect(golds(page).last()).toContainText(agenda.vote.from(named(table, seat)));
  await tap(key(stage(page), agenda.vote.cast(named(table, seat), 1, 'Against')));
  // The next voter begins with no number: nothing of the last ballot is left to press.
  await expect(golds(page).first()).toBeDisabled();
  const votes = await stored('votes.cast');
  expect(votes).toMatchObject([{ seat, votes: 1, outcome: { kind: 'side', side: 'against' } }]);
});

test('a law that gives one vote each proposes that vote', async ({ page }) => {
  const table = atVote('mutiny', full).do(correctLaw, {
    law: 'representative-government-pok',
    holder: null,
    outcome: 'for',
  });
  const stored = await lay(page, table, 'one-vote');
  const seat = table.active ?? NO_SEAT;
  await expect(key(stage(page), agenda.vote.quick(1))).toHaveAttribute('aria-pressed', 'true');
  await tap(key(stage(page), agenda.vote.cast(named(table, seat), 1, 'For')));
  await expect.poll(() => stored('votes.cast')).toMatchObject([{ seat, votes: 1 }]);
});

test('of many players the voter and the most voted for have a gold button, and any other is chosen', async ({
  page,
}) => {
  const table = atVote('minister-of-commerce', five);
  const first = table.active ?? NO_SEAT;
  const others = table.game.seating.filter((seat) => seat !== first);
  const [elected = NO_SEAT, third = NO_SEAT] = others.filter((seat) => seat !== table.game.speaker);
  table.do(castVotes, { seat: first, outcome: elected, votes: 3 });
  const stored = await lay(page, table, 'likely-outcomes');
  const seat = table.active ?? NO_SEAT;
  // Nothing is proposed as long as no number is said.
  await expect(golds(page)).toHaveCount(1);
  await expect(golds(page)).toBeDisabled();
  await tap(key(stage(page), agenda.vote.quick(2)));
  const says = (other: Seat) => agenda.vote.castFor(named(table, seat), 2, named(table, other));
  await expect(key(stage(page), says(seat))).toBeEnabled();
  await expect(key(stage(page), says(elected))).toBeEnabled();
  const rest = others.find((other) => ![seat, elected, third].includes(other)) ?? third;
  await expect(key(stage(page), says(rest))).toHaveCount(0);
  // Whom the foot does not name is chosen above, and then alone in it.
  const choice = stage(page).getByRole('group', { name: agenda.vote.outcome });
  await tap(choice.getByRole('button', { name: named(table, rest) }));
  await expect(golds(page)).toHaveCount(1);
  await tap(key(stage(page), says(rest)));
  await expect
    .poll(async () => (await stored('votes.cast')).at(-1))
    .toMatchObject({ seat, votes: 2, outcome: { kind: 'seat', seat: rest } });
});

test('votes that the rules refuse are cast by the same button, which says so', async ({ page }) => {
  const table = atVote('minister-of-commerce', five);
  const seat = table.active ?? NO_SEAT;
  const gone = table.game.seating.filter((other) => other !== seat).at(-1) ?? NO_SEAT;
  table.do(predict, { seat: 's1', outcome: gone, rider: 'trade-rider' });
  table.do(eliminatePlayer, { seat: gone });
  const stored = await lay(page, table, 'refused-votes');
  await tap(key(stage(page), agenda.vote.quick(2)));
  const choice = stage(page).getByRole('group', { name: agenda.vote.outcome });
  await tap(choice.getByRole('button', { name: named(table, gone) }));
  const says = agenda.vote.castFor(named(table, seat), 2, named(table, gone));
  const anyway = key(stage(page), kit.anywayLabel(says));
  await expect(anyway).toContainText(kit.anyway);
  await expect(golds(page)).toHaveCount(0);
  await tap(anyway);
  await expect
    .poll(async () => (await stored('votes.cast')).at(-1))
    .toMatchObject({ seat, votes: 2, outcome: { kind: 'seat', seat: gone } });
});

/** A tactical action of Saar, which has just picked planets of one system. */
async function picking(page: Page, planets: readonly string[], id: string) {
  const table = turnOf(
    atFirstTurn({ ...full, expansions: ['pok'] }, { s2: ['leadership'] }),
    's2',
  ).do(takeTacticalAction, { seat: 's2' });
  const stored = await lay(page, table, id);
  await tap(stage(page).getByRole('button', { name: new RegExp(`^${holdingDoors.gained}`) }));
  for (const planet of planets) {
    const row = stage(page).getByRole('listitem');
    await tap(row.getByRole('button', { name: new RegExp(`^${planet}`) }));
  }
  return { stored, picked: stage(page).locator('.picked') };
}

test('tokens that were found go to the usual pool, which is said, and another is a tap', async ({
  page,
}) => {
  const { stored, picked } = await picking(page, ['Bereg'], 'found-tokens');
  const found = exploring.exploredLabel('Bereg');
  const card = exploring.gives('volatile-fuel-source', { tokens: 1 });
  await tap(key(picked.getByRole('group', { name: found, exact: true }), card));
  const gold = picked.locator('button.main');
  await expect(gold).toContainText(exploring.withTokens('Volatile Fuel Source', 1, 'tactic'));
  const pools = picked.getByRole('group', { name: exploring.intoLabel(found), exact: true });
  await expect(key(pools, terms.base.pools.tactic.name)).toHaveAttribute('aria-pressed', 'true');
  await tap(key(pools, terms.base.pools.fleet.name));
  await expect(gold).toContainText(exploring.withTokens('Volatile Fuel Source', 1, 'fleet'));
  expect(await stored('tokens.gained')).toEqual([]);
  await tap(gold);
  await expect
    .poll(() => stored('tokens.gained'))
    .toMatchObject([{ seat: 's2', tokens: { tactic: 0, fleet: 1, strategy: 0 } }]);
});

const SCAVENGE = incidentalGains.along('scavenge', 'Saar +1 trade good');

test('what a planet brings for certain is recorded with it, and ends the turn with it', async ({
  page,
}) => {
  const { stored, picked } = await picking(page, ['Bereg'], 'gain-along');
  await expect(key(picked, SCAVENGE)).toHaveAttribute('aria-pressed', 'true');
  const gains = planetsScreen.gains('Saar', ['Bereg'], []);
  const also = exploring.alsoGains(['Saar +1 trade good']);
  await expect(key(picked, `${gains} ${also}`)).toBeEnabled();
  await tap(key(picked, deeds.andEndsLabel(gains)));
  await expect
    .poll(() => stored('goods.gained'))
    .toMatchObject([{ seat: 's2', goods: 1, cause: 'scavenge' }]);
  expect(await stored('turn.ended')).not.toEqual([]);
  // It is offered no more, and one tap takes all of it back.
  await expect(page.getByRole('region', { name: incidentalGains.region })).toHaveCount(0);
  await tap(page.getByRole('button', { name: 'Undo' }));
  await expect(stage(page).getByRole('heading', { name: 'Saar' })).toBeVisible();
});

test('what is left out of it is offered after it', async ({ page }) => {
  test.skip(!LONG, 'by npm run test:long');
  const { stored, picked } = await picking(page, ['Bereg'], 'gain-left-out');
  await tap(key(picked, SCAVENGE));
  await expect(key(picked, SCAVENGE)).toHaveAttribute('aria-pressed', 'false');
  await tap(key(picked, planetsScreen.gains('Saar', ['Bereg'], [])));
  const region = page.getByRole('region', { name: incidentalGains.region });
  await expect(region.getByRole('button', { name: /^Saar \+1 trade good/ })).toBeVisible();
  expect(await stored('goods.gained')).toEqual([]);
});

test('a usual deal chooses both sides, and the gold button says it', async ({ page }) => {
  const table = turnOf(atFirstTurn(full), 's1')
    .do(correctBalances, { seat: 's1', balances: { goods: 0, commodities: 3 } })
    .do(correctBalances, { seat: 's2', balances: { goods: 2, commodities: 0 } });
  const stored = await lay(page, table, 'deals');
  await tap(key(stage(page), turn.transaction));
  const sheet = dialog(page);
  const [one, two] = [
    { seat: 's1', goods: 0, commodities: 3 },
    { seat: 's2', goods: 2, commodities: 0 },
  ] as const;
  const deal = key(sheet, transaction.dealLabel('Sol', 'Saar', one, two));
  // No one pays more than there is.
  const deals = sheet.getByRole('group', { name: transaction.usual('Sol', 'Saar') });
  await expect(deals.getByRole('button')).toHaveCount(1);
  const gold = sheet.locator('footer button.main');
  await tap(deal);
  await expect(gold).toHaveAccessibleName(transaction.sum('Sol', 'Saar', one, two));
  // Tapped again it is chosen no more; what was chosen can be changed by hand as well.
  await tap(deal);
  await expect(gold).toHaveAccessibleName(transaction.nothing);
  await tap(deal);
  const goods = transaction.amountOf('Saar', transaction.goods);
  await tap(key(sheet, transaction.exactly(goods, 1)));
  await expect(deal).toHaveAttribute('aria-pressed', 'false');
  await tap(deal);
  await tap(gold);
  await expect.poll(() => stored('transaction.made')).toMatchObject([{ sides: [one, two] }]);
});

test('an action that brings a relic asks at once which one', async ({ page }) => {
  const table = turnOf(atFirstTurn({ ...full, expansions: ['pok'] }), 's1')
    .do(correctHoldings, {
      seat: 's1',
      holdings: { fragments: { cultural: 3, hazardous: 0, industrial: 0, unknown: 0 } },
    })
    .do(takeComponentAction, { seat: 's1' })
    .do(playComponent, {
      seat: 's1',
      played: { kind: 'ability', ability: 'relic-fragments' },
      fragments: { cultural: -3 },
    });
  const stored = await lay(page, table, 'relic-due');
  await tap(stage(page).getByRole('button', { name: relicName('the-codex') }));
  await expect.poll(() => stored('relic.gained')).toMatchObject([{ relic: 'the-codex' }]);
  // It asks once: after a reload the key alone stands there.
  await page.reload();
  await expect(key(stage(page), fullWords.relics.gains('Sol'))).toBeVisible();
});

/** The draw of a status phase. */
const drawing = (): Table => {
  const table = answerAll(passEverybody(atFirstTurn(full)));
  return table.do(revealObjective, { objective: nextObjective(table) });
};
const TICKS = routine.ticks([routine.done.draw, routine.done['return-tokens']]);

test('the usual tokens are named beside the draw, and one tap ends the phase with them', async ({
  page,
}) => {
  const stored = await lay(page, drawing(), 'usual-tokens');
  const region = stage(page).getByRole('region', { name: tokenWords.then });
  // Sol gains one more.
  const two = { tactic: 1, fleet: 0, strategy: 1 };
  await expect(region).toContainText(tokenWords.places(['Sol'], { ...two, fleet: 1 }));
  await expect(region).toContainText(tokenWords.placesElse(two));
  await tap(key(region, routine.andTokensLabel(TICKS)));
  await expect.poll(() => stored('strategy-cards.returned')).toHaveLength(1);
  expect(await stored('tokens.gained')).toHaveLength(3);
  await tap(page.getByRole('button', { name: 'Undo' }));
  await expect(region).toBeVisible();
});

test('who places otherwise goes on to the tokens', async ({ page }) => {
  test.skip(!LONG, 'by npm run test:long');
  await lay(page, drawing(), 'own-tokens');
  await tap(stage(page).locator('button.main'));
  await expect(stage(page).getByRole('heading', { name: tokenWords.title })).toBeVisible();
});

test('the last part of the expedition is open, and no other is before', async ({ page }) => {
  test.skip(!LONG, 'by npm run test:long');
  const table = turnOf(atFirstTurn({ ...full, expansions: ['pok', 'thunders-edge'] }), 's1').do(
    takeTacticalAction,
    { seat: 's1' },
  );
  const parts = Object.keys(table.referee.ruleset.expedition?.parts ?? {});
  const last = parts.at(-1) ?? '';
  for (const part of parts.slice(0, -1)) table.do(claimPart, { seat: 's2', part });
  await lay(page, table, 'last-part');
  await tap(key(stage(page), turn.expeditionKey(parts.length - 1, parts.length)));
  const row = dialog(page).getByRole('button', { name: new RegExp(`^${expedition.part(last)}`) });
  await expect(row).toHaveAttribute('aria-expanded', 'true');
  await tap(row);
  await expect(row).toHaveAttribute('aria-expanded', 'false');
});
