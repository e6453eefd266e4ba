import { defineBox } from '../../box.ts';
import { cards } from './cards.ts';
import { rules } from './rules.ts';

/** Thunder's Edge, the second expansion. */
export const thundersEdge = defineBox({
  id: 'thunders-edge',
  kind: 'box',
  order: 6,
  rules,
  cards,
});
