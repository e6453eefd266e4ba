/**
 * The end of a game, by hand: the last act of a recorded game, the winner on the whole screen, the win
 * undone and won again, and the story, whose lines lead to their entries.
 */
import { end } from '$words/end.ts';
import { history as historyWords } from '$words/history.ts';
import { story } from '$words/story.ts';
import { table as tableWords } from '$words/table.ts';
import { recordedEntries } from '../support/moments.ts';
import { expect, test } from './support/at-table.ts';
import { openRecord, reloaded } from './support/games.ts';
import { history } from './support/history.ts';
import { LONG } from './support/long.ts';
import { moved } from './support/moved.ts';
import { tap } from './support/tap.ts';

/** Without its last tap: Imperial is on the table, and one objective is a win. */
const entries = recordedEntries('six-players');
const before = entries.filter(({ group }) => group !== entries.at(-1)?.group);

const SIZES = LONG
  ? [
      [1280, 800],
      [390, 844],
      [360, 640],
      [810, 1080],
      [844, 390],
      [1920, 1080],
    ]
  : [[1280, 800]];

for (const [width = 0, height = 0] of SIZES) {
  test(`the winner has the screen, and then there is a story to follow, at ${width}x${height}`, async ({
    page,
  }) => {
    await page.setViewportSize({ width, height });
    await openRecord(page, before, 'nearly-won');
    const stage = page.getByRole('region', { name: tableWords.stage });
    const win = async () => {
      await tap(stage.getByRole('button', { name: /^Patrol Vast Territories/ }));
      await tap(stage.getByRole('button', { name: /^Score Patrol Vast Territories/ }));
    };
    const moment = page.getByRole('dialog', { name: 'Hacan' });
    const won = stage.getByRole('heading', { name: end.wins('Hacan') });
    await expect(moment).toBeHidden();

    await win();
    await expect(moment).toContainText(story.moment.by('Ana', 3));
    await expect(moment).toContainText('Patrol Vast Territories');
    // Nothing of it lies beyond an edge: what is touched least.
    const back = moment.getByRole('button', { name: story.moment.back });
    await expect(back).toBeInViewport({ ratio: 1 });

    // It was a mistake: the table is where it was, and nothing of the moment is left.
    await tap(back);
    await expect(moment).toBeHidden();
    await expect(stage.getByRole('heading', { name: 'Imperial' })).toBeVisible();
    await expect(won).toHaveCount(0);

    // It was none: it is won again, and a tap anywhere leads on.
    await win();
    await tap(moment.getByRole('heading', { name: 'Hacan' }));
    await expect(moment).toBeHidden();
    await expect(won).toBeVisible();
    const standing = page.getByRole('table', { name: end.standing });
    await expect(standing.getByRole('row', { name: 'Hacan' })).toContainText('10');

    // What is told rests on its entry: the history opens there, and closes again.
    const turning = stage.getByRole('button', {
      name: /^The turning point, round 4: Hacan /,
    });
    await tap(turning);
    const there = history(page)
      .getByRole('region', { name: historyWords.acts })
      .getByRole('button', { pressed: true, name: /Support for the Throne to Hacan/ });
    await expect(there).toBeInViewport();
    await page.keyboard.press('Escape');
    await expect(history(page)).toBeHidden();

    // Once it was seen the story is what is there.
    await reloaded(page);
    await expect(turning).toBeVisible();
    await expect(moment).toBeHidden();
  });
}

for (const [width = 0, height = 0] of LONG ? SIZES : [[390, 844]]) {
  test(`a game that is over opens in one piece, and nothing moves, at ${width}x${height}`, async ({
    page,
  }) => {
    await page.setViewportSize({ width, height });
    await openRecord(page, entries, 'won-long-ago');
    const stage = page.getByRole('region', { name: tableWords.stage });
    for (let visit = 0; visit < 2; visit++) {
      await page.reload();
      await expect(stage.getByRole('button', { name: /^The turning point/ })).toBeVisible();
      expect(await moved(page)).toBeLessThan(0.02);
    }
  });
}
