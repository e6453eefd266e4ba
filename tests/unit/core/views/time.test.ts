/** The chronicle and the clock: views over the line and its instants. */
import { describe, expect, it } from 'vitest';
import type { GameEvent } from '../../../../src/lib/core/events.ts';
import { lineOf } from '../../../../src/lib/core/record/line.ts';
import { openPlay } from '../../../../src/lib/core/play/open.ts';
import { rulesetFor } from '../../../../src/lib/rulesets/compose.ts';
import { chronicleOf } from '../../../../src/lib/core/views/chronicle.ts';
import { pausesOf, playedBetween, timesOf } from '../../../../src/lib/core/views/clock.ts';
import type { Seat } from '../../../../src/lib/core/game.ts';
import { Log } from '../../../support/log.ts';

const pick = (seat: Seat, card: string): GameEvent => ({
  type: 'strategy-card.chosen',
  seat,
  card,
  initiative: 1,
  goods: 0,
});

function read(log: Log) {
  const line = lineOf(log.entries);
  return {
    line,
    stands: openPlay(rulesetFor, log.entries).course.past.stands,
  };
}

describe('the chronicle', () => {
  it('has one chapter per tap, with where it was made and where it led', () => {
    const { line, stands } = read(Log.begun().tap(pick('s1', 'trade')));
    const chapters = chronicleOf(line, stands);
    expect(chapters).toHaveLength(2);
    expect(chapters[0]?.facts).toHaveLength(4);
    expect(chapters[1]).toMatchObject({
      group: 5,
      seq: 5,
      at: 5_000,
      from: { activeSeat: 's1' },
      to: { phase: 'strategy', activeSeat: 's2' },
    });
  });

  it('leaves out what could not be replayed', () => {
    const { line, stands } = read(Log.begun().tap(pick('s9', 'trade')));
    expect(chronicleOf(line, stands)).toHaveLength(1);
  });
});

describe('the clock', () => {
  it('adds the spans between taps to seats and phases', () => {
    const log = Log.begun().tap(pick('s1', 'trade')).tap(pick('s2', 'warfare'));
    const { line, stands } = read(log);
    // Started at 4 s, Ana picked at 5 s, Ben at 6 s, now it is 10 s.
    const times = timesOf(line, stands, log.entries, 10_000);
    expect(times.seats).toEqual({ s1: 1_000, s2: 1_000, s3: 4_000 });
    expect(times.turn).toBe(4_000);
    expect(times.phases['strategy']).toBe(6_000);
    expect(times.game).toBe(9_000);
  });

  it('stands still while paused', () => {
    const log = Log.begun().tap(pick('s1', 'trade')).pause(true).pause(true).pause(false);
    const { line, stands } = read(log);
    expect(pausesOf(log.entries)).toEqual([{ from: 6_000, to: 8_000 }]);
    expect(timesOf(line, stands, log.entries, 10_000).turn).toBe(3_000);
    expect(playedBetween(0, 10, [{ from: 4, to: null }])).toBe(4);
    expect(playedBetween(10, 0, [])).toBe(0);
  });

  it('stands still once the game is over', () => {
    const end = { type: 'game.called', winner: 's1', reason: 'time' } as const;
    const log = Log.begun().tap(end);
    const { line, stands } = read(log);
    const times = timesOf(line, stands, log.entries, 99_000);
    expect(times).toMatchObject({ turn: 0, game: 4_000 });
  });

  it('gives the time of an undone branch to the position that undo returned to', () => {
    const log = Log.begun().tap(pick('s1', 'trade')).undo();
    const { line, stands } = read(log);
    expect(timesOf(line, stands, log.entries, 10_000).seats).toEqual({ s1: 6_000 });
  });
});
