/** A game that another device keeps, for screens that show a session: nothing is recorded in it here. */
import type { EngineState } from '$lib/core/engine/engine-state.ts';
import { GameSession } from '../session.svelte.ts';

const recordOf = (state: EngineState) => ({ state, differs: null, lost: null, backupAt: null });

export class FollowedSession extends GameSession {
  /** @param state the record replayed, with an entry at least */
  constructor(state: EngineState) {
    super(state.entries[0]?.gameId ?? '', recordOf(state), false);
    this.readOnly = 'past';
  }

  /** Shows the game as its keeper's device has it now. */
  follow(state: EngineState): void {
    this.adopt(recordOf(state));
    this.readOnly = 'past';
  }
}
