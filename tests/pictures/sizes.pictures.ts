/** One sheet of what the stages look like at the sizes that people own. */
import { test } from '@playwright/test';
import { SIZES } from '../e2e/support/boxes.ts';
import { openRecord } from '../e2e/support/games.ts';
import { momentOf, type Wanted } from '../support/moments.ts';

/** How much smaller than life a screen is on the sheet. */
const SCALE = 0.3;
const ELIGIBLE = ['six-players-eligible'];

const STAGES: [name: string, at: Wanted, games: string[]][] = [
  ['turn', { phase: 'action', step: 'turn', round: 3 }, ['six-players', 'four-players']],
  ['score', { phase: 'status', step: 'score', round: 3 }, ELIGIBLE],
  ['vote', { phase: 'agenda', step: 'vote', round: 2 }, ELIGIBLE],
];

for (const [name, at, games] of STAGES) {
  test(`sizes-${name}`, async ({ page }) => {
    const entries = momentOf(at, games);
    await page.addInitScript(() => localStorage.setItem('custodian.marks-told', 'yes'));
    await page.clock.install({ time: (entries.at(-1)?.at ?? 0) + 95_000 });
    await openRecord(page, entries, `picture-sizes-${name}`);
    const shots: string[] = [];
    for (const [width, height] of SIZES) {
      await page.setViewportSize({ width, height });
      await page.waitForTimeout(300);
      const shot = await page.screenshot({ animations: 'disabled' });
      const caption = `<figcaption>${width} × ${height}</figcaption>`;
      const image = `<img width="${width * SCALE}" src="data:image/png;base64,${shot.toString('base64')}">`;
      shots.push(`<figure>${image}${caption}</figure>`);
    }
    await page.goto('about:blank');
    await page.setViewportSize({ width: 1600, height: 900 });
    const style =
      'body{display:flex;flex-wrap:wrap;gap:16px;margin:16px;background:#888;font:16px sans-serif}' +
      'figure{margin:0}';
    await page.setContent(`<style>${style}</style>${shots.join('')}`);
    await page.screenshot({ path: `docs/pictures/sizes-${name}.png`, fullPage: true });
  });
}
