/**
 * The line without an act, walked ahead in parts: while a player chooses what to put right about it,
 * so that little is left to do once it is to be taken out.
 */
import type { GameEvent } from '../events.ts';
import type { Snapshot } from '../machine/referee.ts';
import type { LineItem } from '../record/line.ts';
import type { RoundPlan } from '../ruleset.ts';
import type { Past } from './past.ts';
import { Recorder } from './recorder.ts';

/** A line, and where it has been. */
interface Gone {
  line: readonly LineItem[];
  past: Past;
}

export class Ahead {
  readonly #of: Gone;
  readonly #from: number;
  /** What would follow there. */
  readonly #rest: readonly LineItem[];
  readonly #recorder: Recorder;
  /** Where each of it leads, as far as it was walked. */
  readonly #led: Snapshot[] = [];

  /** Nothing is walked yet; the items are those of an act of the line, oldest first. */
  constructor(plan: RoundPlan, of: Gone, items: readonly LineItem[]) {
    const { line, past } = of;
    const gone = new Set(items.map(({ seq }) => seq));
    this.#of = of;
    this.#from = Math.max(
      0,
      line.findIndex(({ seq }) => gone.has(seq)),
    );
    this.#rest = line.slice(this.#from).filter(({ seq }) => !gone.has(seq));
    this.#recorder = new Recorder(plan, past.after(this.#from - 1));
  }

  /** Walks on by so many facts; false once there is nothing to walk any more. */
  walk(count: number): boolean {
    for (const { fact } of this.#rest.slice(this.#led.length, this.#led.length + count)) {
      if (!this.#recorder.record(fact)) return false;
      this.#led.push(this.#recorder.snapshot);
    }
    return this.#led.length < this.#rest.length;
  }

  /** Whether a line that a course of this one goes on to be leaves it where this does. */
  leaves(known: Gone | undefined, shared: number): boolean {
    return known === this.#of && shared === this.#from;
  }

  /** Where the item at this index of such a line leads, if it was walked and this is its fact. */
  at(index: number, fact: GameEvent): Snapshot | undefined {
    const i = index - this.#from;
    return this.#rest[i]?.fact === fact ? this.#led[i] : undefined;
  }
}
