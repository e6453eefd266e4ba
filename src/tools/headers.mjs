/** What every answer of a host says beside its content; docs/tablet.md lists the same for any host. */

import { BASE_PATH } from './project.mjs';

/** The page's own policy is in the page; what a page cannot say of itself is said here. */
export const HEADERS = {
  // No other page may show the app inside itself and have its buttons tapped.
  'content-security-policy': "frame-ancestors 'none'",
  'cross-origin-opener-policy': 'same-origin',
  'cross-origin-resource-policy': 'same-origin',
  'permissions-policy': 'camera=(), microphone=(), geolocation=(), payment=(), usb=()',
  'referrer-policy': 'no-referrer',
  'x-content-type-options': 'nosniff',
};

/** The name of a hashed file changes with its content, so it may be kept for ever. */
export const FOR_EVER = 'public, max-age=31536000, immutable';

const HASHED = '/_app/immutable/';

/**
 * How long the file of a path may be kept. Everything unhashed is asked for again each time: the
 * worker and the fallback page above all.
 *
 * @param {string} path below the base, with its slash
 */
export const cacheOf = (path) => (path.startsWith(HASHED) ? FOR_EVER : 'no-cache');

/** The same as the file `_headers`, which several web hosts read. */
export function headersFile() {
  const lines = Object.entries(HEADERS).map(([name, value]) => `  ${name}: ${value}`);
  const kept = [`${BASE_PATH}${HASHED}*`, `  cache-control: ${FOR_EVER}`];
  return [`${BASE_PATH}/*`, ...lines, ...kept, ''].join('\n');
}
