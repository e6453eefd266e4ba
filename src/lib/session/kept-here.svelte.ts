/** A value that this device keeps beside its games, under a key of its own and the same in every window. */
export class KeptHere<T> {
  #key: string;
  #value: T;
  #written: (value: T) => string;
  #onStorage: (event: StorageEvent) => void;

  /**
   * @param read takes what was kept as far as it makes sense, as any script of this address can write
   *   there; null where nothing was
   */
  constructor(
    key: string,
    read: (text: string | null) => T,
    written: (value: T) => string = JSON.stringify,
  ) {
    let text: string | null = null;
    try {
      text = localStorage.getItem(key);
    } catch {
      // Blocked storage: nothing is known.
    }
    this.#key = key;
    this.#written = written;
    this.#value = $state.raw(read(text));
    this.#onStorage = (event) => {
      if (event.key === key) this.#value = read(event.newValue);
    };
  }

  get value(): T {
    return this.#value;
  }

  set value(value: T) {
    this.#value = value;
    try {
      localStorage.setItem(this.#key, this.#written(value));
    } catch {
      // Blocked or full: it holds until the page is left.
    }
  }

  /** Follows other windows; the answer stops it, as an effect wants it. */
  start(): () => void {
    addEventListener('storage', this.#onStorage);
    return () => removeEventListener('storage', this.#onStorage);
  }
}
