/** The ledger of time: whose it is, and that nothing moves it but the table's word. */
import { describe, expect, it } from 'vitest';
import type { GameEvent } from '../../../../src/lib/core/events.ts';
import type { Seat } from '../../../../src/lib/core/game.ts';
import { openState } from '../../../../src/lib/core/engine/open.ts';
import { ledgerOf } from '../../../../src/lib/core/engine/time.ts';
import { longestTurns } from '../../../../src/lib/core/queries/time/longest-turns.ts';
import { settledTimes, timesAt } from '../../../../src/lib/core/queries/time/times.ts';
import type { Silence } from '../../../../src/lib/core/queries/time/silence.ts';
import { rulesetFor } from '../../../../src/lib/rulesets/compose.ts';
import { Log } from '../../../support/log.ts';
import { pickFacts } from '../../../support/new-game.ts';

const MINUTE = 60_000;

const pick = (seat: Seat, card: string): GameEvent => ({
  type: 'strategy-card.chosen',
  seat,
  card,
  initiative: 1,
  goods: 0,
});
const goods = (seat: Seat): GameEvent => ({ type: 'goods.gained', seat, goods: 1 });

const ledger = (log: Log) => ledgerOf(openState(rulesetFor, log.entries));
const settled = (log: Log) => settledTimes(ledger(log));
/** The times so long after the last entry (ms). */
function after(log: Log, ms: number, silences: readonly Silence[] = []) {
  const last = log.entries.at(-1);
  const [at, mono] = [(last?.at ?? 0) + ms, (last?.mono ?? 0) + ms];
  return timesAt(ledger(log), { at, mono, run: log.run }, silences);
}

/** A game at the first turn: s1 leads and has diplomacy, its card is played and resolved. */
function picked(): Log {
  const log = Log.begun();
  for (const fact of pickFacts()) log.tap(fact);
  return log;
}

describe('time', () => {
  it('R-TIME-02 is the time of those the table waits for, span by span', () => {
    // Started at 4 s, Ana picked at 5 s, Ben at 6 s, now it is 10 s.
    const log = Log.begun().tap(pick('s1', 'trade')).tap(pick('s2', 'warfare'));
    const times = after(log, 4_000);
    expect(times.seats).toEqual({ s1: 1_000, s2: 1_000, s3: 4_000 });
    expect(times.now).toMatchObject({ seat: 's3', ms: 4_000, pause: null });
    expect(times.phases).toEqual({ setup: 3_000, strategy: 6_000 });
    expect([times.game, times.total]).toEqual([9_000, 9_000]);
  });

  it('R-TIME-01 of a branch that was taken back stays where it was spent: undo bills no one twice', () => {
    const log = Log.begun()
      .wait(2 * MINUTE)
      .tap(pick('s1', 'trade'))
      .wait(5 * MINUTE)
      .undo();
    const before = after(log, 0);
    expect(before.seats).toEqual({ s1: 2 * MINUTE + 1_000, s2: 5 * MINUTE + 1_000 });
    log.tap(pick('s1', 'warfare')).undo().redo();
    const { s2 } = settled(log).seats;
    expect(s2).toBe(before.seats['s2']! + 1_000);
    expect(settled(log).total).toBe(7 * MINUTE + 8_000);
  });

  it('R-TIME-01 is not moved by an amendment of what was before it', () => {
    const log = Log.begun().tap(pick('s1', 'trade')).wait(MINUTE).tap(pick('s2', 'warfare'));
    const before = settled(log);
    log.amend('remove', 6);
    expect(settled(log).seats).toEqual({ ...before.seats, s3: 1_000 });
    // Read back from its text, nothing of the old line is known.
    const text = JSON.stringify(log.entries);
    const again = openState(rulesetFor, JSON.parse(text) as typeof log.entries);
    expect(settledTimes(ledgerOf(again))).toEqual(settled(log));
    expect(after(log, 3_000).now.seat).toBe('s2');
  });

  it('R-TIME-04 is no one’s in the breath after the last pick, until the first act or start', () => {
    const log = picked().wait(10 * MINUTE);
    const breath = after(log, 3 * MINUTE);
    expect(breath.now).toMatchObject({ seat: null, breath: true });
    expect(breath.held.table.action).toBe(3 * MINUTE);
    expect(breath.held.seats['s1']?.action).toBeUndefined();
    const acted = after(picked().wait(MINUTE).tap(goods('s2')), 5_000);
    expect(acted.held).toMatchObject({
      table: { action: MINUTE + 1_000 },
      seats: { s1: { action: 5_000 } },
    });
    const started = after(picked().wait(MINUTE).pause(false), 5_000);
    expect(started.now).toMatchObject({ seat: 's1', ms: 5_000, breath: false });
    const paused = picked().pause(true).pause(false);
    expect(after(paused, 5_000).now.breath).toBe(true);
  });

  it('R-TIME-03 of a secondary is that of the follower who decides, and then of the active player again', () => {
    const card = 'leadership';
    const answer = (seat: Seat): GameEvent => ({
      ...{ type: 'secondary.answered', seat, card, answer: 'declined' },
      ...{ tokens: 0, to: 'reinforcements' },
    });
    const log = picked().tap({ type: 'strategy-card.played', seat: 's1', card });
    expect(after(log, 0).now.seat).toBe('s1');
    log.tap({ type: 'primary.resolved', seat: 's1', card, left: [], unsaid: [] });
    expect(after(log, 0).now.seat).toBe('s2');
    // Any order will do: the next is still the first clockwise.
    log.tap(answer('s3'));
    expect(after(log, 0).now.seat).toBe('s2');
    log.tap(answer('s2'));
    const times = after(log, 7_000);
    expect(times.now).toMatchObject({ seat: 's1', ms: 8_000 });
    expect(times.held.seats['s2']).toMatchObject({ action: 2_000 });
    expect(times.held.seats['s3']?.action).toBeUndefined();
  });

  it('R-TIME-02 stands still while paused, and the reason is kept', () => {
    const log = Log.begun().tap(pick('s1', 'trade'));
    log.say({ kind: 'clock', paused: true, reason: 'food' }).wait(MINUTE).pause(false);
    const times = after(log, 2_000);
    expect(times.seats).toEqual({ s1: 1_000, s2: 3_000 });
    expect(times.held.breaks).toBe(MINUTE + 1_000);
    expect(ledger(log).pauses).toEqual([{ from: 6_000, to: 67_000, reason: 'food' }]);
    const still = after(log.pause(true), 9_000);
    expect(still.now.pause).toMatchObject({ to: null, reason: null });
    expect(still.seats).toEqual(settled(log).seats);
  });

  it('R-TIME-02 after the end is no one’s play', () => {
    const log = Log.begun().tap({ type: 'game.called', winner: 's1', reason: 'time' });
    const times = after(log, 99_000);
    expect(times.game).toBe(4_000);
    expect(times.held.table.over).toBe(99_000);
    expect(times.total).toBe(103_000);
  });
});

describe('the device’s clock', () => {
  it('R-TIME-05 may be set forth or back within a run: only the page’s own clock counts', () => {
    const log = Log.begun()
      .setClock(3 * 60 * MINUTE)
      .tap(pick('s1', 'trade'));
    log.setClock(-9 * 60 * MINUTE).tap(pick('s2', 'warfare'));
    expect(settled(log).total).toBe(5_000);
  });

  it('R-TIME-05 counts between two pages, and never below nothing', () => {
    const log = Log.begun().reload('r2').wait(MINUTE).tap(pick('s1', 'trade'));
    log
      .reload('r3')
      .setClock(-9 * MINUTE)
      .tap(pick('s2', 'warfare'));
    expect(settled(log).seats).toEqual({ s1: MINUTE + 1_000 });
  });
});

describe('a silence', () => {
  const silence = { from: 10_000, to: 10_000 + 20 * MINUTE };
  const found = { kind: 'gap', ...silence, played: 0 } as const;
  const log = () => Log.begun().wait(30 * MINUTE);
  // Entries of a log are a second apart, those of one tap too.
  const rest = 10 * MINUTE + 2_000;

  it('R-TIME-06 is no one’s until the table answers, whenever that is', () => {
    const asked = log().say(found, { kind: 'fact', fact: pick('s1', 'trade') });
    expect(settled(asked).held).toMatchObject({
      seats: { s1: { strategy: rest } },
      nobody: 20 * MINUTE,
    });
    expect(ledger(asked).gaps).toMatchObject([{ length: 20 * MINUTE, played: null, seq: 5 }]);
    asked
      .undo()
      .tap(pick('s1', 'warfare'))
      .say({ ...found, played: 5 * MINUTE });
    const { held, rounds } = settled(asked);
    expect(held).toMatchObject({
      seats: { s1: { strategy: rest + 5 * MINUTE + 1_000 } },
      breaks: 15 * MINUTE,
      nobody: 0,
    });
    expect(rounds[1]?.seats['s1']).toBe(rest + 5 * MINUTE + 1_000);
  });

  it('R-TIME-06 is a break where that is the answer, and can be answered anew', () => {
    const asked = log().say(found, found, { kind: 'fact', fact: pick('s1', 'trade') });
    expect(settled(asked).held).toMatchObject({ breaks: 20 * MINUTE, nobody: 0 });
    asked.say({ ...found, played: 20 * MINUTE });
    expect(settled(asked).held).toMatchObject({
      breaks: 0,
      seats: { s1: { strategy: 30 * MINUTE + 3_000 } },
    });
  });

  it('R-TIME-06 that the record does not have yet is taken out of what has passed since', () => {
    const times = after(Log.begun(), 30 * MINUTE, [
      { ...silence, played: null },
      { from: 0, to: 6 * MINUTE, played: MINUTE },
    ]);
    expect(times.held).toMatchObject({
      seats: { s1: { strategy: 5 * MINUTE } },
      breaks: 5 * MINUTE,
      nobody: 20 * MINUTE,
    });
  });

  it('R-TIME-06 is never longer than the time around it, and no part of a pause', () => {
    const short = Log.begun().say(found, { kind: 'fact', fact: pick('s1', 'trade') });
    expect(settled(short).held).toMatchObject({
      nobody: 1_000,
      seats: { s1: { strategy: 1_000 } },
    });
    const paused = Log.begun()
      .pause(true)
      .wait(30 * MINUTE)
      .say(found)
      .pause(false);
    expect(ledger(paused).gaps).toMatchObject([{ length: 0 }]);
    expect(settled(paused).held.nobody).toBe(0);
  });
});

describe('moved minutes', () => {
  const s1 = { kind: 'seat', seat: 's1', phase: 'strategy' } as const;
  const s2 = { ...s1, seat: 's2' } as const;
  const table = { kind: 'table', phase: 'setup' } as const;

  it('R-TIME-07 go from bucket to bucket, and back', () => {
    const log = Log.begun()
      .wait(10 * MINUTE)
      .tap(pick('s1', 'trade'));
    const before = settled(log).held;
    log.say({ kind: 'time', from: s1, to: table, ms: 4 * MINUTE, reason: 'rules' });
    expect(settled(log).held).toMatchObject({
      seats: { s1: { strategy: 6 * MINUTE + 1_000 } },
      table: { setup: 3_000 + 4 * MINUTE },
    });
    log.say({ kind: 'time', from: table, to: s1, ms: 4 * MINUTE, reason: 'back' });
    expect(settled(log).held.seats['s1']).toEqual(before.seats['s1']);
    expect(ledger(log).moved.map(({ ms }) => ms)).toEqual([4 * MINUTE, 4 * MINUTE]);
  });

  it('R-TIME-07 are never more than a bucket holds, whatever app wrote the file', () => {
    const log = Log.begun().tap(pick('s1', 'trade'));
    log.say({ kind: 'time', from: s1, to: s2, ms: 99 * MINUTE, reason: '' });
    expect(settled(log).held.seats).toEqual({ s1: { strategy: 0 }, s2: { strategy: 2_000 } });
    expect(ledger(log).moved[0]?.ms).toBe(1_000);
  });
});

describe('turns', () => {
  it('are counted by person, the longest named; the one under way is not among them', () => {
    const log = picked().pause(false);
    const turn = (seat: Seat, ms: number) => {
      log.wait(ms).tap({ type: 'tactical-action.taken', seat, tokens: 0 });
      log.tap({ type: 'turn.ended', seat, exhausted: [] });
    };
    turn('s1', MINUTE);
    turn('s2', 2 * MINUTE);
    turn('s3', 3 * MINUTE);
    turn('s1', 4 * MINUTE);
    const times = after(log, 9 * MINUTE);
    expect(times.turns['s1']).toMatchObject({
      count: 2,
      ms: 5 * MINUTE + 4_000,
      longest: { nth: 4, round: 1, ms: 4 * MINUTE + 2_000 },
    });
    expect(times.turns['s2']).toMatchObject({ count: 1 });
    expect(times.now).toMatchObject({ seat: 's2', ms: 9 * MINUTE });
    expect(longestTurns(ledger(log), 2).map(({ seat }) => seat)).toEqual(['s1', 's3']);
  });
});
