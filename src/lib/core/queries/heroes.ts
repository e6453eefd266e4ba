/** Who has the three scored objectives that unlock a hero (LRR PoK 51). */
import type { Cards } from '../cards.ts';
import { UNLOCKS_HERO } from '../card-holding.ts';
import { objectivesScored } from '../points.ts';
import type { GameEvent } from '../events.ts';
import type { Game, Seat } from '../game.ts';
import type { LineItem } from '../record/line.ts';
import { leadersOf } from './leaders.ts';

export interface HeroDue {
  seat: Seat;
  /** Its hero; more than one where it goes with a home system, and which home it took is not known. */
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
    const heroes = leadersOf(cards, player).filter(
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

/**
 * What an act has unlocked that led from one game to another: the hero of the player who has its third
 * objective by it, as a fact, where leaders are tracked. Of two heroes the table turns one itself.
 */
export function heroesUnlocked(before: Game, after: Game, cards: Cards): GameEvent[] {
  if (after.scores === before.scores || after.result) return [];
  return heroesDue(after, cards, []).flatMap(({ seat, heroes: [leader, other] }): GameEvent[] => {
    const isNew = objectivesScored(before, seat) < UNLOCKS_HERO;
    if (!leader || other || !isNew || after.players[seat]?.leaders == null) return [];
    return [{ type: 'leader.turned', seat, leader, state: 'readied' }];
  });
}

/** Heroes that were unlocked by the tap that scored a third objective, among these items. */
export function heroesTurned(items: readonly Pick<LineItem, 'fact' | 'group'>[]): HeroDue[] {
  const scored = new Set(
    items.flatMap(({ fact, group }) => (fact.type === 'objective.scored' ? [group] : [])),
  );
  return items.flatMap(({ fact, group }) =>
    fact.type === 'leader.turned' && fact.state === 'readied' && scored.has(group)
      ? [{ seat: fact.seat, heroes: [fact.leader] }]
      : [],
  );
}
