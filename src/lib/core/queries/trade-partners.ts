/** Who may trade without being neighbours, as far as it is recorded (LRR PoK 94.1). */
import type { Cards } from '../cards.ts';
import type { Game, Seat } from '../game.ts';

/** Why two players need not be neighbours: one of them, by faction or note; or both, by stations. */
export type FarTrade = { kind: 'seat'; seat: Seat } | { kind: 'stations' };

/** Whether a seat trades with all others: by its faction, or by a note in its play area. */
function tradesFar({ players }: Game, cards: Cards, seat: Seat): boolean {
  const { faction = null, notes = null } = players[seat] ?? {};
  if (faction !== null && cards.factions[faction]?.tradesFar) return true;
  return notes?.some(({ note }) => cards.notes[note]?.tradesFar) ?? false;
}

/** A card with values and a place on the map, but no planet. */
function hasStation({ players }: Game, cards: Cards, seat: Seat): boolean {
  const facts = (players[seat]?.planets ?? []).map((id) => cards.planets[id]);
  return facts.some((row) => row !== undefined && !row.countsAsPlanet && row.tile !== null);
}

/** Why these two may trade wherever they are, or null where only neighbours may. */
export function farTrade(game: Game, cards: Cards, pair: readonly Seat[]): FarTrade | null {
  const seat = pair.find((one) => tradesFar(game, cards, one));
  if (seat !== undefined) return { kind: 'seat', seat };
  return pair.every((one) => hasStation(game, cards, one)) ? { kind: 'stations' } : null;
}
