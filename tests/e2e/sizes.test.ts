/**
 * Nothing of a stage lies off the screen or under its foot, at the sizes of the tablets, phones and
 * screens that people own. One page is resized: laying out anew is all that a size asks for.
 * `test:long` looks at further stages, at those that no recorded moment shows, and at tables of three
 * and of eight.
 */
import type { Page } from '@playwright/test';
import { currentAgenda, strategicOf } from '../../src/lib/core/step.ts';
import { kit } from '../../src/lib/words/en/kit.ts';
import { setupWords } from '../../src/lib/words/en/setup.ts';
import { table as words } from '../../src/lib/words/en/table.ts';
import { turn } from '../../src/lib/words/en/turn.ts';
import { momentOf, type Wanted } from '../support/moments.ts';
import { expect, test } from './support/at-table.ts';
import { brokenOrCut, covered, outOfPage, outOfPanel, outOfPlace, SIZES } from './support/boxes.ts';
import { ASCENSION_STAGES } from './support/ascension-stages.ts';
import { openRecord } from './support/games.ts';
import { JUDGED_STAGES, OPENED_AGENDA } from './support/judged-stages.ts';
import { recordOfTable } from './support/laid-table.ts';
import { statistics } from '../../src/lib/words/en/statistics.ts';
import { madeArchive } from '../support/made-archive.ts';
import { LONG } from './support/long.ts';
import { LONG_NAMES, LONG_NAMES_VOTE, NEWER_STAGES, PEOPLE } from './support/newer-stages.ts';
import { EVERY_RULES, USUAL_RULES, openAtVote, showRules } from './support/rules-screens.ts';
import { storeRecords } from './support/stored.ts';
import { tap } from './support/tap.ts';

// What turns or slides is measured where it comes to rest.
test.use({ contextOptions: { reducedMotion: 'reduce' } });

/** In a game of long names everyone else has yet to answer the first card. */
const PENDING = words.pending('Jol-Nar', 7);

type Look = Wanted & { name: string; games?: string[] };

const SIX = ['six-players', 'four-players'];
const ELIGIBLE = ['six-players-eligible'];
const EIGHT = ['eight-players'];

/** Someone is to be elected, and votes are in. */
const electing: Wanted['when'] = ({ context }) => {
  const agenda = currentAgenda(context);
  return agenda?.election === 'player' && agenda.votes.length > 0;
};

const ALWAYS: Look[] = [
  { name: 'turn', phase: 'action', step: 'turn', round: 3 },
  { name: 'elect', phase: 'agenda', step: 'vote', when: electing, games: ELIGIBLE },
];

const SELDOM: Look[] = [
  { name: 'pick', phase: 'strategy', step: 'pick', round: 3 },
  { name: 'score', phase: 'status', step: 'score', round: 3, games: ELIGIBLE },
  { name: 'vote', phase: 'agenda', step: 'vote', round: 2 },
  { name: 'tokens', phase: 'status', step: 'tokens', round: 2 },
  { name: 'draw', phase: 'status', step: 'draw', round: 2 },
  { name: 'tactical', phase: 'action', step: 'tactical', games: ELIGIBLE },
  {
    name: 'leadership',
    phase: 'action',
    step: 'strategic',
    round: 2,
    when: ({ context }) => strategicOf(context)?.card === 'leadership',
  },
  {
    name: 'followers',
    phase: 'action',
    step: 'strategic',
    when: ({ context }) => strategicOf(context)?.resolved === true,
    games: ELIGIBLE,
  },
  { name: 'turn-of-eight', phase: 'action', step: 'turn', round: 4, games: EIGHT },
  { name: 'elect-of-eight', phase: 'agenda', step: 'vote', when: electing, games: EIGHT },
  { name: 'tokens-of-eight', phase: 'status', step: 'tokens', round: 2, games: EIGHT },
];

/** What is wrong at each size, by size. */
async function atEverySize(
  page: Page,
  measure: typeof outOfPlace,
  sizes: typeof SIZES = SIZES,
): Promise<object> {
  const found: Record<string, string[]> = {};
  for (const [width, height] of sizes) {
    const wrong = await measure(page, width, height);
    if (wrong.length > 0) found[`${width}x${height}`] = wrong;
  }
  return found;
}

/** What is wrong, in words, with the mark of the secondaries that are pending, wherever lanes are shown. */
async function markOfPending(page: Page, width: number, height: number): Promise<string[]> {
  await page.setViewportSize({ width, height });
  return page.evaluate(
    async ([name, finger]) => {
      const frame = () => new Promise((done) => requestAnimationFrame(done));
      for (let i = 0; i < 3; i++) await frame();
      const lanes = [...document.querySelectorAll('.sheet li.lane')];
      if (lanes.length === 0) return document.querySelector('.sheet.folded') ? [] : ['no lanes'];
      const mark = document.querySelector(`.sheet button[aria-label="${name}"]`);
      if (!mark) return ['no mark'];
      mark.scrollIntoView({ block: 'nearest', behavior: 'instant' });
      const wrong: string[] = [];
      const { left, right, top, bottom } = mark.getBoundingClientRect();
      if (right - left < finger || bottom - top < finger) wrong.push('too small for a finger');
      for (const [x, y] of [
        [left + 1, (top + bottom) / 2],
        [right - 1, (top + bottom) / 2],
        [(left + right) / 2, Math.max(top, 0) + 1],
        [(left + right) / 2, bottom - 1],
      ] as const) {
        if (document.elementFromPoint(x, y) !== mark) wrong.push(`a press at ${x}, ${y} misses it`);
      }
      const who = mark.closest('.lane')?.querySelector('.name')?.getBoundingClientRect();
      if (!who || right > who.left + 1) wrong.push('over the name');
      const heights = lanes.map((lane) => Math.round(lane.getBoundingClientRect().height));
      if (Math.max(...heights) - Math.min(...heights) > 1) wrong.push(`lanes of ${heights.join()}`);
      return wrong;
    },
    [PENDING, 48 - 0.5] as const,
  );
}

async function wordsCovered(page: Page, width: number, height: number): Promise<string[]> {
  await page.setViewportSize({ width, height });
  return covered(page);
}

for (const { name, games = SIX, ...at } of LONG ? [...ALWAYS, ...SELDOM] : ALWAYS) {
  test(`${name}: every box lies where it belongs, at every size`, async ({ page }) => {
    const entries = momentOf(at, games);
    await page.clock.install({ time: (entries.at(-1)?.at ?? 0) + 95_000 });
    await openRecord(page, entries, `sizes-${name}`);
    // The bar that offers a file goes away with a tap.
    const later = page.getByRole('button', { name: 'Later', exact: true });
    if (await later.isVisible()) await tap(later);
    expect(await atEverySize(page, outOfPlace)).toEqual({});
  });
}

const LAID = [LONG_NAMES, LONG_NAMES_VOTE, ...NEWER_STAGES, ...ASCENSION_STAGES];

for (const stage of LONG ? LAID : [LONG_NAMES]) {
  test(`${stage.name}: no box is off the screen or too small, at every size`, async ({ page }) => {
    const record = recordOfTable(stage.lay(), stage.name);
    await page.clock.install({ time: (record.at(-1)?.at ?? 0) + 95_000 });
    await openRecord(page, record, stage.name);
    await stage.open?.(page);
    const panel = (await page.locator('dialog[open]').count()) > 0;
    expect(await atEverySize(page, panel ? outOfPanel : outOfPlace)).toEqual({});
    if (stage !== LONG_NAMES) return;
    expect(await atEverySize(page, markOfPending), 'pending').toEqual({});
    // By the mark in the lane; on a phone behind the last small button.
    const list = page.getByRole('dialog', { name: turn.open });
    for (const [size, names] of [
      [{ width: 810, height: 1080 }, [PENDING]],
      [{ width: 360, height: 640 }, [turn.other, turn.open]],
    ] as const) {
      await page.setViewportSize(size);
      for (const name of names)
        await tap(page.getByRole('button', { name: new RegExp(`^${name}`) }));
      await expect(list.getByRole('listitem')).toHaveCount(7);
      expect(await brokenOrCut(page), `${size.width}`).toEqual([]);
      await page.keyboard.press('Escape');
    }
  });
}

/** Where a stage is narrowest beside the table, under it, and on a phone. */
const NARROW = [
  [1080, 810],
  [810, 1080],
  [360, 640],
] as const;

for (const stage of LONG ? JUDGED_STAGES : [OPENED_AGENDA]) {
  test(`${stage.name}: every box lies where it belongs, and no words over others`, async ({
    page,
  }) => {
    const record = recordOfTable(stage.lay(), stage.name);
    await page.clock.install({ time: (record.at(-1)?.at ?? 0) + 95_000 });
    await page.setViewportSize({ width: 1080, height: 810 });
    await openRecord(page, record, stage.name);
    await stage.open?.(page);
    const panel = (await page.locator('dialog[open]').count()) > 0;
    const sizes = LONG ? SIZES : NARROW;
    expect(await atEverySize(page, panel ? outOfPanel : outOfPlace, sizes)).toEqual({});
    expect(await atEverySize(page, wordsCovered, NARROW), 'words').toEqual({});
  });
}

/** Beside the table, over it, and on a small phone: a change is looked at in these. */
const RULES_SIZES = [
  [1280, 800],
  [800, 1280],
  [360, 640],
] as const;

for (const game of LONG ? ['the-evening', 'eight-players', 'three-players'] : ['the-evening']) {
  test(`the rules beside ${game}: no box is cut, covered or too small, at every size`, async ({
    page,
  }) => {
    test.setTimeout(LONG ? 240_000 : 60_000);
    await openAtVote(page, `rules-sizes-${game}`, game);
    for (const screen of LONG ? EVERY_RULES : USUAL_RULES) {
      await showRules(page, screen);
      const found = await atEverySize(page, outOfPanel, LONG ? SIZES : RULES_SIZES);
      expect(found, screen.name).toEqual({});
    }
  });
}

test('home and setup: no key is off the screen, cut, too small or over another, at every size', async ({
  page,
}) => {
  await openRecord(page, recordOfTable(LONG_NAMES.lay(), 'long-names-home'), 'long-names-home');
  await page.goto('./');
  await expect(page.getByRole('link', { name: /Resume/ }).first()).toBeVisible();
  expect(await atEverySize(page, outOfPage)).toEqual({});
  // On a phone the words of the head end where the cards do.
  await page.setViewportSize({ width: 390, height: 844 });
  const ends = await page.evaluate(() => {
    const words = document.createRange();
    words.selectNodeContents([...document.querySelectorAll('nav a')].at(-1)!);
    const card = document.querySelector('main section')!.getBoundingClientRect();
    return words.getBoundingClientRect().right - card.right;
  });
  expect(Math.abs(ends)).toBeLessThanOrEqual(1);
  await page.goto('./new');
  const name = page.getByRole('textbox', { name: setupWords.name, exact: true });
  await tap(name);
  // One of the three has a faction: the foot names the others.
  for (const person of PEOPLE.slice(0, 3)) {
    await name.pressSequentially(person);
    await name.press('Enter');
  }
  for (let i = 0; i < 3; i++) {
    await tap(page.getByRole('button', { name: kit.less(setupWords.seatCount) }));
  }
  await tap(page.getByRole('button', { name: setupWords.anyFactionLabel(PEOPLE[0] ?? '') }));
  expect(await atEverySize(page, outOfPage)).toEqual({});
  // On a screen on the wall it is as much larger as the table is.
  const start = page.getByRole('button', { name: setupWords.start });
  const high = async (width: number, height: number) => {
    await page.setViewportSize({ width, height });
    return (await start.boundingBox())?.height ?? 0;
  };
  expect((await high(1920, 1080)) / (await high(1280, 800))).toBeCloseTo(1.3);
});

test('the statistics: no key is off the screen, cut, too small or over another, at every size', async ({
  page,
}) => {
  test.skip(!LONG, 'by npm run test:long');
  test.setTimeout(180_000);
  const games = madeArchive();
  await storeRecords(page, Object.fromEntries(games.map(({ id, entries }) => [id, entries])));
  await page.goto('./statistics');
  await expect(page.getByText(statistics.count(games.length, games.length))).toBeVisible();
  expect(await atEverySize(page, outOfPage)).toEqual({});
});

test('the rules without a game: no key is off the screen, cut, too small or over another, at every size', async ({
  page,
}) => {
  test.skip(!LONG, 'by npm run test:long');
  const main = page.getByRole('main');
  await page.goto('./rules');
  await expect(main.locator('.every .hit').first()).toBeVisible();
  expect(await atEverySize(page, outOfPage), 'list').toEqual({});
  await tap(main.locator('.every .hit').first());
  await expect(main.locator('.card h2')).toBeVisible();
  expect(await atEverySize(page, outOfPage), 'topic').toEqual({});
  await main.getByRole('searchbox').fill('document leaks');
  await expect(main.locator('mark').first()).toBeVisible();
  expect(await atEverySize(page, outOfPage), 'found').toEqual({});
});
