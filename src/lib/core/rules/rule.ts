/** What every rule shares: its shape and the questions that all of them ask first. */
import type { EventOf, EventType } from '../events.ts';
import type { Game, Seat } from '../game.ts';
import { isPlaying } from '../order.ts';
import { refuse, type Refusal } from '../refusal.ts';
import type { Ruleset } from '../ruleset.ts';

/** One question: may this fact be recorded now? A refusal, or null. */
export type Rule<T extends EventType> = (
  game: Game,
  event: EventOf<T>,
  ruleset: Ruleset,
) => Refusal | null;

/** The mark of a guard that no word of the table overrules: a file couldn't hold what it refuses. */
export const FIRM = 'firm';

/**
 * The facts that a file of rules judges: the guard that each asks wherever it is heard, by its name, the
 * question behind it, and whether it is firm. Several facts may ask the same one.
 */
export type Guards = {
  readonly [T in EventType]?: readonly [
    guard: string,
    refuse: (game: Game, event: EventOf<T>, ruleset: Ruleset) => Refusal | null,
    firm?: typeof FIRM,
  ];
};

/** R-ELIM-08: a seat that was eliminated or has left is in no order. */
export function refuseAbsent(game: Game, seat: Seat): Refusal | null {
  return isPlaying(game, seat) ? null : refuse('not-playing', { seat });
}

/** The first refusal of a list of questions, asked in order. */
export function firstRefusal(...questions: (() => Refusal | null)[]): Refusal | null {
  for (const question of questions) {
    const refusal = question();
    if (refusal) return refusal;
  }
  return null;
}
