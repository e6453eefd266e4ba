/** A play as it stood at an earlier moment of its line: to be looked at, never gone on from. */
import { openPlay } from './open.ts';
import { Past } from './past.ts';
import { planOf, readableOf, type Play } from './play.ts';

/**
 * How many entries had been recorded when the line came by its item at this index. What an amendment
 * put in later came there with the item before it.
 */
function recordedBy({ entries, course }: Play, index: number): number {
  for (let i = index; i >= 0; i--) {
    const { seq = 0 } = course.line[i] ?? {};
    if (entries[seq - 1]?.body.kind === 'fact') return seq;
  }
  return 0;
}

/**
 * The play after the item of its line at this index, as the line tells it today: amendments that were
 * recorded later count. Null where there is no such item. What was replayed lately is not replayed again.
 */
export function playAt(play: Play, index: number): Play | null {
  const { course } = play;
  const head = course.past.after(index);
  if (!head) return null;
  const line = course.line.slice(0, index + 1);
  const past = new Past(planOf(play), line, course.past, line.length);
  const entries = readableOf(play).slice(0, recordedBy(play, index));
  return {
    ...play,
    entries,
    course: { ...course, length: entries.length, line, past, head, broken: null },
    damage: null,
  };
}

/**
 * The play with its head at this entry, on a branch that undo left: as it stood when that entry had
 * just been recorded.
 */
export const playOnBranch = (play: Play, seq: number): Play =>
  openPlay(play.rulesets, readableOf(play).slice(0, seq), undefined);
