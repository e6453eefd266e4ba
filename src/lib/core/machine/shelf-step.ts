/** What a step of the shelf is: how it stands in the chart, what entering it opens, how it is finished. */
import type { GameEvent } from '../events.ts';
import type { Game, Seat } from '../game.ts';
import type { Ruleset } from '../ruleset.ts';
import type { Phase, Step } from '../vocabulary.ts';
import type { StateMoves, Way } from './hear.ts';

export interface ShelfStep {
  /**
   * What it hears and when it goes on by itself; `ways` are those that lead on from it, `has` says
   * which other steps the plan has, and `phase` is the one that it stands in.
   */
  moves: (
    ways: readonly Way[],
    has: (phase: Phase, at: Step) => boolean,
    phase: Phase,
  ) => StateMoves;
  /** Whether what is done in it may open an agenda (R-AGD-27). */
  opensAgenda?: true;
  /**
   * The game at this step. `first` is the seat that the table says comes next, where the position
   * is set by hand; those before it count as done.
   */
  opens: (game: Game, first: Seat | null) => Game;
  /** The facts that lead past it where what it waits for is not there. */
  passedOver?: () => GameEvent[];
  /**
   * The facts that finish it where nothing is decided, or null where something is; `kept` seats
   * keep their strategy cards.
   */
  routine?: (game: Game, ruleset: Ruleset, kept: readonly Seat[]) => GameEvent[] | null;
}
