/** The report of one stored game, by a replay of all of it. */
import { gameOf } from '$lib/core/engine/engine-state.ts';
import { openState } from '$lib/core/engine/open.ts';
import { ledgerOf } from '$lib/core/engine/time.ts';
import { ReportReader } from '$lib/core/queries/statistics/read-report.ts';
import type { GameReport } from '$lib/core/queries/statistics/report.ts';
import type { Written } from '$lib/core/record/entry.ts';
import { rulesetFor } from '$lib/rulesets/compose.ts';
import { readEntries } from '$lib/storage/record-store.ts';
import { putReport, type UnreadGame } from '$lib/storage/report-store.ts';
import { canRead } from './read.ts';

/** The report of a record whose rules are here; null where it cannot be read, or leads to no end. */
export function reportOf(entries: readonly Written[]): GameReport | null {
  try {
    const reader = new ReportReader();
    const state = openState(rulesetFor, entries, undefined, {
      each: (after) => reader.each(after),
    });
    if (state.damage) return null;
    const { line, past } = state.timeline;
    return reader.report({
      line,
      positions: past.positions,
      head: gameOf(state),
      startedAt: entries[0]?.at ?? 0,
      ledger: ledgerOf(state),
    });
  } catch {
    return null;
  }
}

/**
 * Reads a game and keeps its report. False where that was not to be had just now, by storage or by a part
 * of the app that could not be fetched: it is asked for again.
 */
export async function readReport(game: UnreadGame): Promise<boolean> {
  const entries = await readEntries(game.id);
  if (!entries.ok || !(await canRead(entries.value))) return false;
  const report = reportOf(entries.value);
  // A copy of a record has another id than the one that it was begun with.
  return (await putReport(game, report && { ...report, id: game.id })).ok;
}
