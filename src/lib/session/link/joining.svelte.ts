/**
 * This device on its way to a table: it reads the code of the table, shows its own, and follows the table
 * once that was read. A lost table is found again in the same way.
 */
import type { Description } from '$lib/link/description.ts';
import { shortCode } from '$lib/link/invitation.ts';
import { codeOf, readCode, type CodeProblem } from '$lib/link/packing.ts';
import { FollowedTable } from './followed-table.svelte.ts';
import { Peer, type PeerProblem } from './peer.ts';

/**
 * `reading`: the code of the table is to be read; `answering`: the browser looks for its addresses; `showing`:
 * the table is to read the code of this device; `joined`: they are connected, or were.
 */
export type JoinStep = 'reading' | 'answering' | 'showing' | 'joined';
export type JoinProblem = CodeProblem | PeerProblem;

export class Joining {
  step = $state<JoinStep>('reading');
  /** Why the code that was read last led nowhere, or null. */
  problem = $state<JoinProblem | null>(null);
  /** What this device shows: the text of its answer. */
  answer = $state('');
  /** Nothing has come for a long time, though the table may have read the answer. */
  silent = $state(false);
  /** Whether there is no wire any more: it takes two codes to have one again. */
  cut = $state(false);
  readonly table = new FollowedTable();
  #peer: Peer | null = null;

  /** Whether the browser can do this at all. */
  static get isSupported(): boolean {
    return typeof RTCPeerConnection !== 'undefined';
  }

  /** Takes the code of the table: a link, or its end. */
  async take(text: string): Promise<void> {
    this.problem = null;
    const read = readCode('offer', text);
    if (!read.ok) {
      this.problem = read.problem;
      return;
    }
    this.#leave();
    this.step = 'answering';
    this.silent = false;
    await this.#answer(read.description);
  }

  /** Back to the code of the table, which has to be a new one. */
  again(): void {
    this.#leave();
    this.problem = null;
    this.step = 'reading';
  }

  /** Lets go of the table. */
  close(): void {
    this.#leave();
    this.table.close();
  }

  #leave(): void {
    const peer = this.#peer;
    this.#peer = null;
    peer?.close();
  }

  async #answer(offer: Description): Promise<void> {
    let code = '';
    let own: Peer | null = null;
    let begun = false;
    const isCurrent = () => own !== null && own === this.#peer;
    const begin = () => {
      if (begun || !own || own.state !== 'open' || code === '') return;
      begun = true;
      this.step = 'joined';
      this.cut = false;
      this.table.begin(own, code);
    };
    const made = await Peer.answer(offer, {
      hear: (text) => {
        if (isCurrent()) this.table.hear(text);
      },
      state: (state) => {
        if (!isCurrent()) return;
        this.silent = state === 'silent';
        if (state === 'open' && !begun) begin();
        else if (state === 'open' || state === 'away') this.table.away(state === 'away');
        else if (state === 'closed') this.#lost();
      },
    });
    if (this.step !== 'answering') {
      // Called off meanwhile.
      if (typeof made !== 'string') made.peer.close();
      return;
    }
    if (typeof made === 'string') {
      this.problem = made;
      this.step = 'reading';
      return;
    }
    own = made.peer;
    this.#peer = own;
    code = await shortCode(offer, made.answer);
    this.answer = codeOf(made.answer);
    this.step = 'showing';
    begin();
  }

  #lost(): void {
    this.#peer = null;
    this.cut = true;
    this.table.lost();
    // Never joined: the code of the table leads nowhere any more.
    if (this.step === 'showing') this.step = 'reading';
  }
}
