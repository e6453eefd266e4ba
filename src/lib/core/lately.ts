/**
 * What was worked out lately. A map by object that forgets with its keys is not enough where the
 * keys live as long as a game does: every fact of the line, for eight hours.
 */
export class Lately<Key extends object, Value> {
  #known = new Map<Key, Value>();
  #most: number;

  /** Keeps what was worked out for the last `most` keys. */
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
