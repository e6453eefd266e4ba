/**
 * The card that the page of the games begins with, as it was last shown: kept as plain data, so that
 * src/page-start.js can put it into the next page before the first paint, when neither the scripts
 * nor the list are there. It is no more than a picture of the list: once that is read the true card
 * takes its place.
 *
 * Without it the largest paint of a table with games comes 1,110 to 1,160 ms after that of an empty page on
 * a slow network (as `npm run bench:first` measures it), with it 120 to 150 ms; the limit is 400.
 */

const KEY = 'custodian.card';

/** A text, or an element: its name, what it says of itself, and what is in it. */
export type Part = string | [name: string, said: Record<string, string>, ...inner: Part[]];

const TEXT = 3;
const ELEMENT = 1;

/** What stands there, as data; null for what is hidden. */
export function partOf(node: Node): Part | null {
  if (node.nodeType === TEXT) return node.nodeValue;
  if (node.nodeType !== ELEMENT) return null;
  const { localName, attributes, childNodes } = node as Element;
  const said = Object.fromEntries([...attributes].map(({ name, value }) => [name, value]));
  // True for a minute only: it keeps its room and says nothing.
  if ('data-passing' in said) {
    delete said['data-passing'];
    said['style'] = 'visibility: hidden';
  }
  const inner = [...childNodes].map(partOf).filter((part) => part !== null);
  return [localName, said, ...inner];
}

/** Keeps a card as this build shows it, in this language; null when there is none to keep. */
export function keepCard(card: Element | null): void {
  const { lang, dataset } = document.documentElement;
  try {
    if (!card) localStorage.removeItem(KEY);
    else {
      const kept = { build: dataset['build'], lang, card: partOf(card) };
      localStorage.setItem(KEY, JSON.stringify(kept));
    }
  } catch {
    // Blocked storage, or a full one: the next start waits for the list.
  }
}
