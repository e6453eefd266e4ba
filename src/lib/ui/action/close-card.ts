/** The end of a strategic action: what becomes of the answers that nobody has given. */
import type { Command } from '$lib/core/commands/command.ts';
import { declineRest, followSecondary } from '$lib/core/commands/strategic-action.ts';
import { endTurn } from '$lib/core/commands/turns.ts';
import type { GameEvent } from '$lib/core/events.ts';
import type { CommandTokens, Game, Seat } from '$lib/core/game.ts';
import { totalOf } from './primary-choices.ts';

interface CardArgs {
  seat: Seat;
  card: string;
}

/** Seats let in free that have not taken it yet: they must (LRR PoK 92.4). */
export function freedWaiting(game: Game, card: string): Seat[] {
  const open = game.action?.followUps.find((row) => row.card === card);
  const playing = (seat: Seat) => game.players[seat]?.presence === 'playing';
  return open?.freed.filter((seat) => playing(seat) && !open.answers[seat]) ?? [];
}

/** The strategic action is over: who follows free takes it, then the turn ends. */
export const finishCard: Command<CardArgs & { keepReadied?: boolean | undefined }> = (
  game,
  ruleset,
  { seat, card, keepReadied },
) => [
  ...freedWaiting(game, card).flatMap((other) =>
    followSecondary(game, ruleset, { seat: other, card }),
  ),
  ...endTurn(game, ruleset, { seat, keepReadied }),
];

/** Tokens that a seat is about to take by following. */
export interface Taking {
  seat: Seat;
  tokens: CommandTokens;
}

/** Nobody else follows: who is about to take tokens takes them, the others decline. */
export const declineOthers: Command<{ card: string; taking?: readonly Taking[] | undefined }> = (
  game,
  ruleset,
  { card, taking = [] },
) => {
  const takes = new Set(taking.map(({ seat }) => seat));
  const taken = taking.flatMap(({ seat, tokens }) =>
    followSecondary(game, ruleset, {
      seat,
      card,
      tokens: totalOf(tokens) > 0 ? tokens : undefined,
    }),
  );
  const rest = declineRest(game, ruleset, { card }).flatMap((fact): GameEvent[] => {
    if (fact.type !== 'secondaries.declined') {
      return 'seat' in fact && fact.seat !== null && takes.has(fact.seat) ? [] : [fact];
    }
    const seats = fact.seats.filter((seat) => !takes.has(seat));
    return seats.length > 0 ? [{ ...fact, seats }] : [];
  });
  return [...taken, ...rest];
};

/** Nobody else follows, then the turn ends: who is let in free takes it, all others decline. */
export const closeCard: Command<CardArgs & { taking?: readonly Taking[] | undefined }> = (
  game,
  ruleset,
  { seat, card, taking },
) => [...declineOthers(game, ruleset, { card, taking }), ...endTurn(game, ruleset, { seat })];
