/** What stands in the way of a score (checklist E.2), and which is likely. */
import { scoreFact } from '../commands/scores.ts';
import type { Verdict } from '../conditions/verdict.ts';
import type { Seat } from '../game.ts';
import type { Referee, MachineSnapshot } from '../machine/referee.ts';
import { hasScored } from '../points.ts';
import type { Refusal } from '../refusal.ts';
import type { ScoreSlot } from '../vocabulary.ts';
import { publicObjectives } from './eligibility.ts';

/** Whether a seat may score an objective now, by structure alone; null when it may. */
export function scoringRefusal(
  referee: Referee,
  snapshot: MachineSnapshot,
  seat: Seat,
  objective: string,
  slot?: ScoreSlot,
): Refusal | null {
  const fact = scoreFact(snapshot.context, referee.ruleset, seat, objective, slot);
  return referee.ask(snapshot, fact).refusal;
}

/**
 * The public that a seat scores outside the status phase, if no one says otherwise: the one worth most
 * of those whose condition is met and that may be scored; null where none is.
 */
export function likelyPublic(
  referee: Referee,
  snapshot: MachineSnapshot,
  seat: Seat,
  verdictOf: (seat: Seat, objective: string) => Pick<Verdict, 'value'> | null,
): string | null {
  const [best] = publicObjectives(snapshot.context)
    .filter(({ id }) => !hasScored(snapshot.context, seat, id))
    .filter(({ id }) => verdictOf(seat, id)?.value === 'yes')
    .filter(({ id }) => scoringRefusal(referee, snapshot, seat, id, 'imperial') === null)
    .sort((a, b) => b.points - a.points);
  return best?.id ?? null;
}
