/** The head moves and the clocks stop; nothing is deleted, and no old button moves it. */
import { describe, expect, it } from 'vitest';
import { gainGoods } from '../../../../src/lib/core/commands/tokens.ts';
import { mark, type Target } from '../../../../src/lib/core/play/mark.ts';
import { gameOf, headOf, type Play } from '../../../../src/lib/core/play/play.ts';
import { isPaused, pause } from '../../../../src/lib/core/play/time.ts';
import { Table } from '../../../support/table.ts';

const how = (play: Play) => ({
  head: headOf(play),
  stamps: { at: 1_800_000_000_000, mono: 7, run: 'run', app: '1.0.0' },
});

/** A started game of two gains. */
function twoGains(): Play {
  const table = Table.start();
  for (const seat of ['s1', 's2'] as const) table.do(gainGoods, { seat, goods: 1 });
  return table.play;
}

function moved(play: Play, target: Target): Play {
  const marked = mark(play, target, how(play));
  if (!marked.ok) throw new Error(marked.dropped);
  return marked.play;
}

describe('a mark', () => {
  it('takes the last tap back, and makes it again', () => {
    const play = twoGains();
    const undone = moved(play, 'undo');
    expect(undone.entries).toHaveLength(7);
    expect(gameOf(undone).players['s2']?.goods).toBe(0);
    expect(gameOf(moved(undone, 'redo'))).toEqual(gameOf(play));
  });

  it('goes to any moment, and writes nothing where the head stands already', () => {
    const play = twoGains();
    const early = moved(play, { seq: 4 });
    expect(gameOf(early).players['s1']?.goods).toBe(0);
    expect(mark(early, { seq: 4 }, how(early))).toEqual({ ok: true, play: early, entries: [] });
  });

  it('goes nowhere that no fact is', () => {
    const play = moved(twoGains(), 'undo');
    for (const seq of [0, -1, 7, 99]) {
      expect(mark(play, { seq }, how(play))).toEqual({ ok: false, dropped: 'nowhere' });
    }
    const first = moved(play, { seq: 4 });
    expect(mark(first, 'undo', how(first))).toEqual({ ok: false, dropped: 'nowhere' });
  });

  it.each(['undo', 'redo', { seq: 4 }] as Target[])(
    'of a button painted at an older head is dropped: %o',
    (target) => {
      const painted = moved(twoGains(), 'undo');
      const other = mark(painted, { seq: 5 }, how(painted));
      const now = moved(painted, { seq: 4 });
      expect(other.ok).toBe(true);
      expect(mark(now, target, how(painted))).toEqual({ ok: false, dropped: 'stale' });
    },
  );
});

describe('the clocks', () => {
  it('stop and run on a line that undo never touches', () => {
    const play = twoGains();
    const paused = pause(play, true, how(play));
    if (!paused.ok) throw new Error(paused.dropped);
    expect(isPaused(paused.play)).toBe(true);
    expect(isPaused(moved(paused.play, 'undo'))).toBe(true);
    expect(pause(paused.play, true, how(paused.play))).toMatchObject({ entries: [] });
    const why = pause(paused.play, true, how(paused.play), 'food');
    expect(why).toMatchObject({ entries: [{ body: { paused: true, reason: 'food' } }] });
    expect(pause(paused.play, false, how(play))).toEqual({ ok: false, dropped: 'stale' });
  });
});
