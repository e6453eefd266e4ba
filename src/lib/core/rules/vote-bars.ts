/** Who votes although a rider or a card bars it: a leader of the faction says so (LRR PoK 51). */
import type { Game, Seat } from '../game.ts';
import { isPlaying } from '../order.ts';
import type { Ruleset, VoteSource } from '../ruleset.ts';

export interface LiftedBar {
  /** The leader that lifts it. */
  leader: string;
  /** Whether it is known to be unlocked; false where the table has to know. */
  sure: boolean;
}

/**
 * Whose leader a seat uses for its votes: its own, or that of a player whose note lends it; null
 * where it has neither. A note that is not tracked lends nothing.
 */
export function leaderOwner(
  game: Game,
  seat: Seat,
  { faction, lentBy }: Pick<VoteSource, 'faction' | 'lentBy'>,
): Seat | null {
  const player = game.players[seat];
  if (player && player.faction === faction) return seat;
  const note = player?.notes?.find(
    (held) => held.note === lentBy && game.players[held.owner]?.faction === faction,
  );
  return note && isPlaying(game, note.owner) ? note.owner : null;
}

/** What lifts bars of a seat, by what is known of the leader; null where nothing can (R-AGD-22). */
export function liftedBar(game: Game, ruleset: Ruleset, seat: Seat): LiftedBar | null {
  for (const [leader, facts] of Object.entries(ruleset.voteSources)) {
    const owner = facts.liftsBars ? leaderOwner(game, seat, facts) : null;
    if (owner === null) continue;
    const leaders = game.players[owner]?.leaders ?? null;
    if (leaders === null) return { leader, sure: false };
    return leaders[leader] === 'readied' ? { leader, sure: true } : null;
  }
  return null;
}
