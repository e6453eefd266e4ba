/**
 * Rows of a list of which a few are shown: a row that comes takes the place of one that is gone, so
 * that the screen changes what is in it and makes nothing anew.
 */
interface Keyed {
  kind: string;
  key: string;
}

export class Slots {
  /** By key. */
  #given = new Map<string, string>();
  #made = 0;

  /** Gives each row a place: that which it had, one of its kind that is free, or a new one. */
  give<R extends Keyed>(rows: readonly R[]): (R & { slot: string })[] {
    const shown = new Set(rows.map(({ key }) => key));
    const free = [...this.#given].flatMap(([key, slot]) => (shown.has(key) ? [] : slot));
    const given = new Map<string, string>();
    const takes = ({ kind, key }: R): string => {
      const had = this.#given.get(key);
      if (had) return had;
      const at = free.findIndex((slot) => slot.startsWith(kind));
      const [slot = `${kind}${this.#made++}`] = at < 0 ? [] : free.splice(at, 1);
      return slot;
    };
    const placed = rows.map((row) => ({ ...row, slot: takes(row) }));
    for (const { key, slot } of placed) given.set(key, slot);
    this.#given = given;
    return placed;
  }
}
