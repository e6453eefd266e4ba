/**
 * Planets, relics, notes and plots as lists: who has which, and what can come to a seat (LRR 1.2 24, 55,
 * 60; LRR PoK 64, 70, 73; R-TE-03).
 */
import type { Cards, PlanetFacts } from '../cards.ts';
import type { Game, Seat } from '../game.ts';
import type { PointEffect } from '../card-effects.ts';
import { effectsOf } from '../card-offers.ts';
import { playingSeats } from '../order.ts';
import { plotsOf } from '../plots.ts';
import { scoredSecrets } from '../points.ts';

export interface PlanetRow {
  planet: string;
  facts: PlanetFacts;
  /** Who is known to control it. */
  holder: Seat | null;
  exhausted: boolean;
  attachments: readonly string[];
}

/**
 * What can come to this table: no home system and no card of a faction that no one plays, but for
 * planets that a player chose as home.
 */
function canBeInPlay(game: Game): (planet: string, facts: PlanetFacts) => boolean {
  const factions = new Set(Object.values(game.players).map(({ faction }) => faction));
  const chosen = new Set(Object.values(game.players).flatMap(({ homePlanets }) => homePlanets));
  const unknown = factions.has(null);
  return (planet, { homeOf, broughtBy = homeOf }) =>
    broughtBy === null || unknown || factions.has(broughtBy) || chosen.has(planet);
}

/** Every planet that can be on this table, by id, with who controls it. */
export function planetRows(game: Game, cards: Cards): PlanetRow[] {
  const holders = new Map<string, Seat>();
  for (const seat of game.seating) {
    for (const planet of game.players[seat]?.planets ?? []) holders.set(planet, seat);
  }
  const isOnTable = canBeInPlay(game);
  return Object.entries(cards.planets)
    .filter(([planet, facts]) => holders.has(planet) || isOnTable(planet, facts))
    .map(([planet, facts]) => ({
      planet,
      facts,
      holder: holders.get(planet) ?? null,
      exhausted: game.planetCards[planet]?.exhausted ?? false,
      attachments: game.planetCards[planet]?.attachments ?? [],
    }));
}

export interface RelicRow {
  relic: string;
  /** In whose play area it is known to lie. */
  holder: Seat | null;
  purged: boolean;
  /** The points that come and go with it, or null. */
  worth: PointEffect | null;
}

/** Every relic of the boxes on the table. */
export function relicRows(game: Game, cards: Cards): RelicRow[] {
  const sources = effectsOf(cards, 'points');
  return Object.keys(cards.relics).map((relic) => ({
    relic,
    holder: game.seating.find((seat) => game.players[seat]?.relics?.includes(relic)) ?? null,
    purged: game.purged.includes(relic),
    worth:
      sources.find((row) => row.card === 'relic' && row.id === relic && row.holderLoses) ?? null,
  }));
}

/**
 * The notes of a seat that are laid into play areas and lie in none yet; those worth points come
 * and go with their points.
 */
export function notesToPlace(game: Game, cards: Cards, owner: Seat): string[] {
  const faction = game.players[owner]?.faction ?? null;
  const lies = (note: string) =>
    game.seating.some((seat) =>
      game.players[seat]?.notes?.some((row) => row.note === note && row.owner === owner),
    );
  const worth = effectsOf(cards, 'points').filter((row) => row.card === 'note');
  return Object.entries(cards.notes)
    .filter(([, facts]) => facts.inPlayArea)
    .filter(([, facts]) => facts.faction === null || facts.faction === faction)
    .map(([note]) => note)
    .filter((note) => !lies(note) && !worth.some(({ id }) => id === note));
}

export interface Plots {
  placed: string[];
  /** Secrets that others have scored and that are no plot yet. */
  open: { objective: string; owner: Seat }[];
}

/** The plots of a seat whose faction makes them, else null. */
export function plotsFor(game: Game, cards: Cards, seat: Seat): Plots | null {
  const placed: string[] = plotsOf(game, seat);
  const makes = cards.factions[game.players[seat]?.faction ?? '']?.plots === true;
  if (!makes && placed.length === 0) return null;
  const open = playingSeats(game)
    .filter((other) => other !== seat)
    .flatMap((owner) => scoredSecrets(game, owner).map((objective) => ({ objective, owner })))
    .filter(({ objective }) => !placed.includes(objective));
  return { placed, open: makes ? open : [] };
}
