/**
 * The past of a line. Little is asked of every item, and that is kept: the position after it. A whole
 * snapshot is much: a table that is open for eight hours would hold
 * some thousands. They are kept of the last items, where undo and what looks back look, and of every
 * so many before; any other is replayed from the nearest kept one before it.
 */
import { BoundedCache } from '../bounded-cache.ts';
import { isSamePosition, timedPositionOf, type TimedPosition } from '../machine/position.ts';
import type { MachineSnapshot } from '../machine/referee.ts';
import type { LineItem } from '../record/line.ts';
import type { RoundPlan } from '../ruleset.ts';
import { Recorder } from './recorder.ts';

/** Of how many items at the end every snapshot is kept: more than are undone, or shown, at once. */
const RECENT = 64;

/** Items from one snapshot that is kept for good to the next: at most so many are replayed. */
const STRETCH = 64;

/**
 * Snapshots that were replayed lately: once a player has gone along a line of so many items, every
 * moment of it is at hand. Beside its neighbours a snapshot takes some 1.3 KB.
 */
const REPLAYED = 4096;

export class Past {
  #plan: RoundPlan;
  #line: readonly LineItem[];
  #stands: TimedPosition[];
  /** By index; undefined where one was let go. */
  #kept: (MachineSnapshot | undefined)[];
  /** An item is the same object only in lines that are the same up to it. */
  #replayed: BoundedCache<LineItem, MachineSnapshot>;

  /**
   * The past of a line, as far as `known` tells it: that of a line which begins with the same
   * `shared` items, the same objects. Without it nothing is known yet.
   */
  constructor(plan: RoundPlan, line: readonly LineItem[], known?: Past, shared = 0) {
    this.#plan = plan;
    this.#line = line;
    this.#stands = known ? known.#stands.slice(0, shared) : [];
    this.#kept = known ? known.#kept.slice(0, shared) : [];
    this.#replayed = known ? known.#replayed : new BoundedCache(REPLAYED);
    // After a long way back there may be none at the new end.
    if (known && shared > 0) this.#kept[shared - 1] = known.after(shared - 1);
  }

  /** How many items it tells of: all of the line, but for those from one on that cannot be taken. */
  get length(): number {
    return this.#stands.length;
  }

  /** Where the game stood after each item, by index; neighbours that are equal are one object. */
  get positions(): readonly TimedPosition[] {
    return this.#stands;
  }

  /** The snapshot after the last item; undefined while there is none. */
  get last(): MachineSnapshot | undefined {
    return this.after(this.length - 1);
  }

  /**
   * The snapshot after the item at this index, or undefined where there is none. At the end of the
   * line it is at hand; elsewhere a stretch may have to be replayed, so that going along the whole
   * line costs one replay of it.
   */
  after(index: number): MachineSnapshot | undefined {
    const item = this.#line[index];
    if (!item || index >= this.length) return undefined;
    return this.#known(index) ?? this.#replay(index);
  }

  /** Where the next item led. Only the code that makes a timeline adds to its past. */
  add(after: MachineSnapshot): void {
    const before = this.#stands.at(-1);
    const position = timedPositionOf(after, before);
    this.#stands.push(before && isSamePosition(before, position) ? before : position);
    const old = this.#kept.push(after) - 1 - RECENT;
    if (old >= 0 && (old + 1) % STRETCH !== 0) this.#kept[old] = undefined;
  }

  #known(index: number): MachineSnapshot | undefined {
    const item = this.#line[index];
    if (!item) return undefined;
    return this.#kept[index] ?? this.#replayed.get(item);
  }

  /** Replays the stretch that an item lies in, from the nearest known one up to where it is known again. */
  #replay(index: number): MachineSnapshot | undefined {
    let from = index;
    while (from > 0 && !this.#known(from - 1)) from--;
    const recorder = new Recorder(this.#plan, this.#known(from - 1));
    const end = Math.min(index - (index % STRETCH) + STRETCH, this.length);
    let found: MachineSnapshot | undefined;
    for (const [i, item] of this.#line.slice(from, end).entries()) {
      if (from + i > index && this.#known(from + i)) break;
      recorder.take(item.fact);
      this.#replayed.set(item, recorder.snapshot);
      if (from + i === index) found = recorder.snapshot;
    }
    return found;
  }
}
