/** Who votes although a rider or a card bars it: a leader of the faction says so (LRR PoK 51). */
import { cardHolding, type CardRef } from '../card-holding.ts';
import type { Game, Seat } from '../game.ts';
import type { Ruleset, VoteSource } from '../ruleset.ts';

export interface LiftedBar {
  /** The leader that lifts it. */
  leader: string;
  /** Whether it is known to be unlocked; false where the table has to know. */
  sure: boolean;
}

/** The card that casts votes, as one to ask about: only heroes are purged by it. */
export function voteCard(id: string, { card, faction, lentBy, purges }: VoteSource): CardRef {
  return { card, id, faction, lentBy, leader: purges ? 'hero' : 'commander', placed: true };
}

/** What lifts bars of a seat, by what is known of the leader; null where nothing can (R-AGD-22). */
export function liftedBar(game: Game, ruleset: Ruleset, seat: Seat): LiftedBar | null {
  for (const [leader, facts] of Object.entries(ruleset.voteSources)) {
    if (!facts.liftsBars) continue;
    const { state } = cardHolding(game, seat, voteCard(leader, facts));
    if (state === 'ready' || state === 'unknown') return { leader, sure: state === 'ready' };
  }
  return null;
}
