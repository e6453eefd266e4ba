import { defineBox } from '../../box.ts';
import { cards } from './cards.ts';
import { rules } from './rules.ts';

/** Codex I: Ordinian. */
export const codex1 = defineBox({
  id: 'codex1',
  kind: 'codex',
  order: 2,
  rules,
  cards,
});
