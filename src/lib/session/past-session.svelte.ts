/** A game as it was at an earlier moment, for screens that show a session: nothing is recorded in it. */
import type { Play } from '$lib/core/play/play.ts';
import { playAt, playOnBranch } from '$lib/core/play/then.ts';
import { GameSession } from './session.svelte.ts';

export class PastSession extends GameSession {
  readonly #of: GameSession;

  /** A look at this game, as it is now at first. */
  constructor(of: GameSession) {
    super(of.gameId, recordOf(of.play), false);
    this.#of = of;
    this.readOnly = 'past';
  }

  /** Shows the game as it is. */
  showNow(): void {
    this.#show(this.#of.play);
  }

  /** Shows the moment after the item of the line at this index; nothing changes where none is. */
  showAt(index: number): void {
    const play = playAt(this.#of.play, index);
    if (play) this.#show(play);
  }

  /** Shows where a branch that undo left had come to: the moment after its entry with this seq. */
  showBranch(seq: number): void {
    this.#show(playOnBranch(this.#of.play, seq));
  }

  #show(play: Play): void {
    this.adopt(recordOf(play));
    this.readOnly = 'past';
  }
}

const recordOf = (play: Play) => ({ play, differs: null, lost: null, backupAt: null });
