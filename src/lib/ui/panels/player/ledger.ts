/** The points of one player line by line: where each came from, and which were taken back. */
import type { Game, Score, ScoreSource, Seat } from '$lib/core/game.ts';

export interface LedgerRow {
  line: Score;
  /** True when a later line took these points back. */
  takenBack: boolean;
}

/** Whether a source is that of an earlier line, or corrects it. */
function isSame(later: ScoreSource, earlier: ScoreSource): boolean {
  if (earlier.kind === 'support') {
    return later.kind === 'support' && later.owner === earlier.owner;
  }
  if (later.kind === 'support') return false;
  const same = later.kind === earlier.kind || later.kind === 'correction';
  return same && later.id === earlier.id && (later.id !== undefined || later.name === earlier.name);
}

/** Whether a line undoes another: the same points from the same source, the other way. */
function undoes(later: Score, earlier: Score): boolean {
  if (!isSame(later.source, earlier.source) || later.points !== -earlier.points) return false;
  // A plot is a line of no points.
  return later.points < 0 || (later.points === 0 && later.source.kind === 'correction');
}

/** The lines of a seat, oldest first; a line and the one that took it back are one row. */
export function ledgerOf(game: Game, seat: Seat): LedgerRow[] {
  const rows: LedgerRow[] = [];
  for (const line of game.scores) {
    if (line.seat !== seat) continue;
    const undone = rows.findLast((row) => !row.takenBack && undoes(line, row.line));
    if (undone) undone.takenBack = true;
    else rows.push({ line, takenBack: false });
  }
  return rows;
}
