/** Extra votes that a seat can have, by the card that gives them (LRR 1.2 8.15). */
import type { VoteEffect } from '../card-effects.ts';
import { effectsOf, offersAt } from '../card-offers.ts';
import type { Game, Seat } from '../game.ts';
import { playedId } from '../played.ts';
import type { Ruleset } from '../ruleset.ts';
import { hasPredicted } from '../rules/agenda.ts';
import { isInForce } from '../rules/lasting.ts';
import { actionOf, isOpened } from '../step.ts';

export interface VoteOffer extends VoteEffect {
  /** Whether the seat is known to have it; a leader that may be locked counts too. */
  likely: boolean;
}

/** Whether this card of a seat has opened the agenda on the table. */
function hasOpened(game: Game, seat: Seat, id: string): boolean {
  const action = isOpened(game.step) ? actionOf(game) : null;
  return action?.active === seat && action.played !== undefined && playedId(action.played) === id;
}

/** What a seat can add to its votes now: what it is known to have first; nothing where a law bars it. */
export function voteOffers(game: Game, ruleset: Ruleset, seat: Seat): VoteOffer[] {
  if (isInForce(game, ruleset, 'one-vote-only')) return [];
  const held = offersAt(game, ruleset.cards, seat, 'votes')
    .filter(({ effect }) => !effect.onItsAgenda)
    // A leader is there, whichever side it shows.
    .map(({ effect, sure }) => ({ ...effect, likely: sure || effect.card === 'leader' }));
  // The card that has opened the agenda lies exhausted by it, and counts all the same.
  const opened = effectsOf(ruleset.cards, 'votes')
    .filter(({ id, onItsAgenda }) => onItsAgenda && hasOpened(game, seat, id))
    .map((effect) => ({ ...effect, likely: true }));
  return [...held, ...opened].sort((a, b) => Number(b.likely) - Number(a.likely));
}

/** Riders and predictions that a seat can play; those of everyone where no one is named. */
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
