/** Pictures of looking back. */
import { test } from '@playwright/test';
import { history as words } from '$words/history.ts';
import { menu } from '$words/menu.ts';
import { table as tableWords } from '$words/table.ts';
import { openRecord } from '../e2e/support/games.ts';
import { momentOf } from '../support/moments.ts';
import { THEMES, inTheme, standAt, take, wearing } from './take.ts';

for (const theme of THEMES) {
  const name = inTheme('history-travel', theme);
  test(name, async ({ page }) => {
    const entries = momentOf({ phase: 'action', step: 'turn', round: 4 }, ['six-players']);
    await standAt(page, entries.at(-1)?.at ?? 0);
    await wearing(page, theme);
    await openRecord(page, entries, `picture-${name}`);
    await page.getByRole('button', { name: tableWords.menu, exact: true }).click();
    const dialog = page.locator('dialog[open]');
    await dialog.getByRole('button', { name: menu.history.title }).click();
    const ruler = dialog.getByRole('slider', { name: words.ruler });
    await ruler.waitFor();
    const { x, y, width, height } = (await ruler.boundingBox())!;
    await page.mouse.click(x + width * 0.55, y + height / 2);
    await page.mouse.move(0, 0);
    await page.clock.runFor(3000);
    await take(page, name);
  });
}
