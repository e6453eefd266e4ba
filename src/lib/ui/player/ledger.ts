/** The points of one player line by line: where each came from, and which were taken back. */
import type { Game, Score, Seat } from '$lib/core/game.ts';

export interface LedgerRow {
  line: Score;
  /** True when a later line took these points back. */
  takenBack: boolean;
}

/** Whether a line undoes another: the same points from the same source, the other way. */
function undoes(later: Score, earlier: Score): boolean {
  const { source } = later;
  const same = source.kind === earlier.source.kind || source.kind === 'correction';
  const named =
    source.id === earlier.source.id &&
    (source.id !== undefined || source.name === earlier.source.name);
  return same && named && later.points === -earlier.points && later.points < 0;
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

/** Support for the Throne notes that give a point now: whose note, and who holds it. */
export function supportsOf(game: Game): { from: Seat; to: Seat }[] {
  const sums = new Map<string, number>();
  for (const { source, seat, points } of game.scores) {
    if (source.kind !== 'support' || source.id === undefined) continue;
    const key = `${source.id}|${seat}`;
    sums.set(key, (sums.get(key) ?? 0) + points);
  }
  return [...sums]
    .filter(([, points]) => points > 0)
    .map(([key]) => {
      const [from = '', to = ''] = key.split('|');
      return { from, to };
    });
}
