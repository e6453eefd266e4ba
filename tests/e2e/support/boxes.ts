/** What of a table lies off the screen, under the foot of its stage, or is cut. */
import type { Locator, Page } from '@playwright/test';

/** Sizes of the tablets, phones and screens that people own, in CSS px. */
export const SIZES: readonly (readonly [width: number, height: number])[] = [
  [1280, 800],
  [1024, 768],
  [1080, 810],
  [1133, 744],
  [1180, 820],
  [1366, 1024],
  [1024, 1366],
  [800, 1280],
  [744, 1133],
  [768, 1024],
  [810, 1080],
  [820, 1180],
  [1920, 1080],
  [360, 640],
  [390, 844],
  [844, 390],
  [1280, 440],
];

/** Each thing that is wrong, in words; empty where every box lies where it belongs. */
export async function outOfPlace(page: Page, width: number, height: number): Promise<string[]> {
  await page.setViewportSize({ width, height });
  return page.evaluate(async () => {
    const frame = () => new Promise((done) => requestAnimationFrame(done));
    // What is measured in the first frame is drawn in the second.
    for (let i = 0; i < 3; i++) await frame();
    const wrong: string[] = [];
    const stage = document.querySelector<HTMLElement>('section.stage');
    const foot = stage?.querySelector<HTMLElement>('footer');
    if (!stage) return ['no stage'];
    const root = document.documentElement;
    /** Half a pixel is no overlap. */
    const slack = 1.5;
    const label = (element: Element) =>
      (element.getAttribute('aria-label') ?? element.textContent ?? '').trim().slice(0, 40);
    const shown = (element: Element) => {
      const { width, height } = element.getBoundingClientRect();
      return width > 0 && height > 0 && getComputedStyle(element).visibility !== 'hidden';
    };
    const all = (within: Element, what: string) => [...within.querySelectorAll(what)].filter(shown);
    const toTop = () => {
      scrollTo(0, 0);
      stage.scrollTop = 0;
    };

    toTop();
    if (root.scrollWidth > innerWidth + slack) wrong.push('the page scrolls sideways');
    const edges = stage.getBoundingClientRect();
    for (const element of all(stage, 'button, input, h1, h2, p, b')) {
      if (element.closest('.unseen')) continue;
      const { left, right } = element.getBoundingClientRect();
      if (left < edges.left - slack || right > edges.right + slack) {
        wrong.push(`beside the stage: ${label(element)}`);
      }
    }

    // A key never reaches beyond the frame of its group.
    for (const group of all(stage, '[role=group]')) {
      const frame = group.getBoundingClientRect();
      for (const key of all(group, 'button, input')) {
        const { left, right } = key.getBoundingClientRect();
        if (left < frame.left - slack || right > frame.right + slack) {
          wrong.push(`beside its frame: ${label(key)}`);
        }
      }
    }

    // The likely act is on the screen without scrolling, and the foot does not lie over it.
    const sticks = foot && getComputedStyle(foot).position === 'sticky';
    const end = sticks ? Math.min(innerHeight, foot.getBoundingClientRect().top) : innerHeight;
    const likely = all(
      stage,
      '.act.main, .likely .score, .quick button, button.tile, .ballot .seats.well button',
    );
    for (const element of likely) {
      const { bottom, height } = element.getBoundingClientRect();
      // With the keyboard up, or a phone lying down, there is room for the first ones only.
      const phone = Math.min(innerWidth, innerHeight) < 500 && element.matches('.seats button');
      const low = (innerHeight < 500 || phone) && element !== likely[0];
      if (!low && bottom > end + slack && height < end)
        wrong.push(`not in view: ${label(element)}`);
    }

    // Whatever is scrolled to stops above the foot.
    const controls = all(stage, 'button, input').filter((element) => !foot?.contains(element));
    for (const element of controls) {
      if (element.getBoundingClientRect().bottom <= end) continue;
      element.scrollIntoView({ block: 'nearest', behavior: 'instant' });
      const box = element.getBoundingClientRect();
      const top = sticks ? foot.getBoundingClientRect().top : innerHeight;
      if (box.bottom > top + slack) wrong.push(`under the foot: ${label(element)}`);
    }
    toTop();

    // The small keys of a vote stand in one line; so do a head and what stands beside it.
    const rows = new Set(
      all(stage, '.ballot .beside > *').map((key) => key.getBoundingClientRect().top),
    );
    if (rows.size > 1) wrong.push('small keys in several lines');
    for (const head of stage.querySelectorAll<HTMLElement>('h2.sec:has(> span)')) {
      const { lineHeight, paddingTop, paddingBottom } = getComputedStyle(head);
      const words = head.offsetHeight - parseFloat(paddingTop) - parseFloat(paddingBottom);
      if (words > parseFloat(lineHeight) * 1.5) wrong.push(`a head of two lines: ${label(head)}`);
    }

    // Words that are squeezed into a column of letters.
    for (const text of all(stage, 'span, p, b, small')) {
      const { width, height } = text.getBoundingClientRect();
      const words = text.children.length === 0 ? text.textContent.trim() : '';
      if (words.length > 3 && width < 40 && height > 90) wrong.push(`squeezed: ${label(text)}`);
      // A sentence in a column of a word or two.
      if (words.length > 30 && width < 110 && height > 90) wrong.push(`a column: ${label(text)}`);
    }

    // Words that are cut: heads of columns, and keys other than those with someone's long name.
    for (const head of all(document.body, '.heads .name > span')) {
      if (head.scrollWidth > head.clientWidth + 1 || head.scrollHeight > head.clientHeight + 3) {
        wrong.push(`cut head: ${label(head)}`);
      }
    }
    for (const text of all(stage, 'button .cut, button b, button .name')) {
      if (text.scrollWidth > text.clientWidth + 1) wrong.push(`cut key: ${label(text)}`);
    }

    // On a tablet every lane of the sheet is in view.
    const sheet = document.querySelector('section.sheet');
    if (sheet && innerHeight >= 700 && innerWidth >= 1000) {
      const bottom = sheet.getBoundingClientRect().bottom;
      for (const lane of all(sheet, 'li.lane')) {
        if (lane.getBoundingClientRect().bottom > bottom + slack) wrong.push('a lane out of view');
      }
    }
    return [...new Set(wrong)];
  });
}

/** The same of a page without a stage: beside the screen, cut, or too small for a finger. */
export async function outOfPage(page: Page, width: number, height: number): Promise<string[]> {
  await page.setViewportSize({ width, height });
  return page.evaluate(async () => {
    const frame = () => new Promise((done) => requestAnimationFrame(done));
    for (let i = 0; i < 3; i++) await frame();
    const wrong: string[] = [];
    const slack = 1.5;
    const finger = 44;
    const label = (element: Element) =>
      (element.getAttribute('aria-label') ?? element.textContent ?? '').trim().slice(0, 40);
    if (document.documentElement.scrollWidth > innerWidth + slack) {
      wrong.push('the page scrolls sideways');
    }
    /** What is seen of a box within all that scrolls around it. */
    const seen = (key: Element) => {
      let { left, right, top, bottom } = key.getBoundingClientRect();
      for (let around = key.parentElement; around; around = around.parentElement) {
        if (getComputedStyle(around).overflowY === 'visible') continue;
        const frame = around.getBoundingClientRect();
        left = Math.max(left, frame.left);
        right = Math.min(right, frame.right);
        top = Math.max(top, frame.top);
        bottom = Math.min(bottom, frame.bottom);
      }
      return { left, right, top, bottom };
    };
    const stays = (element: Element | null): boolean =>
      element !== null &&
      (/sticky|fixed/.test(getComputedStyle(element).position) || stays(element.parentElement));
    const keys = [...document.querySelectorAll<HTMLElement>('button, a[href], input, summary')];
    const shown = keys.filter((key) => key.checkVisibility() && !key.closest('.unseen, .skip'));
    if (shown.length === 0) wrong.push('nothing to tap');
    for (const key of shown) {
      const { left, right, width, height } = key.getBoundingClientRect();
      if (left < -slack || right > innerWidth + slack) wrong.push(`beside it: ${label(key)}`);
      if (height < finger - slack && width < finger - slack) wrong.push(`small: ${label(key)}`);
      if (key.matches('button') && key.scrollWidth > key.clientWidth + 2) {
        wrong.push(`cut: ${label(key)}`);
      }
    }
    // Two keys never lie over each other.
    const boxes = shown.map((key) => ({ key, box: seen(key) }));
    for (const [i, one] of boxes.entries()) {
      for (const other of boxes.slice(i + 1)) {
        if (one.key.contains(other.key) || other.key.contains(one.key)) continue;
        // A bar that stays on the screen lies over what scrolls behind it.
        if (stays(one.key) || stays(other.key)) continue;
        const across =
          Math.min(one.box.right, other.box.right) - Math.max(one.box.left, other.box.left);
        const down =
          Math.min(one.box.bottom, other.box.bottom) - Math.max(one.box.top, other.box.top);
        if (across > 2 && down > 2) wrong.push(`${label(one.key)} lies over ${label(other.key)}`);
      }
    }
    return [...new Set(wrong)];
  });
}

/**
 * The same of an open panel: beside the screen, too small, cut, covered by something else, scrolling
 * sideways, or words beyond the edge of what they stand in.
 */
export async function outOfPanel(page: Page, width: number, height: number): Promise<string[]> {
  await page.setViewportSize({ width, height });
  return page.evaluate(async () => {
    const frame = () => new Promise((done) => requestAnimationFrame(done));
    for (let i = 0; i < 3; i++) await frame();
    const wrong: string[] = [];
    const panel = [...document.querySelectorAll('dialog[open]')].at(-1);
    if (!panel) return ['no panel'];
    const slack = 1.5;
    /** A finger needs so much, in CSS px before the page grows on a large screen. */
    const finger = 44;
    const label = (element: Element) =>
      (element.getAttribute('aria-label') ?? element.textContent ?? '').trim().slice(0, 40);
    const keys = [...panel.querySelectorAll<HTMLElement>('button, input, summary')];
    for (const key of keys) {
      // Another key opens the choice of a file.
      if (key.getClientRects().length === 0 || key.matches('.unseen')) continue;
      key.scrollIntoView({ block: 'nearest', behavior: 'instant' });
      const { left, right, top, bottom, width, height } = key.getBoundingClientRect();
      if (left < -slack || right > innerWidth + slack) wrong.push(`beside it: ${label(key)}`);
      if (height < innerHeight && (top < -slack || bottom > innerHeight + slack)) {
        wrong.push(`off the screen: ${label(key)}`);
      }
      if (width < finger - slack || height < finger - slack) wrong.push(`small: ${label(key)}`);
      // What is typed runs on in its field.
      const typed = key.matches('[type=search]');
      if (!typed && key.scrollWidth > key.clientWidth + 2) wrong.push(`cut: ${label(key)}`);
      const at = document.elementFromPoint((left + right) / 2, (top + bottom) / 2);
      const seen = !at || at.contains(key) || key.contains(at) || key.closest('label') !== null;
      if (!seen && key.checkVisibility()) wrong.push(`covered: ${label(key)}`);
    }
    // What is long scrolls in one place.
    const scrolled = [panel, ...panel.querySelectorAll('.body')].filter(
      (part) => part.scrollHeight > part.clientHeight + 1,
    );
    if (scrolled.length > 1 && scrolled[0] === panel) wrong.push('the panel scrolls twice');
    for (const part of panel.querySelectorAll<HTMLElement>('*')) {
      const { overflowX, overflowY } = getComputedStyle(part);
      if (!/auto|scroll/.test(overflowX + overflowY)) continue;
      if (overflowX !== 'hidden' && part.scrollWidth > part.clientWidth + 1) {
        wrong.push(`scrolls sideways: ${part.className}`);
      }
    }
    return [...new Set(wrong)];
  });
}

/**
 * Words that lie over other words, words that reach out of their key, and keys that nothing can press
 * wherever one scrolls to. For any page, panel or table, at the size that it has.
 */
export async function covered(page: Page): Promise<string[]> {
  return page.evaluate(async () => {
    const frame = () => new Promise((done) => requestAnimationFrame(done));
    for (let i = 0; i < 3; i++) await frame();
    const wrong: string[] = [];
    const slack = 2;
    const root = [...document.querySelectorAll('dialog[open]')].at(-1) ?? document.body;
    const name = (element: Element) =>
      (element.getAttribute('aria-label') ?? element.textContent ?? '').trim().slice(0, 40);
    const all = [...root.querySelectorAll<HTMLElement>('*')];
    const clips = new Map(
      all.map((element) => {
        const { overflowX, overflowY } = getComputedStyle(element);
        return [element as Element, overflowX !== 'visible' || overflowY !== 'visible'];
      }),
    );
    const stays = (element: Element | null): Element | null =>
      element === null || /sticky|fixed/.test(getComputedStyle(element).position)
        ? element
        : stays(element.parentElement);

    interface Words {
      text: string;
      box: { left: number; right: number; top: number; bottom: number };
      element: Element;
      node: Node;
      stays: Element | null;
    }
    const found: Words[] = [];
    for (const element of all) {
      if (element.closest('.unseen, .skip, .shield, svg')) continue;
      if (!element.checkVisibility({ opacityProperty: true, visibilityProperty: true })) continue;
      for (const node of element.childNodes) {
        const text = node.nodeType === Node.TEXT_NODE ? (node.textContent ?? '').trim() : '';
        if (!text) continue;
        const range = document.createRange();
        range.selectNodeContents(node);
        for (const line of range.getClientRects()) {
          // Between two lines there is air that belongs to neither of them.
          const air = line.height * 0.2;
          const box = {
            left: line.left,
            right: line.right,
            top: line.top + air,
            bottom: line.bottom - air,
          };
          for (let around: Element | null = element; around; around = around.parentElement) {
            if (!clips.get(around)) continue;
            const frame = around.getBoundingClientRect();
            box.left = Math.max(box.left, frame.left);
            box.right = Math.min(box.right, frame.right);
            box.top = Math.max(box.top, frame.top);
            box.bottom = Math.min(box.bottom, frame.bottom);
          }
          if (box.right - box.left < slack || box.bottom - box.top < slack) continue;
          found.push({ text: text.slice(0, 30), box, element, node, stays: stays(element) });
        }
      }
    }
    for (const [i, one] of found.entries()) {
      if (one.box.left < -slack || one.box.right > innerWidth + slack) {
        wrong.push(`beside the screen: ${one.text}`);
      }
      const key = one.element.closest('button, a[href]');
      if (key && !key.querySelector('button')) {
        const frame = key.getBoundingClientRect();
        // A link in a sentence has no frame.
        const framed = getComputedStyle(key).display !== 'inline';
        if (framed && (one.box.left < frame.left - 3 || one.box.right > frame.right + 3)) {
          wrong.push(`out of its key: ${one.text}`);
        }
      }
      for (const other of found.slice(i + 1)) {
        // What stays lies over what scrolls behind it; cut words share their box with their dots.
        if (one.stays !== other.stays || one.node === other.node) continue;
        const across =
          Math.min(one.box.right, other.box.right) - Math.max(one.box.left, other.box.left);
        const down =
          Math.min(one.box.bottom, other.box.bottom) - Math.max(one.box.top, other.box.top);
        if (across > slack && down > slack) wrong.push(`${one.text} lies over ${other.text}`);
      }
    }
    for (const key of root.querySelectorAll<HTMLElement>('button, input, a[href], summary')) {
      if (key.closest('.skip') || key.matches('[type=file]') || !key.checkVisibility()) continue;
      if (key.getClientRects().length === 0) continue;
      key.scrollIntoView({ block: 'center', inline: 'center', behavior: 'instant' });
      const { left, right, top, bottom } = key.getBoundingClientRect();
      // A lane is a key below its cells: any point of it will do.
      const points = [0.5, 0.15, 0.85].map((part) => [
        left + (right - left) * part,
        (top + bottom) / 2,
      ]);
      const pressed = points.some(([x = 0, y = 0]) => {
        const at = document.elementFromPoint(x, y);
        return at !== null && (key.contains(at) || (at.closest('label')?.contains(key) ?? false));
      });
      if (!pressed) wrong.push(`cannot be pressed: ${name(key)}`);
    }
    scrollTo(0, 0);
    return [...new Set(wrong)];
  });
}

/** Words of more letters may be broken where nothing else helps; a name is never cut to fewer than these. */
const WHOLE = 12;
const KEPT = 6;

/**
 * Words that are broken within, names that are cut to fewer letters than tell whose they are, and buttons
 * whose words take more than two lines.
 */
export async function brokenOrCut(page: Page): Promise<string[]> {
  return page.evaluate(
    async ([whole, kept]) => {
      const frame = () => new Promise((done) => requestAnimationFrame(done));
      for (let i = 0; i < 3; i++) await frame();
      const wrong: string[] = [];
      const part = document.createRange();
      const boxOf = (node: Node, from: number, to: number) => {
        part.setStart(node, from);
        part.setEnd(node, to);
        return [...part.getClientRects()].filter(({ width }) => width > 0.5);
      };
      /** What cuts the words of an element: itself, or one of the two around it. */
      const cutting = (element: HTMLElement | null, left = 3): HTMLElement | null => {
        if (!element || left === 0) return null;
        const { textOverflow } = getComputedStyle(element);
        const cuts = textOverflow === 'ellipsis' && element.scrollWidth > element.clientWidth + 1;
        return cuts ? element : cutting(element.parentElement, left - 1);
      };
      for (const element of document.body.querySelectorAll<HTMLElement>('*')) {
        if (element.closest('.unseen, .skip, svg, #svelte-announcer')) continue;
        if (!element.checkVisibility({ opacityProperty: true, visibilityProperty: true })) continue;
        // For ears alone: a mark says it to the eyes.
        if (getComputedStyle(element).clipPath !== 'none') continue;
        for (const node of element.childNodes) {
          const text = node.nodeType === Node.TEXT_NODE ? (node.textContent ?? '') : '';
          for (const { 0: word, index } of text.matchAll(/[\p{L}\p{N}’']+/gu)) {
            const lines = boxOf(node, index, index + word.length).map(({ top }) => Math.round(top));
            if (word.length <= whole && new Set(lines).size > 1) wrong.push(`broken: ${word}`);
          }
          // What stands below the words of a button in small type may be longer.
          const button = text.trim() ? element.closest('button') : null;
          if (button && !element.closest('small, .caption, .detail, .fine, .what, .soft')) {
            const { bottom } = element.getBoundingClientRect();
            const lines = boxOf(node, 0, text.length)
              .filter((line) => line.bottom <= bottom + 2)
              .map(({ top }) => Math.round(top));
            if (new Set(lines).size > 2) wrong.push(`lines: ${text.trim()}`);
          }
          const cut = text.trim() ? cutting(element) : null;
          if (!cut) continue;
          const edge =
            cut.getBoundingClientRect().right - parseFloat(getComputedStyle(cut).paddingRight);
          // The dots take the place of the last letter that would fit.
          const shown = [...text].filter((_, at) =>
            boxOf(node, at, at + 1).every(({ right }) => right <= edge + 0.5),
          ).length;
          if (shown - 1 < kept) wrong.push(`cut to ${shown - 1}: ${text.trim()}`);
        }
      }
      return [...new Set(wrong)];
    },
    [WHOLE, KEPT] as const,
  );
}

/**
 * What each button of the stage that unfolds something leaves out of sight: the first thing that came with
 * the tap is on the screen, above the foot. Each is closed again.
 */
export async function opensUnseen(page: Page, tap: (button: Locator) => Promise<void>) {
  const wrong: string[] = [];
  const buttons = page.locator('section.stage button[aria-expanded=false]');
  const count = await buttons.count();
  for (let at = 0; at < count; at++) {
    // Those that are closed again are in their places.
    const button = buttons.nth(at);
    await page.locator('section.stage').evaluate((stage) => {
      for (const element of stage.querySelectorAll('*')) element.setAttribute('data-before', '');
    });
    await tap(button);
    const found = await page.evaluate(async () => {
      const frame = () => new Promise((done) => requestAnimationFrame(done));
      for (let i = 0; i < 3; i++) await frame();
      const stage = document.querySelector('section.stage');
      if (!stage || document.querySelector('dialog[open]')) return [];
      const foot = stage.querySelector('footer');
      const sticks = foot && getComputedStyle(foot).position === 'sticky';
      const end = sticks ? foot.getBoundingClientRect().top : innerHeight;
      const parts = 'button, input, p, li, h2, label';
      const [first] = [
        ...stage.querySelectorAll<HTMLElement>(`:is(${parts}):not([data-before])`),
      ].filter((part) => part.checkVisibility() && part.getClientRects().length > 0);
      if (!first) return ['nothing came'];
      const { top, bottom } = first.getBoundingClientRect();
      return top >= -1 && bottom <= end + 1.5 ? [] : [`unseen: ${first.textContent.trim()}`];
    });
    const opened = page.locator('section.stage button[aria-expanded=true]');
    const name = (await opened.first().getAttribute('aria-label')) ?? '';
    wrong.push(...found.map((what) => `${name || at}: ${what}`.slice(0, 80)));
    if ((await page.locator('dialog[open]').count()) > 0) await page.keyboard.press('Escape');
    else if ((await opened.count()) > 0) await tap(opened.first());
  }
  return wrong;
}
