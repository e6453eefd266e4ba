import { playedCards, playedTechnologies } from '../../played-rows.ts';

/** What the first codex words anew: one technology is an action now, one note is none any more. */
export const amendedActions = {
  ...playedTechnologies({ 'wormhole-generator': { faction: 'ghosts-of-creuss' } }),
  'note-stymie': null,
};

/** What the first codex plays as a component action. */
export const componentActions = {
  ...playedCards({
    'fighter-conscription': {},
    impersonation: { secrets: 1, steps: ['influence'] },
    plagiarize: { steps: ['influence', 'technology'] },
  }),
  ...amendedActions,
};
