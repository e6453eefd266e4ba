/**
 * What was ticked of a sequence: on the screen, never in the record. It stays while the page does, so
 * that somebody may look at the table in between.
 */
import { sequenceOf, type SequenceId } from '$lib/look-up/sequences.ts';

const kept = $state<Record<string, string[]>>({});

/** The ticks of a sequence in a game, by the address of its page. */
export class Ticks {
  readonly steps: readonly string[];
  #again: { after: string; to: string } | null;
  #key: string;

  constructor(page: string, sequence: SequenceId) {
    const { steps, again } = sequenceOf(sequence);
    this.steps = Object.keys(steps);
    this.#again = again ?? null;
    this.#key = `${page} ${sequence}`;
  }

  get done(): readonly string[] {
    return kept[this.#key] ?? [];
  }

  /** The first that is not ticked, or null. */
  get next(): string | null {
    return this.steps.find((step) => !this.done.includes(step)) ?? null;
  }

  /** Whether its steps come again: those of a round are ticked, and what ends it is not. */
  get again(): boolean {
    return this.#again !== null && this.done.includes(this.#again.after);
  }

  toggle(step: string): void {
    const { done } = this;
    kept[this.#key] = done.includes(step) ? done.filter((one) => one !== step) : [...done, step];
  }

  /** Another round: its steps are to be done again. */
  another(): void {
    const from = this.steps.indexOf(this.#again?.to ?? '');
    kept[this.#key] = this.done.filter((step) => this.steps.indexOf(step) < from);
  }

  clear(): void {
    kept[this.#key] = [];
  }
}
