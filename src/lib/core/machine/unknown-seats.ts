/** Seats that a fact names but the game does not have: such a fact cannot be judged or recorded. */
import { SEATS_IN } from '../changes/apply.ts';
import type { GameEvent } from '../events.ts';
import type { Game, Seat } from '../game.ts';
import { isOwnFact } from '../own-step.ts';

const SEAT = /^s\d{1,2}$/;

/** Every text in plain data that has the form of a seat, as a value or as a key. */
function seatsIn(data: unknown): string[] {
  if (typeof data === 'string') return SEAT.test(data) ? [data] : [];
  if (typeof data !== 'object' || data === null) return [];
  return Object.entries(data).flatMap(([key, value]) => [...seatsIn(key), ...seatsIn(value)]);
}

/**
 * Hears what stands at the end of a path, in every row where the path goes through a list. Every fact
 * of a replay is asked: lists of lists would cost it a fifth of its time.
 */
function eachAt(
  value: unknown,
  path: readonly string[],
  hear: (found: unknown) => void,
  at = 0,
): void {
  let found = value;
  for (let i = at; i < path.length; i++) {
    if (typeof found !== 'object' || found === null) return;
    const key = path[i];
    if (key === '*') {
      for (const item of Object.values(found)) eachAt(item, path, hear, i + 1);
      return;
    }
    found = (found as Record<string, unknown>)[key ?? ''];
  }
  hear(found);
}

const PATHS: ReadonlyMap<string, string[][]> = new Map(
  [...SEATS_IN].map(([type, paths]) => [type, paths.map((path) => path.split('.'))]),
);

/** Seats that a fact names but the game does not have; one that lays a table has its own. */
export function unknownSeats(game: Game, fact: GameEvent): Seat[] {
  if (fact.type === 'game.created') return [];
  const isStrange = (seat: unknown): seat is Seat => seat != null && !game.players[seat as Seat];
  const paths = PATHS.get(fact.type);
  if (isOwnFact(fact)) return [fact.seat, ...seatsIn(fact.data)].filter(isStrange);
  // Most facts name the seat that they happen to, and no other.
  if (!paths) return 'seat' in fact && isStrange(fact.seat) ? [fact.seat] : [];
  const found: Seat[] = [];
  for (const path of paths) eachAt(fact, path, (seat) => isStrange(seat) && found.push(seat));
  return found;
}
