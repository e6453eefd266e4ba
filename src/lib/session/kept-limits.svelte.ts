/**
 * The limits that a table wishes for a game: they only advise, so they are no part of its record.
 * Kept on this device by game, and the same in every window.
 */
import type { Handed, Limits } from '$lib/core/queries/limits.ts';

export interface KeptLimits extends Limits {
  sound: boolean;
  vibration: boolean;
}

const NOTHING: Handed = { spent: {}, turns: {} };
const NO_LIMITS: KeptLimits = {
  limit: { kind: 'none' },
  talk: null,
  handed: NOTHING,
  sound: true,
  vibration: true,
};

const isTime = (ms: unknown): ms is number => Number.isFinite(ms) && (ms as number) > 0;

function isLimit(limit: Partial<Record<string, unknown>> | undefined): boolean {
  const { kind, ms, increment } = limit ?? {};
  if (kind === 'bank') return isTime(ms) && (increment === 0 || isTime(increment));
  return kind === 'turn' ? isTime(ms) : kind === 'none';
}

/** What was kept, as far as it makes sense: any script of this address can write there. */
function readKept(text: string | null): KeptLimits {
  try {
    const kept = JSON.parse(text ?? 'null') as Partial<KeptLimits> | null;
    if (!kept || !isLimit(kept.limit)) return NO_LIMITS;
    const talk = isTime(kept.talk) ? kept.talk : null;
    const { spent, turns } = kept.handed ?? NOTHING;
    return { ...NO_LIMITS, ...kept, talk, handed: { spent: spent ?? {}, turns: turns ?? {} } };
  } catch {
    return NO_LIMITS;
  }
}

export class GameLimits {
  #key: string;
  #value = $state.raw(NO_LIMITS);
  #onStorage = ({ key, newValue }: StorageEvent) => {
    if (key === this.#key) this.#value = readKept(newValue);
  };

  constructor(gameId: string) {
    this.#key = `custodian.limits.${gameId}`;
    try {
      this.#value = readKept(localStorage.getItem(this.#key));
    } catch {
      // Blocked storage: no limits are known.
    }
  }

  get value(): KeptLimits {
    return this.#value;
  }

  set value(value: KeptLimits) {
    this.#value = value;
    try {
      localStorage.setItem(this.#key, JSON.stringify(value));
    } catch {
      // Blocked or full: they hold until the page is left.
    }
  }

  /** Follows other windows; the answer stops it, as an effect wants it. */
  start(): () => void {
    addEventListener('storage', this.#onStorage);
    return () => removeEventListener('storage', this.#onStorage);
  }
}
