/** Tables of facts were compiled apart from ours: what both are compared with, box by box. */
import type { BoxId, TechnologyColour } from '../../../../src/lib/core/vocabulary.ts';
import { EXPANSIONS } from '../../../../src/lib/rulesets/boxes.ts';
import { cardsOf } from '../../../../src/lib/rulesets/cards.ts';
import { TOLD_BOXES } from '../../../support/facts.ts';

export interface Row {
  id: string;
  expansion: 'base' | BoxId;
}

const COLOUR: Record<string, TechnologyColour> = {
  biotic: 'green',
  warfare: 'red',
  propulsion: 'blue',
  cybernetic: 'yellow',
};
export const colourOf = (category: string | null) => (category === null ? null : COLOUR[category]);

/** The cards with every box in play that the facts tell of. */
export const all = cardsOf(TOLD_BOXES);

/** Every expansion up to this one: the first game in which a row lies as it was first printed. */
export function upTo(expansion: Row['expansion']): BoxId[] {
  return EXPANSIONS.slice(0, EXPANSIONS.indexOf(expansion as BoxId) + 1);
}
export const firstCards = (row: Row) => cardsOf(upTo(row.expansion));
