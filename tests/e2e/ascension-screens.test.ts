/** Screens of Shattered Ascension at a table under way, each at the moment that it is for. */
import { expect, type Page } from '@playwright/test';
import type { Written } from '../../src/lib/core/record/entry.ts';
import { gameOf } from '../../src/lib/core/engine/engine-state.ts';
import { openState } from '../../src/lib/core/engine/open.ts';
import { callCouncil, voiceOffice } from '../../src/lib/core/commands/council.ts';
import { councilOf } from '../../src/lib/core/rules/council.ts';
import { voteInfluence } from '../../src/lib/core/rules/influence.ts';
import { openedOf } from '../../src/lib/core/step.ts';
import { gainRelic } from '../../src/lib/core/commands/holdings.ts';
import { openAgreement } from '../../src/lib/core/commands/agreements.ts';
import { resolvePrimary } from '../../src/lib/core/commands/primary.ts';
import { playStrategyCard } from '../../src/lib/core/commands/strategic-action.ts';
import { agenda } from '../../src/lib/words/en/agenda.ts';
import { agreements } from '../../src/lib/words/en/agreements.ts';
import { claims } from '../../src/lib/words/en/claims.ts';
import { corrections } from '../../src/lib/words/en/corrections.ts';
import { objectivePanel } from '../../src/lib/words/en/menu.ts';
import { reveal } from '../../src/lib/words/en/reveal.ts';
import { typedWords } from '../../src/lib/words/en/typed-cards.ts';
import { council } from '../../src/lib/words/en/council.ts';
import { strategic } from '../../src/lib/words/en/strategic.ts';
import { turn } from '../../src/lib/words/en/turn.ts';
import { table as words } from '../../src/lib/words/en/table.ts';
import { ASCENSION } from '../support/ascension/ruleset.ts';
import { atPicks, goOn, laid, openFor, picks, until } from '../support/ascension/table.ts';
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

/** Objectives of a stage that lie open. */
const openedCards = async (page: Page, stage: 1 | 2) =>
  (await recorded(page)).objectives.filter((card) => card.stage === stage).map(({ id }) => id);

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
  // Hacan's contracts are worth 3 each: its end puts 3 and 3 onto the first, 1 and 3 onto the second.
  await expect(stage).toContainText(agreements.filledLater('Trade', 10));
  await press(/^No one else/, stage);
  await expect(stage.getByRole('heading', { level: 1 })).not.toHaveText('Trade');
  const { agreements: open } = await recorded(page);
  expect(open?.map(({ seats, goods }) => [...seats, ...goods])).toEqual([
    ['s1', 's4', 3, 3],
    ['s1', 's2', 1, 3],
  ]);

  // A hostile act breaks one: seen and told on the sheet of either player.
  // At its name: further right its objectives have buttons of their own.
  await page
    .getByRole('button', { name: /^Sol.*: \d+ points?/ })
    .tap({ position: { x: 130, y: 20 } });
  const sheet = page.getByRole('dialog', { name: /^Sol/ });
  await press(new RegExp(`^${agreements.title}`), sheet);
  await expect(panel).not.toContainText('Letnev');
  await press(/^Hacan and Sol/);
  await press(new RegExp(`^${agreements.hostile('Sol')}`));
  await expect(panel).toContainText(agreements.none);
  const after = await recorded(page);
  expect([after.agreements?.length, after.players['s4']?.goods]).toEqual([1, 0]);
});

test('goods come onto agreements with the last answer, however late', async ({ page }) => {
  const table = playing('trade')
    .do(openAgreement, { seats: ['s1', 's4'], values: [2, 3] })
    .do(resolvePrimary, { seat: 's1', card: 'trade', option: 'a' });
  await openRecord(page, table.entries, 'ascension');
  const stage = stageOf(page);
  await tap(stage.getByRole('button', { name: /Trade is done, others decide later/ }));
  await tap(page.getByRole('button', { name: 'Letnev: 5 secondaries pending' }));
  const panel = page.getByRole('dialog', { name: turn.open });
  await expect(panel).toContainText(agreements.filledLast(5));
  await tap(panel.getByRole('button', { name: /^No one.*Not following: Letnev/ }));
  await expect(panel).not.toContainText(agreements.filledLast(5));
  const { agreements: open } = await recorded(page);
  expect(open?.map(({ goods }) => goods)).toEqual([[2, 3]]);
});

test('what is typed once is offered at the next table, with what it asks for', async ({ page }) => {
  const stage = stageOf(page);
  const press = (name: string | RegExp) =>
    tap(stage.getByRole('button', { name, ...(typeof name === 'string' && { exact: true }) }));
  const claiming = () => now(until(atPicks('v42', { players: 3 }), 'status.score'));

  await openRecord(page, claiming().entries, 'ascension');
  await press(claims.nameSecret);
  await stage.getByRole('searchbox').fill('Hush');
  await press(/“Hush”/);
  await press(/^Claim Hush/);
  await expect.poll(async () => (await recorded(page)).scores.length).toBe(1);
  await openRecord(page, claiming().entries, 'ascension-2');
  await press(claims.nameSecret);
  await expect(stage).toContainText(typedWords.before);
  await press('Hush');
  await expect(stage.getByRole('button', { name: /^Claim Hush/ })).toBeVisible();

  const cards = ['leadership', 'diplomacy', 'assembly', 'production', 'trade', 'warfare'];
  const revealing = now(picks(atPicks('v42', { players: 6 }), cards));
  await openRecord(page, revealing.entries, 'ascension-3');
  await stage.getByRole('searchbox').fill('Rich');
  await press(reveal.byHand('Rich'));
  await press(typedWords.asked.goods);
  await press(typedWords.use);
  await expect(stage.getByRole('heading', { level: 1 })).toHaveText('Hacan');
  // Its head says what it asks for.
  await expect(page.getByRole('button', { name: /^Rich: / })).toBeVisible();
});

test('ballots are written one by one, hidden, and revealed together', async ({ page }) => {
  const table = playing('assembly', 3)
    .do(callCouncil, {
      seat: 's1',
      option: 'b',
      speaker: 's2',
      agendas: [
        { agenda: 'arms-reduction', by: 's1' },
        { agenda: 'typed', name: 'Our own', kind: 'directive', election: 'player' },
        { agenda: 'amnesty-for-the-fallen', by: 's2' },
      ],
    })
    .do(voiceOffice, { seat: 's2' });
  await openRecord(page, table.entries, 'ascension');
  const stage = stageOf(page);
  const { ballots } = council;
  const press = (name: string | RegExp) =>
    tap(stage.getByRole('button', { name, ...(typeof name === 'string' && { exact: true }) }));

  await press(new RegExp(`^${ballots.secret}`));
  for (const [i, name] of ['Hacan', 'Letnev', 'Arborec'].entries()) {
    await expect(stage).toContainText(ballots.in(i, 3));
    await expect(stage).toContainText(ballots.hand(name));
    await press(ballots.mine(name));
    const own = stage.getByRole('group', { name: 'Our own', exact: true });
    // Hacan and Letnev have a vote each, and spend it on the typed agenda; Arborec keeps its own.
    const votes = name === 'Arborec' ? 0 : 1;
    for (let vote = 0; vote < votes; vote++) {
      await tap(
        own
          .getByRole('group', { name: ballots.votesOn('Our own') })
          .getByRole('button')
          .last(),
      );
      await expect(stage.getByRole('button', { name: ballots.unfinished })).toBeVisible();
    }
    if (votes > 0) await tap(own.getByRole('button', { name: 'Arborec', exact: true }));
    await press(ballots.hide);
    // Nothing of it is seen, nor recorded.
    await expect(own).toHaveCount(0);
  }
  expect(openedOf(await recorded(page))).toBeNull();

  await press(ballots.reveal('Arms Reduction'));
  await expect(stage.getByRole('heading', { level: 1 })).toHaveText('Arms Reduction');
  await press(new RegExp(`^${agenda.outcome.discard('Arms Reduction')}`));
  await press(ballots.reveal('Our own'));
  await press(/^Arborec is elected/);
  await expect(stage).toContainText(ballots.reveal('Amnesty for the Fallen'));
  const sitting = openedOf(await recorded(page));
  expect(sitting?.outcomes.map(({ election, outcome }) => [election, outcome])).toEqual([
    ['player', { kind: 'seat', seat: 's3' }],
  ]);
  expect([sitting?.discarded, sitting?.spent]).toEqual([1, { s1: 1, s2: 1, s3: 0 }]);
});

test('two players add votes of dice and goods to those of their planets', async ({ page }) => {
  await openRecord(page, playing('assembly', 2).entries, 'ascension');
  const stage = stageOf(page);
  const { ballots, choose } = council;
  const press = (name: string | RegExp) =>
    tap(stage.getByRole('button', { name, ...(typeof name === 'string' && { exact: true }) }));
  const extraOf = async () => councilOf(await recorded(page))?.extra;

  await press(/^Give the speaker token away/);
  await tap(stage.getByRole('group', { name: choose.speaker }).getByText('Letnev'));
  for (const [name, agenda] of [
    ['Hacan', 'Class Struggle'],
    ['Letnev', 'Arms Reduction'],
  ] as const) {
    await press(new RegExp(`^${name}.*${council.agendas.open}`));
    await stage.getByRole('searchbox').fill(agenda);
    await press(new RegExp(`^${agenda}`));
  }
  const steppers = { Hacan: 4, Letnev: 2 };
  for (const [name, votes] of Object.entries(steppers)) {
    const stepper = stage.getByRole('group', { name: choose.toldOf(name) });
    await expect(stepper).toContainText('0');
    for (let vote = 0; vote <= votes; vote++) await tap(stepper.getByRole('button').last());
    // One too many is taken back.
    await tap(stepper.getByRole('button').first());
    await expect(stepper).toContainText(`${votes}`);
  }
  expect(await extraOf()).toBeUndefined();
  await press(choose.hold(2));
  await expect(stage).toContainText(council.session.title);
  expect(await extraOf()).toEqual({ s1: 4, s2: 2 });

  // Each may spend them: three of its own card, those of dice and goods, and the influence of its planets.
  const table = await recorded(page);
  await press(new RegExp(`^${ballots.secret}`));
  for (const [name, seat] of [
    ['Hacan', 's1'],
    ['Letnev', 's2'],
  ] as const) {
    const influence = voteInfluence(table, ASCENSION.v42.cards, seat)?.readied ?? 0;
    const own = influence + (seat === 's1' ? 3 : 0) + steppers[name];
    await press(ballots.mine(name));
    await expect(stage).toContainText(ballots.left(own, own));
    await press(ballots.hide);
  }
  await press(ballots.reveal('Class Struggle'));

  // Undone, what was entered still stands there, and can be changed before it is recorded anew.
  const undo = page.getByRole('button', { name: /^Undo/ }).first();
  await tap(undo);
  await tap(undo);
  await expect.poll(extraOf).toBeUndefined();
  await expect(stage.getByRole('group', { name: choose.toldOf('Hacan') })).toContainText('4');
  await press(choose.hold(2));
  await expect.poll(extraOf).toEqual({ s1: 4, s2: 2 });
});

test('a claim leads to where one more objective is revealed', async ({ page }) => {
  const claiming = now(until(atPicks('v42', { players: 3 }), 'status.score'));
  const [stageOne] = openFor(3).filter((id) => id.startsWith('s1-'));
  const open = () => openedCards(page, 1);
  await openRecord(page, claiming.entries, 'ascension');
  const stage = stageOf(page);
  const before = await open();
  expect(before).toContain(stageOne);
  await expect(stage).toContainText(claims.locked(before.length, 12));

  await tap(stage.getByRole('button', { name: claims.reveal, exact: true }));
  const panel = page.getByRole('dialog', { name: corrections.title });
  const list = panel.getByRole('searchbox');
  await expect(list).toBeInViewport();
  await list.fill('Three Docks');
  await tap(panel.getByRole('button', { name: /Three Docks/ }).first());
  await expect.poll(async () => (await open()).length).toBe(before.length + 1);
  await page.keyboard.press('Escape');
  await expect(stage).toContainText(claims.locked(before.length + 1, 12));
});

test('the table holds a council in a turn, which goes on afterwards as it stood', async ({
  page,
}) => {
  const table = now(until(atPicks('v42', { players: 3 }), 'action.turn'));
  await openRecord(page, table.entries, 'ascension');
  const stage = stageOf(page);
  const press = (name: string | RegExp) =>
    tap(stage.getByRole('button', { name, ...(typeof name === 'string' && { exact: true }) }));
  const head = stage.getByRole('heading', { level: 1 });
  await expect(head).toHaveText('Hacan');
  const before = (await recorded(page)).step;

  await press(turn.other);
  await press(new RegExp(`^${turn.council}`));
  await expect(head).toHaveText('Council');
  await expect(stage.getByRole('button', { name: council.choose.hold(0) })).toBeDisabled();
  for (const [name, agenda] of [
    ['Letnev', 'Arms Reduction'],
    ['Hacan', 'Class Struggle'],
  ] as const) {
    await press(new RegExp(`^${name}.*${council.agendas.open}`));
    await stage.getByRole('searchbox').fill(agenda);
    await press(new RegExp(`^${agenda}`));
  }
  await press(council.choose.hold(2));
  await press(council.choose.voice('Arborec'));
  const sits = stage.getByRole('list', { name: council.choose.title }).getByRole('listitem');
  await expect(sits).toHaveCount(3);
  await press(new RegExp(`^${council.session.vote('Arms Reduction')}`));
  await expect(stage).toContainText(agenda.inCouncil(1, 3));
  await page.keyboard.press('Escape');
  const called = (await recorded(page)).players['s3']?.tokens?.strategy;
  expect(called).toBe(1);

  // What was opened by mistake is undone, tap by tap.
  const undo = page.getByRole('button', { name: /^Undo/ }).first();
  for (let i = 0; i < 4; i++) await tap(undo);
  await expect(head).toHaveText('Hacan');
  expect((await recorded(page)).step).toEqual(before);

  await press(turn.other);
  await press(new RegExp(`^${turn.council}`));
  await press(council.held.none);
  await expect(head).toHaveText('Hacan');
  expect((await recorded(page)).step).toEqual(before);
});

test('the option of a card is still said once its primary is resolved', async ({ page }) => {
  const table = playing('technology').do(resolvePrimary, {
    seat: 's1',
    card: 'technology',
    option: 'b',
  });
  await openRecord(page, table.entries, 'ascension');
  const stage = stageOf(page);
  const { effect } = strategic;
  await expect(stage).toContainText(effect({ effect: 'research', resources: 5 }));
  await expect(stage).not.toContainText(effect({ effect: 'research', resources: 0 }));
});

test('Prelude is played at the table, and its special objectives are claimed at once', async ({
  page,
}) => {
  const laidOut = laid('v42', { settings: { options: ['prelude'] } });
  const table = until(laidOut, 'strategy.own-council-propositions');
  table.do(gainRelic, { seat: 's1', relic: 'blue-artifact' });
  await openRecord(page, now(table).entries, 'ascension');
  await expect(stageOf(page)).toContainText(council.propose.prelude);

  const panel = page.locator('dialog[open]');
  const press = (name: string | RegExp) => tap(panel.getByRole('button', { name }).first());
  await tap(page.getByRole('button', { name: /^Five Planets: / }));
  // A card of no stage says what it is.
  for (const [card, sort] of [
    ['Isolated', 'Preliminary'],
    ['Ancient Shipwreck', 'Special'],
  ] as const) {
    await press(objectivePanel.back);
    await press(new RegExp(`^${card}`));
    await expect(panel).toContainText(`${sort} · 1 point`);
  }
  await press('Hacan claims 1');
  await expect.poll(async () => (await recorded(page)).scores.length).toBe(1);
  // As a claim like any other: nothing was done against the rules.
  const { entries = [] } = await storedOn(page);
  expect(JSON.stringify(entries.at(-1))).not.toContain('overruled');
});
