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

/**
 * The facts that a file of rules judges: the guard that each asks wherever it is heard, by its name, and the
 * question behind it. Several facts may ask the same one.
 */
export type Guards = {
  readonly [T in EventType]?: readonly [
    guard: string,
    refuse: (game: Game, event: EventOf<T>, ruleset: Ruleset) => Refusal | null,
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
