/** One record as it lies in storage: how far it can be read, and where it leads. */
import { FORMAT, type Entry } from '$lib/core/record/entry.ts';
import { summaryOf, type Summary } from '$lib/core/record/replay.ts';
import type { GameRow } from '$lib/storage/game-row.ts';
import { firstUnsound } from '$lib/core/record/soundness.ts';
import { courseOf, planOf, type Course } from './course.ts';

export interface StoredRecord {
  /** Every entry, readable or not: what an export carries. */
  entries: Entry[];
  /** Where the readable ones lead. */
  course: Course;
  readOnly: 'unreadable' | 'newer' | null;
  /** Seq of the first entry that cannot be read, or null. */
  unreadable: number | null;
  /** The summary kept when the game ended and the one of this replay, where they differ. */
  differs: { kept: Summary; replayed: Summary } | null;
}

function differenceOf(kept: Summary | null, course: Course): StoredRecord['differs'] {
  if (!kept) return null;
  const replayed = summaryOf(course.head);
  const text = (summary: Summary) =>
    JSON.stringify([
      ...[summary.round, summary.phase, summary.step, summary.activeSeat, summary.speaker],
      Object.entries(summary.points).sort(),
      summary.result && [summary.result.reason, summary.result.winner],
    ]);
  return text(kept) === text(replayed) ? null : { kept, replayed };
}

/** What is known of the beginning of a record. */
export interface Known {
  course: Course;
  /** Number of entries whose checksums hold. */
  checked: number;
}

/** Reads a record as far as it goes. */
export function readRecord(entries: Entry[], row: GameRow | null, known?: Known): StoredRecord {
  const newer = entries.find((entry) => entry.format > FORMAT)?.seq ?? null;
  const ours = newer === null ? entries : entries.slice(0, newer - 1);
  const unsound = firstUnsound(ours, known?.checked);
  const sound = unsound === null ? ours : ours.slice(0, unsound - 1);
  const course = courseOf(planOf(sound), sound, known?.course);
  const unreadable = unsound ?? course.broken?.seq ?? newer;
  const damaged = unsound !== null || course.broken !== null;
  return {
    entries,
    course,
    readOnly: damaged ? 'unreadable' : newer === null ? null : 'newer',
    unreadable,
    differs: unreadable === null ? differenceOf(row?.summary ?? null, course) : null,
  };
}
