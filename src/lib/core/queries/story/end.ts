/** How the game came to its end: by what, by how much, and who was near. */
import type { Game, Seat } from '../../game.ts';
import { playingSeats } from '../../order.ts';
import { countedPoints, pointsOf } from '../../points.ts';
import { tieBreakOf } from './standing.ts';
import type { Decided, NearlyWon, Place } from './story.ts';
import type { StoryMoment } from './walk.ts';

/** By how many points the winners are ahead of the next player; null where they are not, or are alone. */
export function marginOf(game: Game): number | null {
  const winners = game.result?.winners ?? [];
  const others = playingSeats(game).filter((seat) => !winners.includes(seat));
  if (winners.length === 0 || others.length === 0) return null;
  const least = Math.min(...winners.map((seat) => countedPoints(game, seat)));
  const next = Math.max(...others.map((seat) => countedPoints(game, seat)));
  return least < next ? null : least - next;
}

/** The tap by which a seat came to the goal, to stay there. */
function reachedAt(
  moments: readonly StoryMoment[],
  seat: Seat,
  goal: number,
): StoryMoment | undefined {
  const short = moments.findLastIndex(({ totals }) => (totals[seat] ?? 0) < goal);
  return moments[short + 1];
}

const placeOf = ({ seq, at, round, phase, time }: Place): Place => ({
  seq,
  at,
  round,
  phase,
  time,
});

/** What decided; null while the game runs. */
export function decidedOf(
  game: Game,
  moments: readonly StoryMoment[],
  end: Place | null,
): Decided | null {
  const { result, settings } = game;
  if (!result || !end) return null;
  const [winner, shared] = result.winners;
  const single = winner !== undefined && shared === undefined && result.reason === 'goal';
  const reached = single ? reachedAt(moments, winner, settings.goal) : undefined;
  const by = reached?.gains.filter(({ seat, points }) => seat === winner && points !== 0) ?? [];
  return {
    ...placeOf(end),
    reason: result.reason,
    call: result.call ?? null,
    note: result.note ?? null,
    goal: settings.goal,
    margin: marginOf(game),
    tie: tieBreakOf(game),
    by,
    card: reached?.card ?? null,
    reached: reached ? placeOf(reached) : null,
  };
}

/** Players without the victory who reached the goal too, or were one point short of it. */
export function nearlyWon(game: Game, moments: readonly StoryMoment[]): NearlyWon[] {
  const { result, settings } = game;
  if (result?.reason !== 'goal') return [];
  return playingSeats(game).flatMap((seat) => {
    const short = Math.max(0, settings.goal - pointsOf(game, seat));
    if (short > 1 || result.winners.includes(seat)) return [];
    const at = moments.findLast(({ gains }) => gains.some((gain) => gain.seat === seat));
    return at ? [{ ...placeOf(at), seat, short }] : [];
  });
}
