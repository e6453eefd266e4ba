/**
 * The end of a device that joins a table, without a screen, a clock or a channel: it derives the table from
 * the entries that it is sent, keeps what it knows when the connection is lost, and says each act until it
 * has its outcome.
 */
import {
  createdIn,
  headOf,
  type EngineState,
  type Rulesets,
} from '$lib/core/engine/engine-state.ts';
import { openState } from '$lib/core/engine/open.ts';
import type { GameView } from '$lib/core/queries/game-view.ts';
import type { Instant } from '$lib/core/queries/time/silence.ts';
import { FORMAT, type Written } from '$lib/core/record/entry.ts';
import { shapeOf } from '$lib/core/record/shape.ts';
import type { Seat } from '$lib/core/vocabulary.ts';
import type { ActName, ArgsOf, Permission } from './acts.ts';
import {
  PROTOCOL,
  readTold,
  type ActOutcome,
  type End,
  type Said,
  type SaidOf,
  type Spare,
  type ToldOf,
} from './messages.ts';

/** What a device shows of the table. */
export type Known =
  | { kind: 'nothing' }
  /** The table, derived from the record. */
  | { kind: 'record'; state: EngineState }
  /** The finished picture of it: the record is of a newer app. */
  | { kind: 'picture'; head: number; view: GameView };

/** What is to be done. */
export type GuestDoes =
  | { kind: 'send'; text: string }
  | { kind: 'changed' }
  | { kind: 'outcome'; id: string; outcome: ActOutcome }
  /** Rules of this family are needed before the entries that wait can be read: see `fetched`. */
  | { kind: 'fetch'; ruleset: string }
  | { kind: 'spare'; spare: Spare }
  | { kind: 'ended'; why: End };

export interface GuestWorld {
  app: string;
  rulesets: Rulesets;
  /** A random id. */
  newId: () => string;
}

/** A message may be so long on its way (ms) that the present it tells is past: the one known before is nearer. */
const LATE = 1_000;

const send = (message: Said): GuestDoes => ({ kind: 'send', text: JSON.stringify(message) });

export class GuestEnd {
  readonly #world: GuestWorld;
  #stage: 'away' | 'greeted' | 'waiting' | 'in' | 'ended' = 'away';
  #known: Known = { kind: 'nothing' };
  /** When the host was last heard (ms of the page's clock), or null. */
  #heard: number | null = null;
  /** The host's present as it was told, and when that was (ms of the page's clock), or null. */
  #present: { told: Instant; at: number } | null = null;
  #ticket: string | null = null;
  #seat: Seat | null = null;
  #allowed: readonly Permission[] = [];
  /** A record that this device had and that is not the beginning of the host's, or null. */
  #left: readonly Written[] | null = null;
  /** Entries that wait until they can be read. */
  #waiting: unknown[] = [];
  #fetched = false;
  /** Acts without an outcome, in the order in which they were made. */
  readonly #acts = new Map<string, SaidOf<'act'>>();

  /** By what the host knows this device, or null. */
  get ticket(): string | null {
    return this.#ticket;
  }

  /** It was here before, on an earlier page. */
  returns(ticket: string): void {
    this.#ticket ??= ticket;
  }

  constructor(world: GuestWorld) {
    this.#world = world;
  }

  get stage(): 'away' | 'greeted' | 'waiting' | 'in' | 'ended' {
    return this.#stage;
  }
  get known(): Known {
    return this.#known;
  }
  get seat(): Seat | null {
    return this.#seat;
  }
  get allowed(): readonly Permission[] {
    return this.#allowed;
  }
  get left(): readonly Written[] | null {
    return this.#left;
  }
  /** Acts that the host has not answered yet. */
  get unanswered(): number {
    return this.#acts.size;
  }
  /** How old what is known is (ms), or null where nothing is. */
  age(now: number): number | null {
    return this.#heard === null ? null : Math.max(0, now - this.#heard);
  }

  /** The host's present, at this time of the page's clock (ms), or null where it was never told. */
  instant(now: number): Instant | null {
    if (!this.#present) return null;
    const { told, at } = this.#present;
    const passed = Math.round(now - at);
    return { at: told.at + passed, mono: told.mono + passed, run: told.run };
  }

  /** A channel is open. */
  begin(): GuestDoes[] {
    this.#stage = 'greeted';
    const state = this.#record();
    const last = state?.entries.at(-1);
    return [
      send({
        kind: 'hello',
        protocol: PROTOCOL,
        app: this.#world.app,
        format: FORMAT,
        held: last ? { gameId: last.gameId, head: last.seq, sum: last.sum } : null,
        ticket: this.#ticket,
      }),
    ];
  }

  /** The channel is lost: what is known stays. */
  lost(): void {
    if (this.#stage !== 'ended') this.#stage = 'away';
  }

  /** Makes an act, drawn of what is known now; it is said until it has its outcome. */
  act<N extends ActName>(name: N, args: ArgsOf<N>): { id: string; does: GuestDoes[] } {
    const id = this.#world.newId();
    const said: SaidOf<'act'> = {
      kind: 'act',
      id,
      act: name,
      args: { ...args },
      head: this.#head(),
    };
    this.#acts.set(id, said);
    return { id, does: this.#stage === 'in' ? [send(said)] : [] };
  }

  /** Asks whether the host is there; an act that has no outcome yet is said again. */
  ping(n: number): GuestDoes[] {
    if (this.#stage !== 'in') return [];
    return [...[...this.#acts.values()].map(send), send({ kind: 'ping', n })];
  }

  /** What the host says, at this time of the page's clock (ms). */
  hear(text: unknown, now: number): GuestDoes[] {
    if (this.#stage === 'ended' || this.#stage === 'away') return [];
    const told = readTold(text);
    if (told.kind === 'unreadable') return this.#end(told.why);
    this.#heard = now;
    switch (told.kind) {
      case 'waiting':
        this.#stage = 'waiting';
        return [{ kind: 'changed' }];
      case 'welcome':
        this.#hearTime(told.now, now);
        return this.#welcome(told);
      case 'entries':
        return this.#entries(told);
      case 'view':
        if (this.#stage !== 'in') return this.#end('foreign');
        this.#known = { kind: 'picture', head: told.head, view: told.view };
        return [{ kind: 'changed' }];
      case 'outcome':
        if (!this.#acts.delete(told.id)) return [];
        return [{ kind: 'outcome', id: told.id, outcome: told.outcome }];
      case 'pong':
        this.#hearTime(told.now, now);
        return told.head > this.#head() && this.#known.kind === 'record' ? this.#want() : [];
      case 'spare': {
        if (this.#stage !== 'in') return this.#end('foreign');
        const { offer, ufrag, pwd } = told;
        return [{ kind: 'spare', spare: { offer, ufrag, pwd } }];
      }
      case 'end':
        return this.#end(told.why);
    }
  }

  /** The rules that were asked for are here, or could not be fetched. */
  fetched(isHere: boolean): GuestDoes[] {
    const waiting = this.#waiting;
    this.#waiting = [];
    if (!isHere) return [send({ kind: 'cannot-read' })];
    this.#fetched = true;
    return this.#read(waiting);
  }

  #hearTime(told: Instant, at: number): void {
    const known = this.instant(at);
    const behind = known?.run === told.run ? known.mono - told.mono : LATE;
    if (behind < 0 || behind >= LATE) this.#present = { told, at };
  }

  #record(): EngineState | null {
    return this.#known.kind === 'record' ? this.#known.state : null;
  }

  #head(): number {
    const known = this.#known;
    if (known.kind === 'record') return headOf(known.state);
    return known.kind === 'picture' ? known.head : 0;
  }

  #want(): GuestDoes[] {
    return [send({ kind: 'want', from: this.#head() + 1 })];
  }

  #end(why: End): GuestDoes[] {
    this.#stage = 'ended';
    return [{ kind: 'ended', why }];
  }

  #welcome({ seat, allowed, ticket, gameId, from }: ToldOf<'welcome'>): GuestDoes[] {
    this.#stage = 'in';
    this.#seat = seat;
    this.#allowed = allowed;
    this.#ticket = ticket;
    const state = this.#record();
    if (state && from === 1) {
      // The host has another past: the one that is here is kept, and never mixed with it.
      if (state.entries[0]?.gameId === gameId) this.#left = state.entries;
      this.#known = { kind: 'nothing' };
    }
    const again = [...this.#acts.values()].map(send);
    return [{ kind: 'changed' }, ...again];
  }

  #entries({ from, entries }: ToldOf<'entries'>): GuestDoes[] {
    if (this.#stage !== 'in') return this.#end('foreign');
    const here = this.#head() + this.#waiting.length;
    if (from > here + 1) return this.#want();
    // What came twice is here.
    const fresh = entries.slice(here + 1 - from);
    if (fresh.length === 0) return [];
    if (this.#fetched) return this.#read(fresh);
    const first = this.#waiting.length === 0;
    this.#waiting.push(...fresh);
    return first ? this.#fetch() : [];
  }

  /** The first entry names the game whose rules are needed. */
  #fetch(): GuestDoes[] {
    const first = shapeOf(this.#waiting[0], '');
    const created = first.kind === 'known' ? createdIn([first.entry]) : null;
    return created ? [{ kind: 'fetch', ruleset: created.ruleset }] : this.fetched(false);
  }

  /** Goes on by entries, each of which has to be what the schemas and its sum say. */
  #read(raw: readonly unknown[]): GuestDoes[] {
    const known = this.#record();
    const entries = [...(known?.entries ?? [])];
    for (const row of raw) {
      const shaped = shapeOf(row, entries.at(-1)?.sum ?? '');
      if (shaped.kind === 'none' || shaped.kind === 'damaged') return this.#end('foreign');
      if (shaped.kind === 'newer') return [send({ kind: 'cannot-read' })];
      entries.push(shaped.entry);
    }
    const state = openState(this.#world.rulesets, entries, known ?? undefined);
    if (state.damage) return [send({ kind: 'cannot-read' })];
    this.#known = { kind: 'record', state };
    return [{ kind: 'changed' }];
  }
}
