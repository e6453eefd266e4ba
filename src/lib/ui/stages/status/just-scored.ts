/** What the player before has just scored: the step goes on by itself, so the next one is told. */
import type { EventOf, EventType, GameEvent } from '$lib/core/events.ts';
import type { Seat } from '$lib/core/game.ts';

/** Facts before which the step had not begun. */
const BORDERS: ReadonlySet<EventType> = new Set([
  'turn.passed',
  'turn.ended',
  'position.corrected',
]);

/** The scores of the seat that was done last in this step; empty when it scored nothing. */
export function justScored(
  line: readonly { fact: GameEvent }[],
  seat: Seat,
): EventOf<'objective.scored'>[] {
  const step = line.slice(line.findLastIndex(({ fact }) => BORDERS.has(fact.type)) + 1);
  const at = step.findLastIndex(({ fact }) => fact.type === 'scoring.answered');
  const answered = step[at]?.fact;
  if (answered?.type !== 'scoring.answered' || answered.seat === seat) return [];
  return step
    .slice(0, at)
    .flatMap(({ fact }) =>
      fact.type === 'objective.scored' && fact.seat === answered.seat && fact.slot === 'status'
        ? [fact]
        : [],
    );
}
