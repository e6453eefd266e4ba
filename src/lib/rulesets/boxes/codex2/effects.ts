import { playedRelics } from '../../effect-rows.ts';

/** What cards of the second codex offer. */
export const effects = playedRelics({
  'dynamis-core': { goodsBy: 'commodity-limit' },
  'jr-xs455-o': { becomes: 'exhausted', other: { goods: 1 } },
  'nano-forge': { becomes: null, steps: ['attachment'] },
});
