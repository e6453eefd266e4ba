/** The definition of a step: its transitions, what entering it opens, how it is finished. */
import type { GameEvent } from '../events.ts';
import type { Game, Seat } from '../game.ts';
import type { Ruleset } from '../ruleset.ts';
import type { Phase, Step } from '../vocabulary.ts';
import type { StateTransitions, Exit } from './transitions.ts';

export interface StepDefinition {
  /**
   * Its transitions; `exits` lead out of it, `has` says which other steps the plan has, and `phase`
   * is the one that it belongs to.
   */
  transitions: (
    exits: readonly Exit[],
    has: (phase: Phase, at: Step) => boolean,
    phase: Phase,
  ) => StateTransitions;
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
