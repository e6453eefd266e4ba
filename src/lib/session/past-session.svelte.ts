/**
 * A game as it was at an earlier moment, for screens that show a session: nothing is recorded in it. Where
 * something is put right, the same screens record in a draft: it is handed over, and stored nowhere.
 */
import type { EngineState } from '$lib/core/engine/engine-state.ts';
import { stateAt, playOnBranch } from '$lib/core/engine/state-at.ts';
import { GameSession } from './session.svelte.ts';
import type { Drafted } from '$lib/core/engine/amend.ts';
import type { StampedTap, TapOptions } from '$lib/core/engine/tap-options.ts';
import type { TapResult } from '$lib/core/engine/tap-result.ts';
import { stampsNow } from './run.ts';

/** The game at an earlier moment: read only. */
export class PastSession extends GameSession {
  readonly #of: GameSession;

  /** A look at this game, as it is now at first. */
  constructor(of: GameSession) {
    super(of.gameId, recordOf(of.state), false);
    this.#of = of;
    this.readOnly = 'past';
  }

  /** Shows the game as it is. */
  showNow(): void {
    this.#show(this.#of.state);
  }

  /** Shows the moment after the item of the line at this index; nothing changes where none is. */
  showAt(index: number): void {
    const state = stateAt(this.#of.state, index);
    if (state) this.#show(state);
  }

  /** Shows where a branch that undo left had come to: the moment after its entry with this seq. */
  showBranch(seq: number): void {
    this.#show(playOnBranch(this.#of.state, seq));
  }

  #show(state: EngineState): void {
    this.adopt(recordOf(state));
    this.readOnly = 'past';
  }
}

const recordOf = (state: EngineState) => ({ state, differs: null, lost: null, backupAt: null });

/** A past moment at which something is put right: what its screens record is handed over, not stored. */
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
