/** Points that last no longer than what they were scored for: they are lost by themselves, at once. */
import type { Game, Score } from '../game.ts';
import { holdsStanding, objectivePoints } from '../points.ts';

/** The game without the points of standing objectives that their seats do not hold any more. */
export function withoutLapsed(game: Game): Game {
  // Asked after every fact, and few games have such objectives.
  if (!game.objectives.some(({ standing }) => standing)) return game;
  const lapsed = game.objectives.flatMap(({ id, standing }): Score[] => {
    if (!standing) return [];
    return game.seating.flatMap((seat) => {
      const points = objectivePoints(game, seat, id);
      if (points <= 0 || holdsStanding(game, seat, standing) !== false) return [];
      return [{ seat, points: -points, source: { kind: 'correction', id }, round: game.round }];
    });
  });
  return lapsed.length > 0 ? { ...game, scores: [...game.scores, ...lapsed] } : game;
}
