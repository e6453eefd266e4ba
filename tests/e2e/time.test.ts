/** Silences within one run in a real browser: asked about, billed to no one, moved by the table alone. */
import { setTimeout as sleep } from 'node:timers/promises';
import type { Page } from '@playwright/test';
import { actionOf } from '../../src/lib/core/step.ts';
import { LONG_SILENCE } from '../../src/lib/core/queries/time/silence.ts';
import { pause } from '$words/clocks.ts';
import { gap } from '$words/gap.ts';
import { menu } from '$words/menu.ts';
import { moves } from '$words/moves.ts';
import { banner as barWords } from '$words/banner.ts';
import { table as tableWords } from '$words/table.ts';
import { times } from '$words/times.ts';
import { momentOf } from '../support/moments.ts';
import { expect, test } from './support/at-table.ts';
import { openRecord, reloaded, settled } from './support/games.ts';
import { LONG } from './support/long.ts';
import { tap } from './support/tap.ts';

const MINUTE = 60_000;
const SLEEP = 43 * MINUTE;

/** Someone's turn in round 3. */
const entries = () =>
  momentOf(
    {
      phase: 'action',
      step: 'turn',
      round: 3,
      when: ({ context }) => (actionOf(context)?.turn ?? 0) >= 5,
    },
    ['six-players'],
  );

/** A minute and a half after the last act, at a device whose clocks the test has. */
async function atTurn(page: Page, id: string, before?: () => void): Promise<void> {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  const record = entries();
  await page.clock.install({ time: (record.at(-1)?.at ?? 0) + 1.5 * MINUTE });
  if (before) await page.addInitScript(before);
  await openRecord(page, record, id);
  await page.clock.runFor(2000);
}

/** An act of this run. */
async function pauseAndResume(page: Page): Promise<void> {
  await tap(page.getByRole('button', { name: /^Game clock/ }));
  await tap(page.getByRole('button', { name: pause.resume }).first());
  await expect(timer(page)).toBeVisible();
}

const timer = (page: Page) => page.locator('main.table section.stage').getByRole('timer');
const dialog = (page: Page) => page.locator('dialog[open]').last();
const asked = (page: Page) =>
  page.locator('.banner').getByRole('button', { name: barWords.act.gap });

test('a sleep within a run is asked about, cut in two, and its minutes are moved and moved back', async ({
  page,
}) => {
  await atTurn(page, 'sleeps');
  await expect(timer(page)).toHaveText(/^1:/);
  await page.clock.fastForward(SLEEP);
  await expect(timer(page)).toHaveText(/^1:/);
  // It goes on from where it stood, and a reload knows as much.
  await page.clock.fastForward(2 * MINUTE);
  await expect(timer(page)).toHaveText(/^[34]:/);
  await reloaded(page);
  await expect(timer(page)).toHaveText(/^[34]:/);

  await tap(asked(page));
  await dialog(page).getByRole('slider').fill('8');
  await tap(dialog(page).getByRole('button', { name: /8 min, break 3\d min/ }));
  await expect(asked(page)).toBeHidden();
  await settled(page);
  await expect(timer(page)).toHaveText(/^1[12]:/);

  await tap(page.getByRole('button', { name: tableWords.menu, exact: true }));
  await tap(dialog(page).getByRole('button', { name: menu.times.title }));
  await tap(dialog(page).getByRole('button', { name: moves.open }));
  const from = dialog(page).getByLabel(moves.from);
  await from.selectOption('break  ');
  await dialog(page).getByLabel(moves.to).selectOption({ index: 2 });
  await dialog(page).getByRole('textbox').fill('they talked about the rules');
  await tap(dialog(page).getByRole('button', { name: /^Move 1 min from Breaks to/ }));
  await expect(dialog(page).getByRole('heading', { name: times.places })).toBeVisible();
  await page.keyboard.press('Escape');
  await reloaded(page);
  await tap(page.getByRole('button', { name: tableWords.menu, exact: true }));
  await tap(dialog(page).getByRole('button', { name: menu.history.title }));
  await expect(dialog(page).getByText('they talked about the rules')).toBeVisible();
  await tap(dialog(page).getByRole('button', { name: /^Move back: 1 min from Breaks/ }));
  await tap(dialog(page).getByRole('button', { name: /^Move 1 min from .* to Breaks$/ }));
  await expect(
    dialog(page).getByText(moves.backReason('they talked about the rules')),
  ).toBeVisible();
});

test('without what says when it was last seen the whole time since the last act is asked about', async ({
  page,
}) => {
  test.skip(!LONG, 'by npm run test:long');
  await atTurn(page, 'unseen');
  for (let minutes = 0; minutes < 6; minutes += 3) await page.clock.fastForward(3 * MINUTE);
  await expect(timer(page)).toHaveText(/^[78]:/);
  await reloaded(page);
  // Control: the stamp knows that someone looked on.
  await expect(timer(page)).toHaveText(/^[78]:/);
  await expect(asked(page)).toBeHidden();
  await page.evaluate(() => addEventListener('pagehide', () => localStorage.clear()));
  await reloaded(page);
  await expect(asked(page)).toBeVisible();
  await expect(timer(page)).toHaveText(/^0:/);
});

test('without a look at the time a sleep is billed', async ({ page }) => {
  test.skip(!LONG, 'by npm run test:long');
  // Control: no one looks any more, and nothing that is said lasts.
  await atTurn(page, 'unwatched', () => {
    Storage.prototype.setItem = () => undefined;
    const every = window.setInterval;
    Object.assign(window, { setInterval: (work: () => void) => every(work, 36_000_000) });
  });
  await page.clock.fastForward(SLEEP);
  await expect(timer(page)).toHaveText(/^4[45]:/);
});

test('a clock that is set back within a run is no silence and moves no time', async ({ page }) => {
  await atTurn(page, 'set');
  await pauseAndResume(page);
  const now = await page.evaluate(() => Date.now());
  await page.clock.setSystemTime(now - 5 * 60 * MINUTE);
  await page.clock.runFor(3000);
  await expect(timer(page)).toHaveText(/^1:/);
  await expect(asked(page)).toBeHidden();
});

test('a page whose renderer stood still for over five minutes bills no one', async ({
  page,
  browser,
  browserName,
}) => {
  test.skip(!LONG || browserName !== 'chromium', 'by npm run test:long, in Chromium');
  test.setTimeout(10 * MINUTE);
  await openRecord(page, entries(), 'stopped');
  await pauseAndResume(page);
  const devtools = await browser.newBrowserCDPSession();
  const { processInfo } = await devtools.send('SystemInfo.getProcessInfo');
  const renderers = processInfo.filter(({ type }) => type === 'renderer').map(({ id }) => id);
  expect(renderers).not.toEqual([]);
  for (const id of renderers) process.kill(id, 'SIGSTOP');
  await sleep(LONG_SILENCE + MINUTE / 3);
  for (const id of renderers) process.kill(id, 'SIGCONT');
  await expect(timer(page)).toHaveText(/^0:/);
  await tap(page.getByRole('button', { name: tableWords.menu, exact: true }));
  await tap(dialog(page).getByRole('button', { name: menu.times.title }));
  const found = dialog(page).getByRole('button', { name: gap.span(LONG_SILENCE) });
  await expect(found).toContainText(gap.unanswered);
});
