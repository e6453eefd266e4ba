/** The printed cards of the game that a table plays: those of the base game and its patches. */
import type { Cards } from '../core/cards.ts';
import type { BoxId } from '../core/vocabulary.ts';
import type { Box } from './box.ts';
import { BOXES, inOrder } from './boxes.ts';
import type { CardsChanges, CardTables } from './cards-changes.ts';
import { deepFreeze } from './deep-freeze.ts';
import { inPlay } from './in-play.ts';
import { patched } from './patch.ts';

const NONE: CardTables = {
  planets: {},
  technologies: {},
  attachments: {},
  factions: {},
  leaders: {},
  relics: {},
  notes: {},
  conditions: {},
  waivers: {},
  tokenSources: {},
  componentActions: {},
  pointSources: {},
  gains: {},
  explorations: {},
};

/** The cards of the first base game with these expansions; the same ones give the same object. */
export type CardsOf = (expansions: readonly BoxId[]) => Cards;

export interface CardReader {
  /**
   * The cards of a ruleset, by its id: of its base game and its boxes in printed order. The tables
   * of other boxes are not read. The same id gives the same frozen object, so its identity can be
   * compared.
   */
  loadCards(ruleset: string): Promise<Cards>;
  /** The same without waiting, once the tables of every box are read. */
  loadAllCards(): Promise<CardsOf>;
}

interface Read extends Pick<Box, 'id'> {
  changes: CardsChanges;
}

/** Those of these ids. */
const among = <T extends Pick<Box, 'id'>>(boxes: readonly T[], ids: readonly BoxId[]): T[] =>
  boxes.filter(({ id }) => ids.includes(id));

/** The tables of these boxes. */
const read = (boxes: readonly Box[]): Promise<Read[]> =>
  Promise.all(
    boxes.map(async ({ id, cards }) => ({ id, changes: (await cards?.())?.cards ?? {} })),
  );

/** The cards of these boxes, unchangeable. */
function composed(boxes: readonly Read[]): Cards {
  const cards = inPlay(boxes.map(({ changes }) => changes).reduce(patched<CardTables>, NONE));
  deepFreeze(cards);
  return cards;
}

/** Reads and composes the cards of these boxes, of which at least one is a base game. */
export function cardReaderOf(boxes: readonly Box[]): CardReader {
  const ordered = inOrder(boxes);
  const known = new Map<string, Cards>();
  const cardsFrom = (chosen: readonly Read[]): Cards => {
    const name = chosen.map(({ id }) => id).join('+');
    const cards = known.get(name) ?? composed(chosen);
    known.set(name, cards);
    return cards;
  };
  return {
    loadCards: async (ruleset) => cardsFrom(await read(among(ordered, ruleset.split('+')))),
    loadAllCards: async () => {
      const tables = await read(ordered);
      const first = ordered.find(({ kind }) => kind === 'base')?.id ?? '';
      return (expansions) => cardsFrom(among(tables, [first, ...expansions]));
    },
  };
}

/** The cards of every box that the app knows. */
export const { loadCards, loadAllCards } = cardReaderOf(BOXES);
