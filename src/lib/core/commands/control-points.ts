/** The point that goes with the control of a planet, or of one that a law elected (LRR PoK 98; R-VP-09). */
import { effectsOf } from '../card-offers.ts';
import type { GameEvent } from '../events.ts';
import type { Game, Seat } from '../game.ts';
import { ledgerSource, planetOf, pointHolder } from '../rules/points.ts';
import type { Ruleset } from '../ruleset.ts';

/**
 * The points that come at once with planets that a seat gains, where planets are tracked: to it, and
 * from their last holder; none that it has already.
 */
export function controlPoints(
  game: Game,
  ruleset: Ruleset,
  seat: Seat,
  planets: readonly string[],
): GameEvent[] {
  if (game.players[seat]?.planets == null || game.round === 0) return [];
  return effectsOf(ruleset.cards, 'points').flatMap((row): GameEvent[] => {
    const planet = row.moment === 'planet-control' ? planetOf(game, row) : null;
    if (planet === null || !planets.includes(planet)) return [];
    const holder = pointHolder(game, row);
    if (holder === seat) return [];
    const lines = [{ seat, points: row.points }];
    if (holder !== null) lines.push({ seat: holder, points: -row.points });
    return [{ type: 'points.scored', lines, source: ledgerSource(row) }];
  });
}
