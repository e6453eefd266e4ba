/** What a presenter remote means at the table, and which keys stay with what has the focus. */
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { remoteKey } from '../../../../src/lib/ui/kit/remote-keys.ts';

class Part {
  isContentEditable = false;
  tagName: string;
  constructor(tagName: string) {
    this.tagName = tagName;
  }
}
const body = new Part('BODY');
const button = new Part('BUTTON');

let page: { dialog: boolean; focus: Part; scrollHeight: number };
beforeEach(() => {
  page = { dialog: false, focus: body, scrollHeight: 800 };
  vi.stubGlobal('HTMLElement', Part);
  vi.stubGlobal('HTMLInputElement', class {});
  vi.stubGlobal('document', {
    body,
    get activeElement() {
      return page.focus;
    },
    get documentElement() {
      return { scrollHeight: page.scrollHeight, clientHeight: 800 };
    },
    querySelector: () => (page.dialog ? {} : null),
  });
});
afterEach(() => vi.unstubAllGlobals());

const press = (key: string, more: Partial<KeyboardEvent> = {}, working = false) =>
  remoteKey({ key, target: page.focus, ...more } as unknown as KeyboardEvent, working);

const ALL = ['PageDown', 'ArrowRight', 'PageUp', 'ArrowLeft', '.', 'b', 'B', '?'];

describe('a remote', () => {
  it('goes on, goes back, stops the clocks and asks for the list', () => {
    expect(ALL.map((key) => press(key))).toEqual([
      ...['onward', 'onward', 'back', 'back', 'pause', 'pause', 'pause', 'list'],
    ]);
  });

  it('sends nothing else', () => {
    for (const key of [
      'Enter',
      ' ',
      'Tab',
      'Escape',
      'ArrowUp',
      'ArrowDown',
      'Home',
      'End',
      'F5',
      'a',
    ]) {
      expect(press(key), key).toBeNull();
    }
  });

  it.each([
    ['a field', () => (page.focus = new Part('INPUT')), {}],
    ['an open dialog', () => (page.dialog = true), {}],
    ['a key that is held', () => 0, { repeat: true }],
    ['a shortcut of the browser', () => 0, { altKey: true }],
    ['one of the system', () => 0, { metaKey: true }],
    ['a part that took the key', () => 0, { defaultPrevented: true }],
  ])('leaves it to %s', (_, prepare, more) => {
    prepare();
    for (const key of ALL) expect(press(key, more), key).toBeNull();
  });

  it('leaves arrows and pages to who goes about by keys', () => {
    page.focus = button;
    for (const key of ALL.slice(0, 4)) expect(press(key, {}, true), key).toBeNull();
    expect(press('b', {}, true)).toBe('pause');
    // A finger pressed that button last.
    expect(press('PageDown', {}, false)).toBe('onward');
    page.focus = body;
    expect(press('PageDown', {}, true)).toBe('onward');
  });

  it('leaves pages to a page that scrolls, not the arrows', () => {
    page.scrollHeight = 1200;
    expect([press('PageDown'), press('PageUp')]).toEqual([null, null]);
    expect([press('ArrowRight'), press('ArrowLeft')]).toEqual(['onward', 'back']);
  });
});
