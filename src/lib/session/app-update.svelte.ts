import { Workbox } from 'workbox-window';
import { dev } from '$app/environment';
import { resolve } from '$app/paths';

/**
 * A newer version of the app: found and fetched in the background, put to use only when the
 * keeper says so. Nothing else but another language loads the page again.
 */
export class AppUpdate {
  /** A newer version is on this device and waits for `apply`. */
  waiting = $state(false);

  #workbox: Workbox | null = null;
  #registration: ServiceWorkerRegistration | undefined;
  #controlled = false;
  #applied = false;
  #reloading = false;

  /** Registers the service worker. Without one (a plain http address, say) nothing happens. */
  async start(): Promise<void> {
    if (dev || this.#workbox || !('serviceWorker' in navigator)) return;
    // Asked before registering: the first worker to take over an open page is no update, and
    // must not reload a second tab.
    this.#controlled = navigator.serviceWorker.controller !== null;
    const root = resolve('/');
    const workbox = new Workbox(`${root}service-worker.js`, {
      scope: root,
      updateViaCache: 'none',
    });
    this.#workbox = workbox;
    workbox.addEventListener('waiting', () => (this.waiting = true));
    workbox.addEventListener('controlling', () => this.#onControlling());
    try {
      this.#registration = await workbox.register();
    } catch {
      // Blocked, or unreachable on a first visit: the app works on, from the network.
      return;
    }
    // The event is missed when the worker already waited before this page came.
    if (this.#registration?.waiting) this.waiting = true;
    document.addEventListener('visibilitychange', () => void this.#look());
  }

  /** Puts the waiting version to use; every open page of the app reloads once. */
  apply(): void {
    if (!this.#registration?.waiting) return;
    this.#applied = true;
    this.#workbox?.messageSkipWaiting();
  }

  async #look(): Promise<void> {
    if (document.visibilityState !== 'visible') return;
    try {
      await this.#workbox?.update();
    } catch {
      // No network: there is nothing new to find.
    }
  }

  #onControlling(): void {
    if (!this.#controlled && !this.#applied) {
      this.#controlled = true;
      return;
    }
    if (this.#reloading) return;
    this.#reloading = true;
    location.reload();
  }
}
