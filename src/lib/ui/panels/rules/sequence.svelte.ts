/**
 * A sequence at this table: what was ticked of it, and what to remember at its steps. The ticks are on the
 * screen, never in the record; they stay while the page does, so that players may look at the table in between.
 */
import type { Game, Player } from '$lib/core/game.ts';
import { sequenceOf, type Bringer, type SequenceId } from '$lib/look-up/sequences.ts';

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

/** Whether something at this table brings it; what is not tracked brings nothing. */
function isInPlay({ players, laws }: Game, of: Bringer): boolean {
  const some = (has: (player: Player) => boolean | undefined) =>
    Object.values(players).some((player) => player.presence === 'playing' && has(player));
  if ('faction' in of) return some(({ faction }) => faction === of.faction);
  if ('technology' in of) return some((player) => player.technologies?.includes(of.technology));
  if ('law' in of) return laws.some(({ id }) => id === of.law);
  return some(({ notes }) => notes?.some(({ note }) => note === of.note));
}

/** The reminders that hold, by step. */
export function remindersIn(game: Game, sequence: SequenceId): Record<string, string[]> {
  const held: Record<string, string[]> = {};
  for (const [id, { step, of }] of Object.entries(sequenceOf(sequence).reminders)) {
    if (isInPlay(game, of)) (held[step] ??= []).push(id);
  }
  return held;
}
