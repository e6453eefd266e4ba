import { defineBox } from '../../box.ts';
import { cards } from './cards.ts';
import { rules } from './rules.ts';

/** Prophecy of Kings, the first expansion. */
export const prophecyOfKings = defineBox({
  id: 'pok',
  kind: 'box',
  order: 1,
  usual: true,
  rules,
  cards,
});
