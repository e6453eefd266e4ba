/** The past put right at the table: looked at first, taken as one step, and undone as one. */
import AxeBuilder from '@axe-core/playwright';
import type { Page } from '@playwright/test';
import { resolveAgenda, revealAgenda } from '../../src/lib/core/commands/agenda.ts';
import { scoreObjective } from '../../src/lib/core/commands/objectives.ts';
import { gainGoods } from '../../src/lib/core/commands/tokens.ts';
import { callGame } from '../../src/lib/core/commands/corrections.ts';
import { agenda } from '$words/agenda.ts';
import { amending as words } from '$words/amending.ts';
import { corrections } from '$words/corrections.ts';
import { story } from '$words/story.ts';
import { history as historyWords } from '$words/history.ts';
import { kit } from '$words/kit.ts';
import { menu, objectivePanel } from '$words/menu.ts';
import { player } from '$words/player.ts';
import { table as tableWords } from '$words/table.ts';
import { recordedEntries } from '../support/moments.ts';
import {
  answerAll,
  atFirstTurn,
  atScoring,
  atVote,
  finishStatus,
  passEverybody,
  pickAll,
} from '../support/rounds.ts';
import type { Table } from '../support/table.ts';
import { tableRecord } from '../support/table-record.ts';
import { allVote } from '../support/votes.ts';
import { expect, test } from './support/at-table.ts';
import { openRecord, reloaded, settled } from './support/games.ts';
import { button, correct, history, openHistory, row, take } from './support/history.ts';
import { LONG } from './support/long.ts';
import { tap } from './support/tap.ts';

const GAME = 'put-right';
const laid = { players: 3, factions: ['federation-of-sol', 'emirates-of-hacan', 'winnu'] };
const lane = (page: Page, name: string) =>
  page.getByRole('listitem').getByRole('button', { name: new RegExp(`^${name}, .*points?,`) });

const openTable = (page: Page, table: Table) => openRecord(page, tableRecord(table), GAME);

const close = (page: Page) => page.keyboard.press('Escape');

test('a point goes into its round, and the story of the end follows', async ({ page }) => {
  const table = answerAll(atScoring(laid));
  table.do(callGame, { reason: 'time', winner: 's2' });
  await openTable(page, table);
  const led = page.getByText(story.lead.longest('Sol', 1, 1));
  await expect(led).toHaveCount(0);
  await openHistory(page);
  await correct(page, /Sol finished scoring/, 'before');
  await expect(history(page).getByText(words.tag)).toBeVisible();
  await tap(button(page, /^Sol, Corner the Market/));
  const sheet = page.getByRole('dialog', { name: 'Corner the Market' });
  const score = objectivePanel.score('Sol', 1);
  await tap(sheet.getByRole('button', { name: score, exact: true }));
  const anyway = sheet.getByRole('button', { name: kit.anywayLabel(score) });
  await tap(anyway);
  await expect(history(page).getByRole('region', { name: words.title })).toBeVisible();
  await expect(history(page).getByRole('row', { name: /Sol/ })).toContainText('1');
  await expect(take(page)).toContainText(words.keeps(4));
  await tap(take(page));
  await expect(history(page).getByText(words.amended('')).first()).toBeVisible();
  await close(page);
  await expect(led).toBeVisible();
  await reloaded(page);
  await expect(led).toBeVisible();
  await tap(page.getByRole('button', { name: tableWords.undo }));
  await expect(led).toHaveCount(0);
  await reloaded(page);
  await expect(led).toHaveCount(0);
  await tap(page.getByRole('button', { name: tableWords.redo }));
  await expect(led).toBeVisible();
  await reloaded(page);
  await expect(led).toBeVisible();
});

test('a wrong strategy card of this round is changed, and what came after stays', async ({
  page,
}) => {
  test.skip(!LONG, 'by npm run test:long');
  const table = atFirstTurn(laid);
  table.do(gainGoods, { seat: 's2', goods: 3 }).do(gainGoods, { seat: 's3', goods: 1 });
  await openTable(page, table);
  await openHistory(page);
  await correct(page, /Sol .*Leadership/, 'replace');
  await tap(button(page, /Imperial/));
  await expect(history(page).getByText('Imperial').first()).toBeVisible();
  await tap(take(page));
  await expect(row(page, /Sol took Imperial/)).toBeVisible();
  // The table shows the present again.
  await expect(history(page).getByText(historyWords.isNow)).toBeVisible();
  await close(page);
  await settled(page);
  await reloaded(page);
  await expect(lane(page, 'Hacan')).toHaveAccessibleName(/3 trade goods/);
  await openHistory(page);
  await expect(row(page, /Sol took Imperial/)).toBeVisible();
});

test('a score noticed late asks for its round, and goes in there', async ({ page }) => {
  const table = pickAll(finishStatus(atScoring(laid)));
  await openTable(page, table);
  await tap(page.getByRole('button', { name: /^Sol, Corner the Market/ }));
  const sheet = page.getByRole('dialog', { name: 'Corner the Market' });
  await tap(sheet.getByRole('button', { name: objectivePanel.late.in(1) }));
  const seen = history(page).getByRole('region', { name: words.title });
  await expect(seen.getByText(/Sol scored Corner the Market/)).toBeVisible();
  await tap(take(page));
  await expect(row(page, /Sol scored Corner the Market/)).toBeVisible();
  await close(page);
  await expect(lane(page, 'Sol')).toHaveAccessibleName(/1 point,/);
  await tap(page.getByRole('button', { name: tableWords.undo }));
  await expect(lane(page, 'Sol')).toHaveAccessibleName(/0 points,/);
});

test('a third objective that was noticed late unlocks the hero', async ({ page }) => {
  test.skip(!LONG, 'by npm run test:long');
  const table = atFirstTurn({ ...laid, settings: { depth: 'full' } });
  for (const objective of ['destroy-their-greatest-ship', 'spark-a-rebellion'])
    table.insist(scoreObjective, { seat: 's1', objective, slot: 'action' });
  await openTable(page, pickAll(finishStatus(passEverybody(table))));
  await tap(page.getByRole('button', { name: /^Sol, Corner the Market/ }));
  const sheet = page.getByRole('dialog', { name: 'Corner the Market' });
  await tap(sheet.getByRole('button', { name: objectivePanel.late.in(1) }));
  const seen = history(page).getByRole('region', { name: words.title });
  await expect(seen.getByText(/Sol scored Corner the Market/)).toBeVisible();
  await expect(seen.getByText(/Jace X/)).toBeVisible();
  await tap(take(page));
  await expect(row(page, /Sol scored Corner the Market[^]*Jace X/)).toBeVisible();
});

test('what is noticed late is put on the sheet of its round', async ({ page }) => {
  test.skip(!LONG, 'by npm run test:long');
  const table = pickAll(finishStatus(atScoring(laid)));
  await openTable(page, table);
  await tap(lane(page, 'Sol'));
  const sheet = page.getByRole('dialog', { name: /^Sol/ });
  await tap(sheet.getByText(player.late.title, { exact: true }));
  await tap(sheet.getByRole('button', { name: player.late.in(1) }));
  await expect(history(page).getByText(words.tag)).toBeVisible();
  // The sheet as it was, with all that can be recorded on it today.
  const then = page.getByRole('dialog', { name: /^Sol/ });
  await tap(then.getByRole('button', { name: 'Sol, Trade goods: one more' }));
  await tap(then.getByRole('button', { name: /^Sol: / }));
  await expect(history(page).getByRole('region', { name: words.title })).toBeVisible();
  await tap(take(page));
  await expect(row(page, /Sol .*1 trade good/)).toBeVisible();
  await close(page);
  await expect(lane(page, 'Sol')).toHaveAccessibleName(/1 trade good,/);
  await tap(page.getByRole('button', { name: tableWords.undo }));
  await expect(lane(page, 'Sol')).toHaveAccessibleName(/0 trade goods,/);
});

test('another round can be chosen where what follows stands', async ({ page }) => {
  test.skip(!LONG, 'by npm run test:long');
  const table = finishStatus(atScoring(laid));
  finishStatus(passEverybody(pickAll(table)));
  await openTable(page, table);
  await tap(page.getByRole('button', { name: /^Sol, Corner the Market/ }));
  const sheet = page.getByRole('dialog', { name: 'Corner the Market' });
  await tap(sheet.getByRole('button', { name: objectivePanel.late.in(2) }));
  const rounds = history(page).getByRole('group', { name: words.inRound });
  await expect(rounds.getByRole('button', { name: '2' })).toHaveAttribute('aria-pressed', 'true');
  await tap(rounds.getByRole('button', { name: '1' }));
  await expect(rounds.getByRole('button', { name: '1' })).toHaveAttribute('aria-pressed', 'true');
  await tap(take(page));
  await expect(history(page).getByText(historyWords.isNow)).toBeVisible();
  await close(page);
  await expect(lane(page, 'Sol')).toHaveAccessibleName(/1 point,/);
});

test('a vote on an earlier agenda is put right from the sheet of who voted', async ({ page }) => {
  const table = allVote(atVote('arms-reduction', laid), { s2: ['against', 3], s1: ['for', 1] });
  table.do(resolveAgenda, { outcome: 'against' });
  table.do(revealAgenda, { agenda: 'mutiny' });
  await openTable(page, table);
  await tap(lane(page, 'Sol'));
  const sheet = page.getByRole('dialog', { name: /^Sol/ });
  await tap(sheet.getByText(player.late.title, { exact: true }));
  await tap(
    sheet.getByRole('button', { name: player.late.on('Round 1', 'Arms Reduction', false) }),
  );
  await expect(history(page).getByText(words.tag)).toBeVisible();
  await tap(button(page, agenda.vote.quick(2)));
  await tap(button(page, agenda.vote.cast('Sol', 2, 'For')));
  const seen = history(page).getByRole('region', { name: words.title });
  await expect(seen.getByText('Sol voted For with 2')).toBeVisible();
  await tap(take(page));
  await expect(row(page, /Sol voted For with 2/)).toBeVisible();
});

test('corrections and the sheet of its player offer the pick itself, and what came after stays', async ({
  page,
}) => {
  test.skip(!LONG, 'by npm run test:long');
  await openTable(page, atFirstTurn(laid).do(gainGoods, { seat: 's2', goods: 3 }));
  await tap(page.getByRole('button', { name: tableWords.menu, exact: true }));
  const dialog = page.getByRole('dialog');
  await tap(dialog.getByRole('button', { name: menu.corrections.title }));
  await tap(dialog.getByText(corrections.cards.title, { exact: true }));
  await tap(dialog.getByRole('button', { name: /Leadership/ }));
  await expect(dialog.getByRole('button', { name: corrections.cards.changePick })).toBeVisible();
  await page.keyboard.press('Escape');
  await tap(lane(page, 'Sol'));
  const sheet = page.getByRole('dialog', { name: /^Sol/ });
  await tap(sheet.getByText(player.cards.title, { exact: true }));
  const meant = corrections.cards.changePickOf('Leadership');
  await tap(sheet.getByRole('button', { name: meant }));
  await tap(button(page, /Imperial/));
  await tap(take(page));
  await expect(row(page, /Sol took Imperial/)).toBeVisible();
  await close(page);
  await expect(lane(page, 'Hacan')).toHaveAccessibleName(/3 trade goods/);
});

test('what would fall out is looked at before the easy button takes it', async ({ page }) => {
  const table = atFirstTurn(laid).do(gainGoods, { seat: 's2', goods: 3 });
  await openTable(page, table);
  await openHistory(page);
  await correct(page, /Hacan .*Diplomacy/, 'remove');
  await expect(history(page).getByText(/entr(?:y|ies) would be deleted/)).toBeVisible();
  await expect(take(page)).toBeDisabled();
  await tap(button(page, words.unhandled.look));
  await expect(take(page)).toBeEnabled();
  await tap(take(page));
  await expect(
    history(page)
      .getByText(/^Deleted:/)
      .first(),
  ).toBeVisible();
  await close(page);
  await reloaded(page);
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await tap(page.getByRole('button', { name: tableWords.undo }));
  await openHistory(page);
  await expect(row(page, /^(?!.*Deleted).*Hacan .*Diplomacy/).first()).toBeVisible();
});

const SIZES = [
  [360, 640],
  [1280, 800],
  [800, 1280],
] as const;

// By `npm run test:long`: the tool looks at each element of many.
for (const theme of LONG ? (['dark', 'light'] as const) : []) {
  test(`axe finds nothing wrong where the past is put right, ${theme}`, async ({ page }) => {
    test.setTimeout(6 * 60_000);
    await page.addInitScript((wanted) => localStorage.setItem('custodian.theme', wanted), theme);
    await page.emulateMedia({ reducedMotion: 'reduce' });
    await openRecord(page, recordedEntries('three-players').slice(0, 200), GAME);
    await openHistory(page);
    const slider = history(page).getByRole('slider');
    const box = (await slider.boundingBox())!;
    await page.mouse.click(box.x + box.width * 0.4, box.y + box.height / 2);
    const clean = async () => {
      for (const [width, height] of SIZES) {
        await page.setViewportSize({ width, height });
        const { violations } = await new AxeBuilder({ page }).include('dialog[open]').analyze();
        expect(violations.map(({ id, nodes }) => `${id}: ${nodes[0]?.html}`)).toEqual([]);
      }
      await page.setViewportSize({ width: 1280, height: 800 });
    };
    await clean();
    await tap(button(page, new RegExp(`^${words.act}`)));
    await clean();
    await tap(button(page, words.choose.replace));
    await expect(history(page).locator('.stage h1, .stage h2').first()).toBeVisible();
    await clean();
    await tap(button(page, words.cancel).first());
    await tap(button(page, new RegExp(`^${words.act}`)));
    await tap(button(page, words.choose.remove));
    await expect(take(page)).toBeVisible();
    await clean();
    const look = button(page, words.unhandled.look);
    if (await look.isVisible()) {
      await tap(look);
      await clean();
    }
    await tap(take(page));
    await expect(history(page).getByRole('slider')).toBeVisible();
    await clean();
  });
}
