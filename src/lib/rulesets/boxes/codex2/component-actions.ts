import { playedRelics } from '../../played-rows.ts';

/** What the second codex plays as a component action. */
export const componentActions = playedRelics({
  'dynamis-core': { goodsBy: 'commodity-limit' },
  'jr-xs455-o': { becomes: 'exhausted', other: { goods: 1 } },
  'nano-forge': { becomes: null, steps: ['attachment'] },
});
