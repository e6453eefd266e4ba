/** The recorder at work: one actor that facts are sent to (never the pure transition). */
import { createActor, transition } from 'xstate';
import type { GameEvent } from '../events.ts';
import { recorderOf, type MachineSnapshot } from '../machine/referee.ts';
import type { RoundPlan } from '../ruleset.ts';
import { unknownSeats } from '../machine/unknown-seats.ts';

/** An actor of the recorder, from the empty table or from any snapshot on. */
export class Recorder {
  #plan: RoundPlan;
  #actor;

  constructor(plan: RoundPlan, at?: MachineSnapshot) {
    this.#plan = plan;
    this.#actor = this.#start(at);
  }

  #start(at?: MachineSnapshot) {
    const machine = recorderOf(this.#plan);
    const snapshot = at && machine.resolveState({ value: at.value, context: at.context });
    const actor = createActor(machine, snapshot ? { snapshot } : {});
    actor.subscribe({ error: () => undefined });
    return actor.start();
  }

  get snapshot(): MachineSnapshot {
    return this.#actor.getSnapshot();
  }

  /** Records a fact as it lies in a record; false when it names a seat that does not exist. */
  record(fact: GameEvent): boolean {
    return unknownSeats(this.snapshot.context, fact).length === 0 && this.take(fact);
  }

  /** Records a fact whose seats are known; false when it breaks a change, and nothing happened. */
  take(fact: GameEvent): boolean {
    const before = this.snapshot;
    this.#actor.send(fact);
    if (this.snapshot.status !== 'error') return true;
    this.#actor = this.#start(before);
    return false;
  }
}

/**
 * Where one fact leads, when that is only a question: an actor is the quicker way through a line,
 * but setting one up costs more than this step. Null when the fact breaks a change.
 */
export function leadsTo(
  plan: RoundPlan,
  at: MachineSnapshot,
  fact: GameEvent,
): MachineSnapshot | null {
  try {
    return transition(recorderOf(plan), at, fact)[0];
  } catch {
    return null;
  }
}
