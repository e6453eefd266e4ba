/**
 * How this device is worked and how it tells of a turn: kept on it for all games, and the same in every
 * window.
 */

export interface Ways {
  /** Whether the table listens to a presenter remote and to single keys. */
  keys: boolean;
  /** What tells that the turn has passed on. */
  sound: boolean;
  vibration: boolean;
  speech: boolean;
}

const KEY = 'custodian.ways';
const USUAL: Ways = { keys: true, sound: false, vibration: false, speech: false };

/** What was kept, as far as it makes sense: any script of this address can write there. */
function read(text: string | null): Ways {
  try {
    const kept = JSON.parse(text ?? 'null') as Partial<Record<keyof Ways, unknown>> | null;
    const way = (name: keyof Ways) => {
      const value = kept?.[name];
      return typeof value === 'boolean' ? value : USUAL[name];
    };
    return {
      keys: way('keys'),
      sound: way('sound'),
      vibration: way('vibration'),
      speech: way('speech'),
    };
  } catch {
    return USUAL;
  }
}

function kept(): Ways {
  try {
    return read(localStorage.getItem(KEY));
  } catch {
    return USUAL;
  }
}

class DeviceWays {
  #value = $state.raw<Ways>(kept());
  #onStorage = ({ key, newValue }: StorageEvent) => {
    if (key === KEY) this.#value = read(newValue);
  };

  get value(): Ways {
    return this.#value;
  }

  set(change: Partial<Ways>): void {
    this.#value = { ...this.#value, ...change };
    try {
      localStorage.setItem(KEY, JSON.stringify(this.#value));
    } catch {
      // Blocked storage: it holds until the page is left.
    }
  }

  /** Follows other windows; the answer stops it, as an effect wants it. */
  start(): () => void {
    addEventListener('storage', this.#onStorage);
    return () => removeEventListener('storage', this.#onStorage);
  }
}

/** Those of this page: the table obeys them, and its panels set them. */
export const deviceWays = new DeviceWays();
