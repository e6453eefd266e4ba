/**
 * What can go wrong with the database of this device, as values. Each has sentences of its own
 * (words/files, words/table) and is proved against its real cause (tests/e2e/storage-*.test.ts):
 *
 * - `conflict` another tab has written this place of the record first;
 * - `cleared` the record, or its end, is no longer there: the games were cleared meanwhile;
 * - `quota` the disk, or the part of it that the browser gives, is full;
 * - `newer` a newer version of the app has opened the database: this one may not touch it;
 * - `closed` the connection went and could not be had again;
 * - `blocked` the browser gives no database at all;
 * - `slow` no answer came in time, and one may still come.
 */
export const STORAGE_PROBLEMS = [
  'conflict',
  'cleared',
  'quota',
  'newer',
  'closed',
  'blocked',
  'slow',
  'unknown',
] as const;
export type StorageProblem = (typeof STORAGE_PROBLEMS)[number];
