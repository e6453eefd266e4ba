import { gains, playedRelics, points, without } from '../../effect-rows.ts';

/** What cards of the fourth codex offer; one technology is no component action there. */
export const effects = {
  ...playedRelics({
    'circlet-of-the-void': { becomes: 'exhausted', steps: ['explore'] },
    // Its point, or the speaker token, is booked with the card.
    'book-of-latvinia': { becomes: null, steps: ['points'] },
  }),
  ...without('play', 'technology', 'x-89-bacterial-weapon'),
  ...gains({
    'ordinian-codex4': {
      card: 'planet',
      faction: null,
      moment: 'holder-passed',
      gives: [{ actionCards: 1, tokens: 1 }],
      uses: 'exhausts',
    },
  }),
  ...points('relic', 'book-of-latvinia', 'component-action', {
    purges: true,
    needs: { kind: 'specialties', colours: 4 },
    otherwise: 'speaker',
  }),
  ...points('event', 'total-war', 'component-action'),
};
