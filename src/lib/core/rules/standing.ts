/**
 * What cards that lie in front of a seat, and laws in play, change as long as they are there (LRR 1.2 7;
 * R-TRD-11, R-OBJ-16, R-AGD-13).
 */
import type { Game, Seat } from '../game.ts';
import { playingSeats, cardsOf } from '../order.ts';
import type { Ruleset, Standing, LastingEffect } from '../ruleset.ts';
import { sideOf } from '../outcome.ts';
import { agendaOf } from '../step.ts';

/** What the cards that a seat is known to hold add together. */
export function standingOf(game: Game, ruleset: Ruleset, seat: Seat, what: keyof Standing): number {
  const player = game.players[seat];
  const laws = game.laws.filter(({ holder }) => holder === seat).map(({ id }) => id);
  const held: readonly string[] = [...(player?.planets ?? []), ...(player?.relics ?? []), ...laws];
  return held.reduce((sum, id) => sum + (ruleset.standing[id]?.[what] ?? 0), 0);
}

/** Commodities that a seat may hold: those of its sheet and what its cards add (R-TRD-11). */
export function commodityLimit(game: Game, ruleset: Ruleset, seat: Seat): number {
  const printed = game.players[seat]?.commodityLimit ?? 0;
  return printed + standingOf(game, ruleset, seat, 'commodities');
}

/** Secrets that a seat may have; a table that has raised the limit for all has said it (R-OBJ-16). */
export function secretLimit(game: Game, ruleset: Ruleset, seat: Seat): number {
  const more = standingOf(game, ruleset, seat, 'secrets');
  const usual = game.settings.secretLimit;
  return more > 0 ? Math.max(usual, ruleset.scoring.secretLimit + more) : usual;
}

/** Action cards that a seat may keep in hand, or null for any number (R-ACT-14). */
export function handLimit(game: Game, ruleset: Ruleset, seat: Seat): number | null {
  if (ruleset.factions[game.players[seat]?.faction ?? '']?.anyHand) return null;
  const laws = game.laws.flatMap(({ id }) => ruleset.agendas[id]?.handLimit ?? []);
  return Math.min(ruleset.handLimit, ...laws);
}

/** Action cards that a seat draws in the status phase: one, or more by a technology (LRR PoK 81.3). */
export function cardsDrawn(game: Game, ruleset: Ruleset, seat: Seat): number {
  const owned = game.players[seat]?.technologies ?? [];
  return Math.max(1, ...owned.map((id) => ruleset.actionCards[id] ?? 1));
}

/** Who holds more action cards than may be kept, and how many more, as seated (R-ACT-14). */
export function handsOver(game: Game, ruleset: Ruleset): { seat: Seat; over: number }[] {
  return playingSeats(game).flatMap((seat) => {
    const limit = handLimit(game, ruleset, seat);
    const over = (game.players[seat]?.actionCards ?? 0) - (limit ?? Infinity);
    return over > 0 ? [{ seat, over }] : [];
  });
}

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
