/** The first card of the list, from one page to the next: kept as data, put in before the first paint. */
import { afterEach, expect, test, vi } from 'vitest';
import { keepCard, partOf, type Part } from '../../../../src/lib/ui/games/kept-card.ts';
import { FakeNode, started, type Start } from '../../../support/page-started.ts';

const CARD: Part = [
  'section',
  { class: 'card', 'aria-labelledby': 'title' },
  ['h1', { id: 'title' }, 'The <b>game</b> on the table'],
  ['svg', { viewBox: '0 0 48 48' }, ['path', { d: 'M0 0h9' }], ['text', { x: '24' }, 'Ha']],
  ['a', { href: '/custodian/game/8a1f', class: 'way-in' }, 'Resume'],
];

/** What a page puts in that finds this card, or any other value, kept. */
function shown(card: unknown, start: Start = {}, about: object = { build: '1', lang: 'en-GB' }) {
  return started({ 'custodian.card': JSON.stringify({ ...about, card }) }, start).card;
}

const asData = (nodes: FakeNode[]) => nodes.map((node) => partOf(node as unknown as Node));

function keeping(card: unknown) {
  const stored = new Map<string, string>([['custodian.card', 'an older one']]);
  vi.stubGlobal('document', { documentElement: { lang: 'en-GB', dataset: { build: '1' } } });
  vi.stubGlobal('localStorage', {
    setItem: (key: string, value: string) => stored.set(key, value),
    removeItem: (key: string) => stored.delete(key),
  });
  keepCard(card as Element | null);
  return Object.fromEntries(stored);
}

afterEach(() => vi.unstubAllGlobals());

test('what is kept of a card is put in again as it stood, its texts as texts', () => {
  const [node] = shown(CARD);
  expect(node?.childNodes[1]?.namespaceURI).toBe('http://www.w3.org/2000/svg');
  const kept = keeping(node);
  expect(asData(started(kept).card)).toEqual([CARD]);
});

test('what holds for a minute only keeps its room and is not seen', () => {
  const node = new FakeNode('span');
  node.setAttribute('data-passing', '');
  node.append('saved just now');
  expect(asData([node])).toEqual([['span', { style: 'visibility: hidden' }, 'saved just now']]);
});

test('without games there is no card', () => {
  expect(keeping(null)).toEqual({});
});

test('the card has its own height, and the room of another is not kept for it', () => {
  const kept = {
    'custodian.games': '390 420 268 going',
    'custodian.card': JSON.stringify({ build: '1', lang: 'en-GB', card: CARD }),
  };
  expect(started(kept).style).toEqual({ '--start': '268px' });
  expect(started(kept, { lang: 'el' }).style).toMatchObject({ '--hero': '420px' });
});

test('a card of another language or another build is not shown', () => {
  expect(shown(CARD)).toHaveLength(1);
  expect(shown(CARD, { lang: 'el' })).toEqual([]);
  expect(shown(CARD, { build: '2' })).toEqual([]);
  expect(shown(CARD, {}, {})).toEqual([]);
});

test.each<[string, unknown]>([
  ['no card', undefined],
  ['null', null],
  ['a number', 3],
  ['an object', { section: 'card' }],
  ['an element of another kind', ['script', {}, 'alert(1)']],
  ['one of another kind within', ['section', {}, ['iframe', { class: 'x' }]]],
  ['an attribute that runs', ['section', { onclick: 'alert(1)' }]],
  ['a source', ['section', {}, ['a', { src: 'x' }]]],
  ['a way that runs', ['a', { href: 'javascript:alert(1)' }]],
  ['a way to another host', ['a', { href: 'https://example.org/new' }]],
  ['a way to another host, shortly', ['a', { href: '//example.org/new' }]],
  ['a way to another page', ['a', { href: '/licences' }]],
  ['a part that is none', ['section', {}, ['p', {}, 7]]],
  ['a hole', ['section', {}, null]],
])('of %s nothing is shown', (_, card) => {
  expect(shown(card)).toEqual([]);
});

test.each(['', 'null', '7', '{', '[]', '"card"', '['.repeat(100_000)])(
  'a text that is no card at all leaves the page as it is: %.12s',
  (text) => {
    const { card, dataset } = started({ 'custodian.card': text });
    expect(card).toEqual([]);
    expect(dataset).toMatchObject({ theme: 'dark' });
  },
);

test('of a card that is nested beyond all measure nothing is shown', () => {
  const deep = `${'["p",{},'.repeat(50_000)}"x"${']'.repeat(50_000)}`;
  const text = `{"build":"1","lang":"en-GB","card":${deep}}`;
  expect(started({ 'custodian.card': text }).card).toEqual([]);
});

test('a card that is a text alone is no card', () => {
  expect(shown('Resume')).toEqual([]);
});

test('storage that takes nothing costs nothing', () => {
  vi.stubGlobal('document', { documentElement: { lang: 'en-GB', dataset: {} } });
  vi.stubGlobal('localStorage', {
    setItem: () => {
      throw new Error('full');
    },
  });
  expect(() => keepCard(new FakeNode('section') as unknown as Element)).not.toThrow();
});
