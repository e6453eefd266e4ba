/** Reports of finished games: a cache beside the records, a row a game. */
import { REPORT_VERSION, type GameReport } from '$lib/core/queries/statistics/report.ts';
import { isGameRow, isSample, type GameRow } from './game-row.ts';
import { read, stored, type Stored } from './storage-problem.ts';
import { tables } from './tables.ts';

export interface ReportRow {
  id: string;
  /** `REPORT_VERSION` of the app that wrote it. */
  version: number;
  /** Entries of the game, as its list knew, when it was read. */
  length: number;
  /** Null where the record could not be read. */
  report: GameReport | null;
}

/** A game that is to be read, and of how many entries its list knows. */
export type Unread = Pick<GameRow, 'id' | 'length'>;

const fits = (row: ReportRow | undefined, { length }: Unread): boolean =>
  row?.version === REPORT_VERSION && row.length === length;

/** Whether a game can ever count: a copy would count twice. */
const mayCount = (row: GameRow): boolean =>
  row.card.result !== null && !row.copyOf && !row.deletedAt && !isSample(row);

/** Finished games without a report, or with one that no longer fits; rows of games that are gone go. */
export function unreadReports(): Promise<Stored<Unread[]>> {
  return stored(async () => {
    const { games, reports } = await tables();
    const [rows, ids] = await Promise.all([games.toArray(), reports.toCollection().primaryKeys()]);
    const known = rows.filter(isGameRow);
    const here = new Set(known.map(({ id }) => id));
    const orphans = ids.filter((id) => !here.has(id));
    if (orphans.length > 0) await reports.bulkDelete(orphans);
    const asked = known.filter(mayCount);
    const found = await reports.bulkGet(asked.map(({ id }) => id));
    return asked
      .filter((row, i) => !fits(found[i], row))
      .sort((one, two) => two.updatedAt - one.updatedAt)
      .map(({ id, length }) => ({ id, length }));
  });
}

/** Reports that are up to date with these rows, by game; null of a record that could not be read. */
export function listReports(
  rows: readonly GameRow[],
): Promise<Stored<Map<string, GameReport | null>>> {
  return read(async () => {
    const lengths = new Map(rows.map((row) => [row.id, row]));
    const found = new Map<string, GameReport | null>();
    for (const row of await (await tables()).reports.toArray()) {
      const game = lengths.get(row.id);
      if (game && fits(row, game)) found.set(row.id, row.report);
    }
    return found;
  });
}

/** Keeps what was read of a game. */
export function putReport(game: Unread, report: GameReport | null): Promise<Stored<void>> {
  return stored(async () => {
    const row = { ...game, version: REPORT_VERSION, report };
    await (await tables()).reports.put(row);
  });
}
