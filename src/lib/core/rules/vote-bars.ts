/** Who votes although a rider or a card bars it: a leader of the faction says so (LRR PoK 51). */
import type { Game, Seat } from '../game.ts';
import type { Ruleset } from '../ruleset.ts';

export interface LiftedBar {
  /** The leader that lifts it. */
  leader: string;
  /** Whether it is known to be unlocked; false where the table has to know. */
  sure: boolean;
}

/** What lifts bars of a seat, by what is known of its leaders; null where nothing can (R-AGD-22). */
export function liftedBar(game: Game, ruleset: Ruleset, seat: Seat): LiftedBar | null {
  const player = game.players[seat];
  const row = Object.entries(ruleset.voteSources).find(
    ([, { liftsBars, faction }]) => liftsBars === true && player?.faction === faction,
  );
  if (!row || !player) return null;
  const [leader] = row;
  if (player.leaders === null) return { leader, sure: false };
  return player.leaders[leader] === 'readied' ? { leader, sure: true } : null;
}
