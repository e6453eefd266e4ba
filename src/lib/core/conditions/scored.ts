/** Objectives that a seat has scored, and the hero that they unlock (LRR PoK 51). */
import type { Game, Player, Seat } from '../game.ts';
import { cardOf, hasScored } from '../points.ts';
import type { Truth } from './truth.ts';

/** Scored objectives that unlock a hero. */
export const UNLOCKS_HERO = 3;

/** How many objectives a seat has scored, each once. */
export function objectivesScored(game: Game, seat: Seat): number {
  const ids = game.scores
    .filter((line) => line.seat === seat && line.source.kind === 'objective')
    .map((line) => cardOf(line.source) ?? '');
  return new Set(ids.filter((id) => hasScored(game, seat, id))).size;
}

/** Whether the hero of a seat is unlocked by rule. */
const heroIsDue = (game: Game, seat: Seat): boolean => objectivesScored(game, seat) >= UNLOCKS_HERO;

/** Whether a hero is unlocked: one that is due is, unless the table did not turn it (LRR PoK 51). */
export function isUnlocked(game: Game, player: Player, hero: string): Truth {
  const { seat, leaders, faction } = player;
  const state = leaders?.[hero];
  if (faction !== null && state !== undefined && state !== 'locked') {
    return state === 'purged' ? 'no' : 'yes';
  }
  return heroIsDue(game, seat) ? 'ask' : 'no';
}
