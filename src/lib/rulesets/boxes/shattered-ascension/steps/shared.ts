/** What several steps ask. */
import * as v from 'valibot';
import type { Cards } from '../../../../core/cards.ts';
import type { Game, Seat } from '../../../../core/game.ts';
import { seatsFrom } from '../../../../core/order.ts';

/** Seats in rotation order: the speaker, then along the cycler. */
export const inRotation = (game: Game): Seat[] => seatsFrom(game, game.speaker);

export const NOTHING = v.strictObject({});
export const seat = v.pipe(v.string(), v.regex(/^s\d{1,2}$/)) as unknown as v.GenericSchema<Seat>;
export const whole = (min: number, max: number) =>
  v.pipe(v.number(), v.integer(), v.minValue(min), v.maxValue(max));
export const name = v.pipe(v.string(), v.minLength(1), v.maxLength(60));
export const planets = v.pipe(v.array(v.pipe(v.string(), v.maxLength(60))), v.maxLength(99));

/** What a planet pays, with what is attached to it. */
function worthOf(
  game: Game,
  cards: Cards,
  planet: string,
  value: 'resources' | 'influence',
): number {
  const attached = game.planetCards[planet]?.attachments ?? [];
  return attached.reduce(
    (sum, id) => sum + (cards.attachments[id]?.[value] ?? 0),
    cards.planets[planet]?.[value] ?? 0,
  );
}

/** What these planets pay together. */
export const sumOf = (
  game: Game,
  cards: Cards,
  list: readonly string[],
  value: 'resources' | 'influence',
): number => list.reduce((sum, planet) => sum + worthOf(game, cards, planet, value), 0);

/** Planets of a seat that are turned up, as far as they are tracked. */
export const readied = (game: Game, by: Seat): string[] =>
  (game.players[by]?.planets ?? []).filter((planet) => !game.planetCards[planet]?.exhausted);

/** Planets of a seat that lie exhausted, as far as they are tracked. */
export const exhausted = (game: Game, by: Seat): string[] =>
  (game.players[by]?.planets ?? []).filter((planet) => game.planetCards[planet]?.exhausted);

/** The seat after another one in a list, round and round, of those that are wanted. */
export function nextOf(
  order: readonly Seat[],
  after: Seat | null,
  wanted: (seat: Seat) => boolean,
): Seat[] {
  const from = after === null ? -1 : order.indexOf(after);
  for (let i = 1; i <= order.length; i++) {
    const next = order[(from + i) % order.length];
    if (next !== undefined && wanted(next)) return [next];
  }
  return [];
}
