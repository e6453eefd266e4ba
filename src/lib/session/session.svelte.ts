/**
 * One open game. What the screen shows is derived from the record alone, and the record is
 * written first: until a tap is stored nothing changes, and if it cannot be stored nothing has.
 */
import { also, type Act, type Command } from '$lib/core/commands/command.ts';
import type { GameEvent } from '$lib/core/events.ts';
import type { Game } from '$lib/core/game.ts';
import { positionOf } from '$lib/core/machine/position.ts';
import type { Ruling } from '$lib/core/machine/referee.ts';
import { mark, seqOf, takeBack, type Target } from '$lib/core/engine/mark.ts';
import {
  headOf,
  readableOf,
  refereeAt,
  rulesetAt,
  type Damage,
  type EngineState,
} from '$lib/core/engine/engine-state.ts';
import { ask, previewCommand, refusalOf, tapAll } from '$lib/core/engine/tap.ts';
import type { StampedTap, TapOptions } from '$lib/core/engine/tap-options.ts';
import type { Dropped, TapRecorded, TapResult } from '$lib/core/engine/tap-result.ts';
import type { StorageProblem } from '$lib/core/record/storage-problem.ts';
import type { Refusal } from '$lib/core/refusal.ts';
import { isSample } from '$lib/storage/game-row.ts';
import { append, putBack } from '$lib/storage/record-store.ts';
import type { Stored } from '$lib/storage/storage-problem.ts';
import { Channel } from './channel.ts';
import { changeOf } from './derived-row.ts';
import { GameTime } from './game-time.svelte.ts';
import { fetchMore, fetchRecord, readOnward, type StoredRecord, type UNFETCHED } from './read.ts';
import { stampsNow } from './run.ts';

/** Why a game may only be read: which entry, who else is newer, or that this is how it was. */
export type ReadOnly = Damage['kind'] | 'stale-tab' | 'past';

/** An opened game may still be read only: see `readOnly`. */
export type OpenResult =
  | { kind: 'open'; session: GameSession }
  | { kind: 'missing' }
  | { kind: 'failed'; problem: StorageProblem | typeof UNFETCHED.problem };

/** A tap that is not written after this time (ms) is said to wait, so that the table need not wonder. */
const WRITING = 3_000;

export class GameSession {
  readonly gameId: string;
  /** Whether it is a copy of the sample game. */
  readonly isSample: boolean;

  #state = $state.raw<EngineState>() as EngineState;
  /** Why nothing can be recorded, or null. */
  readOnly = $state<ReadOnly | null>(null);
  /** Kept and replayed summary of a game that ended, where they differ. */
  differs = $state.raw<StoredRecord['differs']>(null);
  /** What the list knew of this record and is no longer here, or null. */
  lost = $state.raw<StoredRecord['lost']>(null);
  /** Epoch ms of the last file saved, or null. */
  backupAt = $state<number | null>(null);
  /** Why the last tap was not stored, or is not yet (`slow`), or null. */
  problem = $state<StorageProblem | null>(null);
  /** True once little room is left for games. */
  littleRoom = $state(false);
  /** True while something is being written, or what another tab wrote is read. */
  busy = $state(false);

  /** The game as it is now: for what looks at another moment of it. */
  get state(): EngineState {
    return this.#state;
  }

  /** The whole record, undone branches included. */
  entries = $derived(this.#state.entries);
  /** The entries of it that can be read. */
  readable = $derived(readableOf(this.#state));
  /** Facts that lead to the head, in order. */
  line = $derived(this.#state.timeline.line);
  /** Where each item of the line led. */
  past = $derived(this.#state.timeline.past);
  snapshot = $derived(this.#state.timeline.head);
  game = $derived(this.snapshot.context);
  position = $derived(positionOf(this.snapshot));
  ruleset = $derived(rulesetAt(this.#state));
  referee = $derived(refereeAt(this.#state));
  /** Seq of the last entry: what buttons are painted at. */
  head = $derived(headOf(this.#state));
  /** Seq of the first entry that cannot be read, or null. */
  unreadable = $derived(this.#state.damage?.seq ?? null);
  canUndo = $derived(this.readOnly === null && seqOf(this.#state, 'undo') !== null);
  canRedo = $derived(this.readOnly === null && seqOf(this.#state, 'redo') !== null);
  /** Where its time went. */
  readonly time: GameTime;

  /** How often this page has gone on with what another window recorded. */
  followed = $state(0);

  #listeners: readonly (() => void)[] = [];

  /** What other tabs write; a look at the past hears of nothing. */
  #channel: Channel | null = null;
  /** The longest record that news from another tab told of and that was not looked for yet. */
  #told = 0;
  /** The place of an entry that a newer app has written, as far as that is known. */
  #newer: number | undefined;

  /** `watches`: it sees who is there, and what other tabs write. */
  protected constructor(gameId: string, record: StoredRecord, watches = true) {
    this.gameId = gameId;
    this.isSample = isSample({ id: gameId });
    this.adopt(record);
    const play = () => this.#state;
    this.time = new GameTime({
      gameId,
      get state() {
        return play();
      },
      record: (make) => this.record(make),
    });
    if (!watches) return;
    this.time.watch();
    this.#channel = new Channel((news) => {
      if (news.gameId === gameId) this.#told = Math.max(this.#told, news.length);
      void this.#catchUp();
    });
  }

  /** Opens a game at its last step. */
  static async open(gameId: string): Promise<OpenResult> {
    const fetched = await fetchRecord(gameId);
    if (!fetched.ok) return { kind: 'failed', problem: fetched.problem };
    if (!fetched.value) return { kind: 'missing' };
    return { kind: 'open', session: new GameSession(gameId, fetched.value) };
  }

  /** A newer app has written the entry at this place: the game is shown as it stood before. */
  async readBefore(place: number): Promise<void> {
    if (this.readOnly) return;
    this.#newer = place;
    await this.#reload();
  }

  /** What lives with the open game, and goes with it. */
  guests: { close: () => void } | null = null;

  /** Lets go of the game; the record needs no closing. */
  close(): void {
    this.time.leave();
    this.#channel?.close();
    this.guests?.close();
  }

  /** Hears whenever the record has grown, here or in another window, until the answer is called. */
  whenGrown(hear: () => void): () => void {
    this.#listeners = [...this.#listeners, hear];
    return () => (this.#listeners = this.#listeners.filter((one) => one !== hear));
  }

  #tellGrown(): void {
    for (const hear of this.#listeners) hear();
  }

  /** What the referee says to each of these facts now, in order. */
  ask(facts: readonly GameEvent[]): Ruling[] {
    return ask(this.#state, facts);
  }

  /** The first refusal that a command would meet now, or null. */
  refusal<A>(command: Command<A>, args: A): Refusal | null {
    return refusalOf(this.#state, command, args);
  }

  /** The game that a tap of these acts would lead to, whatever the referee says. */
  previewCommand(...acts: readonly Act[]): Game {
    return previewCommand(this.#state, acts);
  }

  /** Records what a command decides, or says why not. */
  async perform<A>(command: Command<A>, args: A, options: TapOptions = {}): Promise<TapResult> {
    const act = also(command, args);
    return this.record<never>((state, how) => tapAll(state, [act], how), options);
  }

  /** Takes the last tap back; nothing is deleted. */
  async undo(head?: number): Promise<TapResult> {
    return this.#mark('undo', head);
  }

  /** Goes forward again along the most recent branch. */
  async redo(head?: number): Promise<TapResult> {
    return this.#mark('redo', head);
  }

  /** Goes to the moment after the entry with this seq; what follows stays in the record. */
  async goTo(seq: number, head?: number): Promise<TapResult> {
    return this.#mark({ seq }, head);
  }

  /** Why nothing is written just now, whatever the tap is. */
  #dropped(): Dropped | null {
    if (this.readOnly) return { ok: false, dropped: 'read-only' };
    return this.busy ? { ok: false, dropped: 'busy' } : null;
  }

  /** When and by whom, and what is to be said of the time before. */
  #how(options: TapOptions = {}): StampedTap {
    const time = this.time.before(options.resume);
    return { head: this.head, ...options, stamps: stampsNow(), ...time };
  }

  /** Takes a record that does not replay back to where it does; nothing of it is lost. */
  async takeBack(): Promise<TapResult> {
    if (this.busy) return { ok: false, dropped: 'busy' };
    const taken = takeBack(this.#state, this.#how());
    if (!taken.ok) return taken;
    const done = await this.#write(taken);
    if (done.ok) this.readOnly = this.#state.damage?.kind ?? null;
    return done;
  }

  #mark(target: Target, head?: number): Promise<TapResult> {
    return this.record<never>((state, how) => mark(state, target, how), { head });
  }

  /** Stores what is made of the game as it stands, or says why nothing was. */
  async record<No extends { ok: false }>(
    make: (state: EngineState, how: StampedTap) => TapResult | No,
    options: TapOptions = {},
  ): Promise<TapResult | No> {
    const dropped = this.#dropped();
    if (dropped) return dropped;
    const made = make(this.#state, this.#how(options));
    return made.ok ? this.#write(made, options.stored) : made;
  }

  /** Stores what was recorded, then shows it. */
  async #write(recorded: TapRecorded, stored?: () => void): Promise<TapResult> {
    const { state, entries } = recorded;
    if (entries.length === 0) return recorded;
    this.busy = true;
    const { silences } = this.time;
    const waiting = setTimeout(() => (this.problem = 'slow'), WRITING);
    try {
      const done = await append(entries, changeOf(state));
      if (!done.ok) return await this.#failed(done.problem);
      const ended = !this.game.result && state.timeline.head.context.result !== null;
      this.#state = state;
      if (ended) {
        // What fails is read from the list of games, the next time.
        void import('./reports.ts').then(
          ({ reportGame }) => reportGame(this.gameId),
          () => undefined,
        );
      }
      this.differs = null;
      this.lost = null;
      this.problem = null;
      this.time.recorded(silences);
      this.#channel?.tell({ gameId: this.gameId, length: this.head });
      stored?.();
      this.#tellGrown();
      return recorded;
    } finally {
      clearTimeout(waiting);
      this.busy = false;
      void this.#catchUp();
    }
  }

  async #failed(problem: StorageProblem): Promise<TapResult> {
    if (problem === 'conflict' && (await this.#reload())) {
      this.problem = null;
      return { ok: false, dropped: 'stale', otherTab: true };
    }
    this.problem = problem;
    if (problem === 'newer') this.readOnly = 'stale-tab';
    return { ok: false, problem };
  }

  /** Puts the record of this page back into a database that has lost it. */
  async putBack(): Promise<Stored<unknown> | Dropped> {
    if (this.busy) return { ok: false, dropped: 'busy' };
    this.busy = true;
    try {
      const done = await putBack(this.entries, changeOf(this.#state));
      this.problem = done.ok ? null : done.problem;
      if (done.ok) this.#channel?.tell({ gameId: this.gameId, length: this.head });
      return done;
    } finally {
      this.busy = false;
    }
  }

  /** Another tab has written: reads what is new, once this tab is done with its own. */
  async #catchUp(): Promise<void> {
    if (this.busy || this.#told <= this.entries.length) return;
    this.busy = true;
    this.#told = 0;
    try {
      const more = await fetchMore(this.gameId, this.head + 1);
      if (!more.ok) return;
      const entries = [...this.entries, ...more.value];
      const record = this.readOnly ? null : readOnward(entries, this.#state, null);
      if (!record || record.state.damage) await this.#reload();
      else this.#goOn({ ...record, backupAt: this.backupAt });
    } finally {
      this.busy = false;
    }
    await this.#catchUp();
  }

  /** Reads the whole record again; false when it is gone, in part even, or cannot be read. */
  async #reload(): Promise<boolean> {
    const fetched = await fetchRecord(this.gameId, this.#newer);
    if (!fetched.ok || !fetched.value) return false;
    if (fetched.value.state.entries.length < this.entries.length) return false;
    this.#goOn(fetched.value);
    return true;
  }

  /** Another page has written: of the time before, the record tells what there is to tell. */
  #goOn(record: StoredRecord): void {
    this.adopt(record);
    this.followed++;
    this.time.recorded();
    this.#tellGrown();
  }

  protected adopt({ state, differs, lost, backupAt }: StoredRecord): void {
    this.#state = state;
    this.readOnly = state.damage?.kind ?? null;
    this.differs = differs;
    this.lost = lost;
    this.backupAt = backupAt;
  }
}
