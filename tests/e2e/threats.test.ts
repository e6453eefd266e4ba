import AxeBuilder from '@axe-core/playwright';
import { pointsOf } from '../../src/lib/core/points.ts';
import { menu } from '../../src/lib/words/en/menu.ts';
import { table as tableWords } from '../../src/lib/words/en/table.ts';
import { threats as words } from '../../src/lib/words/en/threats.ts';
import { momentOf, type Wanted } from '../support/moments.ts';
import { openRecord } from './support/games.ts';
import { expect, test } from './support/guarded.ts';
import { LONG } from './support/long.ts';
import { tap } from './support/tap.ts';

// It is about what a panel shows.
test.use({ serviceWorkers: 'block' });

/** The score step of a round in which someone is two points from the goal. */
const NEAR: Wanted = {
  phase: 'status',
  step: 'score',
  when: ({ context }) =>
    context.seating.some((seat) => pointsOf(context, seat) >= context.settings.goal - 2),
};

// In the other theme by `npm run test:long`.
for (const theme of LONG ? (['dark', 'light'] as const) : (['dark'] as const)) {
  test(`the menu leads to who can still win, in the ${theme} theme`, async ({ page }) => {
    await page.emulateMedia({ reducedMotion: 'reduce' });
    // The empty page before the first one keeps nothing, and Firefox runs it there too.
    await page.addInitScript((name) => {
      if (location.host) localStorage.setItem('custodian.theme', name);
    }, theme);
    await openRecord(page, momentOf(NEAR, ['five-players']), `threats-${theme}`);
    await tap(page.getByRole('button', { name: tableWords.menu }));
    const dialog = page.getByRole('dialog', { name: words.title });
    await tap(
      page.getByRole('dialog', { name: menu.title }).getByRole('button', { name: words.title }),
    );
    await expect(dialog).toBeVisible();
    const rows = dialog.locator('details');
    expect(await rows.count()).toBeGreaterThan(3);
    await expect(dialog.locator('.alarms li').first()).toContainText(/can win|may win/);
    for (const summary of await rows.locator('summary').all()) {
      expect((await summary.boundingBox())?.height).toBeGreaterThanOrEqual(48);
    }
    const first = rows.first();
    // Of the four points that the round can still bring, the bar shows the three of the phase that comes first.
    const nomad = rows.filter({ hasText: words.figures(0, 4, 4) });
    await expect(nomad.getByRole('img').first()).toHaveAccessibleName(
      words.bar(4, 0, 3, 10, 'status'),
    );
    if ((await first.getAttribute('open')) === null) await tap(first.locator('summary'));
    await expect(first.getByRole('listitem').first()).toBeVisible();
    const { violations } = await new AxeBuilder({ page }).analyze();
    expect(
      violations.map(({ id, nodes }) => `${id}: ${nodes.map((n) => n.target).join()}`),
    ).toEqual([]);
  });
}
