/** A game of Thunder's Edge: the expedition to its end, breakthroughs gained, turned and put right. */
import { NO_SEAT } from '../../../src/lib/core/vocabulary.ts';
import type { Script } from '../scripted/play.ts';
import { at } from '../scripted/play.ts';

/** Each part, and the place of who claims it. */
const PARTS = [
  ['resources', 0],
  ['action-cards', 2],
  ['influence', 0],
  ['secret-objective', 1],
  ['technology-specialty', 2],
  ['trade-goods', 0],
] as const;

export const expedition: Script = {
  name: 'the-expedition',
  id: 'recorded-the-expedition',
  seed: 5,
  begins: '2026-11-22T18:00:00Z',
  people: [
    { name: 'Lena', faction: 'federation-of-sol', colour: 'blue', skill: 0.7 },
    { name: 'Mats', faction: 'emirates-of-hacan', colour: 'yellow', skill: 0.7 },
    { name: 'Nora', faction: 'arborec', colour: 'green', skill: 0.7 },
  ],
  expansions: ['pok', 'thunders-edge'],
  speaker: 0,
  opening: ['corner-the-market', 'develop-weaponry'],
  settings: { goal: 10 },
  moments: [
    ...PARTS.map(([part, place]) =>
      at('1 action.turn', ({ keeper, game }) => {
        keeper.do('claimPart', { seat: game.seating[place] ?? NO_SEAT, part });
      }),
    ),
    at('2 action.turn', ({ keeper, game, seat }) => {
      if (!game.players[seat]?.breakthrough)
        keeper.do('gainBreakthrough', { seat, cause: 'a card' });
      keeper.do('turnBreakthrough', { seat, side: 'exhausted' });
    }),
    // Noticed a round later: it was never gained, and then it was.
    at('3 action.turn', ({ keeper, game }) => {
      const seat = game.seating.find((one) => game.players[one]?.breakthrough);
      if (!seat) throw new Error('nobody has a breakthrough');
      keeper.do('loseBreakthrough', { seat });
      keeper.do('gainBreakthrough', { seat });
      keeper.do('correctPart', { part: 'trade-goods', seat: null, note: 'taken back' });
      keeper.do('correctPart', { part: 'trade-goods', seat: game.seating[1] ?? null });
    }),
  ],
};
