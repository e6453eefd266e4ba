/** Points that last no longer than what they were scored for: they are lost by themselves, at once. */
import { BoundedCache } from '../bounded-cache.ts';
import type { Game, Score } from '../game.ts';
import { cardOf, holdsStanding, objectivePoints } from '../points.ts';

/** Cards that gave points: asked after every fact, and most facts leave the ledger as it is. */
const cards = new BoundedCache<readonly Score[], ReadonlySet<string | undefined>>(2);

function cardsIn(scores: readonly Score[]): ReadonlySet<string | undefined> {
  const known = cards.get(scores) ?? new Set(scores.map(({ source }) => cardOf(source)));
  cards.set(scores, known);
  return known;
}

/** The game without the points of standing objectives that their seats do not hold any more. */
export function withoutLapsed(game: Game): Game {
  // Asked after every fact, and few games have such objectives.
  if (!game.objectives.some(({ standing }) => standing)) return game;
  const scored = cardsIn(game.scores);
  const lapsed = game.objectives.flatMap(({ id, standing }): Score[] => {
    if (!standing || !scored.has(id)) return [];
    return game.seating.flatMap((seat) => {
      const points = objectivePoints(game, seat, id);
      if (points <= 0 || holdsStanding(game, seat, standing) !== false) return [];
      return [{ seat, points: -points, source: { kind: 'correction', id }, round: game.round }];
    });
  });
  return lapsed.length > 0 ? { ...game, scores: [...game.scores, ...lapsed] } : game;
}
