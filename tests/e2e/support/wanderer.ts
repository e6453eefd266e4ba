/**
 * Someone who taps whatever has not been tapped yet, and reads every screen that comes: whatever
 * it shows or reads aloud is noted, with the place where it stands.
 */
import type { Page } from '@playwright/test';

export interface Wander {
  /** After how many taps it is enough. */
  taps: number;
  /** How many of those alike are tapped: of eight seats in a row, say. */
  alike: number;
  /** What is not tapped: the words on it. */
  leave?: string;
}

/** Runs in the page. Gives "place: text" of everything that was there at any moment. */
async function wanderInPage({ taps, alike, leave }: Wander): Promise<string[]> {
  const READ = ['aria-label', 'aria-description', 'aria-valuetext', 'aria-roledescription'];
  const SHOWN = ['title', 'placeholder', 'alt', 'label'];
  const TAPPABLE = 'button:enabled, summary, [role=button]';
  const home = location.href;
  // Where no Navigation API says which page of the tab this is, every other page is the last.
  const stepOf = () => ('navigation' in window ? navigation.currentEntry?.index : undefined);
  const homeStep = stepOf();
  const said = new Set<string>();
  const tapped = new Set<string>();

  const classOf = (element: Element) =>
    (element.getAttribute('class') ?? '').replace(/ ?svelte-\w+/g, '');
  const placeOf = (element: Element) =>
    `${element.tagName.toLowerCase()} in .${classOf(element.closest('[class]') ?? element)}`;

  const read = () => {
    said.add(`document.title: ${document.title}`);
    // The text of a licence is good in its own words only.
    for (const element of document.body.querySelectorAll('*:not(script, style, [translate=no])')) {
      for (const name of [...READ, ...SHOWN]) {
        const text = element.getAttribute(name);
        if (text) said.add(`${name} of ${placeOf(element)}: ${text}`);
      }
      for (const node of element.childNodes) {
        const text = node.nodeType === Node.TEXT_NODE ? node.textContent?.trim() : '';
        if (text) said.add(`${placeOf(element)}: ${text}`);
      }
    }
  };

  const pause = (ms: number) => new Promise((done) => setTimeout(done, ms));
  const settled = async () => {
    await pause(40);
    for (let tries = 0; tries < 20; tries += 1) {
      if (!document.querySelector('[aria-busy=true]')) return;
      await pause(40);
    }
  };

  const next = (panel: Element | undefined) => {
    const count = new Map<string, number>();
    for (const one of (panel ?? document.body).querySelectorAll<HTMLElement>(TAPPABLE)) {
      if (!one.checkVisibility() || (leave && one.textContent?.includes(leave))) continue;
      const places = [];
      for (let at: Element | null = one; at && places.length < 4; at = at.parentElement) {
        if (classOf(at)) places.push(classOf(at));
      }
      const place = `${panel?.querySelector('h2')?.textContent} ${places.join('<')}`;
      const nth = (count.get(place) ?? 0) + 1;
      count.set(place, nth);
      const name = `${place} ${nth}`;
      if (nth <= alike && !tapped.has(name)) return { one, name };
    }
    return null;
  };

  await settled();
  read();
  for (let spent = 0; spent < taps; spent += 1) {
    if (location.href !== home) {
      // A page that was put in place of this one has nothing of ours behind it.
      if (stepOf() === homeStep) break;
      // Going back twice would leave the page, so a slow one is waited for.
      history.back();
      for (let tries = 0; tries < 100 && location.href !== home; tries += 1) await pause(50);
      await pause(100);
    }
    const panel = [...document.querySelectorAll('dialog[open]')].at(-1);
    const found = next(panel);
    if (found) {
      tapped.add(found.name);
      found.one.click();
    } else if (panel) {
      panel.dispatchEvent(new Event('cancel', { cancelable: true }));
    } else break;
    await settled();
    read();
  }
  return [...said];
}

/** Walks until nothing new is left to tap, or the taps are spent. */
export const wander = (page: Page, wish: Wander): Promise<string[]> =>
  page.evaluate(wanderInPage, wish);
