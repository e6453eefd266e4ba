/** Who writes, and when: the stamps that an entry carries from this page. */
import { version } from '$app/environment';

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

/** ms since the page loaded; unlike the wall clock it never jumps. */
function mono(): number {
  return Math.round(performance.now());
}

/** The stamps of this instant. */
export function stampsNow() {
  return { at: Date.now(), mono: mono(), run: RUN, app: APP };
}
