import { playedRelics } from '../../played-rows.ts';

/** What the fourth codex plays as a component action; one technology is none there. */
export const componentActions = {
  ...playedRelics({
    'circlet-of-the-void': { becomes: 'exhausted', steps: ['explore'] },
    // Its point, or the speaker token, is booked with the card.
    'book-of-latvinia': { becomes: null, steps: ['points'] },
  }),
  'technology-x-89-bacterial-weapon': null,
};
