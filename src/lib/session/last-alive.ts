/**
 * When a game was last seen, on this device and outside of its record: a page that is killed says
 * nothing more. One row a game in the page's small store, which is written at once even where a page
 * goes, and which all windows share: whoever shows the game keeps it alive for all.
 */
import type { Silence } from '$lib/core/views/time/silence.ts';

export interface LastAlive {
  /** Epoch ms. */
  at: number;
  /** Seq of the last entry then. */
  head: number;
  /** Whether the table went home, or to another game. */
  left: boolean;
  /** Silences since that entry: the record has them with the next one. */
  silences: Silence[];
}

const keyOf = (gameId: string): string => `custodian.alive.${gameId}`;

const isSilence = (row: Partial<Silence> | null): boolean =>
  [row?.from, row?.to, row?.played ?? 0].every(Number.isFinite);

/** When the game was last seen here, or null where nothing is known. */
export function readLastAlive(gameId: string): LastAlive | null {
  try {
    const row = JSON.parse(localStorage.getItem(keyOf(gameId)) ?? 'null') as LastAlive | null;
    const isOurs = row && Number.isFinite(row.at) && Array.isArray(row.silences);
    return isOurs && row.silences.every(isSilence) ? row : null;
  } catch {
    return null;
  }
}

/** The game was seen just now. */
export function writeLastAlive(gameId: string, row: LastAlive): void {
  try {
    localStorage.setItem(keyOf(gameId), JSON.stringify(row));
  } catch {
    // Blocked storage: then every silence from the last entry on is asked about.
  }
}
