/** Bytes as text that may stand in an address: base64 by RFC 4648, section 5, without padding. */

const URL_SAFE = /^[A-Za-z0-9_-]*$/;

export const toBase64Url = (bytes: readonly number[]): string =>
  btoa(String.fromCharCode(...bytes))
    .replaceAll('+', '-')
    .replaceAll('/', '_')
    .replace(/=+$/, '');

/** The bytes of a text, or null where it is no such text. */
export function fromBase64Url(text: string): number[] | null {
  if (!URL_SAFE.test(text) || text.length % 4 === 1) return null;
  const bytes = atob(text.replaceAll('-', '+').replaceAll('_', '/'));
  return [...bytes].map((char) => char.charCodeAt(0));
}
