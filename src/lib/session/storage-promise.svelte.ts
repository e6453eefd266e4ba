/** Whether the browser has promised to keep the games, and how much room they take. */
import { readSetting, writeSetting } from '$lib/storage/settings-store.ts';

const ASKED = 'persistence-asked';

/** `unknown` until it was looked up, or where the browser cannot say. */
export type Persistence = 'unknown' | 'promised' | 'not-promised';

export class StoragePromise {
  persisted = $state<Persistence>('unknown');
  /** Bytes in use and bytes available, or null where the browser cannot say. */
  estimate = $state.raw<{ usage: number; quota: number } | null>(null);

  /** Looks up what the browser says now; asks it for nothing. */
  async look(): Promise<void> {
    const storage = this.#storage();
    try {
      if (storage?.persisted) this.#set(await storage.persisted());
      const { usage, quota } = (await storage?.estimate?.()) ?? {};
      if (usage !== undefined && quota !== undefined) this.estimate = { usage, quota };
    } catch {
      // Some browsers offer the question and refuse the answer: it stays unknown.
    }
  }

  /** Asks the browser for the promise, once for all: some show the question to the keeper. */
  async ask(): Promise<void> {
    const storage = this.#storage();
    if (!storage?.persist || this.persisted === 'promised') return;
    const asked = await readSetting(ASKED);
    if (!asked.ok || asked.value === true) return;
    await writeSetting(ASKED, true);
    try {
      this.#set(await storage.persist());
    } catch {
      // As above.
    }
  }

  #storage(): Partial<StorageManager> | undefined {
    return typeof navigator === 'undefined' ? undefined : navigator.storage;
  }

  #set(promised: boolean): void {
    this.persisted = promised ? 'promised' : 'not-promised';
  }
}
