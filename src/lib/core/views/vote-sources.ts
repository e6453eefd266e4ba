/** Extra votes that a seat can have, by the card that gives them (LRR 1.2 8.15). */
import { offersAt } from '../card-offers.ts';
import type { Game, Seat } from '../game.ts';
import type { VoteEffect } from '../card-effects.ts';
import type { Ruleset } from '../ruleset.ts';
import { hasPredicted } from '../rules/agenda.ts';
import { isInForce } from '../rules/lasting.ts';

export interface VoteOffer extends VoteEffect {
  /** Whether the seat is known to have it; a leader that may be locked counts too. */
  likely: boolean;
}

/** What a seat can add to its votes now: what it is known to have first; nothing where a law bars it. */
export function voteOffers(game: Game, ruleset: Ruleset, seat: Seat): VoteOffer[] {
  if (isInForce(game, ruleset, 'one-vote-only')) return [];
  return (
    offersAt(game, ruleset.cards, seat, 'votes')
      // A leader is there, whichever side it shows.
      .map(({ effect, sure }) => ({ ...effect, likely: sure || effect.card === 'leader' }))
      .sort((a, b) => Number(b.likely) - Number(a.likely))
  );
}

/** Riders and predictions that a seat can play; those of everybody where nobody is named. */
export function ridersFor(game: Game, ruleset: Ruleset, seat: Seat | null): string[] {
  return Object.entries(ruleset.riders)
    .filter(([id, { of }]) => {
      if (!of) return true;
      const owner = game.seating.find((other) => game.players[other]?.faction === of.faction);
      if (owner === undefined || hasPredicted(game, seat ?? owner, id)) return false;
      return seat === null || (of.by === 'owner') === (seat === owner);
    })
    .map(([id]) => id);
}
