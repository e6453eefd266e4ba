/** The point that goes with the control of a planet, or of one that a law elected (LRR PoK 98; R-VP-09). */
import type { PointSource } from '../cards.ts';
import type { GameEvent } from '../events.ts';
import type { Game, ScoreSource, Seat } from '../game.ts';
import { electedPlanet } from '../outcome.ts';
import { cardOf } from '../points.ts';
import { holderOf } from '../rules/planets.ts';
import type { Ruleset } from '../ruleset.ts';

/** The planet that the point of a card goes with; null while its law is not in play. */
function planetOf(game: Game, { card, id }: PointSource): string | null {
  if (card === 'planet') return id;
  const law = game.laws.find((row) => row.id === id);
  return law ? electedPlanet(law.outcome) : null;
}

/** Points that the ledger of a seat has from a source now. */
const worth = (game: Game, seat: Seat, source: ScoreSource): number =>
  game.scores.reduce((sum, line) => {
    const same = line.source.kind === source.kind && cardOf(line.source) === cardOf(source);
    return same && line.seat === seat ? sum + line.points : sum;
  }, 0);

/**
 * The points that come at once with planets that a seat gains, where planets are tracked: to it, and
 * from whoever controlled them; none that it has already.
 */
export function controlPoints(
  game: Game,
  ruleset: Ruleset,
  seat: Seat,
  planets: readonly string[],
): GameEvent[] {
  if (game.players[seat]?.planets == null || game.round === 0) return [];
  return Object.values(ruleset.controlPoints).flatMap((row): GameEvent[] => {
    const planet = planetOf(game, row);
    if (planet === null || !planets.includes(planet)) return [];
    const source: ScoreSource = { kind: row.card === 'law' ? 'law' : 'other', id: row.id };
    const loser = holderOf(game, planet);
    const lines = worth(game, seat, source) > 0 ? [] : [{ seat, points: row.points }];
    if (loser !== null && loser !== seat && worth(game, loser, source) > 0) {
      lines.push({ seat: loser, points: -row.points });
    }
    return lines.length > 0 ? [{ type: 'points.scored', lines, source }] : [];
  });
}
