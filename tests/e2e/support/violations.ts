/** What axe finds on a page, in both themes. */
import AxeBuilder from '@axe-core/playwright';
import type { Page } from '@playwright/test';

const THEMES = ['dark', 'light'] as const;

/**
 * What axe finds, in a line each. A theme changes colours alone, so the other one is asked about
 * contrast only; the page stays in the theme that it has.
 */
export async function violations(page: Page): Promise<string[]> {
  const found: string[] = [];
  const root = page.locator('html');
  const own = (await root.getAttribute('data-theme')) ?? 'dark';
  for (const theme of [...THEMES.filter((name) => name !== own), own]) {
    await root.evaluate((html, name) => html.setAttribute('data-theme', name), theme);
    const axe = new AxeBuilder({ page });
    if (theme !== own) axe.withRules(['color-contrast']);
    const { violations: here } = await axe.analyze();
    for (const { id, nodes } of here) {
      found.push(`${theme}, ${id}: ${nodes.map((node) => node.target).join(' | ')}`);
    }
  }
  return found;
}
