/** The table of another device as the screens of this one see it: what is known of it, and how old that is. */
import { gameOf, rulesetAt, type EngineState } from '$lib/core/engine/engine-state.ts';
import type { GameView } from '$lib/core/queries/game-view.ts';
import type { Instant } from '$lib/core/queries/time/silence.ts';
import type { Written } from '$lib/core/record/entry.ts';
import type { Seat } from '$lib/core/vocabulary.ts';
import type { ActName, ArgsOf, Permission } from '$lib/link/acts.ts';
import type { ActOutcome, End, Spare } from '$lib/link/messages.ts';
import { fileOf } from '../open-file.ts';
import { instantNow } from '../run.ts';
import { TableGuest } from './table-guest.ts';
import type { Wire } from './table-host.ts';

/** What is not heard for so long (ms) isn't connected, whatever the browser says: the host answers every 2 s. */
const SILENCE = 6_000;
const SECOND = 1_000;

/** `in` lasts over lost connections, until the table has ended it or the keeper is asked anew. */
export type FollowStage = 'greeting' | 'waiting' | 'in' | 'ended';

/** What came of an act; `lost`: the table ended the connection before it answered. */
export type AskedOutcome = ActOutcome | { kind: 'lost' };

export class FollowedTable {
  stage = $state<FollowStage>('greeting');
  /** The short code that the keeper compares, as soon as there is one. */
  code = $state<string | null>(null);
  /** Whose device this is (null: it only watches), and what it may do itself. */
  member = $state.raw<{ seat: Seat | null; may: readonly Permission[] }>({ seat: null, may: [] });
  /** The record replayed, or null where it isn't here or can't be read. */
  state = $state.raw<EngineState | null>(null);
  /** The finished picture of the table, where its record can't be read. */
  view = $state.raw<GameView | null>(null);
  /** A record that this device had and that isn't the beginning of the table's, or null. */
  left = $state.raw<readonly Written[] | null>(null);
  /** How long ago the table was heard last (ms), or null where it never was. */
  age = $state<number | null>(null);
  /** Why the table let this device go, or null. */
  ended = $state<End | null>(null);
  #open = $state(false);
  /** Whether the table hears this device now. */
  connected = $derived(
    this.#open && this.stage === 'in' && this.age !== null && this.age < SILENCE,
  );

  // eslint-disable-next-line svelte/prefer-svelte-reactivity -- nothing is drawn of it
  readonly #asked = new Map<string, (outcome: AskedOutcome) => void>();
  readonly #guest: TableGuest;
  #timer: ReturnType<typeof setInterval> | undefined;

  /** `ready`: hears of a connection for the next page of this device. */
  constructor(ready: (spare: Spare) => void = () => undefined) {
    this.#guest = new TableGuest({
      spare: ready,
      changed: () => this.#see(),
      outcome: (id, outcome) => this.#answered(id, outcome),
      ended: (why) => {
        this.ended = why;
        for (const id of [...this.#asked.keys()]) this.#answered(id, { kind: 'lost' });
        this.#see();
      },
    });
  }

  /** By what the table knows this device, or null. */
  get ticket(): string | null {
    return this.#guest.end.ticket;
  }

  /** The present of the table's own device: that of this one may be set to anything. */
  instant(): Instant {
    return this.#guest.end.instant(performance.now()) ?? instantNow();
  }

  /** An earlier page of this device was known to the table by this. */
  returns(ticket: string): void {
    this.#guest.end.returns(ticket);
  }

  /** A wire is open, and both screens show this code. */
  begin(wire: Wire, code: string): void {
    this.code = code;
    this.ended = null;
    if (this.stage === 'ended') this.stage = 'greeting';
    this.#open = true;
    this.#guest.begin(wire);
    this.#age();
    clearInterval(this.#timer);
    this.#timer = setInterval(() => this.#age(), SECOND);
  }

  /** What came over the wire. */
  hear(text: unknown): void {
    this.#guest.hear(text);
    this.#age();
  }

  /** Nothing comes over the wire any more, though it may be back: a phone slept, or went too far away. */
  away(isAway = true): void {
    this.#open = !isAway;
  }

  /** The wire is gone; what is known stays. */
  lost(): void {
    this.#open = false;
    this.#guest.lost();
  }

  /** Lets go of the table. */
  close(): void {
    this.lost();
    clearInterval(this.#timer);
  }

  /**
   * Asks for an act of this device's seat, drawn of what is known now. Without a connection it is asked
   * once there is one again.
   */
  act<N extends ActName>(name: N, args: ArgsOf<N>): Promise<AskedOutcome> {
    if (this.ended) return Promise.resolve({ kind: 'lost' });
    return new Promise((done) => this.#asked.set(this.#guest.act(name, args), done));
  }

  /** The whole record as the text of a game file. */
  file(): string {
    const { state } = this;
    if (!state) throw new TypeError('no record is here');
    return fileOf({
      entries: state.entries,
      game: gameOf(state),
      ruleset: rulesetAt(state),
      snapshot: state.timeline.head,
      differs: null,
      unreadable: null,
    }).text;
  }

  #answered(id: string, outcome: AskedOutcome): void {
    this.#asked.get(id)?.(outcome);
    this.#asked.delete(id);
  }

  #age(): void {
    this.age = this.#guest.end.age(performance.now());
  }

  #see(): void {
    const { stage, known, seat, allowed, left } = this.#guest.end;
    if (stage === 'waiting' || stage === 'in' || stage === 'ended') this.stage = stage;
    if (this.member.seat !== seat || this.member.may !== allowed) {
      this.member = { seat, may: allowed };
    }
    this.left = left;
    // Another past is being sent: until it is here, what was known is shown.
    if (known.kind === 'nothing') return;
    this.state = known.kind === 'record' ? known.state : null;
    this.view = known.kind === 'picture' ? known.view : null;
  }
}
