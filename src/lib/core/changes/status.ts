/** Changes of the status phase: its steps hand on to each other (LRR PoK 81; LRR 1.2 70). */
import type { Game } from '../game.ts';
import type { StatusPhase } from '../step-data.ts';
import { hostOf } from '../step.ts';
import { plus, withPlayer, type Changes } from './change.ts';
import { withHost } from './turn-state.ts';

/** The game with what its status phase remembers updated; untouched outside of it. */
export function withStatus(
  game: Game,
  update: (status: StatusPhase) => Partial<StatusPhase>,
): Game {
  const step = hostOf(game);
  if (step.phase !== 'status') return game;
  return withHost(game, { ...step, kept: { ...step.kept, ...update(step.kept) } });
}

export const statusChanges: Changes<
  'action-cards.drawn' | 'status-tokens.settled' | 'units.repaired' | 'step.finished'
> = {
  // Hands are counted by seats that track them.
  'action-cards.drawn': {
    names: { 'drawn.*.seat': 1 },
    change: (game, { drawn }) =>
      drawn.reduce(
        (next, { seat, cards }) =>
          withPlayer(next, seat, (p) => ({ actionCards: plus(p.actionCards, cards) })),
        game,
      ),
  },
  'status-tokens.settled': (game) => game,
  'units.repaired': (game) => game,
  'step.finished': (game) => game,
};
