/** Bytes as text that may stand in an address: base64 by RFC 4648, section 5, without padding. */

const URL_SAFE = /^[A-Za-z0-9_-]*$/;

export const toBase64Url = (bytes: readonly number[]): string =>
  btoa(String.fromCharCode(...bytes))
    .replaceAll('+', '-')
    .replaceAll('/', '_')
    .replace(/=+$/, '');

/** The bytes of a text, or null where it is none that `toBase64Url` writes. */
export function fromBase64Url(text: string): number[] | null {
  if (!URL_SAFE.test(text) || text.length % 4 === 1) return null;
  const chars = atob(text.replaceAll('-', '+').replaceAll('_', '/'));
  const bytes = [...chars].map((char) => char.charCodeAt(0));
  return toBase64Url(bytes) === text ? bytes : null;
}
