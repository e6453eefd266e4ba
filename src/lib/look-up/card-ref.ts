/** A printed card, by its kind and its id: cards of different kinds share ids. */
import type { Cards } from '../core/cards.ts';
import type { Ruleset } from '../core/ruleset.ts';

export const CARD_KINDS = [
  'objective',
  'agenda',
  'strategy-card',
  'technology',
  'leader',
  'relic',
  'note',
  'breakthrough',
  'planet',
  'exploration',
  'action-card',
] as const;
export type CardKind = (typeof CARD_KINDS)[number];

export interface CardRef {
  kind: CardKind;
  id: string;
}

/** Whether a word is a kind of cards: a link may say anything. */
export const isCardKind = (kind: string): kind is CardKind =>
  (CARD_KINDS as readonly string[]).includes(kind);

/** Breakthroughs, by id, with whose they are. */
export const breakthroughsIn = ({ factions }: Cards): [id: string, faction: string][] =>
  Object.entries(factions).flatMap(([faction, { breakthrough }]): [string, string][] =>
    breakthrough ? [[breakthrough.id, faction]] : [],
  );

/** Action cards of which the tables know something: their deck is not listed. */
export const actionCardsIn = (ruleset: Ruleset, cards: Cards): string[] => [
  ...new Set([
    ...Object.values(cards.effects).flatMap(({ card, id }) => (card === 'action-card' ? [id] : [])),
    ...Object.entries(ruleset.riders).flatMap(([id, { of }]) => (of ? [] : [id])),
    ...Object.keys(ruleset.turnBenders),
  ]),
];

/** Ids of a kind in these tables. */
export function idsOf(kind: CardKind, ruleset: Ruleset, cards: Cards): string[] {
  switch (kind) {
    case 'objective':
      return Object.keys(ruleset.objectives);
    case 'agenda':
      return Object.keys(ruleset.agendas);
    case 'strategy-card':
      return Object.keys(ruleset.strategyCards);
    case 'technology':
      return Object.keys(cards.technologies);
    case 'leader':
      return Object.keys(cards.leaders);
    case 'relic':
      return Object.keys(cards.relics);
    case 'note':
      return Object.keys(cards.notes);
    case 'planet':
      return Object.keys(cards.planets);
    case 'exploration':
      return Object.keys(cards.explorations);
    case 'action-card':
      return actionCardsIn(ruleset, cards);
    case 'breakthrough':
      return breakthroughsIn(cards).map(([id]) => id);
  }
}

/** Every card of these tables. */
export const cardsIn = (ruleset: Ruleset, cards: Cards): CardRef[] =>
  CARD_KINDS.flatMap((kind) => idsOf(kind, ruleset, cards).map((id) => ({ kind, id })));
