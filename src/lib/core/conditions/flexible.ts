/** Who spends resources and influence as each other: a hero, a breakthrough. */
import type { PlanetsPay } from '../cards.ts';
import type { Seat } from '../game.ts';
import { ownsBreakthrough } from './breakthroughs.ts';
import { factionsOf, holdingsAt, type KnownTable } from './holdings.ts';
import { askBreakthrough } from './question.ts';
import { isUnlocked } from './scored.ts';
import type { Question } from './verdict.ts';

/** How the planets of a seat pay: for certain, and at best; null is as they are printed. */
export interface Flexibility {
  sure: PlanetsPay | null;
  possible: PlanetsPay | null;
  /** Asks for what decides between the two, where it is one thing. */
  question: Question | null;
}

const RANK = { larger: 1, sum: 2 } as const;
const rankOf = (pays: PlanetsPay | null) => (pays === null ? 0 : RANK[pays]);
const better = (one: PlanetsPay | null, other: PlanetsPay | null) =>
  rankOf(one) < rankOf(other) ? other : one;

/** How the planets of a seat pay, by what is known of its hero and its breakthrough. */
export function flexibilityOf(table: KnownTable, seat: Seat): Flexibility {
  const { player } = holdingsAt(table, seat);
  let sure: PlanetsPay | null = null;
  let possible: PlanetsPay | null = null;
  let question: Question | null = null;
  for (const { leaders, breakthroughPays: pays = null, synergy } of factionsOf(table, player)) {
    for (const id of leaders) {
      const sum = table.cards.leaders[id]?.planetsPay ?? null;
      const unlocked = sum === null ? 'no' : isUnlocked(table.game, player, id);
      if (unlocked === 'yes') sure = better(sure, sum);
      if (unlocked !== 'no') possible = better(possible, sum);
    }
    if (pays === null) continue;
    const asked = synergy && player.faction !== null ? askBreakthrough(seat, synergy) : null;
    const owned = ownsBreakthrough(table.game, seat);
    if (owned === 'no') continue;
    possible = better(possible, pays);
    if (owned === 'yes' && player.faction !== null) sure = better(sure, pays);
    if (owned === 'ask' && rankOf(sure) < rankOf(pays) && possible === pays) question = asked;
  }
  return { sure, possible: better(possible, sure), question };
}

/** What a planet pays of either kind when it pays like this. */
export function paidBy<T extends { resources: number; influence: number }>(
  planet: T,
  pays: PlanetsPay | null,
): T {
  if (pays === null) return planet;
  const { resources, influence } = planet;
  const value = pays === 'sum' ? resources + influence : Math.max(resources, influence);
  return { ...planet, resources: value, influence: value };
}
