/** A game that was read before it is opened: see open-ahead.ts. Only the last one is kept. */
import type { Play } from '$lib/core/play/play.ts';

let kept: { gameId: string; play: Play } | null = null;

/** Keeps an undamaged play of a record's beginning, or none at all. */
export function keepAhead(gameId: string, play: Play | null): void {
  kept = play && { gameId, play };
}

/** Hands out the play of this game's beginning, once, or null; that of another game is let go. */
export function takeAhead(gameId: string): Play | null {
  const play = kept?.gameId === gameId ? kept.play : null;
  kept = null;
  return play;
}
