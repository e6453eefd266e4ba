/**
 * A number or a choice that is not recorded yet: it survives a reload, and is forgotten once it
 * is recorded or the round is over. Give it whole new values, it does not look inside them.
 */
export class KeptDraft<T> {
  #value = $state.raw() as T;
  #initial: T;
  #key: string | null;
  #round: number;

  /** Without a key it is kept nowhere. */
  constructor(key: string | null, round: number, initial: T) {
    this.#key = key && `custodian.draft.${key}`;
    this.#round = round;
    this.#initial = initial;
    this.#value = this.#kept() ?? initial;
  }

  get value(): T {
    return this.#value;
  }

  set value(value: T) {
    this.#value = value;
    if (this.#key === null) return;
    try {
      localStorage.setItem(this.#key, JSON.stringify({ round: this.#round, value }));
    } catch {
      // Blocked or full: it holds until the page is left.
    }
  }

  /** Forgets it: it was recorded. */
  clear(): void {
    this.#value = this.#initial;
    if (this.#key === null) return;
    try {
      localStorage.removeItem(this.#key);
    } catch {
      // As above.
    }
  }

  #kept(): T | undefined {
    if (this.#key === null) return undefined;
    try {
      const kept: unknown = JSON.parse(localStorage.getItem(this.#key) ?? 'null');
      const { round, value } = (kept ?? {}) as { round?: number; value?: T };
      return round === this.#round ? value : undefined;
    } catch {
      return undefined;
    }
  }
}
