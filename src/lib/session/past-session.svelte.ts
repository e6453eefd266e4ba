/** A game as it was at an earlier moment, for screens that show a session: nothing is recorded in it. */
import type { EngineState } from '$lib/core/engine/engine-state.ts';
import { stateAt, playOnBranch } from '$lib/core/engine/state-at.ts';
import { GameSession } from './session.svelte.ts';

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
