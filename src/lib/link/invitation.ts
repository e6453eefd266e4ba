/**
 * An invitation to a table: for one seat or for watching, for ten minutes, for one device. And by what the
 * keeper sees that it was that device: a short code that both screens show.
 */
import type { Seat } from '$lib/core/vocabulary.ts';
import type { Permission } from './acts.ts';
import type { Description } from './description.ts';

/** How long an invitation may be taken up (ms). */
export const LASTS = 600_000;

export interface Invitation {
  /** Null: to watch. */
  seat: Seat | null;
  allowed: readonly Permission[];
  /** Until when it may be taken up, and whether it was (ms of the page's clock). */
  until: number;
  used: boolean;
}

/** An invitation made now; who only watches may do nothing. */
export const invitation = (
  seat: Seat | null,
  allowed: readonly Permission[],
  now: number,
): Invitation => ({
  seat,
  allowed: seat === null ? [] : allowed,
  until: now + LASTS,
  used: false,
});

/** Takes an invitation up, or says why it is none any more. */
export function takeUp(invited: Invitation, now: number): Invitation | 'used' | 'expired' {
  if (invited.used) return 'used';
  return now >= invited.until ? 'expired' : { ...invited, used: true };
}

/** Digits of the short code. */
const DIGITS = 4;

/**
 * The short code of a connection, shown on both screens: made of both certificates, so that a device
 * which came between, or took the invitation of another, shows a different one.
 */
export async function shortCode(offer: Description, answer: Description): Promise<string> {
  const both = Uint8Array.from([...offer.fingerprint, ...answer.fingerprint]);
  const hash = new DataView(await crypto.subtle.digest('SHA-256', both));
  return String(hash.getUint32(0) % 10 ** DIGITS).padStart(DIGITS, '0');
}
