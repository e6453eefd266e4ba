import { defineBox } from '../../box.ts';
import { cards } from './cards.ts';
import { rules } from './rules.ts';

/** Codex II: Affinity. */
export const codex2 = defineBox({
  id: 'codex2',
  kind: 'codex',
  order: 3,
  rules,
  cards,
});
