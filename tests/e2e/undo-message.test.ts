/** What undo took back is said beside the buttons that one goes on with, never over them. */
import { table as words } from '$words/table.ts';
import { momentOf } from '../support/moments.ts';
import { expect, test } from './support/at-table.ts';
import { SIZES } from './support/boxes.ts';
import { openRecord } from './support/games.ts';
import { LONG } from './support/long.ts';
import { storedMarks } from './support/stored.ts';
import { tap } from './support/tap.ts';

test.use({ hasTouch: true, contextOptions: { reducedMotion: 'reduce' } });

/** On every change a desktop, a tablet upright and a phone; all of them by `npm run test:long`. */
const USUAL = ['1280x800', '810x1080', '390x844'];

const GAME = 'undo-message';

test('at every size the message leaves clock, Undo, Redo and Menu free, and Undo is tapped twice', async ({
  page,
}) => {
  test.skip(!LONG, 'by npm run test:long');
  await openRecord(
    page,
    momentOf({ phase: 'action', step: 'turn', round: 3 }, ['six-players']),
    GAME,
  );
  const rail = page.locator('header.rail');
  const message = rail.getByRole('status');
  const undo = rail.getByRole('button', { name: words.undo, exact: true });
  let marks = 0;
  for (const [width, height] of SIZES) {
    if (!LONG && !USUAL.includes(`${width}x${height}`)) continue;
    await page.setViewportSize({ width, height });
    await tap(undo);
    await expect(message).toBeVisible();
    const over = await rail.evaluate((rail) => {
      const said = rail.querySelector('[role=status]');
      if (!said) return ['no message'];
      const box = said.getBoundingClientRect();
      const frame = rail.getBoundingClientRect();
      const wrong: string[] = [];
      if (box.top < frame.top || box.bottom > frame.bottom || box.left < 0) wrong.push('the edge');
      for (const key of rail.querySelectorAll('button')) {
        // On a phone Redo stands in the message, and the lit phase below it looks up rules.
        if (said.contains(key) || key.closest('.phases') || !key.checkVisibility()) continue;
        const { left, right, top, bottom } = key.getBoundingClientRect();
        if (left < box.right && right > box.left && top < box.bottom && bottom > box.top) {
          wrong.push(key.getAttribute('aria-label') ?? '');
        }
      }
      const words = said.querySelector('span');
      if (words && words.clientWidth < 110) wrong.push('no room for its words');
      return wrong;
    });
    expect(over, `${width}x${height}`).toEqual([]);
    await tap(undo);
    marks += 2;
    await expect.poll(() => storedMarks(page, GAME), `${width}x${height}`).toBe(marks);
  }
});
