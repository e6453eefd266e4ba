/** Changes of breakthroughs and of the expedition. */
import type { Game } from '../game.ts';
import { withPlayer, type Changes } from './change.ts';

/** The game with every exhausted breakthrough readied. */
export function readyBreakthroughs(game: Game): Game {
  return game.seating.reduce(
    (next, seat) =>
      next.players[seat]?.breakthrough === 'exhausted'
        ? withPlayer(next, seat, () => ({ breakthrough: 'readied' }))
        : next,
    game,
  );
}

export const breakthroughChanges: Changes<
  | 'breakthrough.gained'
  | 'breakthrough.turned'
  | 'breakthrough.lost'
  | 'expedition.claimed'
  | 'expedition.corrected'
> = {
  'breakthrough.gained': (game, { seat }) =>
    withPlayer(game, seat, () => ({ breakthrough: 'readied' })),
  'breakthrough.turned': (game, { seat, side }) =>
    withPlayer(game, seat, () => ({ breakthrough: side })),
  'breakthrough.lost': (game, { seat }) => withPlayer(game, seat, () => ({ breakthrough: null })),
  'expedition.claimed': (game, { seat, part }) => ({
    ...game,
    expedition: { ...game.expedition, [part]: seat },
  }),
  'expedition.corrected': (game, { part, seat }) => {
    const { [part]: _, ...others } = game.expedition ?? {};
    return { ...game, expedition: seat === null ? others : { ...others, [part]: seat } };
  },
};
