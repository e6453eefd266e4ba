/**
 * Where the game stood with its head at an entry: what was on the screen then, whatever became of
 * the line later. It rests on what that entry followed, which never changes. Of a line it is known
 * once it was replayed, and where only facts were amended that leave the game standing where it stood
 * (machine/any-time.ts) it was so before as well. A branch that was taken back, or a line that was
 * amended otherwise since, is replayed when it is asked for.
 */
import type { GameEvent } from '../events.ts';
import { timedPositionOf, type TimedPosition } from '../machine/position.ts';
import type { MachineSnapshot } from '../machine/referee.ts';
import type { Written } from '../record/entry.ts';
import { lineOf, ancestors, treeOf, type LineItem } from '../record/line.ts';
import { Stillness } from '../record/stillness.ts';
import { upcast } from '../record/upcast.ts';
import type { RoundPlan } from '../ruleset.ts';
import { unknownSeats } from '../machine/unknown-seats.ts';
import { Past } from './past.ts';
import { leadsTo, Recorder } from './recorder.ts';

/** A head: where the game stood there, and the seq of the last item of its line, 0 for none. */
interface Head {
  position: TimedPosition;
  last: number;
}

/** By the entry that the head was at. */
const known = new WeakMap<Written, Head>();

/** A line that was gone along, as far as its facts could be taken. */
interface ReplayedLine {
  line: readonly LineItem[];
  past: Past;
}

const isFact = (entry: Written | undefined) => entry?.body.kind === 'fact';

/** A place that was come to, on whatever branch. */
interface Reached {
  head: number;
  at: MachineSnapshot;
  position: TimedPosition;
  /** Whether the game stands there as it did, but may have other points than it had. */
  otherPoints?: boolean;
}

/** No one's clock runs between the last pick and the first act: the one position that any act ends. */
const isBreath = ({ clockOwner, activeSeat, phase }: TimedPosition) =>
  phase === 'action' && clockOwner === null && activeSeat !== null;

/** How many items both lines begin with. */
export function common(one: readonly LineItem[], two: readonly LineItem[]): number {
  const differs = one.findIndex((item, i) => item.seq !== two[i]?.seq || item.fact !== two[i].fact);
  return differs < 0 ? one.length : differs;
}

export class SnapshotIndex {
  #plan: RoundPlan;
  #entries: readonly Written[];
  #line: readonly LineItem[];
  #past: Past;
  #still: Stillness;
  /** The amendments that led to the head, latest first; null: not looked for. */
  #amendments: readonly number[] | null = null;
  /** By entry, whether one of those moved the game there since; null: not looked for. */
  #since: Uint8Array | null = null;
  /** Items of later entries have the points, too, that they had; null: not looked for. */
  #amended: number | null = null;
  /** The last item of each entry on the line, by index; null: not looked for. */
  #places: ReadonlyMap<number, number> | null = null;
  /** Entries are asked for in their order, and most follow the one before. */
  #reached: Reached | null = null;
  /** Places that branches left from, by head. */
  #forks = new Map<number, Reached>();
  /** Those that lie off the line as it is now, and where branches leave from; null: not looked for. */
  #off = new Map<number, Reached>();
  #left: ReadonlySet<number> | null = null;
  /** The line that was replayed last, off the line as it is now. */
  #lately: ReplayedLine | null = null;
  /** See `#movedAt`. */
  #bases = new Map<number, number>();

  /** The heads of a record that leads along this line. */
  constructor(plan: RoundPlan, entries: readonly Written[], line: readonly LineItem[], past: Past) {
    this.#plan = plan;
    this.#entries = entries;
    this.#line = line;
    this.#past = past;
    this.#still = new Stillness(entries);
  }

  /**
   * Remembers the positions of the items from an index on, as far as they stand where they stood when
   * they were recorded; `added`: they were, for they only went on from a line that was known.
   */
  remember(from: number, added: boolean): void {
    const { positions } = this.#past;
    for (let i = from; i < positions.length; i++) {
      const seq = this.#line[i]?.seq ?? 0;
      // What an amendment put in stood nowhere when it was recorded: its head is the whole line.
      if (isFact(this.#entries[seq - 1]) && (added || this.#stoodThere(seq))) {
        this.#note(seq, positions[i], seq);
      }
    }
    const { head } = treeOf(this.#entries);
    this.#note(head, positions.at(-1), this.#line.at(-1)?.seq);
  }

  #note(head: number, position: TimedPosition | undefined, last = 0): void {
    const entry = this.#entries[head - 1];
    if (entry && position) known.set(entry, { position, last });
  }

  /** A replay comes by a place that a branch left from: it need not come there again. */
  pass(head: number, at: MachineSnapshot): void {
    const position = this.#past.positions.at(-1);
    if (position) this.#forks.set(head, { head, at, position });
  }

  /** Where the game stood with its head at the entry with this seq; 0 is the empty table. */
  at(head: number): TimedPosition {
    // The way back to one that is known, as far as nothing on it moves the game.
    const way: number[] = [];
    let from = head;
    for (; this.#known(from) === undefined && this.#isStill(from); from = this.#parent(from)) {
      way.push(from);
    }
    let here = this.#known(from) ?? this.#come(from);
    for (const seq of way.reverse()) {
      here = this.#onBy(here, seq) ?? this.#come(seq);
      const entry = this.#entries[seq - 1];
      if (entry) known.set(entry, here);
    }
    return here.position;
  }

  /** Whether it may take a replay to know where the game stood with its head at an entry. */
  takesReplay(head: number): boolean {
    const amends = this.#entries[head - 1]?.body.kind === 'amendment';
    return amends && this.#known(head) === undefined && !this.#isStill(head);
  }

  #known(head: number): Head | undefined {
    const entry = this.#entries[head - 1];
    return entry && known.get(entry);
  }

  #parent = (head: number): number => treeOf(this.#entries).parents[head] ?? 0;

  #isStill = (head: number): boolean => head > 0 && this.#still.isStill(head);

  /** A head after one that moves nothing; null where that has to be looked at. */
  #onBy({ position, last }: Head, head: number): Head | null {
    if (isFact(this.#entries[head - 1]))
      return isBreath(position) ? null : { position, last: head };
    let end = last;
    for (const { body } of upcast(this.#entries, head)) {
      if (body.kind !== 'amendment' || body.target !== end || body.place === 'before') continue;
      if (body.place === 'remove' || isBreath(position)) return null;
      end = head;
    }
    return { position, last: end };
  }

  /** Goes where the game stood with its head there. */
  #come(head: number): Head {
    const entry = this.#entries[head - 1];
    const reached = this.#onward(head);
    const found = reached ? { ...reached, last: head } : this.#anew(head);
    this.#reached = found;
    if (this.#leftFrom.has(head)) this.#off.set(head, found);
    const { position, last } = found;
    if (entry) known.set(entry, { position, last });
    return { position, last };
  }

  /** Where a branch leaves from, as far as the game was moved there: of others nothing is kept. */
  get #leftFrom(): ReadonlySet<number> {
    return (this.#left ??= new Set(
      this.#entries.flatMap(({ body }) => (body.kind === 'mark' ? this.#movedAt(body.head) : [])),
    ));
  }

  get #amending(): readonly number[] {
    const tree = treeOf(this.#entries);
    return (this.#amendments ??= ancestors(tree, tree.head)
      .filter((seq) => this.#entries[seq - 1]?.body.kind === 'amendment')
      .reverse());
  }

  /**
   * Whether the game stands after an item of the line as it is now where it stood when that was
   * recorded: no later amendment that moves it reached so far back.
   */
  #stoodThere(seq: number): boolean {
    return this.#movedSince[seq] === 0;
  }

  get #movedSince(): Uint8Array {
    if (this.#since) return this.#since;
    const since = new Uint8Array(this.#entries.length + 1);
    for (const seq of this.#amending) {
      if (!this.#still.isStill(seq)) since.fill(1, this.#still.changesFrom(seq), seq);
    }
    return (this.#since = since);
  }

  get #samePointsFrom(): number {
    return (this.#amended ??= this.#amending.find((seq) => !this.#still.isAlwaysStill(seq)) ?? 0);
  }

  /** By a fact from what it followed, where that is at hand. */
  #onward(head: number): Reached | null {
    if (!isFact(this.#entries[head - 1])) return null;
    const from = this.#near(this.#parent(head));
    if (!from) return null;
    // Where a player may come to the goal by it, the points have to be those that there were.
    if (from.otherPoints && head >= this.#still.winnable) return null;
    const facts = upcast(this.#entries, head).flatMap(({ body }) =>
      body.kind === 'fact' ? body.fact : [],
    );
    return this.#follow(from, facts, head);
  }

  /** A place at hand where the game stands as it did at a head: it, or one that nothing moved it from. */
  #near(head: number): Reached | null {
    const found = this.#atHand(head);
    if (found) return found;
    const from = this.#movedAt(head);
    const near = from === head ? null : this.#atHand(from);
    const position = this.#known(head)?.position;
    return near && position ? { head, at: near.at, position, otherPoints: true } : null;
  }

  #atHand(head: number): Reached | null {
    if (this.#reached?.head === head) return this.#reached;
    return this.#off.get(head) ?? this.#onLine(head);
  }

  /** The last head up to this one at which the game was moved. */
  #movedAt(head: number): number {
    const way: number[] = [];
    let from = head;
    while (!this.#bases.has(from) && this.#isStill(from)) {
      way.push(from);
      from = this.#parent(from);
    }
    const base = this.#bases.get(from) ?? from;
    for (const seq of way) this.#bases.set(seq, base);
    return base;
  }

  /** A place on the line as it is now, if the game stood there when it was recorded. */
  #onLine(head: number): Reached | null {
    if (!isFact(this.#entries[head - 1]) || !this.#stoodThere(head)) return null;
    const index = this.#placeOf(head);
    const passed = this.#forks.get(head);
    const at = passed?.at ?? this.#past.after(index);
    const position = passed?.position ?? this.#past.positions[index];
    return at && position
      ? { head, at, position, otherPoints: head <= this.#samePointsFrom }
      : null;
  }

  #placeOf(seq: number): number {
    this.#places ??= new Map(this.#line.map((item, i) => [item.seq, i]));
    return this.#places.get(seq) ?? -1;
  }

  /**
   * By the whole line that led there, from where it leaves the line of now or the one that was
   * replayed last: a table that puts something right does so again, and mostly a few acts back.
   */
  #anew(head: number): Reached & Head {
    const whole = lineOf(this.#entries, head);
    const [from, shared] = this.#alike(whole);
    const line = from.line.slice(0, shared);
    const past = new Past(this.#plan, line, from.past, shared);
    const recorder = new Recorder(this.#plan, past.last);
    for (const item of whole.slice(shared)) {
      // One that cannot be taken leads nowhere, and is no part of the way.
      if (!recorder.record(item.fact)) continue;
      line.push(item);
      past.add(recorder.snapshot);
    }
    this.#lately = { line, past };
    const at = past.last ?? recorder.snapshot;
    return {
      head,
      at,
      position: past.positions.at(-1) ?? timedPositionOf(at),
      last: whole.at(-1)?.seq ?? 0,
    };
  }

  /** The known line that has the longer beginning in common with a line, and how many items. */
  #alike(whole: readonly LineItem[]): [ReplayedLine, number] {
    const now = { line: this.#line, past: this.#past };
    const asNow = Math.min(common(whole, now.line), now.past.length);
    if (!this.#lately) return [now, asNow];
    const asLately = common(whole, this.#lately.line);
    return asLately > asNow ? [this.#lately, asLately] : [now, asNow];
  }

  /** Where facts lead; one that cannot be taken leads nowhere. */
  #follow(from: Reached, facts: readonly GameEvent[], head: number): Reached {
    const { at, position } = from;
    let [here, reached] = [position, at];
    for (const fact of facts) {
      if (unknownSeats(reached.context, fact).length > 0) continue;
      const after = leadsTo(this.#plan, reached, fact);
      if (!after) continue;
      reached = after;
      here = timedPositionOf(after, here);
    }
    return { ...from, head, at: reached, position: here };
  }
}
