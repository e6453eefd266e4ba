/**
 * The keeper's end of a connection, without a screen, a clock or a channel: what a device says goes in, what
 * is to be done comes out. Nothing of the record is sent before the keeper has let the device in, and nothing
 * that it says changes the record: an act comes out as one to be judged, one after the other.
 */
import { headOf, type EngineState } from '$lib/core/engine/engine-state.ts';
import type { GameView } from '$lib/core/queries/game-view.ts';
import type { Instant } from '$lib/core/queries/time/silence.ts';
import { FORMAT } from '$lib/core/record/entry.ts';
import type { Permission } from './acts.ts';
import { admit, type Admitted, type Holder } from './admit.ts';
import {
  MAX_TOLD,
  MAX_TOLD_ENTRIES,
  readSaid,
  type ActOutcome,
  type End,
  type Held,
  type SaidOf,
  type Spare,
  type Told,
} from './messages.ts';

/** A device that the keeper has let in: it keeps its place over lost connections. */
export interface Member extends Holder {
  /** Said by the device when it comes back. */
  ticket: string;
  /** What came of its last acts by their ids; null while one is being judged. */
  outcomes: Map<string, ActOutcome | null>;
}

/** Acts whose outcome is remembered: a device that lost its connection asks again for the last one. */
const REMEMBERED = 64;

/** Messages that a device may send at once, and how many more each second: no hand is faster. */
const BURST = 40;
const PER_SECOND = 10;
/** So many messages counts one that asks for entries again: it may be the whole record. */
const COST_OF_ENTRIES = 10;

/** What is to be done. */
export type HostDoes =
  | { kind: 'send'; text: string }
  /** The keeper is asked to compare the short codes. */
  | { kind: 'ask' }
  /** To be judged by `admitted`, once the acts before it are through. */
  | { kind: 'judge'; said: SaidOf<'act'> }
  /** The connection is ended, and the keeper is told by whose device. */
  | { kind: 'cut'; why: End };

/** What this end knows of the table. */
export interface HostWorld {
  app: string;
  /** This instant, as an entry is stamped with it. */
  now: () => Instant;
  /** The game as it stands. */
  state: () => EngineState;
  /** The finished picture of it, for a device that cannot read the record. */
  view: () => GameView;
  /** A device that was here before, by its ticket. */
  memberOf: (ticket: string) => Member | null;
  /** A new place at the table, for the holder of an invitation. */
  admitMember: (holder: Holder) => Member;
}

const send = (message: Told): HostDoes => ({ kind: 'send', text: JSON.stringify(message) });

/** Entries by the message: as many as there is room for, and never none. */
export function* inPieces(entries: readonly unknown[], from: number): Generator<Told> {
  let piece: unknown[] = [];
  let size = 0;
  let first = from;
  for (const entry of entries) {
    const length = JSON.stringify(entry).length + 1;
    const full = piece.length === MAX_TOLD_ENTRIES || size + length > MAX_TOLD - 200;
    if (full && piece.length > 0) {
      yield { kind: 'entries', from: first, entries: piece };
      first += piece.length;
      [piece, size] = [[], 0];
    }
    piece.push(entry);
    size += length;
  }
  if (piece.length > 0) yield { kind: 'entries', from: first, entries: piece };
}

export class HostEnd {
  readonly #world: HostWorld;
  readonly #invited: Holder;
  #member: Member | null = null;
  #stage: 'new' | 'waiting' | 'in' | 'cut' = 'new';
  #held: Held | null = null;
  /** Whether the record is of use to it. */
  #reads = true;
  /** Entries that it was sent. */
  #sent = 0;
  /** Messages that it may still send, and when that was worked out (ms). */
  #room = BURST;
  #at: number | null = null;

  /** `invited`: whom the invitation is for that this connection has taken up. */
  constructor(world: HostWorld, invited: Holder) {
    this.#world = world;
    this.#invited = invited;
  }

  get member(): Member | null {
    return this.#member;
  }

  get stage(): 'new' | 'waiting' | 'in' | 'cut' {
    return this.#stage;
  }

  /** What the device says, at this time of the page's clock (ms). */
  hear(text: unknown, now: number): HostDoes[] {
    if (this.#stage === 'cut') return [];
    if (!this.#hasRoom(now)) return this.end('flood');
    const said = readSaid(text);
    if (said.kind === 'want') this.#room -= COST_OF_ENTRIES;
    if (said.kind === 'unreadable') return this.end(said.why);
    if (said.kind === 'hello')
      return this.#stage === 'new' ? this.#hello(said) : this.end('foreign');
    if (this.#stage !== 'in') return this.end('foreign');
    if (said.kind === 'act') return this.#act(said);
    if (said.kind === 'ping') {
      const head = headOf(this.#world.state());
      return [send({ kind: 'pong', n: said.n, head, now: this.#world.now() })];
    }
    if (said.kind === 'want') this.#sent = Math.min(this.#sent, said.from - 1);
    else this.#reads = false;
    return this.grown();
  }

  /** The keeper lets the device in: both screens show the same code. */
  letIn(): HostDoes[] {
    if (this.#stage !== 'waiting') return [];
    return this.#enter(this.#world.admitMember(this.#invited));
  }

  /** The keeper changes what the seat of the device may do itself. */
  allow(allowed: readonly Permission[]): HostDoes[] {
    const member = this.#member;
    if (!member || member.seat === null || this.#stage !== 'in') return [];
    member.allowed = allowed;
    return [this.#welcome(member)];
  }

  /** Tells the device of a connection that is ready for its next page. */
  spare(ready: Spare): HostDoes[] {
    return this.#stage === 'in' ? [send({ kind: 'spare', ...ready })] : [];
  }

  /** Ends the connection. */
  end(why: End): HostDoes[] {
    if (this.#stage === 'cut') return [];
    this.#stage = 'cut';
    return [send({ kind: 'end', why }), { kind: 'cut', why }];
  }

  /** What the device lacks of the game as it stands. */
  grown(): HostDoes[] {
    if (this.#stage !== 'in') return [];
    const state = this.#world.state();
    const head = headOf(state);
    if (!this.#reads) return [send({ kind: 'view', head, view: this.#world.view() })];
    const entries = state.entries.slice(this.#sent);
    const from = this.#sent + 1;
    this.#sent = head;
    return [...inPieces(entries, from)].map(send);
  }

  /** Whether an act may be tried now; an outcome that it has already is said. */
  admitted(said: SaidOf<'act'>): Admitted | HostDoes[] {
    const member = this.#member;
    if (!member || this.#stage !== 'in') return [];
    const admission = admit(this.#world.state(), member, said);
    if (admission.kind === 'admitted') return admission;
    if (admission.kind === 'foreign') {
      member.outcomes.delete(said.id);
      return this.end('foreign');
    }
    return this.outcome(said.id, admission);
  }

  /** What came of an act: remembered, and said. */
  outcome(id: string, outcome: ActOutcome): HostDoes[] {
    this.#member?.outcomes.set(id, outcome);
    return this.#stage === 'in' ? [send({ kind: 'outcome', id, outcome })] : [];
  }

  /** Whether another message is no flood. */
  #hasRoom(now: number): boolean {
    const passed = Math.max(0, now - (this.#at ?? now));
    this.#at = now;
    this.#room = Math.min(BURST, this.#room + (passed / 1000) * PER_SECOND) - 1;
    return this.#room >= 0;
  }

  #hello({ held, format, ticket }: SaidOf<'hello'>): HostDoes[] {
    this.#held = held;
    // What is older than the record cannot read it; what is newer can.
    this.#reads = format >= FORMAT;
    const member = ticket === null ? null : this.#world.memberOf(ticket);
    // Of its own seat it needs no second word of the keeper; of another it is a device like any.
    if (member && member.seat === this.#invited.seat) return this.#enter(member);
    this.#stage = 'waiting';
    return [send({ kind: 'waiting', app: this.#world.app, format: FORMAT }), { kind: 'ask' }];
  }

  #enter(member: Member): HostDoes[] {
    this.#member = member;
    this.#stage = 'in';
    const { entries } = this.#world.state();
    const held = this.#held;
    const gameId = entries[0]?.gameId ?? '';
    const isBeginning =
      held?.gameId === gameId && held.head > 0 && entries[held.head - 1]?.sum === held.sum;
    this.#sent = isBeginning && held ? held.head : 0;
    return [this.#welcome(member), ...this.grown()];
  }

  #welcome({ seat, allowed, ticket }: Member): HostDoes {
    return send({
      kind: 'welcome',
      app: this.#world.app,
      format: FORMAT,
      gameId: this.#world.state().entries[0]?.gameId ?? '',
      seat,
      allowed: [...allowed],
      ticket,
      now: this.#world.now(),
      from: this.#sent + 1,
    });
  }

  #act(said: SaidOf<'act'>): HostDoes[] {
    const { outcomes } = this.#member!;
    const known = outcomes.get(said.id);
    // Said again: it has its outcome, or will have it.
    if (known) return [send({ kind: 'outcome', id: said.id, outcome: known })];
    if (known === null) return [];
    outcomes.set(said.id, null);
    for (const id of [...outcomes.keys()].slice(0, -REMEMBERED)) outcomes.delete(id);
    return [{ kind: 'judge', said }];
  }
}
