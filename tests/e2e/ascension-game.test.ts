/**
 * Shattered Ascension by touch, with the likely taps of a table: a round of eight players with the card of nine, and
 * a whole game from the first roll to its winner.
 */
import { expect, type Locator, type Page } from '@playwright/test';
import { gameOf } from '../../src/lib/core/engine/engine-state.ts';
import { openState } from '../../src/lib/core/engine/open.ts';
import type { Written } from '../../src/lib/core/record/entry.ts';
import { bids } from '../../src/lib/words/en/bids.ts';
import { claims } from '../../src/lib/words/en/claims.ts';
import { council } from '../../src/lib/words/en/council.ts';
import { economy } from '../../src/lib/words/en/economy.ts';
import { ownStep } from '../../src/lib/words/en/own-step.ts';
import { strategic } from '../../src/lib/words/en/strategic.ts';
import { table as words } from '../../src/lib/words/en/table.ts';
import { ASCENSION } from '../support/ascension/ruleset.ts';
import { laid, until } from '../support/ascension/table.ts';
import type { Table } from '../support/table.ts';
import { test } from './support/at-table.ts';
import { openRecord, settled } from './support/games.ts';
import { standing as inRound } from './support/likely.ts';
import { LONG } from './support/long.ts';
import { storedOn } from './support/stored.ts';
import { tap } from './support/tap.ts';

test.skip(!LONG, 'by night');
test.use({ hasTouch: true, viewport: { width: 1280, height: 800 } });

async function recorded(page: Page) {
  const { entries = [] } = await storedOn(page);
  const state = openState(() => ASCENSION.v42, entries as Written[]);
  expect(state.damage).toBeNull();
  return gameOf(state);
}

/** Where the table stands; before the first round the rail names none. */
const standing = async (page: Page) =>
  (await page.locator('main.table .rail [aria-current=step]').count()) > 0
    ? inRound(page)
    : { round: 0, phase: 'Setup' };

/** A table that taps what is likely, and counts the taps of each round. */
class Hand {
  readonly taps: Record<number, number> = {};
  constructor(readonly page: Page) {}

  get stage() {
    return this.page.getByRole('region', { name: words.stage, exact: true });
  }

  button = (name: string | RegExp) =>
    this.stage
      .getByRole('button', { name, ...(typeof name === 'string' && { exact: true }) })
      .and(this.page.locator(':enabled'))
      .first();

  async press(target: Locator) {
    const { round } = await standing(this.page);
    this.taps[round] = (this.taps[round] ?? 0) + 1;
    await tap(target);
    await settled(this.page);
  }

  /** What is tapped now, the likeliest first: strategic actions before passes, claims before none. */
  async wanted(phase: string): Promise<Locator[]> {
    const main = this.stage.locator('[data-kind=main]:enabled').first();
    if (phase === 'Setup') {
      return [
        this.button(new RegExp(`^${bids.byHand}`)),
        this.button(ownStep.done),
        this.button(/^Continue without/),
        main,
      ];
    }
    if (phase === 'Strategy') {
      // The cards are picked in the order of their numbers.
      const [, pick] = /Pick (\d+) of/.exec(await this.stage.innerText()) ?? [];
      if (pick) return [this.button(/^Take /), this.button(new RegExp(`^${pick} `))];
      return [this.button(/^Reveal all/), this.button(/^Continue/), main, this.button(/^\d|^Pay/)];
    }
    if (phase === 'Action') {
      const flag = this.stage
        .getByRole('group', { name: council.choose.title })
        .getByRole('button', { pressed: false });
      // In the council everyone abstains, openly, so that each agenda is discarded.
      return [
        this.button(/^Outcome: |^Discard /),
        this.button(/^Vote on /),
        this.button(/ abstains?$/),
        this.button(/^Strategic|^\d Strategic/),
        this.button(new RegExp(`^${strategic.noOneDone}|No one`)),
        main,
        flag.first(),
        this.button(/^Pass/),
        this.button(/^[abc]\b|^Option/i),
        this.stage
          .getByRole('listitem')
          .getByRole('button')
          .filter({ hasNotText: /seen before|redraw/ })
          .first(),
      ];
    }
    return [
      this.button(/^Nothing to claim/),
      this.button(/^No one else/),
      this.button(new RegExp(`^${economy.refresh.everyone}`)),
      main,
      this.button(/^Nothing/),
      this.button(/^(Continue|Done)/),
    ];
  }

  /** One tap; what it was on is waited for, as a table looks until there is something to tap. */
  async likely() {
    await expect(async () => {
      const { phase } = await standing(this.page);
      for (const target of await this.wanted(phase)) {
        if ((await target.count()) > 0) return this.press(target);
      }
      throw new Error(`nothing to tap: ${await this.stage.innerText()}`);
    }).toPass({ timeout: 40_000 });
  }
}

/** Acts that are recent: nothing has been left lying for hours. */
const now = (table: Table): Table => {
  table.when = () => ({ stamps: { at: Date.now() - 2000, mono: 0, run: 'r', app: 'test' } });
  return table;
};

/** Plays on with likely taps until the table says that it is there. */
async function playUntil(hand: Hand, there: () => Promise<boolean>, most: number): Promise<void> {
  for (let taps = 0; taps < most; taps++) {
    if (await there()) return;
    await hand.likely();
  }
  throw new Error(`not there after ${most} taps: ${await hand.stage.innerText()}`);
}

test('a round of eight players', async ({ page }) => {
  test.setTimeout(900_000);
  const table = until(laid('v42', { players: 8 }), 'strategy.own-council-propositions');
  await openRecord(page, now(table).entries, 'eight');
  const hand = new Hand(page);
  await playUntil(hand, async () => (await standing(page)).round === 2, 250);
  const game = await recorded(page);
  console.log(`eight players, taps: ${JSON.stringify(hand.taps)}`);
  expect([game.round, game.step.phase]).toEqual([2, 'strategy']);
  // The ninth card was left, and carries a counter.
  expect(game.strategyCards['prospect']).toMatchObject({ holder: null, goods: 1 });
});

test('a whole game of three players, to its winner', async ({ page }) => {
  test.setTimeout(1_800_000);
  const table = laid('v42', { players: 3, settings: { goal: 2 } });
  await openRecord(page, now(table).entries, 'three');
  const hand = new Hand(page);
  const over = async () => (await recorded(page)).result !== null;
  for (let round = 1; round <= 2; round++) {
    const claiming = async () =>
      (await hand.stage.innerText()).includes(claims.eyebrow(1, 12)) &&
      (await standing(page)).round === round &&
      (await hand.stage.getByRole('heading', { level: 1 }).innerText()) === 'Arborec';
    await playUntil(hand, claiming, 200);
    // Arborec claims one card that the sheet speaks against; no one else does.
    await tap(hand.stage.getByText(claims.notMet, { exact: true }));
    await hand.press(hand.button(/^Claim .* anyway$/));
  }
  for (let taps = 0; taps < 6 && !(await over()); taps++) await hand.likely();
  const game = await recorded(page);
  console.log(`three players, taps by round: ${JSON.stringify(hand.taps)}`);
  expect(game.result).toEqual({ reason: 'goal', winners: ['s3'] });
  expect(game.round).toBe(2);
});
