/** A play as it was: what any earlier moment of a line shows is what the record showed then. */
import { describe, expect, it } from 'vitest';
import { amend } from '../../../../src/lib/core/play/amend.ts';
import { mark } from '../../../../src/lib/core/play/mark.ts';
import { openPlay } from '../../../../src/lib/core/play/open.ts';
import { gameOf, headOf, type Play } from '../../../../src/lib/core/play/play.ts';
import { playAt, playOnBranch } from '../../../../src/lib/core/play/then.ts';
import { ledgerOf } from '../../../../src/lib/core/play/time.ts';
import { rulesetFor } from '../../../../src/lib/rulesets/compose.ts';
import { recordedEntries } from '../../../support/moments.ts';
import { stateOf } from '../../../support/snapshots.ts';

const entries = recordedEntries('six-players');
const play = openPlay(rulesetFor, entries);
const text = (of: Play) => JSON.stringify(stateOf(of.course.head));
const how = (of: Play) => ({
  head: headOf(of),
  stamps: { at: 1, mono: 1, run: 'r', app: 'test' },
});

describe('a look back', () => {
  it('shows each moment as the record of that moment does', () => {
    const { line } = play.course;
    for (let index = 3; index < line.length; index += 17) {
      const seq = line[index]?.seq ?? 0;
      const then = playAt(play, index)!;
      const recorded = openPlay(rulesetFor, entries.slice(0, seq));
      expect(text(then)).toBe(text(recorded));
      expect(then.course.past.stands).toEqual(recorded.course.past.stands);
      expect(ledgerOf(then).total).toBe(ledgerOf(recorded).total);
    }
  });

  it('leaves the game as it is, and finds nothing beyond its ends', () => {
    const before = text(play);
    playAt(play, 5);
    expect(text(play)).toBe(before);
    expect(playAt(play, -1)).toBeNull();
    expect(playAt(play, play.course.line.length)).toBeNull();
  });

  it('counts what an amendment has put in since', () => {
    const { line } = play.course;
    const index = line.findIndex(({ fact }) => fact.type === 'tactical-action.taken');
    const { seq = 0, at = 0 } = line[index] ?? {};
    const fact = { type: 'goods.gained' as const, seat: 's1' as const, goods: 2 };
    const done = amend(play, [{ target: seq, place: 'before', at, fact }], how(play));
    if (!done.ok) throw new Error('not amended');
    const goods = (of: Play | null) => of && gameOf(of).players['s1']?.goods;
    expect(goods(playAt(done.play, index - 1))).toBe(goods(playAt(play, index - 1)));
    expect(goods(playAt(done.play, index))).toBe((goods(playAt(play, index - 1)) ?? 0) + 2);
    // It came there with the act before it: no time of a later one is in it.
    const [then, was] = [playAt(done.play, index), playAt(play, index - 1)];
    expect(then?.entries.length).toBe(was?.entries.length);
  });

  it('shows what undo took back as it was', () => {
    const cut = openPlay(rulesetFor, entries.slice(0, 60));
    const undone = mark(cut, 'undo', how(cut));
    if (!undone.ok) throw new Error('not undone');
    expect(text(undone.play)).not.toBe(text(cut));
    expect(text(playOnBranch(undone.play, 60))).toBe(text(cut));
  });
});
