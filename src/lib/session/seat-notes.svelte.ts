/**
 * What a player notes on a phone of its own: the secret objectives in hand. They lie in the settings of
 * this device, which no file and no message of the table takes along.
 */
import * as v from 'valibot';
import type { Seat } from '$lib/core/seat.ts';
import { readSetting, writeSetting } from '$lib/storage/settings-store.ts';

/** A secret in hand: a card of the game by its id, or what was typed. */
const noted = v.strictObject({ id: v.nullable(v.string()), text: v.string() });
export type NotedSecret = v.InferOutput<typeof noted>;

const list = v.array(noted);
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
    const read = v.safeParse(list, kept.ok ? (kept.value ?? []) : []);
    if (read.success) this.secrets = read.output;
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
