/** Runs what a page runs before its first paint, in as little of a browser as it asks for. */
import { pageStart } from '../../src/tools/page-start.mjs';

/** An element or a text, as far as anyone here looks at it. */
export class FakeNode {
  attributes: { name: string; value: string }[] = [];
  childNodes: FakeNode[] = [];
  readonly nodeType: number;

  constructor(
    readonly localName: string,
    readonly nodeValue: string | null = null,
    readonly namespaceURI = '',
  ) {
    this.nodeType = nodeValue === null ? 1 : 3;
  }

  setAttribute(name: string, value: unknown): void {
    this.attributes.push({ name, value: String(value) });
  }

  append(inner: FakeNode | string): void {
    this.childNodes.push(typeof inner === 'string' ? new FakeNode('', inner) : inner);
  }
}

export interface Start {
  pathname?: string;
  /** Pixels. */
  width?: number;
  /** Of the page that starts. */
  lang?: string;
  build?: string;
  /** Whether a worker answers for this page; it does unless said. */
  worker?: boolean;
}

/** What the script did to the page, and what it put into the place of the card. */
export interface Started {
  dataset: Record<string, string>;
  style: Record<string, string>;
  card: FakeNode[];
}

/** Starts a page on a device that keeps these texts; `blocked` keeps it from reading any. */
export function started(kept: Record<string, string>, start: Start = {}): Started {
  const { pathname = '/', width = 390, lang = 'en-GB', build = '1', worker = true } = start;
  const dataset: Record<string, string> = { build };
  const style: Record<string, string> = {};
  const place = new FakeNode('div');
  const told: (() => void)[] = [];
  const world = {
    document: {
      documentElement: {
        lang,
        dataset,
        style: {
          setProperty: (name: string, value: string) => (style[name] = value),
          removeProperty: (name: string) => delete style[name],
        },
      },
      querySelector: (wanted: string) => (wanted === '[data-kept-card]' ? place : null),
      createElementNS: (space: string, name: string) => new FakeNode(name, null, space),
    },
    MutationObserver: class {
      constructor(tell: () => void) {
        told.push(tell);
      }
      observe() {}
      disconnect() {}
    },
    addEventListener: () => {},
    localStorage: {
      getItem: (key: string) => {
        if (kept['blocked']) throw new Error('blocked');
        return kept[key] ?? null;
      },
    },
    matchMedia: () => ({ matches: true }),
    location: { pathname },
    navigator: { serviceWorker: { controller: worker ? {} : null } },
    innerWidth: width,
  };
  new Function(...Object.keys(world), pageStart())(...Object.values(world));
  // The place of the card has come.
  for (const tell of told) tell();
  delete dataset['build'];
  return { dataset, style, card: place.childNodes };
}
