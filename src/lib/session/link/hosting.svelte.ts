/**
 * The devices of an open game as the keeper sees them: an invitation at a time, and who has come by one.
 * It lives as long as the game is open, whatever panel shows it.
 */
import type { Seat } from '$lib/core/vocabulary.ts';
import type { Permission } from '$lib/link/acts.ts';
import type { Description } from '$lib/link/description.ts';
import { invitation, LASTS, shortCode, takeUp, type Invitation } from '$lib/link/invitation.ts';
import type { End } from '$lib/link/messages.ts';
import { codeOf, linkOf, readAnswer, type CodeProblem } from '$lib/link/packing.ts';
import { CURVE } from '$lib/storage/place-store.ts';
import type { GameSession } from '../session.svelte.ts';
import { guestsOf, type GuestCount } from './guests.svelte.ts';
import { Peer, type PeerProblem } from './peer.ts';
import { TableHost, type HostLine } from './table-host.ts';

/**
 * `making`: the browser looks for its addresses; `open`: the code can be scanned; `opening`: the answer was
 * read; `silent`: and nothing came of it for a long time; `comparing`: both show the short code; `expired`.
 */
export type InviteStage = 'making' | 'open' | 'opening' | 'silent' | 'comparing' | 'expired';

export interface OpenInvite {
  /** Null: to watch. */
  seat: Seat | null;
  stage: InviteStage;
  /** What the code says. */
  link: string;
  /** Until when it can be taken up (epoch ms). */
  until: number;
  /** The short code, once the answer was read. */
  code: string;
  /** Why the answer that was read last was not taken, or why there is no code to scan. */
  problem: CodeProblem | PeerProblem | 'used' | 'expired' | null;
}

/** `gone`: there is no wire; it comes back by two codes. `cut`: it was let go of, see `why`. */
export type DeviceState = 'connected' | 'away' | 'gone' | 'cut';

export interface JoinedDevice {
  key: string;
  seat: Seat | null;
  state: DeviceState;
  allowed: readonly Permission[];
  /** Since when its state is what it is (epoch ms). */
  since: number;
  why: End | null;
}

/** `key`: of a device that is in; `fingerprint`: of its certificate. */
interface OnWire {
  key: string | null;
  fingerprint: readonly number[];
  peer: Peer;
  line: HostLine;
}

/** A device whose wire has just opened; `asks`: it is not known. */
interface Coming {
  peer: Peer;
  fingerprint: readonly number[];
  seat: Seat | null;
  allowed: readonly Permission[];
  asks: () => void;
}

interface Pending {
  peer: Peer;
  offer: Description;
  invited: Invitation;
  line: HostLine | null;
  fingerprint: readonly number[];
  timer: ReturnType<typeof setTimeout>;
}

const LETTERS = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz01234567';

/** So many random letters and digits. */
const lettersOf = (length: number): string =>
  [...crypto.getRandomValues(new Uint8Array(length))]
    .map((byte) => LETTERS[byte % LETTERS.length])
    .join('');

export class Hosting {
  invite = $state.raw<OpenInvite | null>(null);
  devices = $state.raw<readonly JoinedDevice[]>([]);
  readonly #host: TableHost;
  readonly #count: GuestCount;
  /** Devices on a wire, by the invitation or the spare wire that they came by. */
  // eslint-disable-next-line svelte/prefer-svelte-reactivity -- nothing is drawn of it
  readonly #lines = new Map<number, OnWire>();
  /** A wire for the next page of each device that is in, by its key. */
  // eslint-disable-next-line svelte/prefer-svelte-reactivity -- nothing is drawn of it
  readonly #spares = new Map<string, Peer>();
  /** Certificates of devices by their keys. */
  // eslint-disable-next-line svelte/prefer-svelte-reactivity -- nothing is drawn of it
  readonly #fingerprints = new Map<string, readonly number[]>();
  #spareTurn = 0;
  /** One for all wires: by it a device knows the table again. */
  #certificate: Promise<RTCCertificate | null> | null = null;
  #pending: Pending | null = null;
  /** Tells an invitation from the one before it. */
  #turn = 0;

  constructor(session: GameSession) {
    this.#host = new TableHost(session);
    this.#count = guestsOf(session);
  }

  /**
   * Makes an invitation for a seat, or to watch, in place of the one before; `page`: the address that
   * takes it. Where the page may use a camera by then, the code names real addresses.
   */
  async ask(seat: Seat | null, allowed: readonly Permission[], page: string): Promise<void> {
    this.cancel();
    const turn = this.#turn;
    const invited = invitation(seat, allowed, performance.now());
    const until = Date.now() + LASTS;
    this.invite = { seat, stage: 'making', link: '', until, code: '', problem: null };
    const made = await Peer.offer(
      {
        hear: (text) => this.#lines.get(turn)?.line.hear(text),
        state: (state) => this.#peerIs(turn, state),
      },
      await this.#ownCertificate(),
    );
    if (turn !== this.#turn) {
      if (typeof made !== 'string') made.peer.close();
      return;
    }
    if (typeof made === 'string') return this.#now({ problem: made });
    const timer = setTimeout(() => this.#expire(turn), LASTS);
    this.#pending = { ...made, invited, line: null, fingerprint: [], timer };
    this.#now({ stage: 'open', link: linkOf(page, made.offer) });
  }

  /** Takes the answer of a device: from a camera, a clipboard or a file. */
  async take(text: string): Promise<void> {
    const pending = this.#pending;
    if (!pending) return;
    const read = readAnswer(text, pending.offer);
    if (!read.ok) return this.#now({ problem: read.problem });
    const taken = takeUp(pending.invited, performance.now());
    if (typeof taken === 'string') return this.#now({ problem: taken });
    pending.invited = taken;
    pending.fingerprint = read.description.fingerprint;
    const code = await shortCode(pending.offer, read.description);
    const isTaken = await pending.peer.accept(read.description);
    if (pending !== this.#pending) return;
    if (!isTaken) return this.#now({ problem: 'refused' });
    const stage = this.invite?.stage === 'comparing' ? 'comparing' : 'opening';
    this.#now({ stage, code, problem: null });
  }

  /** Both screens show the same code. */
  letIn(): void {
    this.#pending?.line?.letIn();
  }

  /** Takes the invitation back; a device that waits for the keeper is sent away. */
  cancel(): void {
    const pending = this.#pending;
    this.#turn += 1;
    this.#pending = null;
    this.invite = null;
    if (!pending) return;
    clearTimeout(pending.timer);
    if (pending.line) pending.line.sendAway();
    else pending.peer.close();
  }

  /** Sends a device away; it comes back by the keeper's word only. One that has gone is forgotten. */
  sendAway(key: string): void {
    const line = this.#lineTo(key);
    if (line) line.sendAway();
    else this.#list(this.devices.filter((row) => row.key !== key));
  }

  /** Changes what a seat may do on its device. */
  allow(key: string, allowed: readonly Permission[]): void {
    this.#lineTo(key)?.allow(allowed);
    this.#set(key, { allowed });
  }

  close(): void {
    this.cancel();
    this.#host.close();
    for (const key of [...this.#spares.keys()]) this.#dropSpare(key);
    this.#list([]);
  }

  #now(change: Partial<OpenInvite>): void {
    if (this.invite) this.invite = { ...this.invite, ...change };
  }

  #expire(turn: number): void {
    const pending = this.#pending;
    if (turn !== this.#turn || !pending || pending.invited.used) return;
    this.#pending = null;
    pending.peer.close();
    this.#now({ stage: 'expired', link: '' });
  }

  #lineTo(key: string): HostLine | undefined {
    return [...this.#lines.values()].find((row) => row.key === key)?.line;
  }

  #peerIs(turn: number, state: Peer['state']): void {
    const known = this.#lines.get(turn);
    if (known) {
      const { key, line } = known;
      if (state === 'away' && key) this.#set(key, { state: 'away' });
      if (state === 'open' && key) this.#set(key, { state: 'connected' });
      if (state !== 'closed') return;
      line.lost();
      this.#lines.delete(turn);
      this.#endInvite(turn);
      // On another wire it may be back already.
      if (key && !this.#lineTo(key)) this.#set(key, { state: 'gone' });
      return;
    }
    const pending = turn === this.#turn ? this.#pending : null;
    if (!pending) return;
    if (state === 'silent') this.#now({ stage: 'silent' });
    if (state === 'open') {
      const { seat, allowed } = pending.invited;
      const { peer, fingerprint } = pending;
      const asks = () => this.#now({ stage: 'comparing' });
      pending.line = this.#connect(turn, { peer, fingerprint, seat, allowed, asks });
    }
    if (state === 'closed') this.#endInvite(turn);
  }

  #connect(turn: number, coming: Coming): HostLine {
    const { peer, fingerprint, seat, allowed, asks } = coming;
    const line = this.#host.connect(
      peer,
      { seat, allowed },
      {
        asks,
        entered: () => {
          row.key = this.#entered(turn, line);
          if (row.key) void this.#makeSpare(row.key, row);
        },
        cut: (why) => {
          if (row.key) this.#cut(row.key, why);
        },
      },
    );
    const row: OnWire = { key: null, fingerprint, peer, line };
    this.#lines.set(turn, row);
    return line;
  }

  #cut(key: string, why: End): void {
    this.#dropSpare(key);
    this.#set(key, { state: 'cut', why });
  }

  /** Lists a device that is in; what it is known by. */
  #entered(turn: number, line: HostLine): string | null {
    const { member } = line.end;
    if (!member) return null;
    this.#endInvite(turn);
    const { seat, allowed, ticket: key } = member;
    // Its page before this one may not have said that it went.
    for (const [other, row] of this.#lines) {
      if (other !== turn && row.key === key) {
        row.key = null;
        row.peer.close();
      }
    }
    for (const row of this.devices)
      if (seat !== null && row.seat === seat) this.#dropSpare(row.key);
    // It takes the place of its earlier row, and of another device of its seat.
    const others = this.devices.filter(
      (row) => row.key !== key && (seat === null || row.seat !== seat),
    );
    const since = Date.now();
    this.#fingerprints.set(key, this.#lines.get(turn)?.fingerprint ?? []);
    this.#list([...others, { key, seat, allowed, state: 'connected', since, why: null }]);
    return key;
  }

  /** The invitation of this turn was taken up, or leads nowhere any more. */
  #endInvite(turn: number): void {
    if (turn !== this.#turn) return;
    if (this.#pending) clearTimeout(this.#pending.timer);
    this.#pending = null;
    this.invite = null;
  }

  #ownCertificate(): Promise<RTCCertificate | null> {
    this.#certificate ??= Promise.resolve()
      .then(() => RTCPeerConnection.generateCertificate(CURVE))
      .catch(() => null);
    return this.#certificate;
  }

  /**
   * A wire for the next page of a device: the offer goes to the device now, and its answer is foreseen, so a
   * page that was reloaded needs no code. One that the browser gives up is made again.
   */
  async #makeSpare(key: string, { fingerprint, line }: OnWire): Promise<void> {
    this.#dropSpare(key);
    const turn = (this.#spareTurn -= 1);
    const [ufrag, pwd] = [lettersOf(8), lettersOf(24)];
    const made = await Peer.offer(
      {
        hear: (text) => this.#lines.get(turn)?.line.hear(text),
        state: (state) => {
          const peer = this.#spares.get(key);
          if (state === 'open' && peer && !this.#lines.has(turn)) this.#useSpare(turn, key, peer);
          else if (this.#lines.has(turn)) this.#peerIs(turn, state);
        },
        failed: () => {
          const again = [...this.#lines.values()].find((row) => row.key === key);
          if (again) void this.#makeSpare(key, again);
        },
      },
      await this.#ownCertificate(),
    );
    if (typeof made === 'string') return;
    const { peer, offer } = made;
    this.#spares.set(key, peer);
    const foreseen: Description = { role: 'answer', ufrag, pwd, fingerprint, candidates: [] };
    if (await peer.accept(foreseen)) line.spare({ offer: codeOf(offer), ufrag, pwd });
  }

  /** The next page of a device has come. */
  #useSpare(turn: number, key: string, peer: Peer): void {
    const row = this.devices.find((one) => one.key === key);
    if (!row) return peer.close();
    this.#spares.delete(key);
    const { seat, allowed } = row;
    const fingerprint = this.#fingerprints.get(key) ?? [];
    const coming: Coming = { peer, fingerprint, seat, allowed, asks: () => line.sendAway() };
    const line = this.#connect(turn, coming);
  }

  #dropSpare(key: string): void {
    const peer = this.#spares.get(key);
    this.#spares.delete(key);
    peer?.close();
  }

  #set(key: string, change: Partial<JoinedDevice>): void {
    const moved = change.state ? { since: Date.now() } : {};
    this.#list(
      this.devices.map((row) => (row.key === key ? { ...row, ...change, ...moved } : row)),
    );
  }

  #list(devices: readonly JoinedDevice[]): void {
    this.devices = devices;
    const connected = devices.filter(({ state }) => state === 'connected').length;
    this.#count.connected = connected;
    this.#count.away = devices.filter(({ state }) => state === 'away' || state === 'gone').length;
  }
}

const hosts = new WeakMap<GameSession, Hosting>();

/** The devices of this open game; it goes with the game. */
export function hostingOf(session: GameSession): Hosting {
  const known = hosts.get(session);
  if (known) return known;
  const made = new Hosting(session);
  hosts.set(session, made);
  session.guests = made;
  return made;
}
