/** A game in which a leader undoes a pass once everyone has passed. */
import { at, type Script } from '../scripted/play.ts';

export const undonePass: Script = {
  name: 'undone-pass',
  id: 'recorded-undone-pass',
  seed: 3,
  begins: '2026-11-23T17:00:00Z',
  people: [
    { name: 'Lev', faction: 'winnu', colour: 'red', skill: 0.7 },
    { name: 'Moe', faction: 'sardakk-norr', colour: 'blue', skill: 0.7 },
    { name: 'Nia', faction: 'ral-nel-consortium', colour: 'green', skill: 0.7 },
  ],
  expansions: ['pok', 'thunders-edge'],
  speaker: 0,
  opening: ['corner-the-market', 'develop-weaponry'],
  settings: { goal: 10 },
  moments: [
    at('1 status.score', ({ keeper, game }) => {
      const seat = game.seating[2]!;
      keeper.do('resumeTurns', { seat, cause: 'director-nel' });
      keeper.do('takeComponentTurn', { seat });
    }),
  ],
};
