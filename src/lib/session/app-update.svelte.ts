import { Workbox } from 'workbox-window';
import { dev } from '$app/environment';
import { resolve } from '$app/paths';
import { trustedAddress } from './trusted-address.ts';

/**
 * What a newer version is at: there is `none`, it is `ready` for the keeper's tap, it is `coming`,
 * or it is `late`, since another page does not come to rest.
 */
export type UpdateState = 'none' | 'ready' | 'coming' | 'late';

/** So long (ms) a newer version is waited for without a word. */
const PATIENCE = 8_000;
/** So often (ms) it is asked to take over, until it does. */
const ASK_EACH = 5_000;
/** So long (ms) a page that is loaded again may take to come; what sends it lies on the device. */
const COMES = 3_000;
/** For so long (ms) a page that is asked to rest fetches nothing ahead. */
const REST = 10_000;

/**
 * A newer version of the app: found and fetched in the background, put to use only when the
 * keeper says so. Nothing else but another language, or a part of the app that is gone, loads the
 * page again.
 */
export class AppUpdate {
  state = $state<UpdateState>('none');

  #hush: (ms: number) => void;
  #workbox: Workbox | null = null;
  #registration: ServiceWorkerRegistration | null = null;
  #controlled = false;
  #applied = false;
  #reloading = false;

  /** `hush` keeps the page from fetching anything ahead for so long (ms). */
  constructor(hush: (ms: number) => void) {
    this.#hush = hush;
  }

  /** Registers the service worker. Without one (a plain http address, say) nothing happens. */
  async start(): Promise<void> {
    if (dev || this.#workbox || !('serviceWorker' in navigator)) return;
    const { serviceWorker } = navigator;
    // Asked before registering: the first worker to take over an open page is no update, and
    // must not reload a second tab.
    this.#controlled = serviceWorker.controller !== null;
    serviceWorker.addEventListener('controllerchange', () => this.#onControlling());
    serviceWorker.addEventListener('message', (event) => this.#hear(event));
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
    this.state = 'coming';
    setTimeout(() => {
      if (this.state === 'coming') this.state = 'late';
    }, PATIENCE);
    this.#ask();
  }

  /** It declines while another page fetches: asked again, as long as it waits. */
  #ask(): void {
    if (!this.#registration?.waiting) return;
    this.#workbox?.messageSkipWaiting();
    setTimeout(() => this.#ask(), ASK_EACH);
  }

  /**
   * Every worker that comes is watched: one that failed to install may be followed by a good one.
   * The library stops after the first that it did not ask for itself.
   */
  #watch(): void {
    const registration = this.#registration;
    // The very first worker does not wait, though it is said to for a moment.
    const see = () => {
      const waits = Boolean(registration?.waiting && registration.active);
      if (!waits) this.state = 'none';
      else if (this.state === 'none') this.state = 'ready';
    };
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

  #hear({ data, ports }: MessageEvent<{ type?: unknown } | null>): void {
    // The newer worker may have taken over before this page listened: it knows, and says so.
    if (data?.type === 'OLDER') this.#reload();
    if (data?.type !== 'REST') return;
    this.#hush(REST);
    ports[0]?.postMessage(document.readyState === 'complete');
  }

  #onControlling(): void {
    this.state = 'none';
    if (!this.#controlled && !this.#applied) {
      this.#controlled = true;
      return;
    }
    this.#reload();
  }

  #reload(): void {
    // What only this page holds any more would go with it.
    if (this.#reloading || 'unsaved' in document.documentElement.dataset) return;
    this.loadAgain();
  }

  /**
   * Loads the page again. What a worker was asked for while the browser stopped it can be lost, and
   * the page would never come: then it is asked for anew, at most so many times. This page lives on
   * until the next one is here.
   */
  loadAgain(times = 2): void {
    this.#reloading = true;
    location.reload();
    if (times > 0) setTimeout(() => this.loadAgain(times - 1), COMES);
  }
}
