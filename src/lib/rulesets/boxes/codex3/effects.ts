import { gains, playedAgents, playedHeroes, votes, waiver, without } from '../../effect-rows.ts';

/** The commander of Yin as the third codex words it: what another player owns, for an infantry. */
export const brotherOmar = waiver('leader', 'brother-omar', null, {
  only: 'owned-by-others',
  price: 'infantry',
});

/** What cards of the third codex offer; one hero is no component action there. */
export const effects = {
  ...playedAgents({ zeu: { faction: 'naalu-collective' } }),
  ...playedHeroes({
    'harka-leeds': { faction: 'council-keleres', changes: { actionCards: 3 } },
    'dannel-of-the-tenth': { faction: 'yin-brotherhood' },
  }),
  ...without('play', 'leader', 'xxekir-grom'),
  ...gains({
    'council-patronage': {
      card: 'ability',
      faction: 'council-keleres',
      moment: 'strategy-phase-begins',
      gives: [{ replenishes: true, goods: 1 }],
    },
    'odlynn-myrr': {
      card: 'leader',
      faction: 'council-keleres',
      moment: 'outcome-of-holder',
      castWith: 'odlynn-myrr',
      gives: [{ goods: 1, tokens: 1 }],
      each: true,
    },
    'custodia-vigilia': {
      card: 'planet',
      faction: 'council-keleres',
      moment: 'another-scored-for-mecatol',
      gives: [{ tokens: 2 }],
    },
  }),
  ...votes({
    'odlynn-myrr': {
      card: 'leader',
      faction: 'council-keleres',
      votes: 6,
      per: 'once',
      purges: true,
    },
  }),
  ...brotherOmar,
};
