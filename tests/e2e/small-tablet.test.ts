/** Small screens: a tablet held upright has its track and whole lanes; they and a phone lying flat say what a vote is about. */
import type { Page } from '@playwright/test';
import { banner as bar } from '../../src/lib/words/en/banner.ts';
import { end } from '../../src/lib/words/en/end.ts';
import { table as words } from '../../src/lib/words/en/table.ts';
import { currentAgenda } from '../../src/lib/core/step.ts';
import { momentOf, type Wanted } from '../support/moments.ts';
import { expect, test } from './support/at-table.ts';
import { openRecord } from './support/games.ts';
import { recordOfTable } from './support/laid-table.ts';
import { LONG } from './support/long.ts';
import { LONG_NAMES, LONG_NAMES_VOTE } from './support/newer-stages.ts';
import { tap } from './support/tap.ts';

test.use({ contextOptions: { reducedMotion: 'reduce' } });

const UPRIGHT = [
  [744, 1133],
  [768, 1024],
  [800, 1280],
  [810, 1080],
  [820, 1180],
] as const;

/** The fullest on every change; the others by `npm run test:long`. */
const TABLES = LONG ? ['three-players', 'six-players', 'eight-players'] : ['eight-players'];

/** What is cut of the score sheet, in words. */
const cutOfSheet = (page: Page) =>
  page.evaluate(() => {
    const wrong: string[] = [];
    const box = (of: Element) => of.getBoundingClientRect();
    const within = (inner: DOMRect, outer: DOMRect) =>
      inner.top >= outer.top - 1 && inner.bottom <= outer.bottom + 1;
    const track = document.querySelector('.sheet .track');
    const heads = document.querySelector('.sheet .heads');
    if (!track || box(track).height < 40) return ['no track'];
    if (!heads || box(track).bottom > box(heads).top + 1) wrong.push('the track under the heads');
    for (const pin of track.querySelectorAll('.pins li')) {
      if (!within(box(pin), box(track))) wrong.push(`a mark off the track`);
    }
    for (const lane of document.querySelectorAll('.sheet li.lane')) {
      const name = lane.querySelector('.name')?.textContent.trim();
      for (const part of lane.querySelectorAll('.tile, svg.mark, .name, .sub, .vp')) {
        if (part.checkVisibility() && !within(box(part), box(lane)))
          wrong.push(`${name}: ${part.className} is cut`);
      }
      const [, ...rest] = lane.querySelectorAll('.tiles .tile');
      const [first] = lane.querySelectorAll('.tiles .tile');
      for (const tile of rest) {
        const beside = first && box(tile).left >= box(first).right - 1;
        const below = first && box(tile).top >= box(first).bottom - 1;
        if (!beside && !below) wrong.push(`${name}: tiles overlap`);
        const mark = lane.querySelector('svg.mark');
        if (mark && box(tile).right > box(mark).left + 1) wrong.push(`${name}: a tile on the mark`);
      }
    }
    return [...new Set(wrong)];
  });

/** What of a vote is not in view, in words; with `padOnly` text and tally may be scrolled to. */
const missedInVote = (page: Page, padOnly: boolean) =>
  page.evaluate((padOnly) => {
    const wrong: string[] = [];
    const stage = document.querySelector('section.stage');
    const foot = stage?.querySelector('footer')?.getBoundingClientRect();
    const pad = stage?.querySelector('.quick')?.getBoundingClientRect();
    const ballot = stage?.querySelector('.ballot > section')?.getBoundingClientRect();
    if (!foot || !pad || !ballot) return ['no ballot'];
    const known = [...(stage?.querySelectorAll('.known > :is(p, ul)') ?? [])];
    if (known.length < 2) wrong.push(`only ${known.length} of text and tally`);
    for (const part of padOnly ? [] : known) {
      const { top, bottom } = part.getBoundingClientRect();
      if (bottom > ballot.top + 1) wrong.push(`${part.tagName} not above the ballot`);
      if (bottom > foot.top || top < 0) wrong.push(`${part.tagName} not in view`);
    }
    if (pad.bottom > foot.top + 1) wrong.push('the pad under the foot');
    return wrong;
  }, padOnly);

async function atEachSize(
  page: Page,
  look: (page: Page, width: number) => Promise<string[]>,
): Promise<object> {
  const found: Record<string, string[]> = {};
  for (const [width, height] of UPRIGHT) {
    await page.setViewportSize({ width, height });
    await page.evaluate(() => new Promise((done) => requestAnimationFrame(() => done(null))));
    const wrong = await look(page, width);
    if (wrong.length > 0) found[`${width}x${height}`] = wrong;
  }
  return found;
}

/** What of the sheet is cut while a bar asks something over its foot, and once that is put away. */
async function cutOfBoth(page: Page): Promise<object> {
  const asked = await atEachSize(page, cutOfSheet);
  await tap(page.getByRole('button', { name: bar.act.fine, exact: true }));
  await expect(page.locator('.banner')).toHaveCount(0);
  return { ...asked, ...(await atEachSize(page, cutOfSheet)) };
}

const STEPS: (Wanted & { name: string })[] = [
  { name: 'turn', phase: 'action', step: 'turn', round: 2 },
  { name: 'score', phase: 'status', step: 'score', round: 2 },
  { name: 'vote', phase: 'agenda', step: 'vote' },
];

for (const game of TABLES) {
  test(`${game}: the track is there and no lane is cut`, async ({ page }) => {
    for (const { name, ...at } of STEPS) {
      await openRecord(page, momentOf(at, [game]), `upright-${game}-${name}`);
      expect(await cutOfBoth(page), name).toEqual({});
    }
  });
}

test('Naalu with its token and a card, and eight long names: no lane is cut', async ({ page }) => {
  test.skip(!LONG, 'by night');
  const naalu = momentOf({ phase: 'action', step: 'turn', round: 3 }, ['six-players']);
  await openRecord(page, naalu, 'upright-naalu');
  await expect(page.locator('.sheet .tile.token')).toHaveCount(1);
  expect(await cutOfBoth(page)).toEqual({});
  for (const stage of [LONG_NAMES, LONG_NAMES_VOTE]) {
    await openRecord(page, recordOfTable(stage.lay(), stage.name), stage.name);
    expect(await cutOfBoth(page), stage.name).toEqual({});
  }
});

for (const game of TABLES) {
  test(`${game}: a turn and its small acts stand above the foot, and the chart of the end`, async ({
    page,
  }) => {
    const record = momentOf({ phase: 'action', step: 'turn', round: 2 }, [game]);
    await page.clock.install({ time: (record.at(-1)?.at ?? 0) + 95_000 });
    await openRecord(page, record, `upright-acts-${game}`);
    const later = page.getByRole('button', { name: 'Later', exact: true });
    if (await later.isVisible()) await tap(later);
    const below = async (page: Page, width: number) => {
      // Eight lanes leave room for the acts of the turn on larger ones.
      if (game === 'eight-players' && width !== 800) return [];
      return page.evaluate(() => {
        const stage = document.querySelector('section.stage');
        const foot = stage?.querySelector('footer')?.getBoundingClientRect();
        const keys = [...(stage?.querySelectorAll('.acts .act, .row > .any') ?? [])];
        if (!foot || keys.length < 5) return ['no turn'];
        const low = keys.filter((key) => key.getBoundingClientRect().bottom > foot.top + 1);
        return low.map((key) => `under the foot: ${key.textContent.trim()}`);
      });
    };
    expect(await atEachSize(page, below)).toEqual({});

    await openRecord(page, momentOf({ phase: 'over', step: 'result' }, [game]), `chart-${game}`);
    const chart = page.getByRole('img', { name: new RegExp(`^${end.story}`) });
    const cut = () =>
      chart.evaluate((svg) => {
        const foot = document.querySelector('section.stage > footer')!.getBoundingClientRect();
        const { bottom } = svg.getBoundingClientRect();
        return bottom > foot.top + 1 ? [`${Math.round(bottom - foot.top)} below the foot`] : [];
      });
    expect(await atEachSize(page, cut)).toEqual({});
  });
}

/** For or against, and votes are in. */
const counting: Wanted['when'] = ({ context }) => {
  const agenda = currentAgenda(context);
  return agenda?.election === 'for-against' && agenda.votes.length > 1;
};

for (const game of TABLES) {
  test(`${game}: text and tally of a vote stand above the pad`, async ({ page }) => {
    const record = momentOf({ phase: 'agenda', step: 'vote', when: counting }, [game]);
    await page.clock.install({ time: (record.at(-1)?.at ?? 0) + 95_000 });
    await openRecord(page, record, `upright-vote-${game}`);
    // The bar that offers a file goes away with a tap.
    const later = page.getByRole('button', { name: 'Later', exact: true });
    if (await later.isVisible()) await tap(later);
    // Eight lanes on the lowest of them leave room for one: there the pad comes first.
    const padOnly = (width: number) => game === 'eight-players' && width === 768;
    const missed = await atEachSize(page, (page, width) => missedInVote(page, padOnly(width)));
    expect(missed).toEqual({});
  });
}

test('on a phone that lies flat a vote keeps its title clear of the clock, and says what is voted on', async ({
  page,
}) => {
  await page.setViewportSize({ width: 844, height: 390 });
  const waiting = recordOfTable(LONG_NAMES_VOTE.lay(), 'flat-waits');
  await openRecord(page, waiting, 'flat-waits');
  const stage = page.locator('section.stage');
  const start = stage.getByRole('button', { name: words.startClock });
  await expect(start).toBeVisible();
  const title = stage.getByRole('heading', { level: 1 });
  const [said, clock] = await Promise.all([title.boundingBox(), start.boundingBox()]);
  expect(said!.x + said!.width).toBeLessThanOrEqual(clock!.x);

  const entries = momentOf({ phase: 'agenda', step: 'vote', when: counting }, ['eight-players']);
  await openRecord(page, entries, 'flat-counts');
  await expect(stage.locator('.known p').first()).toBeInViewport({ ratio: 1 });
  await expect(stage.locator('.known li').first()).toBeInViewport({ ratio: 1 });
});
