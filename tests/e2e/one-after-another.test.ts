/**
 * Players answer one after another, by touch, at every tablet and phone size: each press waits for what
 * it answers, and each counts the first time.
 */
import type { Locator, Page } from '@playwright/test';
import { follow } from '$words/follow.ts';
import { strategyCards } from '$words/strategy-cards.ts';
import { entriesUntil, recordedEntries } from '../support/moments.ts';
import { actionOf, strategicOf } from '../../src/lib/core/step.ts';
import { expect, test } from './support/at-table.ts';
import { openRecord } from './support/games.ts';
import { LONG } from './support/long.ts';
import { storedFacts } from './support/stored.ts';
import { needsFingers } from './support/tap.ts';

const SIZES: readonly (readonly [width: number, height: number])[] = [
  [1280, 800],
  [1180, 820],
  [1080, 810],
  [1024, 768],
  [810, 1080],
  [800, 1280],
  [768, 1024],
  [390, 844],
  [360, 640],
];

const record = recordedEntries('six-players');

/** How long (ms) a person looks at what has come up before the next press. */
const LOOK = 400;

const stage = (page: Page) => page.locator('section.stage');

/** What the stage asks has changed, and has been painted. */
async function isAskedAnew(page: Page, before: string): Promise<void> {
  await expect.poll(() => stage(page).innerText()).not.toBe(before);
  await page.evaluate(
    () =>
      new Promise<void>((done) => requestAnimationFrame(() => requestAnimationFrame(() => done()))),
  );
}

const first = (page: Page, name: RegExp) => stage(page).getByRole('button', { name }).first();

interface Answers {
  what: string;
  /** The facts that say so. */
  fact: string;
  entries: () => ReturnType<typeof entriesUntil>;
  /** The button of the player who is due next. */
  button: (page: Page) => Locator;
  presses: number;
}

const construction = strategyCards['construction']?.name ?? '';
const follows = new RegExp(`^${follow.followsLabel('.+', construction)}$`);

const CASES: Answers[] = [
  {
    what: 'followers',
    fact: 'secondary.answered',
    entries: () =>
      entriesUntil(record, {
        phase: 'action',
        step: 'strategic',
        when: ({ context }) => {
          const card = strategicOf(context);
          return card?.card === 'construction' && card.resolved;
        },
      }),
    button: (page) => first(page, follows),
    presses: 4,
  },
  {
    what: 'passes',
    fact: 'turn.passed',
    entries: () =>
      entriesUntil(record, {
        phase: 'action',
        step: 'turn',
        when: ({ context }) =>
          Object.values(context.strategyCards).every(
            ({ holder, exhausted }) => !holder || exhausted,
          ) && Object.values(actionOf(context)?.passed ?? {}).length === 0,
      }),
    button: (page) => first(page, /^Pass/),
    presses: 4,
  },
  {
    what: 'votes',
    fact: 'votes.cast',
    entries: () => entriesUntil(record, { phase: 'agenda', step: 'vote' }),
    button: (page) => first(page, /abstain/i),
    presses: 4,
  },
  {
    what: 'scores of nothing',
    fact: 'scoring.answered',
    entries: () => entriesUntil(record, { phase: 'status', step: 'score' }),
    button: (page) => first(page, /^Nothing to score for/),
    presses: 4,
  },
];

/** On every change the most usual tablet; all of them by `npm run test:long`. */
const USUAL = ['1080x810'];

for (const [width, height] of SIZES) {
  const size = `${width}x${height}`;
  if (!LONG && !USUAL.includes(size)) continue;
  test.describe(`at ${size}`, () => {
    test.use({ viewport: { width, height }, hasTouch: true });

    for (const [i, { what, fact, entries, button, presses }] of CASES.entries()) {
      // One of two on every change.
      if (!LONG && i % 2 > 0) continue;
      test(`${what}, one after another`, async ({ page }) => {
        needsFingers(page);
        await openRecord(page, entries(), 'one-by-one');
        const facts = async () => (await storedFacts(page, 'one-by-one', fact)).length;
        const before = await facts();
        for (let press = 1; press <= presses; press++) {
          // Where it lies below the edge of a small screen, the list is moved first.
          await button(page).evaluate((it) => it.scrollIntoView({ block: 'center' }));
          await page.waitForTimeout(LOOK);
          const asked = await stage(page).innerText();
          await button(page).tap();
          await expect.poll(facts).toBe(before + press);
          await isAskedAnew(page, asked);
        }
      });
    }
  });
}
