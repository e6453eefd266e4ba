/** What laws in play change as long as they are there (LRR 1.2 7; R-AGD-13). */
import type { Game, Seat } from '../game.ts';
import { cardsOf, playingSeats } from '../order.ts';
import { sideOf } from '../outcome.ts';
import type { LastingEffect, Ruleset } from '../ruleset.ts';
import { agendaOf } from '../step.ts';

/** Whether a law in play changes this. */
export function isInForce(game: Game, ruleset: Ruleset, lasting: LastingEffect): boolean {
  return game.laws.some(({ id }) => ruleset.agendas[id]?.lasting === lasting);
}

/**
 * Who may be handed the card that a seat picks: others who have not got all of theirs. No one where
 * no law in play has it handed on, or where no one is able.
 */
export function receiversOf(game: Game, ruleset: Ruleset, picker: Seat): Seat[] {
  if (!isInForce(game, ruleset, 'hands-picks-on')) return [];
  return playingSeats(game).filter(
    (seat) => seat !== picker && cardsOf(game, seat).length < game.settings.cardsEach,
  );
}

/** How many planets everyone readies at the end of this agenda phase; null for all of them. */
export function readyLimit(game: Game, ruleset: Ruleset): number | null {
  const limits = (agendaOf(game)?.outcomes ?? []).flatMap(({ agenda, outcome }) =>
    (ruleset.agendas[agenda]?.effects ?? []).flatMap((row) =>
      row.effect === 'limit-readying' && row.on === sideOf(outcome) ? row.planets : [],
    ),
  );
  return limits.length > 0 ? Math.min(...limits) : null;
}

/** Exhausted planets of a seat, in the order in which they were gained; none where not tracked. */
export function exhaustedOf(game: Game, seat: Seat): string[] {
  if (game.settings.depth !== 'full') return [];
  return (game.players[seat]?.planets ?? []).filter((id) => game.planetCards[id]?.exhausted);
}
