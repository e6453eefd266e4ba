import { playedCards, playedTechnologies, tokens, without } from '../../effect-rows.ts';

/** What the first codex words anew: one technology is an action now, one note is none, one is used from the hand. */
export const amendedEffects = {
  ...playedTechnologies({ 'wormhole-generator': { faction: 'ghosts-of-creuss' } }),
  ...without('play', 'note', 'stymie'),
  ...tokens({ acquiescence: { card: 'note', faction: 'winnu' } }),
};

/** What cards of the first codex offer; a technology lies elsewhere since. */
export const effects = {
  ...playedCards({
    'fighter-conscription': {},
    impersonation: { secrets: 1, steps: ['influence'] },
    plagiarize: { steps: ['influence', 'technology'] },
  }),
  ...without('gain', 'technology', 'magmus-reactor'),
  ...amendedEffects,
};
