/**
 * What a player notes on a phone of its own: the secret objectives in hand. They lie in the settings of
 * this device, which no file and no message of the table takes along.
 */
import type { Seat } from '$lib/core/vocabulary.ts';
import { readSetting, writeSetting } from '$lib/storage/settings-store.ts';

/** A secret in hand: a card of the game by its id, or what was typed. */
export interface NotedSecret {
  id: string | null;
  text: string;
}

/** What was kept, as far as it is a list of secrets. */
function listIn(kept: unknown): NotedSecret[] {
  if (!Array.isArray(kept)) return [];
  return kept.flatMap((row: Partial<Record<keyof NotedSecret, unknown>> | null) => {
    const { id, text } = row ?? {};
    const isOne = (id === null || typeof id === 'string') && typeof text === 'string';
    return isOne ? [{ id, text }] : [];
  });
}

/** More than any hand holds. */
const MOST = 12;

export class SeatNotes {
  /** In the order in which they were noted. */
  secrets = $state.raw<readonly NotedSecret[]>([]);
  /** Whether this device could not keep them: they last until the page is left. */
  unkept = $state(false);
  readonly #key: string;

  constructor(gameId: string, seat: Seat) {
    this.#key = `secrets:${gameId}:${seat}`;
  }

  /** Reads what was noted before. */
  async load(): Promise<void> {
    const kept = await readSetting(this.#key);
    this.secrets = kept.ok ? listIn(kept.value) : [];
    this.unkept = !kept.ok;
  }

  /** Notes a secret; the same one is noted once. */
  add(secret: NotedSecret): Promise<void> {
    const isSame = ({ id, text }: NotedSecret) => id === secret.id && text === secret.text;
    if (this.secrets.some(isSame)) return Promise.resolve();
    return this.#keep([...this.secrets, secret].slice(-MOST));
  }

  /** Forgets one: it was scored, or returned. */
  remove(secret: NotedSecret): Promise<void> {
    return this.#keep(this.secrets.filter((one) => one !== secret));
  }

  async #keep(secrets: readonly NotedSecret[]): Promise<void> {
    this.secrets = secrets;
    this.unkept = !(await writeSetting(this.#key, [...secrets])).ok;
  }
}
