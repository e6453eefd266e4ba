/**
 * Whatever throws at a table, rail, Undo and menu stand, and the last tap can be taken back. The app has
 * no switch for it: the host hands out a stage or a panel that throws, each in turn.
 */
import type { Locator, Page } from '@playwright/test';
import { isOfStage, type OpenPanel } from '../../src/lib/ui/model/open-panel.ts';
import { kit } from '$words/kit.ts';
import { menu } from '$words/menu.ts';
import { noTable } from '$words/no-table.ts';
import { table as words } from '$words/table.ts';
import type { Written } from '../../src/lib/core/record/entry.ts';
import { EVERY_STEP } from '../support/every-step.ts';
import { expect, test } from './support/at-table.ts';
import { isAlone, roomsFor, scriptOf } from './support/built-parts.ts';
import { tableShown } from './support/games.ts';
import { recordOfTable } from './support/laid-table.ts';
import { LONG } from './support/long.ts';
import { storedFacts, storedMarks, storeRecords } from './support/stored.ts';
import { tap, touch } from './support/tap.ts';

test.use({ hasTouch: true });

const { thrown, takeBack } = noTable;

/** From now on this part throws while it is drawn. */
async function makeThrow(page: Page, source: string): Promise<void> {
  await page.route(scriptOf(source), (route) =>
    route.fulfill({
      contentType: 'text/javascript',
      body: `export default function () { throw new Error('thrown by ${source}'); }`,
    }),
  );
}

/** A step at which each stage that is not for a single one is met. */
const STEPS: Readonly<Record<string, string>> = {
  over: 'over.result',
  step: 'status.draw',
  setup: 'setup.opening',
};

const recordAt = (step: string, id: string): Written[] => {
  const lay = EVERY_STEP[step];
  if (!lay) throw new Error(`no table stands at ${step}`);
  return recordOfTable(lay(), id);
};

const thrownAt = (page: Page, what: string) =>
  page.getByRole('alert').filter({ has: page.getByRole('heading', { name: what }) });

const inRail = (page: Page, name: string) =>
  page.locator('main.table .rail').getByRole('button', { name, exact: true });

async function expectMenu(page: Page): Promise<void> {
  await tap(inRail(page, words.menu));
  const dialog = page.getByRole('dialog', { name: menu.title });
  await tap(dialog.getByRole('button', { name: kit.close }));
  await expect(dialog).toHaveCount(0);
}

/** The last tap is taken back by the key of the message, and the one before by Undo. */
async function expectUndo(page: Page, message: Locator, id: string): Promise<void> {
  await tap(message.getByRole('button', { name: takeBack }));
  await expect.poll(() => storedMarks(page, id)).toBe(1);
  await tap(inRail(page, words.undo));
  await expect.poll(() => storedMarks(page, id)).toBe(2);
}

// One of each twenty rooms on every change, all of them by `npm run test:long`.
test('each stage throws in turn: rail, Undo and menu stand, and the tap is taken back', async ({
  page,
}) => {
  test.setTimeout(300_000);
  // No printed game has the step of a ruleset's own: the made-up one's round draws its stage. A turn, a tactical
  // action and a pick share their scripts with other stages, which would throw too.
  const all = roomsFor('stages').filter(([name, source]) => name !== 'own' && isAlone(source));
  expect(all.length).toBeGreaterThan(12);
  const stages = all
    .filter((_, i) => LONG || i % 20 === 0)
    .map(([name, source]) => ({
      id: `thrown-${name.toLowerCase().replace('.', '-')}`,
      step: STEPS[name] ?? name,
      source,
    }));
  const records = stages.map(({ id, step }) => [id, recordAt(step, id)] as const);
  await storeRecords(page, Object.fromEntries(records));
  for (const { id, source } of stages) {
    await test.step(source, async () => {
      await makeThrow(page, source);
      await page.goto(`./game/${id}`);
      const message = thrownAt(page, thrown.stage);
      await expect(message).toBeVisible();
      await expectMenu(page);
      await expectUndo(page, message, id);
      await page.unroute(scriptOf(source));
      await page.goto(`./game/${id}`);
      await tableShown(page);
      await expect(message).toHaveCount(0);
    });
  }
});

test('each panel throws in turn: the table stands, and the tap is taken back', async ({ page }) => {
  test.setTimeout(300_000);
  const all = roomsFor('panels');
  expect(all.length).toBeGreaterThan(14);
  // The history has the whole screen, and a table of its own in it.
  const panels = all.filter((one, i) => LONG || i % 20 === 0 || one[0] === 'history');
  const records = panels.map(([name]) => {
    const id = `panel-${name}`;
    return [id, recordAt('action.turn', id)] as const;
  });
  await storeRecords(page, Object.fromEntries(records));
  for (const [name, source] of panels) {
    await test.step(name, async () => {
      const gameId = `panel-${name}`;
      await makeThrow(page, source);
      // As a page that was loaded again opens what was open before.
      await page.evaluate(
        (open) => sessionStorage.setItem('custodian.open-again', JSON.stringify(open)),
        { gameId, panel: { name, seat: 's1', about: null } },
      );
      await page.goto(`./game/${gameId}`);
      const message = thrownAt(page, thrown.panel);
      await expect(message).toBeVisible();
      await expect(page.locator('main.table section.stage h1')).toBeVisible();
      await expectUndo(page, message, gameId);
      // What a stage opened has gone with its step.
      if (!isOfStage({ name } as OpenPanel)) {
        await tap(page.locator('main.table').getByRole('button', { name: kit.close }));
      }
      await expect(message).toHaveCount(0);
      if (name !== 'menu') await expectMenu(page);
      await page.unroute(scriptOf(source));
    });
  }
});

test('a story that throws in an effect leaves the score sheet in its place', async ({ page }) => {
  const id = 'thrown-in-effect';
  await storeRecords(page, { [id]: recordAt('over.result', id) });
  // The chart of the end asks for its width once it is drawn.
  await page.addInitScript(() => {
    const { observe } = ResizeObserver.prototype;
    ResizeObserver.prototype.observe = function (target, options) {
      if (target.classList.contains('chart')) throw new Error('thrown in an effect');
      observe.call(this, target, options);
    };
  });
  await page.goto(`./game/${id}`);
  await expect(page.getByRole('region', { name: words.sheet, exact: true })).toBeVisible();
  await expect(page.locator('main.table section.stage h1')).toBeVisible();
  await expect(page.locator('.chart')).toHaveCount(0);
  await expectMenu(page);
  await tap(inRail(page, words.undo));
  await expect.poll(() => storedMarks(page, id)).toBe(1);
});

test('a tap that throws says so, records nothing, and Undo works', async ({ page }) => {
  const id = 'thrown-in-event';
  await storeRecords(page, { [id]: recordAt('strategy.pick', id) });
  await page.goto(`./game/${id}`);
  await tableShown(page);
  const stage = page.locator('main.table section.stage');
  const pick = (card: RegExp) => touch(stage.getByRole('button', { name: card }).first());
  await pick(/Leadership/);
  await expect
    .poll(async () => (await storedFacts(page, id, 'strategy-card.chosen')).length)
    .toBe(1);
  // What the app stamps an act with.
  await page.evaluate(() => {
    const { now } = performance;
    performance.now = () => {
      throw new TypeError('thrown in a tap');
    };
    Object.assign(globalThis, { mend: () => (performance.now = now) });
  });
  const message = thrownAt(page, thrown.tap);
  // The second half of a double tap is no tap.
  await expect(async () => {
    await pick(/Diplomacy/);
    await expect(message).toBeVisible({ timeout: 2_000 });
  }).toPass();
  expect(await storedFacts(page, id, 'strategy-card.chosen')).toHaveLength(1);
  await page.evaluate(() => (globalThis as unknown as { mend: () => void }).mend());
  await tap(message.getByRole('button', { name: takeBack }));
  await expect.poll(() => storedMarks(page, id)).toBe(1);
  await expect(message).toHaveCount(0);
});
