/** Who writes, and when: the stamps that an entry carries from this page. */
import { version } from '$app/environment';
import { LONG_SILENCE, type Instant } from '$lib/core/queries/time/silence.ts';

/** A random id; plain http has no randomUUID. */
export function newId(): string {
  if (typeof crypto.randomUUID === 'function') return crypto.randomUUID();
  const bytes = [...crypto.getRandomValues(new Uint8Array(16))];
  return bytes.map((byte) => byte.toString(16).padStart(2, '0')).join('');
}

/** One id per page load. */
export const RUN = newId();

/** Version of the app on this page. */
export const APP = version;

/** By how much the device's clock is ahead of the page's own one (ms). */
let ahead = Date.now() - performance.now();
/** ms that the page's own clock stood still while the device slept. */
let slept = 0;

/**
 * This instant. `mono` never goes back and no setting moves it; but where a device stops that clock
 * too while it sleeps, only a jump of the device's clock tells of it: such time is of the run, and a
 * silence that the table is asked about.
 */
export function instantNow(): Instant {
  const [at, own] = [Date.now(), performance.now()];
  const jump = at - own - ahead;
  ahead += jump;
  if (jump >= LONG_SILENCE) slept += jump;
  return { at, mono: Math.round(own + slept), run: RUN };
}

/** The stamps of this instant. */
export function stampsNow() {
  return { ...instantNow(), app: APP };
}
