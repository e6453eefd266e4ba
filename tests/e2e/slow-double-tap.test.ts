/**
 * A slow double tap acts for one person, however fast or slow the machine is: what comes up under
 * the finger takes no press before it has been seen. Time in the page goes on only when these
 * tests say so, so nothing here rests on how long anything takes.
 */
import type { Locator, Page } from '@playwright/test';
import { correctBalances } from '../../src/lib/core/commands/corrections.ts';
import { gainPlanets } from '../../src/lib/core/commands/planets.ts';
import type { Written } from '../../src/lib/core/record/entry.ts';
import { initiativeOrder } from '../../src/lib/core/order.ts';
import { NO_SEAT } from '../../src/lib/core/vocabulary.ts';
import { banner as barWords } from '$words/banner.ts';
import { FRESH } from '../../src/lib/ui/model/tap-guard.ts';
import { entriesUntil, recordedEntries } from '../support/moments.ts';
import { atScoring } from '../support/rounds.ts';
import { tableRecord } from '../support/table-record.ts';
import { expect, test } from './support/at-table.ts';
import { openRecord } from './support/games.ts';
import { storedFacts } from './support/stored.ts';
import { actionOf } from '../../src/lib/core/step.ts';
import { LONG } from './support/long.ts';
import { needsFingers, tap } from './support/tap.ts';

const record = recordedEntries('six-players');
const FACTIONS = ['federation-of-sol', 'emirates-of-hacan', 'winnu'];
const NAME = 'Corner the Market';
const stage = (page: Page): Locator => page.locator('section.stage');
const named = (page: Page, name: string | RegExp) =>
  stage(page).getByRole('button', { name }).first();

/** Two players in a row who can score the same objective, with one score each. */
function scoring(): Written[] {
  const table = atScoring({ players: 3, factions: FACTIONS });
  const [first = NO_SEAT, second = NO_SEAT] = initiativeOrder(table.game);
  table.do(gainPlanets, { seat: first, planets: ['lodor', 'quann', 'centauri', 'mellon'] });
  table.do(gainPlanets, { seat: second, planets: ['abyz', 'fria', 'bereg', 'meer'] });
  // With no secret in hand a player is done with one score, and the step goes on by itself.
  for (const seat of [first, second]) table.do(correctBalances, { seat, balances: { secrets: 0 } });
  return tableRecord(table);
}

/** A turn in which the active player and the next one have used their cards. */
const passing = () =>
  entriesUntil(record, {
    phase: 'action',
    step: 'turn',
    when: ({ context }) =>
      Object.values(context.strategyCards).every(({ holder, exhausted }) => !holder || exhausted) &&
      Object.values(actionOf(context)?.passed ?? {}).length === 0,
  });

interface Case {
  what: string;
  fact: string;
  entries: () => Written[];
  /** The button that does it, for the player it is due from. */
  button: (page: Page) => Locator;
  /** Waits until all is there that moves the buttons. */
  ready?: (page: Page) => Promise<void>;
}

const CASES: Case[] = [
  {
    what: 'a score',
    fact: 'objective.scored',
    entries: scoring,
    button: (page) => named(page, new RegExp(` scores ${NAME}`)),
    ready: (page) =>
      expect(
        stage(page)
          .getByText(/^Counted: /)
          .first(),
      ).toBeVisible(),
  },
  {
    what: 'scoring nothing',
    fact: 'scoring.answered',
    entries: () => entriesUntil(record, { phase: 'status', step: 'score' }),
    button: (page) => named(page, /^Nothing to score for/),
  },
  { what: 'a pass', fact: 'turn.passed', entries: passing, button: (page) => named(page, /^Pass/) },
  {
    what: 'an abstention',
    fact: 'votes.cast',
    entries: () => entriesUntil(record, { phase: 'agenda', step: 'vote' }),
    button: (page) => named(page, /abstain/i),
  },
];

/** Lets time go on in the page until something is so. */
async function until(page: Page, so: () => Promise<boolean>): Promise<void> {
  await expect(async () => {
    await page.clock.runFor(20);
    expect(await so()).toBe(true);
  }).toPass({ timeout: 20_000 });
}

/** Tapped on every change; the others by `npm run test:long`. */
const USUAL = ['a score'];
const TAPPED = CASES.filter(({ what }) => LONG || USUAL.includes(what));

for (const { what, fact, entries, button, ready } of TAPPED) {
  test(`the second of two taps at one place is no act of the next person: ${what}`, async ({
    page,
  }) => {
    needsFingers(page);
    await page.clock.install();
    await openRecord(page, entries(), 'two-taps');
    await ready?.(page);
    // It would go with the first act, and everything below it would move up.
    const banner = page.getByRole('button', { name: barWords.act.fine, exact: true });
    if (await banner.isVisible()) await tap(banner);
    const facts = async () => (await storedFacts(page, 'two-taps', fact)).length;
    const before = await facts();
    const box = await button(page).boundingBox();
    if (!box) throw new Error('the button is not on the screen');
    const [x, y] = [box.x + box.width / 2, box.y + 0.3 * box.height];
    await page.clock.pauseAt(Date.now() + 10_000);
    await page.touchscreen.tap(x, y);
    await until(page, async () => (await facts()) === before + 1);
    // The same act of the next player comes up there.
    await until(page, async () => {
      const due = await button(page).boundingBox();
      return due !== null && due.y < y && y < due.y + due.height;
    });
    await page.clock.runFor(40);

    // The other half of a slow double tap.
    await page.touchscreen.tap(x, y);
    await page.clock.runFor(40);
    await expect(page.locator('[data-early]')).toBeVisible();
    await page.clock.runFor(400);
    expect(await facts()).toBe(before + 1);

    // A press that waited for what it answers: being held back has started no new wait.
    await page.clock.runFor(FRESH);
    await page.touchscreen.tap(x, y);
    await until(page, async () => (await facts()) === before + 2);
  });
}
