/** Changes of the status phase: its steps hand on to each other (LRR PoK 81; LRR 1.2 70). */
import type { Game } from '../game.ts';
import { plus, withPlayer, type Changes } from './change.ts';

/** The step that gives tokens opens, or closes (LRR PoK 81.5). */
export function setPlacing(game: Game, placing: boolean): Game {
  return game.status ? { ...game, status: { ...game.status, placing } } : game;
}

/** The score step is over: nothing more is scored in the status slot (R-STAT-12). */
export function closeScoring(game: Game): Game {
  return game.status ? { ...game, status: { ...game.status, scoring: false } } : game;
}

export const statusChanges: Changes<
  'action-cards.drawn' | 'status-tokens.settled' | 'units.repaired'
> = {
  // Hands are counted by seats that track them; in older records the fact names nobody.
  'action-cards.drawn': (game, { drawn = [] }) =>
    drawn.reduce(
      (next, { seat, cards }) =>
        withPlayer(next, seat, (p) => ({ actionCards: plus(p.actionCards, cards) })),
      game,
    ),
  'status-tokens.settled': (game) => setPlacing(game, false),
  'units.repaired': (game) => game,
};
