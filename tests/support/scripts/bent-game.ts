/** A game in which cards bend turns: one skipped, one added, the strategy cards of others. */
import type { Play, Script } from '../scripted/play.ts';
import { at } from '../scripted/play.ts';

/** A card that lies readied, or that no one has. */
function readied({ game }: Play): string {
  const [card] = Object.entries(game.strategyCards).find(([, { exhausted }]) => !exhausted) ?? [''];
  return card;
}

export const bentTurns: Script = {
  name: 'bent-turns',
  id: 'recorded-bent-turns',
  seed: 3,
  begins: '2026-11-22T17:00:00Z',
  people: [
    { name: 'Ines', faction: 'winnu', colour: 'red', skill: 0.7 },
    { name: 'Juri', faction: 'sardakk-norr', colour: 'blue', skill: 0.7 },
    { name: 'Kim', faction: 'barony-of-letnev', colour: 'green', skill: 0.7 },
  ],
  expansions: ['pok', 'thunders-edge'],
  speaker: 0,
  opening: ['corner-the-market', 'develop-weaponry'],
  settings: { goal: 10 },
  moments: [
    at('1 action.turn', ({ keeper, seat }) => {
      keeper.do('skipTurn', { seat, cause: 'Crisis' });
    }),
    at('1 action.turn', (play) => {
      const seat = play.others(play.seat)[0]!;
      play.keeper.do('actBetween', { seat, cause: 'Puppets on a String' });
      play.keeper.do('takeComponentTurn', { seat });
    }),
    at('1 action.turn', (play) => {
      const { keeper, seat } = play;
      const card = readied(play);
      keeper.do('lendPrimary', { seat, card, cause: 'Overrule' });
      keeper.do('endTurn', { seat });
    }),
    at('1 action.turn', (play) => {
      const { keeper, seat } = play;
      keeper.do('performSecondary', { seat, card: readied(play), cause: 'Strategize' });
      keeper.do('endTurn', { seat });
    }),
  ],
};
