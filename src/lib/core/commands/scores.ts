/** Facts of a score: the card's own numbers, what is said and paid with it (LRR PoK 61). */
import type { EventOf, GameEvent } from '../events.ts';
import type { Game, Seat } from '../game.ts';
import { openKind } from '../rules/objectives.ts';
import type { Ruleset } from '../ruleset.ts';
import { actionOf, agendaOf, statusOf } from '../step.ts';
import type { ObjectivePhase, ScoreSlot } from '../vocabulary.ts';
import type * as arg from './arguments.ts';
import { paymentFact } from './payment.ts';

/** The slot that fits the moment, when the table does not name one. */
export function slotNow(game: Game, phase: ObjectivePhase): ScoreSlot {
  if (statusOf(game)) return 'status';
  if (agendaOf(game)) return 'agenda';
  return actionOf(game) && phase === 'action' ? 'action' : phase;
}

/** What belongs to a combat takes a combat's slot while one was fought in this turn (R-OBJ-08). */
const combatSlot = (game: Game, slot: ScoreSlot): ScoreSlot =>
  slot === 'action' && (actionOf(game)?.combats.length ?? 0) > 0 ? 'combat' : slot;

/** The fact of a score, with the card's own numbers decided now. */
export function scoreFact(
  game: Game,
  ruleset: Ruleset,
  seat: Seat,
  objective: string,
  slot?: ScoreSlot,
  typed?: { name: string; phase: ObjectivePhase },
): EventOf<'objective.scored'> {
  const open = game.objectives.find((card) => card.id === objective);
  const facts = ruleset.objectives[objective];
  // What lies open with a stage is a public one, whatever card it is.
  const staged = open?.stage !== null && open?.stage !== undefined;
  const kind = staged ? 'public' : open ? openKind(ruleset, objective) : (facts?.kind ?? 'secret');
  const phase = open?.phase ?? facts?.phase ?? typed?.phase ?? 'status';
  const name = open?.name ?? typed?.name;
  const chosen = slot ?? slotNow(game, phase);
  return {
    type: 'objective.scored',
    seat,
    objective,
    kind,
    stage: open?.stage ?? facts?.stage ?? null,
    points: open?.points ?? facts?.points ?? 1,
    phase,
    slot: facts?.inCombat ? combatSlot(game, chosen) : chosen,
    ...(name ? { name } : {}),
  };
}

/** A score as the table says it. */
interface ScoreClaim {
  seat: Seat;
  objective: string;
  slot?: ScoreSlot | undefined;
  typed?: { name: string; phase: ObjectivePhase } | undefined;
  attested?: string | undefined;
  payment?: arg.Spent | undefined;
}

/** What the table says and pays with a score, then the score itself. */
export function scoreFacts(
  game: Game,
  ruleset: Ruleset,
  said: ScoreClaim,
): [...GameEvent[], EventOf<'objective.scored'>] {
  const { seat, objective, slot, typed, attested, payment } = said;
  const before: GameEvent[] = [];
  if (attested) {
    before.push({ type: 'condition.attested', seat, question: attested, answer: true });
  }
  if (payment) before.push(paymentFact(seat, payment, { kind: 'objective', objective }));
  return [...before, scoreFact(game, ruleset, seat, objective, slot, typed)];
}
