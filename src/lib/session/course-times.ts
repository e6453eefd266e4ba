/** The times of a course, worked out once for the row of the list and for the table. */
import type { Entry } from '$lib/core/record/entry.ts';
import { timesOf, type Times } from '$lib/core/views/clock.ts';
import type { Course } from './course.ts';

interface Known {
  entries: readonly Entry[];
  now: number;
  times: Times;
}

const worked = new WeakMap<Course['snapshots'], Known>();

/** The times at `now` (epoch ms) of a record that leads along this course. */
export function timesAlong(
  { line, snapshots }: Pick<Course, 'line' | 'snapshots'>,
  entries: readonly Entry[],
  now: number,
): Times {
  const known = worked.get(snapshots);
  if (known?.entries === entries && known.now === now) return known.times;
  const times = timesOf(line, snapshots, entries, now);
  worked.set(snapshots, { entries, now, times });
  return times;
}
