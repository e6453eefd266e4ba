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
  pointSources: {},
};

/** The cards of a table; the same expansions give the same frozen object. */
export type CardsOf = (expansions: readonly BoxId[]) => Cards;

export interface CardReader {
  /**
   * The cards of the base game with these expansions, in printed order whatever order they come
   * in; the tables of other boxes are not read. The same expansions give the same frozen object,
   * so its identity can be compared.
   */
  loadCards(expansions: readonly BoxId[]): Promise<Cards>;
  /** The same without waiting, once the tables of every box are read. */
  loadAllCards(): Promise<CardsOf>;
}

interface Read extends Pick<Box, 'id' | 'kind'> {
  changes: CardsChanges;
}

const isOnTable = ({ id, kind }: Pick<Box, 'id' | 'kind'>, expansions: readonly string[]) =>
  kind === 'base' || expansions.includes(id);

/** The tables of these boxes. */
const read = (boxes: readonly Box[]): Promise<Read[]> =>
  Promise.all(
    boxes.map(async ({ id, kind, cards }) => {
      const changes = (await cards?.())?.cards ?? {};
      return { id, kind, changes };
    }),
  );

/** The cards of these boxes, unchangeable. */
function composed(boxes: readonly Read[]): Cards {
  const cards = inPlay(boxes.map(({ changes }) => changes).reduce(patched<CardTables>, NONE));
  deepFreeze(cards);
  return cards;
}

/** Reads and composes the cards of these boxes. */
function cardReaderOf(boxes: readonly Box[]): CardReader {
  const ordered = inOrder(boxes);
  const known = new Map<string, Cards>();
  const cardsFrom = (tables: readonly Read[], expansions: readonly BoxId[]): Cards => {
    const chosen = tables.filter((box) => isOnTable(box, expansions));
    const name = chosen.map(({ id }) => id).join('+');
    const cards = known.get(name) ?? composed(chosen);
    known.set(name, cards);
    return cards;
  };
  return {
    loadCards: async (expansions) =>
      cardsFrom(await read(ordered.filter((box) => isOnTable(box, expansions))), expansions),
    loadAllCards: async () => {
      const tables = await read(ordered);
      return (expansions) => cardsFrom(tables, expansions);
    },
  };
}

/** The cards of every box that the app knows. */
export const { loadCards, loadAllCards } = cardReaderOf(BOXES);
