/**
 * Where a line has been: the snapshot after each of its items. Neighbours share all that one fact
 * left alone, so that the snapshots of eight hours take less than their record.
 */
import { isSameStand, standOf, type Stand } from '../machine/position.ts';
import type { Snapshot } from '../machine/referee.ts';

export class Past {
  #stands: Stand[];
  #snapshots: Snapshot[];

  /**
   * The past of a line, as far as `known` tells it: that of a line which begins with the same
   * `shared` items, the same objects. Without it nothing is known yet.
   */
  constructor(known?: Past, shared = 0) {
    this.#stands = known ? known.#stands.slice(0, shared) : [];
    this.#snapshots = known ? known.#snapshots.slice(0, shared) : [];
  }

  /** How many items it tells of: all of the line, but for those from one on that cannot be taken. */
  get length(): number {
    return this.#stands.length;
  }

  /** Where the game stood after each item, by index; neighbours that are equal are one object. */
  get stands(): readonly Stand[] {
    return this.#stands;
  }

  /** The snapshot after the last item; undefined while there is none. */
  get last(): Snapshot | undefined {
    return this.#snapshots.at(-1);
  }

  /** The snapshot after the item at this index, or undefined where there is none. */
  after(index: number): Snapshot | undefined {
    return this.#snapshots[index];
  }

  /** Where the next item led. Only whoever makes a course adds to its past. */
  add(after: Snapshot): void {
    const before = this.#stands.at(-1);
    const stand = standOf(after, before);
    this.#stands.push(before && isSameStand(before, stand) ? before : stand);
    this.#snapshots.push(after);
  }
}
