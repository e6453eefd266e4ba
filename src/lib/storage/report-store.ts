/** Reports of finished games: a cache beside the records, a row a game. */
import type { GameReport } from '$lib/core/queries/statistics/report.ts';
import { isGameRow, isSample, type GameRow } from './game-row.ts';
import { REPORT_VERSION } from './report-row.ts';
import { read, stored, type Stored } from './storage-problem.ts';
import { tables } from './tables.ts';

/** A game that is to be read, and of how many entries its list knows. */
export type UnreadGame = Pick<GameRow, 'id' | 'length'>;

/** Whether a game can ever count: a copy would count twice. */
const mayCount = (row: GameRow): boolean =>
  row.card.result !== null && !row.copyOf && !row.deletedAt && !isSample(row);

/** Finished games without a report that fits; rows that fit no game go. */
export function unreadReports(): Promise<Stored<UnreadGame[]>> {
  return stored(async () => {
    const { games, reports } = await tables();
    const [rows, keys] = await Promise.all([games.toArray(), reports.toCollection().primaryKeys()]);
    const known = rows.filter(isGameRow);
    const lengths = new Map(known.map(({ id, length }) => [id, length]));
    const fits = keys.filter(
      ([id, version, length]) => version === REPORT_VERSION && lengths.get(id) === length,
    );
    const fitting = new Set(fits);
    const old = keys.filter((key) => !fitting.has(key));
    if (old.length > 0) await reports.bulkDelete(old);
    const here = new Set(fits.map(([id]) => id));
    return known
      .filter((row) => mayCount(row) && !here.has(row.id))
      .sort((one, two) => two.updatedAt - one.updatedAt)
      .map(({ id, length }) => ({ id, length }));
  });
}

/** Reports that fit these rows, by game; null of a record that could not be read. */
export function listReports(
  rows: readonly GameRow[],
): Promise<Stored<Map<string, GameReport | null>>> {
  return read(async () => {
    const lengths = new Map(rows.map(({ id, length }) => [id, length]));
    const found = new Map<string, GameReport | null>();
    for (const { id, version, length, report } of await (await tables()).reports.toArray()) {
      if (version === REPORT_VERSION && lengths.get(id) === length) found.set(id, report);
    }
    return found;
  });
}

/** Keeps what was read of a game. */
export function putReport(game: UnreadGame, report: GameReport | null): Promise<Stored<void>> {
  return stored(async () => {
    await (await tables()).reports.put({ ...game, version: REPORT_VERSION, report });
  });
}
