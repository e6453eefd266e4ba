import { defineBase } from '../../box.ts';
import { cardsOf } from '../shattered-ascension/cards.ts';
import { V6 } from '../shattered-ascension/editions.ts';
import { rulesOf } from '../shattered-ascension/rules.ts';
import { tablesOf } from '../shattered-ascension/tables.ts';

/** Shattered Ascension in its edition 6; what that leaves out is as in the newest one. */
export const shatteredAscensionV6 = defineBase({
  id: 'shattered-ascension-v6',
  kind: 'base',
  order: 51,
  rules: rulesOf(V6, tablesOf(V6)),
  cards: cardsOf(V6),
});
