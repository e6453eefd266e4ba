/**
 * One grammar everywhere: where a step takes more than one choice, rows only choose, whichever is tapped
 * and in whatever order, and a gold button records: one, or one for each of a few answers. No row ends the turn.
 */
import type { Locator, Page } from '@playwright/test';
import { kit } from '../../src/lib/words/en/kit.ts';
import { tableRecord } from '../support/table-record.ts';
import { expect, test } from './support/at-table.ts';
import { openRecord } from './support/games.ts';
import { LONG } from './support/long.ts';
import { MANY_CHOICES, type ManyChoices } from './support/many-choices.ts';
import { storedOn } from './support/stored.ts';
import { tap } from './support/tap.ts';

const TABLET = [1080, 810] as const;
const SIZES = LONG ? [TABLET, [390, 844] as const] : [TABLET];
/** Taps on rows of one screen. */
const TAPS = LONG ? 24 : 12;
/** What a hand keeps between two buttons that do not do the same (CSS px). */
const APART = 12;
/** What puts a screen away, or leads from it to another: neither a row nor a record. */
const AWAY = /^(close|back|all of it|why\b)|\bwhy\?|rules?$/i;
const ENDS_TURN = /end the turn|and end turn/i;
/** The turn ends, and nothing else is recorded: by the gold button, or by one apart from it. */
const JUST_ENDS = /^End .*turn$/i;

test.use({ hasTouch: true, contextOptions: { reducedMotion: 'reduce' } });

/** How many entries are stored for all games: facts and marks. */
const stored = async (page: Page): Promise<number> =>
  ((await storedOn(page))['entries'] ?? []).length;

/** The same numbers in the same order, however often it is run. */
function dice(seed: number): (sides: number) => number {
  let state = seed;
  return (sides) => {
    state = (state * 48_271) % 2_147_483_647;
    return state % sides;
  };
}

interface Row {
  name: string;
  at: number;
}

/** The rows that can be tapped now: every button but the gold one, those apart from it, and ways out. */
async function rowsOf(within: Locator, acts: RegExp | undefined): Promise<Row[]> {
  const all = await within.getByRole('button').evaluateAll((buttons) =>
    buttons.map((button, at) => ({
      at,
      name: (button.getAttribute('aria-label') ?? button.textContent ?? '').trim(),
      off: (button as HTMLButtonElement).disabled || !button.checkVisibility(),
      gold: button.classList.contains('main'),
      // A button of its own below the gold one is no part of a row.
      apart: button.parentElement?.querySelector(':scope > button:only-child') === button,
    })),
  );
  return all
    .filter(({ name, off, gold, apart }) => {
      if (off || gold || AWAY.test(name) || acts?.test(name)) return false;
      return !(apart && (ENDS_TURN.test(name) || JUST_ENDS.test(name)));
    })
    .map(({ at, name }) => ({ at, name }));
}

/** Buttons that end the turn and are no foot of the stage: each with what is wrong with it. */
const endingWrong = (page: Page): Promise<string[]> =>
  page.evaluate(
    ([pattern, just, apart]) => {
      // What can be hit: nothing that is scrolled away, or that something lies over.
      const shown = [...document.querySelectorAll('button')].filter((one) => {
        const { left, top, width, height } = one.getBoundingClientRect();
        const hit = document.elementFromPoint(left + width / 2, top + height / 2);
        return hit !== null && one.contains(hit);
      });
      const said = (one: Element) => one.getAttribute('aria-label') ?? one.textContent ?? '';
      const ends = (one: Element) =>
        new RegExp(pattern, 'i').test(said(one)) ||
        (new RegExp(just, 'i').test(said(one)) && !one.classList.contains('main'));
      const ending = shown.filter(ends);
      return ending.flatMap((one) => {
        const { left, top, right, bottom } = one.getBoundingClientRect();
        const wrong = new Set<string>();
        if (Math.min(right - left, bottom - top) < 48) wrong.add(`too small: ${said(one)}`);
        // What a finger hits that strays off it, whatever of the other is scrolled away.
        for (let by = 1; by < apart; by += 2) {
          const strays: [number, number][] = [];
          for (let x = left; x <= right; x += 6) strays.push([x, top - by], [x, bottom + by]);
          for (let y = top; y <= bottom; y += 6) strays.push([left - by, y], [right + by, y]);
          for (const [x, y] of strays) {
            const other = document.elementFromPoint(x, y)?.closest('button');
            if (other && other !== one) wrong.add(`${said(other)} is near ${said(one)}`);
          }
        }
        return [...wrong];
      });
    },
    [ENDS_TURN.source, JUST_ENDS.source, APART] as const,
  );

/** The gold buttons in the foot of what is in front: a dialog, else the stage. */
const golds = (page: Page): Locator =>
  page.locator(
    'dialog[open] footer button.main, body:not(:has(dialog[open])) section.stage footer button.main',
  );

/** Taps rows by chance: nothing is recorded, and no button ends the turn but one that stands apart. */
async function walk(
  page: Page,
  { rows, least, acts, golds: most = 1 }: ManyChoices,
): Promise<string[]> {
  const within = rows(page);
  await expect(within).toBeVisible();
  await expect.poll(async () => (await rowsOf(within, acts)).length).toBeGreaterThanOrEqual(least);
  const before = await stored(page);
  const roll = dice(20_261);
  const tapped: string[] = [];
  for (let i = 0; i < TAPS; i++) {
    const left = await rowsOf(within, acts);
    // What has not been tapped yet comes first.
    const fresh = left.filter(({ name }) => !tapped.includes(name));
    const list = fresh.length > 0 && roll(3) > 0 ? fresh : left;
    const row = list[roll(list.length)];
    if (!row) break;
    tapped.push(row.name);
    await tap(within.getByRole('button').nth(row.at));
    expect(await stored(page), `recorded by ${row.name}, after ${tapped.join(' | ')}`).toBe(before);
    expect(await endingWrong(page)).toEqual([]);
    expect(await golds(page).count()).toBeLessThanOrEqual(most);
  }
  return tapped;
}

/** Chooses on until the gold button can be pressed; it records, or says which rule is in the way. */
async function recorded(page: Page, { rows, acts }: ManyChoices): Promise<void> {
  const dialog = page.locator('dialog[open]');
  const front = (await dialog.count()) > 0 ? dialog.last() : page.locator('section.stage');
  const gold = front.locator('button.main:enabled');
  const within = rows(page);
  const roll = dice(1_126);
  for (let i = 0; i < 60 && (await gold.count()) === 0; i++) {
    const left = await rowsOf(within, acts);
    const row = left[roll(left.length)];
    if (row) await tap(within.getByRole('button').nth(row.at));
  }
  const before = await stored(page);
  await tap(gold.last());
  // Chosen by chance it may be less than a rule gives.
  const anyway = page.locator('section.stage').getByText(kit.anyway, { exact: true });
  await expect
    .poll(async () => (await stored(page)) > before || (await anyway.isVisible()))
    .toBe(true);
  if (await anyway.isVisible()) await tap(anyway);
  await expect.poll(() => stored(page)).toBeGreaterThan(before);
}

for (const [width, height] of SIZES) {
  test.describe(`at ${width}x${height}`, () => {
    test.use({ viewport: { width, height } });
    for (const [i, screen] of MANY_CHOICES.entries()) {
      // One of nine on every change.
      if (!LONG && i % 9 > 0) continue;
      test(`rows only choose: ${screen.name}`, async ({ page }) => {
        const id = `grammar-${i}`;
        await openRecord(page, tableRecord(screen.lay()), id);
        await screen.open?.(tap, page);
        const tapped = await walk(page, screen);
        const different = Math.min(screen.least, (2 * TAPS) / 3);
        expect(new Set(tapped).size).toBeGreaterThanOrEqual(different);
        // It could have been recorded all the while.
        await recorded(page, screen);
      });
    }
  });
}
