/** What hands over their limit lay down, all of them with one tap (R-ACT-14). */
import { adjustBalance } from '$lib/core/commands/tokens.ts';
import type { Game, Seat } from '$lib/core/game.ts';
import type { Act } from '$lib/core/commands/command.ts';
import type { Ruleset } from '$lib/core/ruleset.ts';
import { handsOver } from '$lib/core/rules/standing.ts';
import { smallGains as words } from '$words/small-gains.ts';

/** Action cards that a seat lays down; the change is below zero. */
export interface Discard {
  seat: Seat;
  changes: { actionCards: number };
}

/** What every hand over its limit lays down to be within it, as seated. */
export const discardsAt = (game: Game, ruleset: Ruleset): Discard[] =>
  handsOver(game, ruleset).map(({ seat, over }) => ({ seat, changes: { actionCards: -over } }));

/** The further act of a tap that lays it down wherever the acts before it led to. */
export const discarding: Act = (game, ruleset) =>
  discardsAt(game, ruleset).flatMap((row) => adjustBalance(game, ruleset, row));

/** The same as the table says it. */
export const discardsSaid = (rows: readonly Discard[], nameOf: (seat: Seat) => string): string =>
  words.discards(rows.map(({ seat, changes }) => [nameOf(seat), -changes.actionCards]));
