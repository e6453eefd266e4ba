/** The made-up ruleset as a game of its own, as a registry lists it. */
import { base } from '../../../src/lib/rulesets/boxes/base/box.ts';
import { defineBase } from '../../../src/lib/rulesets/box.ts';
import { madeUp } from './ruleset.ts';

const { id: _, expansions: __, boxes: ___, cards: ____, ...rules } = madeUp;

export const madeUpGame = defineBase({
  id: 'made-up',
  kind: 'base',
  order: 99,
  rules,
  cards: base.cards,
});
