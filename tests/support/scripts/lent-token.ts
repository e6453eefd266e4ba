/** A game in which the 0 token is lent: it goes back at the end of a round, and leaves with its owner. */
import { at, type Script } from '../scripted/play.ts';

export const lentToken: Script = {
  name: 'lent-token',
  id: 'recorded-lent-token',
  seed: 5,
  begins: '2026-11-26T16:00:00Z',
  people: [
    { name: 'Orla', faction: 'naalu-collective', colour: 'green', skill: 0.6 },
    { name: 'Paul', faction: 'sardakk-norr', colour: 'red', skill: 0.6 },
    { name: 'Quin', faction: 'arborec', colour: 'blue', skill: 0.6 },
    { name: 'Runa', faction: 'winnu', colour: 'purple', skill: 0.6 },
  ],
  expansions: ['pok'],
  speaker: 1,
  opening: ['corner-the-market', 'develop-weaponry'],
  settings: { goal: 10 },
  moments: [
    at('1 action.turn', ({ keeper, game }) => {
      const [owner, borrower] = game.seating;
      keeper.do('giveInitiativeToken', { from: owner!, to: borrower! });
    }),
    at('3 action.turn', ({ keeper, game }) => {
      const [owner, , borrower] = game.seating;
      keeper.do('giveInitiativeToken', { from: owner!, to: borrower! });
      keeper.do('eliminatePlayer', { seat: owner! });
    }),
  ],
};
