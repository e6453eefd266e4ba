import { defineBase } from '../../box.ts';
import { cards } from './cards.ts';
import { rules } from './rules.ts';

/** Twilight Imperium, fourth edition. */
export const base = defineBase({
  id: 'base',
  kind: 'base',
  order: 0,
  rules,
  cards,
});
