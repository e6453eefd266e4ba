/** Acts that close something for others: they name them, and ask once where one could still act. */
import type { Page } from '@playwright/test';
import { castVotes } from '../../src/lib/core/commands/agenda.ts';
import { correctBalances } from '../../src/lib/core/commands/corrections.ts';
import { gainPlanets } from '../../src/lib/core/commands/planets.ts';
import { resolvePrimary } from '../../src/lib/core/commands/primary.ts';
import { playStrategyCard } from '../../src/lib/core/commands/strategic-action.ts';
import { takeStrategicAction } from '../../src/lib/core/commands/whole-turns.ts';
import { waitingVoters } from '../../src/lib/core/rules/agenda.ts';
import { readiedCards } from '../../src/lib/core/rules/turns.ts';
import { upNext } from '../../src/lib/core/queries/turn-order.ts';
import { NO_SEAT } from '../../src/lib/core/vocabulary.ts';
import { agenda } from '../../src/lib/words/en/agenda.ts';
import { kit } from '../../src/lib/words/en/kit.ts';
import { leftOut } from '../../src/lib/words/en/left-out.ts';
import { score } from '../../src/lib/words/en/score.ts';
import { strategic } from '../../src/lib/words/en/strategic.ts';
import { turn } from '../../src/lib/words/en/turn.ts';
import { atFirstTurn, atScoring, atVote } from '../support/rounds.ts';
import type { Table } from '../support/table.ts';
import { tableRecord } from '../support/table-record.ts';
import { expect, test } from './support/at-table.ts';
import { openRecord } from './support/games.ts';
import { LONG } from './support/long.ts';
import { storedFacts } from './support/stored.ts';
import { tap } from './support/tap.ts';

/** A tablet on every change; a phone too by `npm run test:long`. */
const TABLET = [1080, 810] as const;
const SIZES = LONG ? [TABLET, [390, 844] as const] : [TABLET];

const FACTIONS = ['federation-of-sol', 'emirates-of-hacan', 'winnu'];
const laid = { players: 3, factions: FACTIONS };
const HAZARDOUS = ['lodor', 'quann', 'centauri', 'mellon'];

const stage = (page: Page) => page.locator('section.stage');
const key = (page: Page, name: string) => stage(page).getByRole('button', { name, exact: true });
const open = (page: Page, table: Table, id: string) => openRecord(page, tableRecord(table), id);
const facts = async (page: Page, id: string, type: string) =>
  (await storedFacts(page, id, type)).length;

const SHORT: Record<string, string> = { s1: 'Sol', s2: 'Hacan', s3: 'Winnu' };
const named = (seats: readonly string[]) => seats.map((seat) => SHORT[seat] ?? seat);
/** Who is to act, and who after. */
const order = ({ active, game }: Table) => [active ?? NO_SEAT, ...upNext(game, 9)];

/** Everyone has played their cards, and the first of them is to act. */
function cardsPlayed(): Table {
  const table = atFirstTurn(laid);
  while (table.at === 'action.turn') {
    const seat = table.active ?? NO_SEAT;
    const [card] = readiedCards(table.game, seat);
    if (!card) break;
    table.do(takeStrategicAction, { seat, card });
  }
  return table;
}

const NO_TACTIC = { tactic: 0 };

for (const [width, height] of SIZES) {
  test.describe(`at ${width} × ${height}`, () => {
    test.use({ hasTouch: true, viewport: { width, height } });

    test('no one else scores: asked where a cell says that one could', async ({ page }) => {
      const table = atScoring(laid);
      const [, , last = NO_SEAT] = order(table);
      table.do(gainPlanets, { seat: last, planets: HAZARDOUS });
      await open(page, table, 'scoring');
      const [first, ...others] = named(order(table));
      const could = leftOut.scoring.could([others[1]!]);
      await expect(stage(page).getByRole('heading', { name: first! })).toBeVisible();
      await tap(key(page, score.noOneElse(others)));
      await expect(stage(page).getByText(could, { exact: true })).toBeInViewport();
      await tap(key(page, kit.cancel));
      await expect(stage(page).getByText(could)).toHaveCount(0);
      expect(await facts(page, 'scoring', 'scoring.answered')).toBe(0);
      await tap(key(page, score.noOneElse(others)));
      await tap(key(page, leftOut.scoring.yes));
      await expect.poll(() => facts(page, 'scoring', 'scoring.answered')).toBe(3);
    });

    test('no one else scores: recorded at once where no one could', async ({ page }) => {
      const table = atScoring(laid);
      await open(page, table, 'scoring-none');
      // Before the cells say what each player can score, the app asks. A phone shows none of them.
      const cells = page.getByRole('button', { name: /^Winnu, .*: 0 of \d$/ });
      if (width > 500) await expect(cells).toHaveCount(2);
      const [, ...others] = named(order(table));
      await tap(key(page, score.noOneElse(others)));
      await expect.poll(() => facts(page, 'scoring-none', 'scoring.answered')).toBe(3);
    });

    test('all pass: behind a key, with their names, and asked where one could act', async ({
      page,
    }) => {
      const table = cardsPlayed();
      for (const seat of ['s1', 's3'] as const)
        table.do(correctBalances, { seat, balances: NO_TACTIC });
      await open(page, table, 'all-pass');
      await expect(stage(page).getByText(turn.passAll, { exact: true })).toHaveCount(0);
      await tap(key(page, turn.other));
      const names = named(order(table));
      const act = stage(page).getByRole('button').filter({ hasText: turn.passAll });
      await expect(act).toContainText(turn.passAllDetail(names));
      await tap(act);
      await expect(stage(page).getByText(leftOut.turns.could(['Hacan']))).toBeInViewport();
      await expect(stage(page).getByText(leftOut.turns.may(['Sol']))).toBeInViewport();
      expect(await facts(page, 'all-pass', 'turn.passed')).toBe(0);
      await tap(key(page, leftOut.turns.yes(3)));
      await expect.poll(() => facts(page, 'all-pass', 'turn.passed')).toBe(3);
    });

    test('all pass: recorded at once where no one has anything to act with', async ({ page }) => {
      const table = cardsPlayed();
      for (const seat of table.game.seating) {
        table.do(correctBalances, { seat, balances: NO_TACTIC });
      }
      // An action of Sol's faction costs a token of the strategy pool.
      table.do(correctBalances, { seat: 's1', balances: { strategy: 0 } });
      await open(page, table, 'all-pass-none');
      await tap(key(page, turn.other));
      await tap(stage(page).getByRole('button').filter({ hasText: turn.passAll }));
      await expect.poll(() => facts(page, 'all-pass-none', 'turn.passed')).toBe(3);
    });

    test('all abstain: asked where one has votes left', async ({ page }) => {
      const table = atVote('arms-reduction', laid);
      table.do(castVotes, { seat: table.active ?? NO_SEAT, outcome: 'for', votes: 2 });
      await open(page, table, 'abstaining');
      const names = named(waitingVoters(table.game));
      await tap(key(page, agenda.vote.restAbstains(names)));
      await expect(stage(page).getByText(leftOut.votes.could(names))).toBeInViewport();
      await tap(key(page, kit.cancel));
      expect(await facts(page, 'abstaining', 'votes.cast')).toBe(1);
      await tap(key(page, agenda.vote.restAbstains(names)));
      await tap(key(page, leftOut.votes.yes(2)));
      await expect(stage(page).getByText(leftOut.votes.question(2))).toHaveCount(0);
      await expect.poll(() => facts(page, 'abstaining', 'votes.cast')).toBe(3);
    });

    test('no one else follows: the key names those it closes the card for', async ({ page }) => {
      const table = atFirstTurn(laid, { s1: ['construction'] });
      while (table.active !== 's1') {
        table.do(takeStrategicAction, {
          seat: table.active ?? NO_SEAT,
          card: readiedCards(table.game, table.active ?? NO_SEAT)[0] ?? '',
        });
      }
      table.do(playStrategyCard, { seat: 's1', card: 'construction' });
      table.do(resolvePrimary, { seat: 's1', card: 'construction', tokens: null });
      await open(page, table, 'following');
      const said = strategic.noOneDone;
      await expect(key(page, strategic.noOneLabel(said, ['Hacan', 'Winnu']))).toBeInViewport();
      await expect(stage(page).locator('footer svg.mark')).toHaveCount(2);
    });
  });
}
