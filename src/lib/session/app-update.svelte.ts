import { Workbox } from 'workbox-window';
import { dev } from '$app/environment';
import { resolve } from '$app/paths';
import { trustedAddress } from './trusted-address.ts';

/**
 * A newer version of the app: found and fetched in the background, put to use only when the
 * keeper says so. Nothing else but another language, or a part of the app that is gone, loads the
 * page again.
 */
export class AppUpdate {
  /** A newer version is on this device and waits for `apply`. */
  waiting = $state(false);

  #workbox: Workbox | null = null;
  #registration: ServiceWorkerRegistration | null = null;
  #controlled = false;
  #applied = false;
  #reloading = false;

  /** Registers the service worker. Without one (a plain http address, say) nothing happens. */
  async start(): Promise<void> {
    if (dev || this.#workbox || !('serviceWorker' in navigator)) return;
    const { serviceWorker } = navigator;
    // Asked before registering: the first worker to take over an open page is no update, and
    // must not reload a second tab.
    this.#controlled = serviceWorker.controller !== null;
    serviceWorker.addEventListener('controllerchange', () => this.#onControlling());
    // The newer worker may have taken over before anybody here listened: it knows, and says so.
    serviceWorker.addEventListener(
      'message',
      ({ data }: MessageEvent<{ type?: unknown } | null>) => {
        if (data?.type === 'OLDER') this.#reload();
      },
    );
    serviceWorker.controller?.postMessage({ type: 'TIDY' });
    const scope = resolve('/');
    try {
      const address = trustedAddress(`${scope}service-worker.js`);
      this.#workbox = new Workbox(address, { scope, updateViaCache: 'none' });
      this.#registration = (await this.#workbox.register()) ?? null;
    } catch {
      // Blocked, or unreachable on a first visit: the app works on, from the network.
      return;
    }
    this.#watch();
    document.addEventListener('visibilitychange', () => void this.#look());
  }

  /** Puts the waiting version to use; every open page of the app reloads once. */
  apply(): void {
    if (!this.#registration?.waiting) return;
    this.#applied = true;
    this.#workbox?.messageSkipWaiting();
  }

  /**
   * Every worker that comes is watched: one that failed to install may be followed by a good one.
   * The library stops after the first that it did not ask for itself.
   */
  #watch(): void {
    const registration = this.#registration;
    // The first of all waits for nobody, though it is said to for a moment.
    const see = () => (this.waiting = Boolean(registration?.waiting && registration.active));
    const follow = () => registration?.installing?.addEventListener('statechange', see);
    registration?.addEventListener('updatefound', follow);
    follow();
    see();
  }

  async #look(): Promise<void> {
    if (document.visibilityState !== 'visible') return;
    try {
      await this.#registration?.update();
    } catch {
      // No network: there is nothing new to find.
    }
  }

  #onControlling(): void {
    this.waiting = false;
    if (!this.#controlled && !this.#applied) {
      this.#controlled = true;
      return;
    }
    this.#reload();
  }

  #reload(): void {
    // What only this page holds any more would go with it.
    if (this.#reloading || 'unsaved' in document.documentElement.dataset) return;
    this.#reloading = true;
    location.reload();
  }
}
