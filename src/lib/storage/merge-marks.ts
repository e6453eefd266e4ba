/** The marks of a game that come from another device. */
import { isLater, type Stamp } from '$lib/core/record/people-book.ts';
import { CARRIED, UNSET, type Carried, type GameRow, type Marked } from './game-row.ts';
import { stored, type Stored } from './storage-problem.ts';
import { tables } from './tables.ts';

/** When a mark was set of which no one has noted it: before everything else. */
const LONG_AGO: Stamp = { at: 0, device: '' };

/**
 * The marks of a game as two devices have set them: of each the one that was set later. What was never
 * set on either gives way to what was.
 */
function mergeMarks(
  one: Pick<GameRow, Carried | 'marked'>,
  other: Pick<GameRow, Carried | 'marked'>,
): Pick<GameRow, Carried> & { marked: Marked } {
  const merged = { archived: one.archived, countsInStatistics: one.countsInStatistics };
  const marked: Marked = {};
  for (const mark of CARRIED) {
    const [mine, theirs] = [one, other].map((row) => {
      // What the app has marked before devices noted when is the table's word all the same.
      const stamp = row.marked?.[mark] ?? (row[mark] === UNSET[mark] ? undefined : LONG_AGO);
      return stamp && { ...stamp, set: row[mark] };
    });
    const later = mine && theirs ? (isLater(theirs, mine) ? theirs : mine) : (mine ?? theirs);
    if (!later) continue;
    merged[mark] = later.set;
    marked[mark] = { at: later.at, device: later.device };
  }
  return { ...merged, marked };
}

/** Lets a game have the marks that were set later, here or on the device that it comes from. */
export function mergeMarksInto(
  gameId: string,
  theirs: Pick<GameRow, Carried | 'marked'>,
): Promise<Stored<void>> {
  return stored(async () => {
    const { games } = await tables();
    await games.db.transaction('rw', games, async () => {
      const row = await games.get(gameId);
      if (row) await games.update(gameId, mergeMarks(row, theirs));
    });
  });
}
