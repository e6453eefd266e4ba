/** What stands in the way of a score, asked of the referee (checklist E.2). */
import { scoreFact } from '../commands/objectives.ts';
import type { Seat } from '../game.ts';
import type { Referee, Snapshot } from '../machine/referee.ts';
import type { Refusal } from '../refusal.ts';
import type { ScoreSlot } from '../vocabulary.ts';

/** Whether a seat may score an objective now, by structure alone; null when it may. */
export function scoringRefusal(
  referee: Referee,
  snapshot: Snapshot,
  seat: Seat,
  objective: string,
  slot?: ScoreSlot,
): Refusal | null {
  const fact = scoreFact(snapshot.context, referee.ruleset, seat, objective, slot);
  return referee.ask(snapshot, fact);
}
