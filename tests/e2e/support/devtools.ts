/** What only Chromium can be told from outside: to clear a store, to give it less room. */
import { test, type CDPSession, type Page } from '@playwright/test';

/** The protocol of Chromium's own devtools; elsewhere the test is skipped from here on. */
export function devtoolsOf(page: Page): Promise<CDPSession> {
  const name = page.context().browser()?.browserType().name();
  test.skip(name !== 'chromium', 'the cause can be brought about in Chromium only');
  return page.context().newCDPSession(page);
}
