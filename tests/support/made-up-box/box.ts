import { defineBox } from '../../../src/lib/rulesets/box.ts';
import { cards } from './cards.ts';
import { publicObjective } from '../../../src/lib/rulesets/card-rows.ts';

/** A box that no one has printed, with one objective. */
export const madeUpBox = defineBox({
  id: 'made-up-box',
  kind: 'box',
  order: 99,
  rules: { objectives: { 'hold-a-parade': publicObjective(1) } },
  cards,
});
