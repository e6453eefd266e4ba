/** Doors to the history from elsewhere, where an act of the past is what is meant. */
import type { Seat } from '$lib/core/game.ts';
import type { GameModel } from './game-model.svelte.ts';

/**
 * What is to be put right, or only looked at (the entry with this seq): a score that was noticed late, the pick of a strategy card, a vote (the nth
 * of the agendas that were decided, from 0), or what is on the sheet of a player by the end of a round's
 * action phase (planets, technologies, tokens, secrets).
 */
export type PutRight =
  | { what: 'score'; objective: string; round: number }
  | { what: 'vote'; nth: number }
  | { what: 'look'; seq: number }
  | { what: 'pick'; card: string }
  | { what: 'sheet'; round: number };

/** Opens the history at what is to be put right. */
export function putRight(model: GameModel, wanted: PutRight, seat: Seat | null = null): void {
  model.openPanel('history', seat, JSON.stringify(wanted));
}

/** What the history was opened for, or null. */
export function wantedOf({ panel }: Pick<GameModel, 'panel'>): PutRight | null {
  return panel?.name === 'history' && panel.about ? (JSON.parse(panel.about) as PutRight) : null;
}
