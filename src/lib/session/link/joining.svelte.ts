/**
 * This device on its way to a table: it reads the code of the table, shows its own, and follows the table
 * once that was read. A lost table is found again in the same way; after a reload by itself, where the
 * browser allows it.
 */
import type { Description } from '$lib/link/description.ts';
import { shortCode } from '$lib/link/invitation.ts';
import type { Spare } from '$lib/link/messages.ts';
import { answerCodeOf, readCode, type CodeProblem } from '$lib/link/packing.ts';
import { keepPlace, keptCertificate, keptPlace, type KeptPlace } from '$lib/storage/place-store.ts';
import { FollowedTable } from './followed-table.svelte.ts';
import { Peer, type PeerListener, type PeerProblem } from './peer.ts';

/**
 * `returning`: the table may still know this device; `reading`: its code is to be read; `answering`: the
 * browser looks for its addresses; `showing`: the table is to read the code of this device; `joined`: they
 * are connected, or were.
 */
export type JoinStep = 'returning' | 'reading' | 'answering' | 'showing' | 'joined';
export type JoinProblem = CodeProblem | PeerProblem;

/** What the table has ready opens at once, or never (ms). */
const RETURNS_WITHIN = 4_000;

const nameOf = ({ fingerprint }: Description): string => fingerprint.join('.');

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
  readonly table = new FollowedTable((spare) => this.#keep(spare));
  #peer: Peer | null = null;
  /** The table that it is connected with, by its certificate. */
  #host = '';

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
      this.step = 'reading';
      return;
    }
    this.#leave();
    this.step = 'answering';
    this.silent = false;
    await this.#answer(read.description);
  }

  /** Comes back to the table of an earlier page of this device, if that is still possible. */
  async comeBack(): Promise<void> {
    if (!Joining.isSupported) return;
    this.step = 'returning';
    const kept = await keptPlace();
    if (kept?.spare) await this.#takeSpare(kept, kept.spare);
    if (this.step === 'returning') this.step = 'reading';
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

  /** Hears of a wire once it is that of this device: `code` is told when both sides have their certificates. */
  #wire(host: string): { listener: PeerListener; use: (peer: Peer, code: string) => void } {
    let own: Peer | null = null;
    let short = '';
    let begun = false;
    const isCurrent = () => own !== null && own === this.#peer;
    const begin = () => {
      if (begun || own?.state !== 'open') return;
      begun = true;
      this.#host = host;
      this.step = 'joined';
      this.silent = false;
      this.cut = false;
      this.table.begin(own, short);
    };
    const listener: PeerListener = {
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
    };
    const use = (peer: Peer, code: string) => {
      own = peer;
      short = code;
      this.#peer = peer;
      begin();
    };
    return { listener, use };
  }

  async #answer(offer: Description): Promise<void> {
    const host = nameOf(offer);
    const [certificate, kept] = await Promise.all([keptCertificate(), keptPlace()]);
    // Who it is, is told to the table that gave it that name.
    if (kept?.host === host) this.table.returns(kept.ticket);
    const { listener, use } = this.#wire(host);
    const made = await Peer.answer(offer, listener, certificate);
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
    this.answer = answerCodeOf(made.answer, offer);
    this.step = 'showing';
    use(made.peer, await shortCode(offer, made.answer));
  }

  async #takeSpare(kept: KeptPlace, spare: Spare): Promise<void> {
    const read = readCode('offer', spare.offer);
    const certificate = await keptCertificate();
    // It is taken once, whatever comes of it.
    await keepPlace({ ...kept, spare: null });
    if (!read.ok || !certificate) return;
    this.table.returns(kept.ticket);
    const { listener, use } = this.#wire(kept.host);
    const peer = await Peer.answerForeseen(read.description, spare, certificate, listener);
    if (typeof peer === 'string') return;
    if (this.step !== 'returning') return peer.close();
    use(peer, '');
    const until = performance.now() + RETURNS_WITHIN;
    while (this.step === 'returning' && performance.now() < until) {
      await new Promise((done) => setTimeout(done, 50));
    }
    if (this.step === 'returning') this.#leave();
  }

  #keep(spare: Spare): void {
    const { ticket } = this.table;
    if (ticket) void keepPlace({ host: this.#host, ticket, spare });
  }

  #lost(): void {
    this.#peer = null;
    this.cut = true;
    this.table.lost();
    // The table sent it away: it has no place there any more.
    if (this.table.ended === 'refused') void keepPlace(null);
    // Never joined: the code of the table leads nowhere any more.
    if (this.step === 'showing') this.step = 'reading';
  }
}
