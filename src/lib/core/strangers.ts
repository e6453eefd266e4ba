/** Seats that a fact names but the game does not have: such a fact cannot be judged or recorded. */
import { SEATS_IN } from './fact-seats.ts';
import type { GameEvent } from './events.ts';
import type { Game, Seat } from './game.ts';

/** What stands at the end of a path, in every row where the path goes through a list. */
function valuesAt(value: unknown, path: readonly string[], at = 0): unknown[] {
  const key = path[at];
  if (key === undefined) return [value];
  if (typeof value !== 'object' || value === null) return [];
  if (key !== '*') return valuesAt((value as Record<string, unknown>)[key], path, at + 1);
  return Object.values(value).flatMap((item) => valuesAt(item, path, at + 1));
}

const PATHS: ReadonlyMap<string, string[][]> = new Map(
  Object.entries(SEATS_IN).map(([type, paths]) => [
    type,
    Object.keys(paths).map((path) => path.split('.')),
  ]),
);

/** Seats that a fact names but the game does not have; one that lays a table has its own. */
export function strangers(game: Game, fact: GameEvent): Seat[] {
  if (fact.type === 'game.created') return [];
  const isStrange = (seat: unknown): seat is Seat => seat != null && !game.players[seat as Seat];
  const paths = PATHS.get(fact.type);
  // Most facts name the seat that they happen to, and no other.
  if (!paths) return 'seat' in fact && isStrange(fact.seat) ? [fact.seat] : [];
  return paths.flatMap((path) => valuesAt(fact, path)).filter(isStrange);
}
