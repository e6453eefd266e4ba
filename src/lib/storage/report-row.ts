/** The row of a report: a cache beside the record. */
import type { GameReport } from '$lib/core/queries/statistics/report.ts';

/** What a report looks like and how it is derived: counted up when that changes, and older ones are made anew. */
export const REPORT_VERSION = 1;

/** Keyed by all that says whether it still fits, so that no report has to be read to know that. */
export interface ReportRow {
  /** Of the game. */
  id: string;
  /** `REPORT_VERSION` of the app that wrote it. */
  version: number;
  /** Entries of the game, as its list knew, when it was read. */
  length: number;
  /** Null where the record could not be read. */
  report: GameReport | null;
}
