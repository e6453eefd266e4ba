/**
 * One data channel between two devices, opened by two codes and no server. A browser names real addresses
 * only once the page may use the camera, so the keeper's page asks for it before it makes an offer.
 */
import { descriptionOf, sdpOf, type Description } from '$lib/link/description.ts';
import type { Wire } from './table-host.ts';

/** Where there is no network a browser never says that it has looked everywhere (ms). */
const GATHERING = 3_000;
/** What is not open after this time will not open by itself; the browser says nothing of it (ms). */
const SILENT_AFTER = 10_000;

/** `silent`: nothing came for a long time; it may still. `away`: nothing comes any more, and it may be back. */
export type PeerState = 'new' | 'opening' | 'silent' | 'open' | 'away' | 'closed';

/** `unsupported`: the browser has no WebRTC; `no-network`: no address that another device could use. */
export type PeerProblem = 'unsupported' | 'no-network' | 'refused';

export interface PeerListener {
  state: (state: PeerState) => void;
  hear: (text: unknown) => void;
  /** What never opened can't be opened any more. */
  failed?: () => void;
}

/** Waits until the browser has found its addresses, or for as long as it may take. */
function gathered(connection: RTCPeerConnection): Promise<void> {
  if (connection.iceGatheringState === 'complete') return Promise.resolve();
  return new Promise((done) => {
    const timer = setTimeout(done, GATHERING);
    connection.addEventListener('icegatheringstatechange', () => {
      if (connection.iceGatheringState !== 'complete') return;
      clearTimeout(timer);
      done();
    });
  });
}

/** One end of a channel. It is closed by `close` and with its page; a device that sleeps comes back to it. */
export class Peer implements Wire {
  readonly #connection: RTCPeerConnection;
  readonly #channel: RTCDataChannel;
  readonly #listener: PeerListener;
  readonly #leave = () => this.close();
  #state: PeerState = 'new';
  #silent: ReturnType<typeof setTimeout> | undefined;

  private constructor(listener: PeerListener, certificate: RTCCertificate | null) {
    this.#listener = listener;
    const certificates = certificate ? [certificate] : [];
    this.#connection = new RTCPeerConnection({ iceServers: [], certificates });
    this.#channel = this.#connection.createDataChannel('table', { negotiated: true, id: 0 });
    this.#channel.addEventListener('open', () => this.#goTo('open'));
    this.#channel.addEventListener('close', () => this.close());
    this.#channel.addEventListener('message', ({ data }) => listener.hear(data));
    this.#connection.addEventListener('connectionstatechange', () => this.#changed());
    // A page that is gone says so: else the other end would wait for it for seconds.
    addEventListener('pagehide', this.#leave);
  }

  get state(): PeerState {
    return this.#state;
  }

  /** Makes an offer, for one answer; by this certificate of the page, or by one of its own. */
  static async offer(
    listener: PeerListener,
    certificate: RTCCertificate | null = null,
  ): Promise<{ peer: Peer; offer: Description } | PeerProblem> {
    if (typeof RTCPeerConnection === 'undefined') return 'unsupported';
    const peer = new Peer(listener, certificate);
    const offer = await peer.#describe('offer');
    return typeof offer === 'string' ? offer : { peer, offer };
  }

  /** Answers an offer. */
  static async answer(
    offer: Description,
    listener: PeerListener,
    certificate: RTCCertificate | null = null,
  ): Promise<{ peer: Peer; answer: Description } | PeerProblem> {
    if (typeof RTCPeerConnection === 'undefined') return 'unsupported';
    const peer = new Peer(listener, certificate);
    if (!(await peer.#take(offer))) {
      peer.close();
      return 'refused';
    }
    const answer = await peer.#describe('answer');
    return typeof answer === 'string' ? answer : { peer, answer };
  }

  /** Takes the answer to the offer of this end, or the one that is foreseen; false where the browser refuses it, as it does a second one. */
  accept(answer: Description): Promise<boolean> {
    return this.#take(answer);
  }

  /**
   * Answers an offer that foresaw the answer: by this user name and password, and by this certificate. That
   * a browser takes them is no part of the standard; one that doesn't answers `refused`.
   */
  static async answerForeseen(
    offer: Description,
    own: Pick<Description, 'ufrag' | 'pwd'>,
    certificate: RTCCertificate,
    listener: PeerListener,
  ): Promise<Peer | PeerProblem> {
    if (typeof RTCPeerConnection === 'undefined') return 'unsupported';
    const peer = new Peer(listener, certificate);
    try {
      if (!(await peer.#take(offer))) throw new TypeError('refused');
      const made = await peer.#connection.createAnswer();
      const sdp = (made.sdp ?? '')
        .replace(/^a=ice-ufrag:.*$/m, `a=ice-ufrag:${own.ufrag}`)
        .replace(/^a=ice-pwd:.*$/m, `a=ice-pwd:${own.pwd}`);
      await peer.#connection.setLocalDescription({ type: 'answer', sdp });
      return peer;
    } catch {
      peer.close();
      return 'refused';
    }
  }

  send(text: string): void {
    if (this.#channel.readyState === 'open') this.#channel.send(text);
  }

  close(): void {
    if (this.#state === 'closed') return;
    removeEventListener('pagehide', this.#leave);
    this.#goTo('closed');
    this.#connection.close();
  }

  async #describe(role: Description['role']): Promise<Description | PeerProblem> {
    await this.#connection.setLocalDescription();
    await gathered(this.#connection);
    const own = descriptionOf(role, this.#connection.localDescription?.sdp ?? '');
    if (own && own.candidates.length > 0) return own;
    this.close();
    return 'no-network';
  }

  async #take(other: Description): Promise<boolean> {
    try {
      await this.#connection.setRemoteDescription({ type: other.role, sdp: sdpOf(other) });
    } catch {
      return false;
    }
    if (this.#state === 'new') this.#goTo('opening');
    this.#silent = setTimeout(() => {
      if (this.#state === 'opening') this.#goTo('silent');
    }, SILENT_AFTER);
    return true;
  }

  #changed(): void {
    const { connectionState } = this.#connection;
    if (connectionState === 'closed') this.close();
    else if (connectionState === 'failed' && this.#state === 'silent') this.#listener.failed?.();
    else if (connectionState === 'connected' && this.#state === 'away') this.#goTo('open');
    // Failed is not closed: a phone that slept for a minute comes back to it.
    else if (['disconnected', 'failed'].includes(connectionState) && this.#state === 'open') {
      this.#goTo('away');
    }
  }

  #goTo(state: PeerState): void {
    if (this.#state === 'closed') return;
    if (state === 'open' || state === 'closed') clearTimeout(this.#silent);
    this.#state = state;
    this.#listener.state(state);
  }
}
