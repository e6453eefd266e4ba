/** Who has the three scored objectives that unlock a hero (LRR PoK 51). */
import type { Cards } from '../cards.ts';
import { objectivesScored, UNLOCKS_HERO } from '../conditions/scored.ts';
import type { GameEvent } from '../events.ts';
import type { Game, Seat } from '../game.ts';

export interface HeroDue {
  seat: Seat;
  /** The hero cards of the faction; more than one where it chooses. */
  heroes: string[];
}

/**
 * Seats whose hero unlocks: by a third objective among the recent facts, or, where leaders are
 * tracked, since any earlier one and not turned yet.
 */
export function heroesDue(game: Game, cards: Cards, recent: readonly GameEvent[]): HeroDue[] {
  return game.seating.flatMap((seat) => {
    const player = game.players[seat];
    if (player?.presence !== 'playing' || player.faction === null) return [];
    const heroes = (cards.factions[player.faction]?.leaders ?? []).filter(
      (leader) => cards.leaders[leader]?.type === 'hero',
    );
    const scored = objectivesScored(game, seat);
    if (heroes.length === 0 || scored < UNLOCKS_HERO) return [];
    const now = recent.filter((fact) => fact.type === 'objective.scored' && fact.seat === seat);
    const { leaders } = player;
    const turned = heroes.some((hero) => leaders?.[hero] && leaders[hero] !== 'locked');
    const isNew = leaders === null ? scored - now.length < UNLOCKS_HERO : !turned;
    return isNew ? [{ seat, heroes }] : [];
  });
}
