/** The file of an open game, made of what its page holds: whatever the database does. */
import type { Written } from '$lib/core/record/entry.ts';
import { summaryOf } from '$lib/core/record/summary.ts';
import { houseLabel } from '$lib/core/queries/house-rules.ts';
import { outgoing, type OutgoingFile } from '$lib/storage/outgoing.ts';
import { markGame } from '$lib/storage/record-store.ts';
import { APP } from './run.ts';
import type { GameSession } from './session.svelte.ts';

/** What a file is made of. */
type Filed = Pick<
  GameSession,
  'entries' | 'game' | 'ruleset' | 'snapshot' | 'differs' | 'unreadable'
>;

/**
 * The file of an open game, or of one that another device has open.
 *
 * @param unnamed its entries without names, where they are left out
 */
export function fileOf(session: Filed, unnamed?: readonly Written[]): OutgoingFile {
  const { game, ruleset, snapshot, differs, unreadable } = session;
  const entries = unnamed ?? session.entries;
  const at = Date.now();
  const derived = game.result ? summaryOf(snapshot) : null;
  const damaged = unreadable !== null;
  const house = houseLabel(game, ruleset) !== null;
  const kept = differs?.kept ?? derived;
  // A game without names has no remarks.
  const summary = unnamed
    ? derived && { ...derived, result: { ...derived.result, note: undefined } }
    : kept;
  const file = outgoing(entries, { app: APP, at, damaged, summary, house });
  if (!file) throw new TypeError('an open game has entries');
  return file;
}

/** The file of an open game has left this page: noted as its backup where that can be noted. */
export function noteFile(session: GameSession): void {
  const backupAt = Date.now();
  session.backupAt = backupAt;
  void markGame(session.gameId, { backupAt });
}
