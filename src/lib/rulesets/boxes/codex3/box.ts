import { defineBox } from '../../box.ts';
import { cards } from './cards.ts';
import { rules } from './rules.ts';

/** Codex III: Vigil. */
export const codex3 = defineBox({
  id: 'codex3',
  kind: 'codex',
  order: 4,
  rules,
  cards,
});
