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
  judges: {},
  effects: {},
  explorations: {},
};

/** The cards of the first base game with these expansions; the same ones give the same object. */
export type CardsOf = (expansions: readonly BoxId[]) => Cards;

export interface CardReader {
  /**
   * The cards of a ruleset, by its id: of its base game and its boxes in printed order. The same id
   * gives the same frozen object, so its identity can be compared.
   */
  cardsOfRuleset(ruleset: string): Cards;
  cardsOf: CardsOf;
}

/** Those of these ids. */
const among = (boxes: readonly Box[], ids: readonly BoxId[]): Box[] =>
  boxes.filter(({ id }) => ids.includes(id));

/** The cards of these boxes, unchangeable. */
function composed(boxes: readonly Box[]): Cards {
  const changes = boxes.map(({ cards }): CardsChanges => cards ?? {});
  const cards = inPlay(changes.reduce(patched<CardTables>, NONE));
  deepFreeze(cards);
  return cards;
}

/** Composes the cards of these boxes, of which at least one is a base game. */
export function cardReaderOf(boxes: readonly Box[]): CardReader {
  const ordered = inOrder(boxes);
  const known = new Map<string, Cards>();
  const cardsFrom = (chosen: readonly Box[]): Cards => {
    const name = chosen.map(({ id }) => id).join('+');
    const cards = known.get(name) ?? composed(chosen);
    known.set(name, cards);
    return cards;
  };
  const first = ordered.find(({ kind }) => kind === 'base')?.id ?? '';
  return {
    cardsOfRuleset: (ruleset) => cardsFrom(among(ordered, ruleset.split('+'))),
    cardsOf: (expansions) => cardsFrom(among(ordered, [first, ...expansions])),
  };
}

/** The cards of every box that the app knows. */
export const CARD_READER = cardReaderOf(BOXES);
export const { cardsOf } = CARD_READER;
