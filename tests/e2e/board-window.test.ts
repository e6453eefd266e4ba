/**
 * The board on a second screen: opened from the menu, it follows the table, whoever works it by hand or by
 * a presenter remote; it keeps what it shows, and there is nothing to press that plays.
 */
import AxeBuilder from '@axe-core/playwright';
import type { Page } from '@playwright/test';
import { castVotes } from '../../src/lib/core/commands/agenda.ts';
import { boardPanel, boardWindow as words } from '../../src/lib/words/en/board-window.ts';
import { keysPanel } from '../../src/lib/words/en/keys.ts';
import { pause } from '../../src/lib/words/en/clocks.ts';
import { table as tableWords } from '../../src/lib/words/en/table.ts';
import { entriesUntil, momentOf, recordedEntries } from '../support/moments.ts';
import { atFirstTurn, atVote } from '../support/rounds.ts';
import type { NewTable, Table } from '../support/table.ts';
import { expect, test } from './support/at-table.ts';
import { brokenOrCut } from './support/boxes.ts';
import { openRecord, settled } from './support/games.ts';
import { recordOfTable } from './support/laid-table.ts';
import { LONG } from './support/long.ts';
import { LONG_FACTIONS, PEOPLE } from './support/newer-stages.ts';
import { storeRecords, storedFacts } from './support/stored.ts';
import { tap } from './support/tap.ts';

test.use({ hasTouch: true, contextOptions: { reducedMotion: 'reduce' } });

const WALLS = [
  [1920, 1080],
  [1280, 720],
  [1080, 1920],
] as const;
/** The least type (px) that is read from four metres on a screen of 1920 by 1080. */
const LEAST = 24;

const keys = (board: Page) => board.getByRole('group', { name: words.layout });
const button = (page: Page, name: string) => page.getByRole('button', { name });

/** Text that is too small, and what reaches beyond the screen or into what cuts it off. */
const unreadable = (board: Page, least: number): Promise<string[]> =>
  board.evaluate((px) => {
    const wrong: string[] = [];
    const main = document.querySelector('main');
    for (const element of main?.querySelectorAll<HTMLElement | SVGElement>('*') ?? []) {
      if (element.closest('[role=group], button, .keys')) continue;
      const own = [...element.childNodes].some(
        (node) => node.nodeType === Node.TEXT_NODE && node.textContent?.trim(),
      );
      if (!own || !element.checkVisibility()) continue;
      const { left, right, top, bottom, width } = element.getBoundingClientRect();
      if (width === 0) continue;
      const text = `${element.textContent?.trim()}`;
      const size = parseFloat(getComputedStyle(element).fontSize);
      // Letters of a mark are drawn on a grid of 48.
      const svg = element.closest('svg');
      const shown = svg ? (size * svg.getBoundingClientRect().width) / 48 : size;
      if (!svg && shown < px - 0.1) wrong.push(`small: ${text} ${shown}`);
      if (left < -1 || right > innerWidth + 1 || top < -1 || bottom > innerHeight + 1)
        wrong.push(`beyond: ${text}`);
    }
    if (document.documentElement.scrollHeight > innerHeight) wrong.push('scrolls');
    return wrong;
  }, least);

async function isSound(board: Page, what: string): Promise<void> {
  const { violations } = await new AxeBuilder({ page: board }).analyze();
  expect(
    violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ target }) => target).join(' | ')}`),
    what,
  ).toEqual([]);
}

test('opened from the menu it follows hand and remote, and keeps what it shows', async ({
  page,
  context,
}) => {
  const entries = momentOf({ phase: 'action', step: 'turn', round: 4 }, ['the-evening']);
  await openRecord(page, entries, 'evening');
  const turn = page.locator('main.table section.stage').getByRole('heading').first();
  const first = await turn.innerText();
  await tap(button(page, tableWords.menu));
  await tap(button(page, boardPanel.menu.title));
  const opening = context.waitForEvent('page');
  await tap(button(page, boardPanel.open));
  const board = await opening;
  await board.setViewportSize({ width: 1920, height: 1080 });
  const now = board.locator('main > header');
  await expect(now).toContainText(first);
  await expect(board.getByRole('region', { name: tableWords.sheet })).toContainText(first);
  // What it shows is chosen at the table, too, and is as large as it has to be.
  await tap(button(page, words.layouts.track));
  await expect(board.getByRole('heading', { level: 2 })).toContainText(/leads|share/);
  await isSound(board, 'track');
  expect(await unreadable(board, LEAST)).toEqual([]);
  await board.reload();
  await expect(board.getByRole('heading', { level: 2 })).toContainText(/leads|share/);
  await page.keyboard.press('Escape');
  await expect(page.locator('dialog[open]')).toHaveCount(0);

  // The gold button by a finger, by a remote; undone by it.
  await board.bringToFront();
  await tap(keys(board).getByRole('button', { name: words.layouts.sheet }));
  const sheet = board.getByRole('region', { name: tableWords.sheet });
  await expect(sheet).toBeVisible();
  const before = await sheet.innerText();
  await page.bringToFront();
  await tap(page.locator('section.stage button.main:not(:disabled)').first());
  await settled(page);
  await expect(sheet).not.toHaveText(before, { useInnerText: true });
  await page.keyboard.press('PageUp');
  await expect(sheet).toHaveText(before, { useInnerText: true });
  const acts = (await storedFacts(page, 'evening', 'strategy-card.played')).length;
  await page.keyboard.press('PageDown');
  await expect(sheet).not.toHaveText(before, { useInnerText: true });
  expect(await storedFacts(page, 'evening', 'strategy-card.played')).toHaveLength(acts + 1);
  await page.keyboard.press('b');
  await expect(page.getByRole('heading', { name: pause.title })).toBeVisible();
  await expect(now).toContainText(words.paused);
  await page.keyboard.press('?');
  await expect(page.getByRole('heading', { name: keysPanel.title })).toBeVisible();
  // In a dialog they are keys like others.
  await page.keyboard.press('PageDown');
  await expect(page.getByRole('heading', { name: pause.title })).toBeVisible();
  await expect(now).toContainText(words.paused);
  await tap(page.getByRole('switch', { name: keysPanel.listen }));
  await page.keyboard.press('Escape');
  await page.keyboard.press('b');
  await expect(now).toContainText(words.paused);

  // Nothing there is to be pressed but what it shows and the whole screen, and that goes.
  await board.bringToFront();
  await expect(board.getByRole('button')).toHaveCount(6);
  await expect(keys(board).locator('..')).toHaveCSS('opacity', '0', { timeout: 10_000 });
  await board.touchscreen.tap(900, 300);
  await expect(keys(board).locator('..')).toHaveCSS('opacity', '1');
});

const laid = (players: number): NewTable => ({
  players,
  names: PEOPLE,
  factions: LONG_FACTIONS.map((faction, seat) => (seat % 2 ? faction : null)),
  settings: { depth: 'full' },
});

function voted(players: number): Table {
  const table = atVote('mutiny', laid(players));
  for (const outcome of ['for', 'against'] as const) {
    const seat = table.active;
    if (seat) table.do(castVotes, { seat, outcome, votes: 3 });
  }
  return table;
}

const LATE = entriesUntil(recordedEntries('eight-players'), {
  phase: 'status',
  step: 'score',
  round: 5,
});

const SCREENS = {
  three: recordOfTable(atFirstTurn(laid(3)), 'three'),
  six: recordOfTable(voted(6), 'six'),
  eight: recordOfTable(voted(8), 'eight'),
  late: LATE,
};

for (const [name, entries] of Object.entries(LONG ? SCREENS : { eight: SCREENS.eight })) {
  test(`is read from across the room: ${name}`, async ({ page }) => {
    test.setTimeout(LONG ? 240_000 : 60_000);
    await openRecord(page, entries, name);
    await storeRecords(page, { [name]: entries });
    await page.goto(`./board/${name}`);
    for (const theme of LONG ? ['dark', 'light'] : ['light']) {
      await page.evaluate((kept) => localStorage.setItem('custodian.theme', kept), theme);
      await page.reload();
      for (const [width, height] of LONG ? WALLS : WALLS.slice(0, 1)) {
        await page.setViewportSize({ width, height });
        for (const layout of ['sheet', 'track', 'agenda', 'clock'] as const) {
          const what = `${layout} at ${width}, ${theme}`;
          // Its keys go while no hand moves: a first touch brings them back.
          await page.touchscreen.tap(width / 2, height / 3);
          await tap(keys(page).getByRole('button', { name: words.layouts[layout] }));
          await expect(page.locator('main')).toHaveAttribute('data-layout', layout);
          const least = LEAST * Math.min(1, Math.max(width, height) / 1920);
          expect(await unreadable(page, least), what).toEqual([]);
          expect(await brokenOrCut(page), what).toEqual([]);
          if (LONG || layout === 'agenda') await isSound(page, what);
        }
      }
    }
  });
}
