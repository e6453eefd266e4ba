/** Objectives by seat and round, and what else gave points. */
import type { Game, Seat } from '../../game.ts';
import { cardOf, hasScored, objectivePoints, pointsOf } from '../../points.ts';
import type { ObjectivesStory, ScoredObjective } from './story.ts';
import type { StoryMoment } from './walk.ts';

interface ScoringTap extends ScoredObjective {
  id: string;
  name: string | null;
  secret: boolean;
}

/** Each objective that a seat has kept, with the tap in which it came by it the last time. */
function scoringsOf(game: Game, moments: readonly StoryMoment[]): ScoringTap[] {
  const found = new Map<string, ScoringTap>();
  for (const { gains, seq, at, round, phase, time } of moments) {
    for (const { seat, source, secret } of gains) {
      const id = source.kind === 'objective' ? cardOf(source) : undefined;
      if (id === undefined || source.kind !== 'objective' || !hasScored(game, seat, id)) continue;
      const points = objectivePoints(game, seat, id);
      const name = source.name ?? null;
      found.set(`${seat} ${id}`, { seq, at, round, phase, time, seat, points, id, name, secret });
    }
  }
  return [...found.values()];
}

/** What was scored by whom and when; null where no one scored an objective. */
export function objectivesOf(game: Game, moments: readonly StoryMoment[]): ObjectivesStory | null {
  const scorings = scoringsOf(game, moments);
  if (scorings.length === 0) return null;
  const lying = game.objectives.map(({ id, name, stage }) => ({ id, name: name ?? null, stage }));
  const isOpen = (id: string) => lying.some((card) => card.id === id);
  const gone = scorings.filter(({ id, secret }) => !secret && !isOpen(id));
  const more = [...new Map(gone.map(({ id, name }) => [id, name]))];
  const open = [...lying, ...more.map(([id, name]) => ({ id, name, stage: null }))];
  const other: Record<Seat, number> = {};
  for (const seat of game.seating) {
    const scored = scorings.filter((row) => row.seat === seat);
    other[seat] = pointsOf(game, seat) - scored.reduce((sum, { points }) => sum + points, 0);
  }
  return {
    open: open.map((card) => ({
      ...card,
      scored: scorings
        .filter(({ id }) => id === card.id)
        .map(({ id: _, name: __, secret: ___, ...row }) => row),
    })),
    secrets: scorings
      .filter(({ id, secret }) => secret && !isOpen(id))
      .map(({ secret: _, ...row }) => row),
    other,
  };
}
