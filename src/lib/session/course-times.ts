/** The times of a course: after a tap only what it added is worked out. */
import { Lately } from '$lib/core/lately.ts';
import type { Written } from '$lib/core/record/entry.ts';
import type { LineItem } from '$lib/core/record/line.ts';
import type { Stand } from '$lib/core/machine/position.ts';
import {
  pausesOf,
  settle,
  timesAt,
  type Pause,
  type Settled,
  type Times,
} from '$lib/core/views/clock.ts';

/** The way of a game, as `Course` has it. */
interface Way {
  readonly line: readonly LineItem[];
  readonly past: { readonly stands: readonly Stand[] };
}

/**
 * Settled times by the item that they lead to, with the pauses they were worked out with: of as
 * many taps as are likely to be taken back at once. Courses share the items of a beginning that they
 * share.
 */
const known = new Lately<LineItem, { settled: Settled; pauses: readonly Pause[] }>(50);

/** Whether two records of one game have the same pauses: they only begin and end, in order. */
function samePauses(one: readonly Pause[], two: readonly Pause[]): boolean {
  return one.length === two.length && one.at(-1)?.to === two.at(-1)?.to;
}

/** The longest beginning of a line whose times are known. */
function begun(line: readonly LineItem[], pauses: readonly Pause[]): Settled | undefined {
  for (let i = line.length - 1; i >= 0; i--) {
    const last = line[i];
    const found = last && known.get(last);
    if (found?.settled.spans === i && samePauses(found.pauses, pauses)) return found.settled;
  }
  return undefined;
}

/** The times at `now` (epoch ms) of a record that leads along this course. */
export function timesAlong(
  { line, past: { stands } }: Way,
  entries: readonly Written[],
  now: number,
): Times {
  const pauses = pausesOf(entries);
  const settled = settle(line, stands, pauses, begun(line, pauses));
  const last = line[settled.spans];
  if (last) known.set(last, { settled, pauses });
  return timesAt(settled, line, stands, pauses, now);
}
