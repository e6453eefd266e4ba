/**
 * A cache of bounded size: the oldest entry goes first. A WeakMap is not enough where the keys
 * live as long as the game: every fact of the line, for eight hours.
 */
export class BoundedCache<Key extends object, Value> {
  #known = new Map<Key, Value>();
  #most: number;

  /** Keeps the values of the last `most` keys. */
  constructor(most: number) {
    this.#most = most;
  }

  get(key: Key): Value | undefined {
    return this.#known.get(key);
  }

  set(key: Key, value: Value): void {
    this.#known.delete(key);
    this.#known.set(key, value);
    if (this.#known.size <= this.#most) return;
    for (const oldest of this.#known.keys()) {
      this.#known.delete(oldest);
      return;
    }
  }
}
