/** A game as it was at an earlier moment, for screens that show a session: nothing is recorded in it. */
import type { Play } from '$lib/core/play/play.ts';
import { GameSession } from './session.svelte.ts';

export class PastSession extends GameSession {
  constructor(gameId: string, play: Play) {
    super(gameId, recordOf(play), false);
    this.readOnly = 'past';
  }

  /** Shows another moment. */
  show(play: Play): void {
    this.adopt(recordOf(play));
    this.readOnly = 'past';
  }
}

const recordOf = (play: Play) => ({ play, differs: null, lost: null, backupAt: null });
