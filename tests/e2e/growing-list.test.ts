/** Right after a reload the list of objectives still grows: it takes no press until it has its height. */
import { momentOf } from '../support/moments.ts';
import { expect, test } from './support/at-table.ts';
import { openRecord } from './support/games.ts';
import { storedFacts } from './support/stored.ts';
import { needsFingers, tap } from './support/tap.ts';

test.use({ hasTouch: true, viewport: { width: 1080, height: 810 } });

const GAME = 'growing-list';

/** Holds back what the page does once there is nothing else to do. */
function holdIdle() {
  const held: IdleRequestCallback[] = [];
  window.requestIdleCallback = (run) => held.push(run);
  window.addEventListener('let-go', () => {
    window.requestIdleCallback = (run) => window.setTimeout(run);
    for (const run of held.splice(0)) run({ didTimeout: false, timeRemaining: () => 50 });
  });
}

test('a press on an objective that is still being read records nothing; then it counts', async ({
  page,
}) => {
  needsFingers(page);
  const record = momentOf({ phase: 'status', step: 'score', round: 3 }, ['six-players-eligible']);
  await openRecord(page, record, GAME);
  const scores = async () => (await storedFacts(page, GAME, 'objective.scored')).length;
  const before = await scores();
  await page.addInitScript(holdIdle);
  await page.reload();

  const options = page.locator('.stage .option .score');
  const list = page.locator('.stage [aria-busy]').filter({ has: page.locator('.option .score') });
  await expect(options.first()).toBeVisible();
  await expect(list).toHaveAttribute('aria-busy', 'true');
  for (const option of await options.all()) {
    const box = await option.boundingBox();
    if (box) await page.touchscreen.tap(box.x + box.width / 2, box.y + box.height / 2);
  }
  await page.waitForTimeout(600);
  expect(await scores()).toBe(before);

  await page.evaluate(() => window.dispatchEvent(new Event('let-go')));
  await expect(list).toHaveAttribute('aria-busy', 'false');
  const height = await list.evaluate((element) => element.getBoundingClientRect().height);
  await page.waitForTimeout(600);
  expect(await list.evaluate((element) => element.getBoundingClientRect().height)).toBe(height);
  await tap(page.locator('.stage .option.likely .score'));
  await expect.poll(scores).toBe(before + 1);
});
