/** Who votes although a rider or a card bars it: a leader of the faction says so (LRR PoK 51). */
import { offersAt } from '../card-offers.ts';
import type { Game, Seat } from '../game.ts';
import type { Ruleset } from '../ruleset.ts';

export interface LiftedBar {
  /** The leader that lifts it. */
  leader: string;
  /** Whether it is known to be unlocked; false where the table has to know. */
  sure: boolean;
}

/** What lifts bars of a seat, by what is known of the leader; null where nothing can (R-AGD-22). */
export function liftedBar(game: Game, ruleset: Ruleset, seat: Seat): LiftedBar | null {
  const lifting = offersAt(game, ruleset.cards, seat, 'votes').find(
    ({ effect }) => effect.liftsBars,
  );
  return lifting ? { leader: lifting.effect.id, sure: lifting.sure } : null;
}
