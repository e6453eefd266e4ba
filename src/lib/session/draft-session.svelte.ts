/**
 * A game as it was at an earlier moment, at which something is put right: the same screens record
 * there, but what they record is handed over, and stored nowhere.
 */
import type { Drafted } from '$lib/core/engine/amend.ts';
import type { EngineState } from '$lib/core/engine/engine-state.ts';
import type { StampedTap, TapOptions } from '$lib/core/engine/tap-options.ts';
import type { TapResult } from '$lib/core/engine/tap-result.ts';
import { PastSession } from './past-session.svelte.ts';
import { stampsNow } from './run.ts';
import type { GameSession } from './session.svelte.ts';

export class DraftSession extends PastSession {
  readonly #drafted: (facts: Drafted[]) => void;

  /** The moment after the item of the line at this index; `drafted` is told of each tap. */
  constructor(of: GameSession, index: number, drafted: (facts: Drafted[]) => void) {
    super(of);
    this.showAt(index);
    this.#drafted = drafted;
    this.readOnly = null;
  }

  /** Every tap, undo and word about time comes by here: facts are told, and nothing is stored. */
  override record<No extends { ok: false }>(
    make: (state: EngineState, how: StampedTap) => TapResult | No,
    { resume: _, ...options }: TapOptions = {},
  ): Promise<TapResult | No> {
    const made = make(this.state, { head: this.head, ...options, stamps: stampsNow() });
    if (!made.ok) return Promise.resolve(made);
    const facts = made.entries.flatMap(({ body, overruled }): Drafted[] =>
      body.kind === 'fact' ? [{ fact: body.fact, overruled: overruled?.code ?? null }] : [],
    );
    if (facts.length > 0) this.#drafted(facts);
    return Promise.resolve(made);
  }
}
