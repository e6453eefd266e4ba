/** The guard of the table over real elements that move, fold and replace one another at random. */
import { expect, test, type Page } from '@playwright/test';
import { Random } from '../support/random.ts';
import { BLUR, KINDS, PAGE, RULE, guardScript, start, type Press } from './support/guarded-page.ts';
import { LONG } from './support/long.ts';
import { needsFingers } from './support/tap.ts';

const SEEDS = LONG ? [1, 2, 3, 4, 5, 6, 7, 8, 9, 10] : [1];
const PRESSES = LONG ? 130 : 24;
/** A slow machine draws fewer that are held back: it presses on until there are enough of each kind. */
const MOST = 4 * PRESSES;
/** So many of each kind the sentence needs, or it says nothing. */
const ENOUGH = LONG ? 16 : 6;

const isJudged = ({ expected }: Press) => expected !== 'blurred';
const isHeld = ({ expected }: Press) => expected === 'held';
const isRepeated = ({ near, expected }: Press) => near && expected === 'counts';
const hasEnough = (all: readonly Press[]) =>
  all.filter(isHeld).length >= ENOUGH && all.filter(isRepeated).length >= ENOUGH;

/** Presses at random after changes at random; what became of each. */
async function pressed(page: Page, script: string, seed: number): Promise<Press[]> {
  const random = new Random(seed);
  await page.setContent(PAGE);
  await page.addScriptTag({ content: script });
  await page.evaluate(start, { rule: RULE, blur: BLUR });
  let last = { x: 150, y: 150 };
  const pressed = () => page.evaluate(() => window.presses);
  for (let i = 0; i < MOST; i++) {
    if (i >= PRESSES && i % 10 === 0 && hasEnough(await pressed())) break;
    await page.evaluate(([name, a, b]) => window.change(name, a, b), [
      random.pick(KINDS),
      random.below(8),
      random.below(8),
    ] as const);
    // A finger is either already on its way or has looked first.
    await page.waitForTimeout(random.chance(0.55) ? random.below(160) : 380 + random.below(160));
    const all = await page.evaluate(() => window.places());
    const anew = random.chance(0.3) || last.x > 800;
    const next = anew ? random.pick(all) : null;
    last = next ?? { x: last.x + random.below(21) - 10, y: last.y + random.below(31) - 15 };
    last = { x: Math.max(last.x, 5), y: Math.max(last.y, 5) };
    await page.touchscreen.tap(last.x, last.y);
  }
  return pressed();
}

test.describe('the guard', () => {
  test.use({ hasTouch: true, viewport: { width: 820, height: 720 } });

  for (const seed of SEEDS) {
    test(`holds back the presses that answer what is gone, and no others: seed ${seed}`, async ({
      page,
    }) => {
      needsFingers(page);
      const all = await pressed(page, await guardScript(), seed);
      const judged = all.filter(isJudged);
      const wrong = judged.filter(({ counted, expected }) => counted !== (expected === 'counts'));
      expect(wrong).toEqual([]);
      expect(judged.length).toBeGreaterThan(0.75 * all.length);
      expect(judged.filter(isHeld).length).toBeGreaterThanOrEqual(ENOUGH);
      expect(judged.filter(isRepeated).length).toBeGreaterThanOrEqual(ENOUGH);
    });
  }
});
