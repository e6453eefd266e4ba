/** Extra votes that a seat can have, by the card that gives them (LRR 1.2 8.15). */
import type { Game, Seat } from '../game.ts';
import { isExhausted } from '../played.ts';
import type { Ruleset, VoteSource } from '../ruleset.ts';
import { hasPredicted } from '../rules/agenda.ts';
import { isInForce } from '../rules/lasting.ts';
import { leaderOwner } from '../rules/vote-bars.ts';

export interface VoteOffer extends VoteSource {
  id: string;
  /** Whether the seat is known to have it, or to be of the faction that has. */
  likely: boolean;
}

/** Whether a leader of the faction is known to be out of use: only at depth full. */
function isUnused(game: Game, seat: Seat, leader: string, purges: boolean): boolean {
  const leaders = game.players[seat]?.leaders ?? null;
  if (leaders === null) return false;
  const state = leaders[leader];
  // Commanders and heroes begin locked; only what was turned is written down.
  return purges ? state !== 'readied' : state === undefined || state === 'locked';
}

/** Whether a seat can have these votes: likely, perhaps, or not (null). */
function offered(game: Game, seat: Seat, id: string, facts: VoteSource): boolean | null {
  const player = game.players[seat];
  if (!player) return null;
  const { card, faction, purges = false } = facts;
  if (card === 'technology') {
    const readied = !isExhausted(game, seat, 'technology', id);
    return readied && player.technologies?.includes(id) ? true : null;
  }
  if (card === 'leader') {
    const owner = leaderOwner(game, seat, facts);
    return owner !== null && !isUnused(game, owner, id, purges) ? true : null;
  }
  if (card === 'action-card') return player.actionCards === 0 ? null : false;
  const there = game.seating.some((other) => game.players[other]?.faction === faction);
  if (!there || player.faction === faction) return null;
  if (player.notes === null) return false;
  return player.notes.some(({ note }) => note === id) ? true : null;
}

/** What a seat can add to its votes now: what it is known to have first; nothing where a law bars it. */
export function voteOffers(game: Game, ruleset: Ruleset, seat: Seat): VoteOffer[] {
  if (isInForce(game, ruleset, 'one-vote-only')) return [];
  return Object.entries(ruleset.voteSources)
    .flatMap(([id, facts]): VoteOffer[] => {
      const likely = offered(game, seat, id, facts);
      return likely === null ? [] : [{ ...facts, id, likely }];
    })
    .sort((a, b) => Number(b.likely) - Number(a.likely));
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
