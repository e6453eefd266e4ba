import { defineBox } from '../../box.ts';

/** Codex II: Affinity; it holds nothing that the rules ask about. */
export const codex2 = defineBox({
  id: 'codex2',
  kind: 'codex',
  order: 3,
  cards: () => import('./cards.ts'),
});
