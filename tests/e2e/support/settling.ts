/**
 * When an act has been recorded and the table takes taps again: for a moment after each act the
 * screen ignores what may be the second half of a double tap.
 */
import type { Page } from '@playwright/test';

interface Counting extends Window {
  /** How often the table has settled since the page was loaded. */
  settled: number;
}

/** Counts in the page: a class that came and went between two looks is not missed. */
function countInPage(): void {
  const page = window as unknown as Counting;
  page.settled = 0;
  const watcher = new MutationObserver((changes) => {
    for (const { target, oldValue } of changes) {
      const { classList } = target as Element;
      if (!classList.contains('table') || classList.contains('settling')) continue;
      if (oldValue?.includes('settling')) page.settled += 1;
    }
  });
  watcher.observe(document, {
    subtree: true,
    attributes: true,
    attributeFilter: ['class'],
    attributeOldValue: true,
  });
}

export class Settling {
  #page: Page;
  #times = 0;

  constructor(page: Page) {
    this.#page = page;
    page.on('load', () => (this.#times = 0));
  }

  /** Must be called before the first page is opened. */
  static async watch(page: Page): Promise<void> {
    await page.addInitScript(countInPage);
  }

  /** Waits for the act that was just tapped. */
  async next(): Promise<void> {
    this.#times += 1;
    await this.#page.waitForFunction(
      (times) => (window as unknown as Counting).settled >= times,
      this.#times,
    );
    // The hand is lifted: what has come up under it takes no press at first.
    await this.#page.mouse.move(0, 0);
  }
}
