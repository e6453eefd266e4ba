/** Every way to a score asks first where the sheet says no, and one tap scores for one player. */
import type { Locator, Page } from '@playwright/test';
import { attestCondition } from '../../src/lib/core/commands/holdings.ts';
import { playStrategyCard } from '../../src/lib/core/commands/strategic-action.ts';
import { takeTacticalAction, winCombat } from '../../src/lib/core/commands/turns.ts';
import { judge } from '../../src/lib/core/conditions/judge.ts';
import { NO_SEAT } from '../../src/lib/core/vocabulary.ts';
import { cardsOf } from '../../src/lib/rulesets/cards.ts';
import { deeds } from '../../src/lib/words/en/deeds.ts';
import { eligibility } from '../../src/lib/words/en/eligibility.ts';
import { kit } from '../../src/lib/words/en/kit.ts';
import { objectivePanel } from '../../src/lib/words/en/menu.ts';
import { secret } from '../../src/lib/words/en/secret.ts';
import { score } from '../../src/lib/words/en/score.ts';
import { turn } from '../../src/lib/words/en/turn.ts';
import { atFirstTurn, atScoring, turnOf } from '../support/rounds.ts';
import type { Table } from '../support/table.ts';
import { tableRecord } from '../support/table-record.ts';
import { expect, test } from './support/at-table.ts';
import { openRecord } from './support/games.ts';
import { tap } from './support/tap.ts';

const FACTIONS = ['federation-of-sol', 'emirates-of-hacan', 'winnu'];
const laid = { players: 3, factions: FACTIONS };
const NAME = 'Corner the Market';

const open = (page: Page, table: Table, id: string) => openRecord(page, tableRecord(table), id);
const stage = (page: Page): Locator => page.locator('section.stage');
const dialog = (page: Page): Locator => page.locator('dialog[open]');
const lane = (page: Page, name: string) =>
  page.getByRole('listitem').getByRole('button', { name: new RegExp(`^${name}, .*points?,`) });

test('Imperial asks first where the sheet says no', async ({ page }) => {
  const table = turnOf(atFirstTurn(laid, { s1: ['imperial'] }), 's1');
  table.do(playStrategyCard, { seat: 's1', card: 'imperial' });
  await open(page, table, 'imperial-no');
  const row = stage(page).getByRole('listitem').filter({ hasText: NAME });
  const anyway = row.getByRole('button', { name: score.anywayFor(NAME) });
  await expect(anyway).toBeVisible();
  // Its words say why, and score nothing.
  await expect(row.getByRole('button', { name: new RegExp(`^Why.*${NAME}`) })).toBeVisible();
  const gold = stage(page).getByRole('button', { name: /^Score Corner the Market(?! anyway)/ });
  await expect(gold).toHaveCount(0);
  await tap(anyway);
  await tap(gold);
  await expect(lane(page, 'Sol')).toHaveAccessibleName(/1 point,/);
});

test('a secret that is not met says why and is scored anyway', async ({ page }) => {
  await open(page, atFirstTurn(laid), 'secret-no');
  await tap(stage(page).getByRole('button', { name: turn.secret }));
  await tap(dialog(page).getByRole('button', { name: 'Sol' }).first());
  const card = 'Prove Endurance';
  await dialog(page).getByRole('searchbox').fill(card);
  await tap(
    dialog(page)
      .getByRole('listitem')
      .getByRole('button', { name: new RegExp(`^${card}`) }),
  );
  await expect(dialog(page).getByText(/yet to pass/)).toBeVisible();
  await expect(lane(page, 'Sol')).toHaveAccessibleName(/0 points,/);
  const anyway = kit.anywayLabel(secret.scores(card));
  await tap(dialog(page).getByRole('button', { name: anyway }));
  await expect(lane(page, 'Sol')).toHaveAccessibleName(/1 point,/);
});

test('the cell of an objective asks first where the sheet says no', async ({ page }) => {
  await open(page, atScoring(laid), 'cell-no');
  const name = await stage(page).getByRole('heading', { level: 1 }).innerText();
  await tap(page.getByRole('button', { name: new RegExp(`^${name}, ${NAME}: \\d of 4`) }));
  const score = objectivePanel.score(name, 1);
  await tap(dialog(page).getByRole('button', { name: score, exact: true }));
  const anyway = dialog(page).getByRole('button', { name: kit.anywayLabel(score) });
  await expect(anyway).toBeVisible();
  await expect(lane(page, name)).toHaveAccessibleName(/0 points,/);
  await tap(anyway);
  await expect(lane(page, name)).toHaveAccessibleName(/1 point,/);
});

test('secrets for a combat are folded, and what was scored stays as a line', async ({ page }) => {
  const table = turnOf(atFirstTurn(laid), 's1').do(takeTacticalAction, { seat: 's1' });
  await open(page, table.do(winCombat, { seat: 's1', combat: 'space' }), 'combat-secrets');
  const offer = stage(page).getByRole('button', {
    name: eligibility.secrets.scores('Sol', 'Unveil Flagship'),
  });
  const fold = stage(page).getByRole('button', { name: eligibility.secrets.combat });
  await expect(fold).toHaveAttribute('aria-expanded', 'false');
  await expect(offer).toHaveCount(0);
  await tap(fold);
  await tap(offer);
  await expect(fold).toHaveCount(0);
  await expect(stage(page).getByText(deeds.combatScored(null, 'Unveil Flagship', 1))).toBeVisible();
});

test('a question is answered with yes or no, and the answer is not called a count', async ({
  page,
}) => {
  const table = atScoring({ ...laid, objectives: ['build-defenses', 'corner-the-market'] });
  const seat = table.active ?? NO_SEAT;
  const cards = cardsOf(['pok']);
  const question = judge(table.game, cards, seat, 'build-defenses').question?.key ?? '';
  await open(page, table, 'asked');
  await expect(stage(page).getByText(score.yes(1), { exact: true })).toBeVisible();
  // Nothing but a question is open: the button at the foot is not the likely one.
  const nothing = stage(page).getByRole('button', { name: /Nothing to score/ });
  await expect(nothing).not.toHaveClass(/main/);
  await open(page, table.do(attestCondition, { seat, question, answer: true }), 'told');
  await expect(stage(page).getByText(eligibility.told)).toBeVisible();
  // Held upright a tablet shows two abreast; the likely one, which is higher, leaves no hole beside it.
  await page.setViewportSize({ width: 810, height: 1080 });
  const all = stage(page).getByRole('list').first();
  const widthOf = async (part: Locator) => (await part.boundingBox())!.width;
  await expect
    .poll(async () => (await widthOf(all)) - (await widthOf(all.getByRole('listitem').first())))
    .toBe(0);
  const no = tableRecord(table.do(attestCondition, { seat, question, answer: false }));
  await openRecord(page, no, 'denied');
  await expect(nothing).toHaveClass(/main/);
});
