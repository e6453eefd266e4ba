import { defineBox } from '../../box.ts';
import { cards } from './cards.ts';

/** Codex IV: Liberation; it holds nothing that the rules ask about. */
export const codex4 = defineBox({
  id: 'codex4',
  kind: 'codex',
  order: 5,
  cards,
});
