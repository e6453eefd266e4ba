/**
 * One open game. What the screen shows is derived from the record alone, and the record is
 * written first: until a tap is stored nothing changes, and if it cannot be stored nothing has.
 */
import type { Command } from '$lib/core/commands/command.ts';
import type { GameEvent } from '$lib/core/events.ts';
import { positionOf } from '$lib/core/machine/position.ts';
import { refereeOf, type Referee, type Verdict } from '$lib/core/machine/referee.ts';
import type { Entry } from '$lib/core/record/entry.ts';
import { Recorder } from '$lib/core/record/replay.ts';
import { redoTarget, treeOf, undoTarget } from '$lib/core/record/line.ts';
import type { Refusal } from '$lib/core/refusal.ts';
import type { Ruleset } from '$lib/core/ruleset.ts';
import { pausesOf, silenceBefore } from '$lib/core/views/clock.ts';
import { rulesetOf } from '$lib/rulesets/compose.ts';
import { append, getGame, readEntries, readFrom } from '$lib/storage/record-store.ts';
import type { StorageProblem, Stored } from '$lib/storage/storage-problem.ts';
import { Channel } from './channel.ts';
import { courseOf, planOf, type Course } from './course.ts';
import { changeOf } from './derived-row.ts';
import { judge, judgeTap, plain, type Tried } from './judge.ts';
import type { Dropped, Performed, ReadOnly, Written } from './outcome.ts';
import { RUN, stampsNow } from './run.ts';
import { entriesOf, type Draft } from './stamp.ts';
import { readRecord, type StoredRecord } from './stored-record.ts';

export type { Dropped, Performed, ReadOnly, Written } from './outcome.ts';

/** An opened game may still be read only: see `readOnly`. */
export type OpenResult =
  | { kind: 'open'; session: GameSession }
  | { kind: 'missing' }
  | { kind: 'failed'; problem: StorageProblem };

export interface PerformOptions {
  /** The head that the button was drawn at; a tap on an older one is dropped. */
  head?: number;
  /** Records refused facts as overruled. */
  anyway?: boolean;
}

const referees = new WeakMap<Ruleset, Referee>();

function refereeFor(ruleset: Ruleset): Referee {
  const known = referees.get(ruleset) ?? refereeOf(ruleset);
  referees.set(ruleset, known);
  return known;
}

async function fetchRecord(gameId: string): Promise<Stored<StoredRecord | null>> {
  const [entries, row] = await Promise.all([readEntries(gameId), getGame(gameId)]);
  if (!entries.ok) return entries;
  if (entries.value.length === 0) return { ok: true, value: null };
  return { ok: true, value: readRecord(entries.value, row.ok ? row.value : null) };
}

export class GameSession {
  readonly gameId: string;

  /** The whole record, undone branches included. */
  entries = $state.raw<readonly Entry[]>([]);
  #course = $state.raw<Course>() as Course;
  /** Why nothing can be recorded, or null. */
  readOnly = $state<ReadOnly | null>(null);
  /** Seq of the first entry that cannot be read, or null. */
  unreadable = $state<number | null>(null);
  /** Kept and replayed summary of a game that ended, where they differ. */
  differs = $state.raw<StoredRecord['differs']>(null);
  /** Why the last tap was not stored, or null. */
  problem = $state<StorageProblem | null>(null);
  /**
   * The time that the game lay before this page opened it, epoch ms. It becomes a break with the
   * next entry, unless the table says that it was play.
   */
  silence = $state.raw<{ from: number; to: number } | null>(null);
  /** True while a tap is being written. No screen shows it. */
  busy = false;

  /** Facts that lead to the head, in order. */
  line = $derived(this.#course.line);
  /** The snapshot after each item of the line, by index. */
  snapshots = $derived(this.#course.snapshots);
  snapshot = $derived(this.#course.head);
  game = $derived(this.snapshot.context);
  position = $derived(positionOf(this.snapshot));
  ruleset = $derived(rulesetOf(this.game.expansions));
  referee = $derived(refereeFor(this.ruleset));
  /** Seq of the last entry: what buttons are drawn at. */
  head = $derived(this.entries.length);
  canUndo = $derived(this.readOnly === null && undoTarget(this.entries) !== null);
  canRedo = $derived(this.readOnly === null && redoTarget(this.entries) !== null);
  paused = $derived(pausesOf(this.entries).at(-1)?.to === null);

  #channel: Channel;
  #recorder: Recorder | null = null;
  /** The longest record that news from another tab told of and that was not looked for yet. */
  #told = 0;

  private constructor(gameId: string, record: StoredRecord) {
    this.gameId = gameId;
    this.#adopt(record);
    const over = this.position.phase === 'over';
    this.silence = over ? null : silenceBefore(record.entries, stampsNow().at, RUN);
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

  /** Lets go of the game; the record needs no closing. */
  close(): void {
    this.#channel.close();
  }

  /** What the referee says to each of these facts now, in order. */
  ask(facts: readonly GameEvent[]): Verdict[] {
    return judge(this.referee, this.snapshot, plain(facts));
  }

  /** The first refusal that a command would meet now, or null. */
  refusal<A>(command: Command<A>, args: A): Refusal | null {
    const verdicts = this.ask(command(this.game, this.ruleset, args));
    return verdicts.find((verdict) => verdict.refusal)?.refusal ?? null;
  }

  /** Records what a command decides, or says why not. */
  async perform<A>(command: Command<A>, args: A, options: PerformOptions = {}): Promise<Performed> {
    const dropped = this.#dropped(options.head);
    if (dropped) return dropped;
    const facts = plain(command(this.game, this.ruleset, args));
    const atHead = () => this.#recorderAtHead();
    const judged = judgeTap(this.referee, this.snapshot, facts, options.anyway === true, atHead);
    return judged.ok ? this.#write(judged.drafts, judged.tried) : judged;
  }

  /** Takes the last tap back; nothing is deleted. */
  async undo(head?: number): Promise<Written> {
    return this.#mark(undoTarget(this.entries), head);
  }

  /** Goes forward again along the most recent branch. */
  async redo(head?: number): Promise<Written> {
    return this.#mark(redoTarget(this.entries), head);
  }

  /** Goes to the moment after the entry with this seq; what follows stays in the record. */
  async goTo(seq: number, head?: number): Promise<Written> {
    return this.#mark(treeOf(this.entries).parents[seq] !== undefined ? seq : null, head);
  }

  /** Stops the clocks. */
  async pause(): Promise<Written> {
    return this.#clock(true);
  }

  /** Lets the clocks run again. */
  async resume(): Promise<Written> {
    return this.#clock(false);
  }

  /** The silence was play: it counts. */
  countSilence(): void {
    this.silence = null;
  }

  /** What a tap writes before anything else: the break that the silence was. */
  #breakDrafts(): Draft[] {
    if (!this.silence) return [];
    const { from, to } = this.silence;
    return [
      { body: { kind: 'clock', paused: true }, at: from },
      { body: { kind: 'clock', paused: false }, at: to },
    ];
  }

  #dropped(head = this.head): Dropped | null {
    if (this.readOnly) return { ok: false, dropped: 'read-only' };
    if (this.busy) return { ok: false, dropped: 'busy' };
    return head === this.head ? null : { ok: false, dropped: 'stale' };
  }

  /** The recorder that tried the last tap, while it still stands where the game does. */
  #recorderAtHead(): Recorder {
    const kept = this.#recorder;
    if (kept?.snapshot === this.snapshot) return kept;
    return (this.#recorder = new Recorder(this.ruleset.plan, this.snapshot));
  }

  async #mark(target: number | null, head?: number): Promise<Written> {
    const dropped = this.#dropped(head);
    if (dropped) return dropped;
    if (target === null) return { ok: false, dropped: 'stale' };
    if (target === treeOf(this.entries).head) return { ok: true };
    return this.#write([{ body: { kind: 'mark', head: target } }]);
  }

  async #clock(paused: boolean): Promise<Written> {
    const dropped = this.#dropped();
    if (dropped || this.paused === paused) return dropped ?? { ok: true };
    return this.#write([{ body: { kind: 'clock', paused } }]);
  }

  /** Stores one tap, then shows it. */
  async #write(drafts: readonly Draft[], tried?: Tried): Promise<Written> {
    if (drafts.length === 0) return { ok: true };
    this.busy = true;
    try {
      const all = [...this.#breakDrafts(), ...drafts];
      const fresh = entriesOf(this.gameId, all, this.entries.at(-1), stampsNow());
      const entries = [...this.entries, ...fresh];
      const course = courseOf(planOf(entries), entries, this.#course, tried);
      const done = await append(fresh, changeOf(entries, course));
      if (!done.ok) return await this.#failed(done.problem);
      this.entries = entries;
      this.#course = course;
      this.differs = null;
      this.problem = null;
      this.silence = null;
      this.#channel.tell({ gameId: this.gameId, length: entries.length });
      return { ok: true };
    } finally {
      this.busy = false;
      void this.#catchUp();
    }
  }

  async #failed(problem: StorageProblem): Promise<Written> {
    if (problem === 'conflict' && (await this.#reload())) {
      return { ok: false, dropped: 'stale', otherTab: true };
    }
    this.problem = problem;
    if (problem === 'closed') this.readOnly = 'stale-tab';
    return { ok: false, problem };
  }

  /** Another tab has written: reads what is new, once this tab is done with its own. */
  async #catchUp(): Promise<void> {
    if (this.busy || this.#told <= this.entries.length) return;
    this.busy = true;
    this.#told = 0;
    try {
      const more = await readFrom(this.gameId, this.head + 1);
      if (!more.ok) return;
      const known = { course: this.#course, checked: this.entries.length };
      const record = readRecord([...this.entries, ...more.value], null, known);
      if (record.readOnly || this.readOnly) await this.#reload();
      else this.#adopt(record);
    } finally {
      this.busy = false;
    }
    await this.#catchUp();
  }

  /** Reads the whole record again; false when it is gone or cannot be read. */
  async #reload(): Promise<boolean> {
    const fetched = await fetchRecord(this.gameId);
    if (!fetched.ok || !fetched.value) return false;
    this.#adopt(fetched.value);
    return true;
  }

  #adopt(record: StoredRecord): void {
    this.entries = record.entries;
    this.#course = record.course;
    this.readOnly = record.readOnly;
    this.unreadable = record.unreadable;
    this.differs = record.differs;
  }
}
