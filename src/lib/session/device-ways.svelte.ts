/**
 * How this device is worked and how it tells of a turn: kept on it for all games, and the same in every
 * window.
 */
import { KeptHere } from './kept-here.svelte.ts';

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

class DeviceWays extends KeptHere<Ways> {
  constructor() {
    super(KEY, read);
  }

  set(change: Partial<Ways>): void {
    this.value = { ...this.value, ...change };
  }
}

/** Those of this page: the table obeys them, and its panels set them. */
export const deviceWays = new DeviceWays();
