/**
 * The board is drawn from its document alone: on a page without a session, a record, or the app, it is
 * what the table of the same game shows.
 */
import { spawnSync } from 'node:child_process';
import { join } from 'node:path';
import type { BrowserContext, Page } from '@playwright/test';
import type { GameView } from '../../src/lib/core/queries/game-view.ts';
import { folded } from '../../src/lib/words/en/folded.ts';
import { ROOT } from '../../src/tools/project.mjs';
import { entriesUntil, recordedEntries, type Wanted } from '../support/moments.ts';
import { expect, test } from './support/at-table.ts';
import { LONG } from './support/long.ts';
import { bundlePage, type PageBundle } from './support/page-bundle.ts';
import { openRecord } from './support/games.ts';
import { tap } from './support/tap.ts';

/** What a page shows of the board, without what Svelte leaves in it for itself. */
const shownOn = (page: Page): Promise<string[]> =>
  page.evaluate(() =>
    ['.rail .where', '.rail .clock', '.sheet'].flatMap((what) => {
      const html = document.querySelector(what)?.outerHTML ?? `no ${what}`;
      return html.replace(/<!--.*?-->/g, '').split(/(?=<)/);
    }),
  );

/** Waits until both show the same; what is judged, and what is laid out anew, comes a moment later. */
const sameOn = (board: Page, table: Page): Promise<void> =>
  expect(async () => expect(await shownOn(board)).toEqual(await shownOn(table))).toPass({
    timeout: 15_000,
  });

/** The document that `npm run replay` prints of the first entries of a recorded game. */
function printed(game: string, until: number): GameView {
  const file = join(ROOT, `tests/fixtures/games/${game}.json`);
  const tool = join(ROOT, 'src/tools/replay.mjs');
  const { stdout, stderr } = spawnSync(process.execPath, [tool, '--until', String(until), file], {
    encoding: 'utf8',
    maxBuffer: 2 ** 26,
  });
  if (!stdout) throw new Error(stderr);
  return (JSON.parse(stdout) as { view: GameView }).view;
}

let bundle: PageBundle;
test.beforeAll(async () => {
  bundle = await bundlePage('board-page', 'board');
});

/** A page with nothing on it but a board, as wide as that of the table. */
async function boardBeside(table: Page, context: BrowserContext, view: GameView): Promise<Page> {
  const page = await context.newPage();
  const size = table.viewportSize();
  if (size) await page.setViewportSize(size);
  await page.setContent('<!doctype html><html lang="en"><body><main></main></body></html>');
  await page.addStyleTag({ content: bundle.styles });
  await page.addScriptTag({ content: bundle.script });
  await fit(page, table);
  await draw(page, view);
  return page;
}

/** Makes the board as wide as the one of the table. */
async function fit(page: Page, table: Page): Promise<void> {
  const width = await table
    .locator('.sheet')
    .evaluate((sheet) => sheet.getBoundingClientRect().width);
  await page.locator('main').evaluate((main, px) => {
    main.style.cssText = `display: grid; grid-template: 'rail' auto 'sheet' auto / ${px}px`;
  }, width);
}

const draw = (page: Page, view: GameView): Promise<void> =>
  page.evaluate((document_) => {
    const { board } = globalThis as unknown as {
      board: { draw: (target: Element | null, view: GameView) => string[] };
    };
    const opened = board.draw(document.querySelector('main'), document_);
    Object.assign(globalThis, { opened });
  }, view);

type Drawn = Wanted & { game: string; says: string };

/** Drawn on every change. */
const USUAL: readonly Drawn[] = [
  {
    game: 'the-evening',
    phase: 'agenda',
    step: 'vote',
    says: 'a vote half through',
    when: ({ context: { step } }) => 'agenda' in step && (step.agenda?.votes.length ?? 0) > 2,
  },
];

/** Drawn beside them by `npm run test:long`. */
const OTHERS: readonly Drawn[] = [
  { game: 'four-players-full', phase: 'status', step: 'score', round: 2, says: 'scoring' },
  { game: 'six-players', phase: 'strategy', step: 'pick', round: 2, says: 'picks' },
  { game: 'the-evening', phase: 'action', step: 'strategic', round: 2, says: 'a strategy card' },
];

for (const { game, says, ...wanted } of LONG ? [...USUAL, ...OTHERS] : USUAL) {
  test(`drawn from the document alone it is the table's: ${says}`, async ({ page, context }) => {
    const entries = entriesUntil(recordedEntries(game), wanted);
    const view = printed(game, entries.length);
    // Where no time passes, none is shown that the record does not tell of.
    await page.clock.setFixedTime(entries.at(-1)?.at ?? 0);
    await openRecord(page, entries, 'board');
    const board = await boardBeside(page, context, view);
    await sameOn(board, page);
    for (const [width, height] of [
      [800, 1280],
      [390, 844],
    ] as const) {
      await page.setViewportSize({ width, height });
      await board.setViewportSize({ width, height });
      await fit(board, page);
      await sameOn(board, page);
    }
    // A phone has it folded; there is more behind it.
    for (const one of [page, board]) await tap(one.getByRole('button', { name: folded.open }));
    await sameOn(board, page);
  });
}

test('another document is another board', async ({ page, context }) => {
  const entries = entriesUntil(recordedEntries('six-players'), { phase: 'status', step: 'score' });
  const view = printed('six-players', entries.length);
  await page.clock.setFixedTime(entries.at(-1)?.at ?? 0);
  await openRecord(page, entries, 'board');
  const board = await boardBeside(page, context, view);
  await sameOn(board, page);
  const table = await shownOn(page);
  const alter: Record<string, (copy: GameView) => void> = {
    'the round': ({ position }) => (position.round += 1),
    'a phase': ({ phases }) => phases.reverse(),
    'a dot': ({ dots }) => dots.push('now'),
    'the game clock': ({ clock }) => (clock.game += 3_600_000),
    'a clock that stands': ({ clock }) => (clock.paused = true),
    'the goal': (copy) => (copy.goal += 1),
    'an objective': ({ objectives }) => objectives.pop(),
    'the order': (copy) => (copy.order = 'votes'),
    'the lanes': ({ lanes }) => lanes.reverse(),
    'a person': ({ lanes }) => lanes.forEach((lane) => (lane.name = 'Zoe')),
    points: ({ lanes }) => lanes.forEach((lane) => (lane.points += 1)),
    'a marker': ({ lanes }) => lanes.forEach((lane) => (lane.shown += 1)),
    tokens: ({ lanes }) => lanes.forEach(({ tokens }) => tokens && (tokens.fleet += 1)),
    'what was changed': ({ lanes }) => lanes.forEach((lane) => lane.changed.push('goods')),
    'a debt': ({ lanes }) => lanes.forEach((lane) => (lane.owes = 2)),
    'what is done': ({ lanes }) => lanes.forEach((lane) => (lane.activity = { kind: 'tactical' })),
    'a cell': ({ lanes }) =>
      lanes.forEach(({ cells }) => cells.forEach((cell) => (cell.state = 'scored'))),
    'a time': ({ clock }) => {
      for (const seat of Object.keys(clock.seats))
        clock.seats[seat as keyof typeof clock.seats] = 0;
    },
    'the votes': (copy) => (copy.voting = true),
    'the end': (copy) =>
      (copy.result = { reason: 'goal', winners: ['s1'], call: null, note: null }),
  };
  for (const [what, change] of Object.entries(alter)) {
    const copy = structuredClone(view);
    change(copy);
    await draw(board, copy);
    // What is laid out anew at first is not what makes it another.
    await board.evaluate(
      () => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done))),
    );
    expect(await shownOn(board), what).not.toEqual(table);
  }
  await draw(board, view);
  await sameOn(board, page);
});

test('what is pressed on it is told, and does nothing', async ({ page, context }) => {
  test.skip(!LONG, 'by npm run test:long');
  const entries = entriesUntil(recordedEntries('six-players'), { phase: 'status', step: 'score' });
  const view = printed('six-players', entries.length);
  await page.clock.setFixedTime(entries.at(-1)?.at ?? 0);
  await openRecord(page, entries, 'board');
  const board = await boardBeside(page, context, view);
  const before = await shownOn(board);
  await tap(board.locator('.sheet .lane .open').first());
  await tap(board.locator('.rail .clock'));
  await tap(board.locator('.sheet .heads button').first());
  const opened = await board.evaluate(() => (globalThis as unknown as { opened: string[] }).opened);
  const [lane] = view.lanes;
  const [first] = view.objectives;
  expect(opened).toEqual([`player ${lane?.seat}`, 'clock', `objective ${first?.objective} null`]);
  expect(await shownOn(board)).toEqual(before);
});
