/** The screen stays awake while a game is open; the lock is taken again after a tab switch. */

/** `refused`: the browser has it and will not give it now (low battery, say). */
export type WakeState = 'off' | 'held' | 'refused' | 'unsupported';

export class WakeLock {
  state = $state<WakeState>('off');

  #wanted = false;
  #lock: WakeLockSentinel | null = null;
  #onVisible = () => {
    if (document.visibilityState === 'visible') void this.#take();
  };

  /** Keeps the screen awake until `release`. */
  async hold(): Promise<void> {
    if (this.#wanted) return;
    if (!('wakeLock' in navigator)) {
      this.state = 'unsupported';
      return;
    }
    this.#wanted = true;
    document.addEventListener('visibilitychange', this.#onVisible);
    await this.#take();
  }

  /** Lets the screen sleep. */
  async release(): Promise<void> {
    if (!this.#wanted) return;
    this.#wanted = false;
    document.removeEventListener('visibilitychange', this.#onVisible);
    const lock = this.#lock;
    this.#lock = null;
    this.state = 'off';
    await lock?.release().catch(() => undefined);
  }

  async #take(): Promise<void> {
    if (this.#lock) return;
    try {
      const lock = await navigator.wakeLock.request('screen');
      // Released, or taken by another call, while the browser made up its mind.
      if (!this.#wanted || this.#lock) return void (await lock.release());
      this.#lock = lock;
      this.state = 'held';
      lock.addEventListener('release', () => this.#lost(lock));
    } catch {
      if (this.#wanted) this.state = 'refused';
    }
  }

  /** The browser takes the lock away when the page is hidden. */
  #lost(lock: WakeLockSentinel): void {
    if (this.#lock !== lock) return;
    this.#lock = null;
    this.state = 'off';
  }
}
