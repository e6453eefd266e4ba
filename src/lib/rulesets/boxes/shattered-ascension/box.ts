import { defineBase } from '../../box.ts';
import { cardsOf } from './cards.ts';
import { V42 } from './editions.ts';
import { rulesOf } from './rules.ts';
import { tablesOf } from './tables.ts';

/** Shattered Ascension in its edition 42, the newest one. */
export const shatteredAscension = defineBase({
  id: 'shattered-ascension',
  kind: 'base',
  order: 50,
  rules: rulesOf(V42, tablesOf(V42)),
  cards: cardsOf(V42),
});
