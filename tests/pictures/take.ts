/** How every picture is taken. */
import type { Page } from '@playwright/test';

/** The picture of what is on the screen, once nothing moves. */
export async function take(page: Page, name: string): Promise<void> {
  await page.waitForTimeout(600);
  await page.screenshot({ path: `docs/pictures/${name}.png`, animations: 'disabled' });
}

/** The clock of the page stands where the record ends: the times are those of the game. */
export async function standAt(page: Page, at: number): Promise<void> {
  await page.clock.install({ time: at + 95_000 });
}

export const THEMES = ['dark', 'light'] as const;
export type Theme = (typeof THEMES)[number];

/** What a picture is called in a theme: the usual one is not named. */
export const inTheme = (name: string, theme: Theme): string =>
  theme === 'dark' ? name : `${name}-${theme}`;

/** The page shows itself in a theme from its next load on. */
export async function wearing(page: Page, theme: Theme): Promise<void> {
  await page.addInitScript((chosen) => localStorage.setItem('custodian.theme', chosen), theme);
}
