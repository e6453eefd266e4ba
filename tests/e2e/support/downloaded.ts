/** What a tap gives to save. */
import { readFile } from 'node:fs/promises';
import type { Page } from '@playwright/test';
import { inFirefox } from './in-firefox.ts';

export interface Downloaded {
  name: string;
  text: string;
}

interface Handing {
  handed: Promise<Downloaded>;
}

/** Keeps what the page hands to the browser to save next, in place of saving it. */
function keepHanded(): void {
  const { createObjectURL } = URL;
  const { click } = HTMLAnchorElement.prototype;
  let given = new Blob();
  URL.createObjectURL = (blob: Blob) => createObjectURL.call(URL, (given = blob));
  const handed = new Promise<Downloaded>((done) => {
    HTMLAnchorElement.prototype.click = function () {
      URL.createObjectURL = createObjectURL;
      HTMLAnchorElement.prototype.click = click;
      void given.text().then((text) => done({ name: this.download, text }));
    };
  });
  Object.assign(window, { handed });
}

/**
 * The file that a tap saves. What drives Firefox hears of no download: there it is what the page hands
 * to the browser.
 */
export async function downloaded(page: Page, press: () => Promise<unknown>): Promise<Downloaded> {
  if (inFirefox(page)) {
    await page.evaluate(keepHanded);
    await press();
    return page.evaluate(() => (window as Window & Partial<Handing>).handed as Promise<Downloaded>);
  }
  const coming = page.waitForEvent('download');
  await press();
  const file = await coming;
  return { name: file.suggestedFilename(), text: await readFile(await file.path(), 'utf8') };
}
