/** What the player before has just scored: the step goes on by itself, so the next one is told. */
import type { EventOf, EventType } from '$lib/core/events.ts';
import type { Seat } from '$lib/core/game.ts';
import type { LineItem } from '$lib/core/record/line.ts';
import { heroesTurned } from '$lib/core/views/heroes.ts';

/** Facts before which the step had not begun. */
const BORDERS: ReadonlySet<EventType> = new Set([
  'turn.passed',
  'turn.ended',
  'position.corrected',
]);

/** What a seat has scored in this step, and the hero that was unlocked by it. */
export interface JustScored {
  seat: Seat;
  scores: EventOf<'objective.scored'>[];
  heroes: string[];
}

/** The scores of the seat that was done last in this step; null when it scored nothing. */
export function justScored(
  line: readonly Pick<LineItem, 'fact' | 'group'>[],
  seat: Seat,
): JustScored | null {
  const step = line.slice(line.findLastIndex(({ fact }) => BORDERS.has(fact.type)) + 1);
  const at = step.findLastIndex(({ fact }) => fact.type === 'scoring.answered');
  const answered = step[at]?.fact;
  if (answered?.type !== 'scoring.answered' || answered.seat === seat) return null;
  const scores = step
    .slice(0, at)
    .flatMap(({ fact }) =>
      fact.type === 'objective.scored' && fact.seat === answered.seat && fact.slot === 'status'
        ? [fact]
        : [],
    );
  if (scores.length === 0) return null;
  const turned = heroesTurned(step).filter((due) => due.seat === answered.seat);
  return { seat: answered.seat, scores, heroes: turned.flatMap(({ heroes }) => heroes) };
}
