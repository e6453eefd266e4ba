import type { Page } from '@playwright/test';

/** Whether a page lies in Firefox, which is driven by another protocol: some things it does not tell. */
export const inFirefox = (page: Page): boolean =>
  page.context().browser()?.browserType().name() === 'firefox';
