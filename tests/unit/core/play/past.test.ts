/** What is kept of a line is little, and what is not kept is replayed to the same. */
import { describe, expect, it, vi } from 'vitest';
import { positionOf } from '../../../../src/lib/core/machine/position.ts';
import { courseOf } from '../../../../src/lib/core/play/course.ts';
import { mark } from '../../../../src/lib/core/play/mark.ts';
import { openPlay } from '../../../../src/lib/core/play/open.ts';
import { gameOf, headOf, planOf, type Play } from '../../../../src/lib/core/play/play.ts';
import { Recorder } from '../../../../src/lib/core/play/recorder.ts';
import { tap } from '../../../../src/lib/core/play/tap.ts';
import type { Written } from '../../../../src/lib/core/record/entry.ts';
import { actionOf } from '../../../../src/lib/core/step.ts';
import { rulesetFor } from '../../../../src/lib/rulesets/compose.ts';
import { recordedEntries } from '../../../support/moments.ts';
import { stateOf } from '../../../support/snapshots.ts';
import { longRecord } from '../../../support/scripts/long-game.ts';

/** How much may be held of a line that is this long and was never gone along: the end, and one of every so many. */
const mostHeld = (items: number) => 64 + items / 64;

/** How many items are replayed while someone goes along a line. */
function replayedAlong({ line, past }: Play['course']): number {
  const takes = vi.spyOn(Recorder.prototype, 'take');
  for (const i of line.keys()) past.after(i);
  const { length } = takes.mock.calls;
  takes.mockRestore();
  return length;
}

const opened = (entries: readonly Written[]) => openPlay(rulesetFor, entries);
const text = (value: unknown) => JSON.stringify(value);

/** The state after each item as one recorder that takes the whole line comes to it, as text. */
function walked(play: Play): string[] {
  const recorder = new Recorder(planOf(play));
  return play.course.line.map(({ fact }) => {
    if (!recorder.record(fact)) throw new Error('not taken');
    return text(stateOf(recorder.snapshot));
  });
}

const after = ({ course }: Play, index: number) => {
  const snapshot = course.past.after(index);
  return snapshot && text(stateOf(snapshot));
};

const how = (play: Play) => ({
  head: headOf(play),
  stamps: { at: 1, mono: 1, run: 'r', app: 'test' },
});

/** Where a play comes to by a mark. */
function marked(play: Play, target: Parameters<typeof mark>[1]): Play {
  const done = mark(play, target, how(play));
  if (!done.ok) throw new Error(`nowhere: ${done.dropped}`);
  return done.play;
}

const entries = longRecord(450);

describe('the past of a line', () => {
  it('answers the snapshot after any item, in any order', () => {
    const play = opened(entries);
    const states = walked(play);
    const last = states.length - 1;
    expect(play.course.past).toHaveLength(states.length);
    const orders = [
      states.map((_, i) => i),
      states.map((_, i) => last - i),
      Array.from({ length: 40 }, (_, i) => (i * 389) % states.length),
    ];
    for (const order of orders) {
      const wrong = order.filter((i) => after(play, i) !== states[i]);
      expect(wrong).toEqual([]);
    }
    expect(play.course.past.last).toBe(play.course.head);
    for (const nowhere of [-1, last + 1]) expect(play.course.past.after(nowhere)).toBeUndefined();
  });

  it('knows of every item where the game stood, without a replay', () => {
    const { line, past } = opened(recordedEntries('six-players-eligible')).course;
    const replayed = line.map((_, i) => past.after(i)!);
    expect(past.stands).toMatchObject(replayed.map((snapshot) => positionOf(snapshot)));
    const turns = replayed.map(({ context }) => actionOf(context)?.turn);
    expect(past.stands.map(({ nth }, i) => turns[i] && nth)).toEqual(turns);
  });

  it('holds few snapshots, however long the line is, until someone goes along it', () => {
    const { course } = opened(entries);
    const { line, past } = course;
    const takes = vi.spyOn(Recorder.prototype, 'take');
    // The last ones are at hand: undo replays nothing.
    for (let back = 1; back <= 64; back++) expect(past.after(line.length - back)).toBeDefined();
    expect(takes).not.toHaveBeenCalled();
    takes.mockRestore();
    expect(line.length - replayedAlong(course)).toBeLessThanOrEqual(mostHeld(line.length));
    // Then every moment is.
    expect(replayedAlong(course)).toBe(0);
  });

  it('holds no more of a line that grew by one tap after the other', () => {
    let play = opened(entries.slice(0, 60));
    for (let i = 0; i < 200; i++) {
      const done = tap(play, () => [{ type: 'goods.gained', seat: 's1', goods: 1 }], null, {
        ...how(play),
        anyway: true,
      });
      if (!done.ok) throw new Error('not taken');
      play = done.play;
    }
    const { line } = play.course;
    expect(line.length - replayedAlong(play.course)).toBeLessThanOrEqual(mostHeld(line.length));
    expect(line.map((_, i) => after(play, i))).toEqual(walked(play));
  });

  it('is the same after a long way back, forward, and on another way', () => {
    let play = opened(entries);
    const states = walked(play);
    for (let i = 0; i < 110; i++) {
      play = marked(play, 'undo');
      const { line, head, past } = play.course;
      expect(text(stateOf(head)) === states[line.length - 1]).toBe(true);
      expect(past.last).toBe(head);
    }
    const back = play.course.line.length;
    for (let i = 0; i < 70; i++) play = marked(play, 'redo');
    expect(play.course.line.length).toBeGreaterThan(back + 64);
    play = marked(play, { seq: 100 });
    const seat = gameOf(play).seating[0]!;
    const gained = tap(play, () => [{ type: 'goods.gained', seat, goods: 3 }], null, {
      ...how(play),
      anyway: true,
    });
    if (!gained.ok) throw new Error('not taken');
    ({ play } = gained);
    const afresh = walked(play);
    expect(afresh.map((_, i) => after(play, i))).toEqual(afresh);
    expect(courseOf(planOf(play), play.entries).head.context).toEqual(gameOf(play));
  });
});
