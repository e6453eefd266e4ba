/**
 * A record that is sound but does not replay is taken back in place: the head moves to where its
 * line does, and nothing is lost. To damaged bytes nothing is ever appended.
 */
import { lineOf } from '../record/line.ts';
import { ancestors, treeOf } from '../record/tree.ts';
import { common } from './heads.ts';
import { openPlay } from './open.ts';
import { headOf, planOf, type Play } from './play.ts';
import { freshEntries } from './record-on.ts';
import { Recorder } from './recorder.ts';
import type { StampedTap } from './tap-options.ts';
import type { Dropped, Recorded } from './tap-result.ts';

/** The furthest seq before the head up to which the line replays, by whole taps; 0 for none. */
function lastReplayed(play: Play): number {
  const { entries, course } = play;
  const tree = treeOf(entries);
  const path = ancestors(tree, tree.head);
  const lost = course.broken ? [...course.line, course.broken] : course.line;
  const groupOf = (seq: number | undefined) => entries[(seq ?? 0) - 1]?.group;
  for (let i = path.length - 2; i >= 0; i--) {
    const seq = path[i] ?? 0;
    if (groupOf(seq) === groupOf(path[i + 1])) continue;
    const line = lineOf(entries, seq);
    // Up to the item that breaks it is the same line; an empty one is no line at all.
    if (lost.length > 0 && common(line, lost) === lost.length) continue;
    const recorder = new Recorder(planOf(play));
    if (line.every(({ fact }) => recorder.record(fact))) return seq;
  }
  return 0;
}

/** Moves the head of a broken play to where its line replays; nowhere to go where none of it does. */
export function takeBack(play: Play, how: StampedTap): Recorded | Dropped {
  if (play.damage?.kind !== 'broken') return { ok: false, dropped: 'nowhere' };
  if (how.head !== headOf(play)) return { ok: false, dropped: 'stale' };
  const head = lastReplayed(play);
  if (head === 0) return { ok: false, dropped: 'nowhere' };
  const fresh = freshEntries(play, [{ body: { kind: 'mark', head } }], how);
  const entries = [...play.entries, ...fresh];
  return { ok: true, play: openPlay(play.rulesets, entries), entries: fresh };
}
