/** The screens of time: where a game stands, what is wished of its clocks, and the taps that lead there. */
import type { Page } from '@playwright/test';
import type { Written } from '$lib/core/record/entry.ts';
import { actionOf } from '$lib/core/step.ts';
import type { Limits } from '$lib/core/queries/limits.ts';
import { pause } from '$words/clocks.ts';
import { limits } from '$words/limits.ts';
import { menu } from '$words/menu.ts';
import { moves } from '$words/moves.ts';
import { banner as barWords } from '$words/banner.ts';
import { table as tableWords } from '$words/table.ts';
import { times } from '$words/times.ts';
import { momentOf } from '../../support/moments.ts';
import { openRecord, tableShown } from './games.ts';
import { tap } from './tap.ts';

const MINUTE = 60_000;

export interface TimeScreen {
  name: string;
  /** Where the game stands; a turn of round 3 unless told. */
  entries?: () => Written[];
  /** What the table wishes of its clocks. */
  limits?: Partial<Limits>;
  /** From the table to what is looked at; `id` is that of the game. */
  open?: (page: Page, id: string) => Promise<void>;
}

/** Someone's turn in round 3. */
const inTurn = (): Written[] =>
  momentOf(
    {
      phase: 'action',
      step: 'turn',
      round: 3,
      when: ({ context }) => (actionOf(context)?.turn ?? 0) >= 5,
    },
    ['six-players'],
  );
const voting = () => momentOf({ phase: 'agenda', step: 'vote', round: 2 }, ['six-players']);
const atEnd = () => momentOf({ phase: 'over', step: 'result' }, ['six-players']);

const dialog = (page: Page) => page.locator('dialog[open]').last();

const openClock = (page: Page) =>
  tap(page.locator('main.table section.stage').getByRole('button', { name: tableWords.openClock }));

/** The clocks stand still from now on. */
async function pauseFor(page: Page, reason: keyof typeof pause.reasons): Promise<void> {
  await tap(page.getByRole('button', { name: /^Game clock/ }));
  await tap(page.getByRole('button', { name: pause.reasons[reason] }));
}

async function openTimes(page: Page): Promise<void> {
  await tap(page.getByRole('button', { name: tableWords.menu, exact: true }));
  await tap(dialog(page).getByRole('button', { name: menu.times.title }));
}

/** No one sees the game for so long (ms); then the table comes back to it. */
async function away(page: Page, id: string, ms: number): Promise<void> {
  await page.goto('about:blank');
  await page.clock.fastForward(ms);
  await page.goto(`./game/${id}`);
  await tableShown(page);
}

export const TIME_SCREENS: readonly TimeScreen[] = [
  { name: 'clock', open: openClock },
  { name: 'clock-low', limits: { limit: { kind: 'turn', ms: 2 * MINUTE } }, open: openClock },
  {
    name: 'clock-bank-over',
    limits: { limit: { kind: 'bank', ms: 5 * MINUTE, increment: MINUTE / 2 } },
    open: openClock,
  },
  { name: 'stage-low', limits: { limit: { kind: 'turn', ms: 2 * MINUTE } } },
  { name: 'stage-over', limits: { limit: { kind: 'turn', ms: MINUTE } } },
  { name: 'talk', entries: voting, limits: { talk: 2 * MINUTE } },
  { name: 'pause', open: (page) => pauseFor(page, 'food') },
  {
    name: 'clock-paused',
    async open(page) {
      await openClock(page);
      await tap(dialog(page).getByRole('button', { name: 'Pause' }));
    },
  },
  {
    name: 'go-on',
    async open(page) {
      await pauseFor(page, 'rules');
      await openTimes(page);
      await tap(dialog(page).getByRole('button', { name: times.hide }));
    },
  },
  { name: 'gap-line', open: (page, id) => away(page, id, 43 * MINUTE) },
  {
    name: 'gap',
    async open(page, id) {
      await away(page, id, 43 * MINUTE);
      await tap(page.getByRole('button', { name: barWords.act.gap }));
    },
  },
  { name: 'times', open: openTimes },
  {
    name: 'limits',
    limits: { limit: { kind: 'bank', ms: 40 * MINUTE, increment: MINUTE / 2 }, talk: 3 * MINUTE },
    async open(page) {
      await openTimes(page);
      await tap(dialog(page).getByRole('button', { name: limits.title }));
    },
  },
  {
    name: 'moves',
    async open(page) {
      await openTimes(page);
      await tap(dialog(page).getByRole('button', { name: moves.open }));
      await dialog(page).getByLabel(moves.from).selectOption({ index: 1 });
    },
  },
  { name: 'times-at-the-end', entries: atEnd, open: openTimes },
];

/** Lays the game and goes to a screen of time, a minute and a half after the last act. */
export async function showTimeScreen(page: Page, screen: TimeScreen, id: string): Promise<void> {
  const entries = screen.entries?.() ?? inTurn();
  const nothing = { limit: { kind: 'none' }, talk: null, handed: { spent: {}, turns: {} } };
  await page.addInitScript(([key, kept]) => localStorage.setItem(key, kept), [
    `custodian.limits.${id}`,
    JSON.stringify({ ...nothing, ...screen.limits }),
  ] as const);
  await page.clock.install({ time: (entries.at(-1)?.at ?? 0) + 1.5 * MINUTE });
  await openRecord(page, entries, id);
  // The watch of limits comes once the screen stands still.
  await page.clock.runFor(7000);
  await screen.open?.(page, id);
  await page.clock.runFor(1000);
}
