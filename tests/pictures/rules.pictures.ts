/** Pictures of the rules at hand. */
import { test, type Page } from '@playwright/test';
import { banner } from '$words/banner.ts';
import { lookUp as words } from '$words/look-up.ts';
import { table as tableWords } from '$words/table.ts';
import { openRecord } from '../e2e/support/games.ts';
import { momentOf } from '../support/moments.ts';
import { THEMES, inTheme, standAt, take, wearing, type Theme } from './take.ts';
import { tap } from '../e2e/support/tap.ts';

async function atVote(page: Page, name: string, theme: Theme): Promise<void> {
  const entries = momentOf({ phase: 'agenda', step: 'vote' }, ['six-players']);
  await standAt(page, entries.at(-1)?.at ?? 0);
  await wearing(page, theme);
  await openRecord(page, entries, `picture-${name}`);
  // An evening of which no file was saved: its mark is no part of the picture.
  await tap(page.getByRole('button', { name: tableWords.menu, exact: true }));
  await tap(page.getByRole('button', { name: banner.act.later, exact: true }));
  await page.keyboard.press('Escape');
}

for (const theme of THEMES) {
  const name = inTheme('rules', theme);
  test(name, async ({ page }) => {
    await atVote(page, name, theme);
    await tap(page.getByRole('button', { name: tableWords.rules, exact: true }));
    const rules = page.getByRole('dialog', { name: words.title });
    await rules.getByRole('searchbox').fill('speaker last');
    await tap(rules.locator('.hit').first());
    await tap(rules.locator('.card a').last());
    await page.clock.runFor(1000);
    await take(page, name);
  });
}

test('rules-phone', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await atVote(page, 'rules-phone', 'dark');
  await tap(page.getByRole('button', { name: tableWords.rulesOf('Agenda') }));
  await tap(page.getByRole('dialog', { name: words.title }).locator('.hit').first());
  await page.clock.runFor(1000);
  await take(page, 'rules-phone');
});

test('rules-alone', async ({ page }) => {
  await page.goto('./rules');
  const main = page.getByRole('main');
  await tap(main.locator('.every .hit').first());
  await main.locator('.card h2').waitFor();
  await take(page, 'rules-alone');
});
