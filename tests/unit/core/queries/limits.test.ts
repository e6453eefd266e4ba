/** Limits only advise: what is left, when it is low, and that it counts on below zero. */
import { describe, expect, it } from 'vitest';
import type { Seat } from '../../../../src/lib/core/game.ts';
import { bankOf, handOut, leftNow, type Limits } from '../../../../src/lib/core/queries/limits.ts';
import { emptyHeld, type Bucket } from '../../../../src/lib/core/queries/time/ledger.ts';
import type { Times } from '../../../../src/lib/core/queries/time/times.ts';

const MINUTE = 60_000;
const NOTHING = { spent: {}, turns: {} };
const none: Limits = { limit: { kind: 'none' }, talk: null, handed: NOTHING };

/** Times in which s1 has spent so much in all, and so much in the turn under way. */
function times(inAll: number, now: number, seat: Seat | null = 's1', bucket?: Bucket): Times {
  return {
    total: inAll,
    game: inAll,
    held: emptyHeld(),
    seats: { s1: inAll },
    phases: {},
    rounds: {},
    turns: { s1: { count: 3, ms: inAll - now, longest: null } },
    now: {
      seat,
      bucket: bucket ?? { kind: 'seat', seat: 's1', phase: 'action' },
      ms: now,
      pause: null,
      breath: seat === null,
      talk: seat === null && bucket?.kind === 'table' && bucket.phase === 'agenda',
    },
  };
}

describe('what is left', () => {
  it('is nothing to tell of without a limit', () => {
    expect(leftNow(none, times(MINUTE, MINUTE), 's1')).toBeNull();
  });

  it('of a turn is low in its last quarter and counts on below zero', () => {
    const limits: Limits = { ...none, limit: { kind: 'turn', ms: 4 * MINUTE } };
    const after = (ms: number) => leftNow(limits, times(ms, ms), 's1');
    expect(after(0)).toMatchObject({ about: 'turn', seat: 's1', ms: 4 * MINUTE, state: 'fine' });
    expect(after(3 * MINUTE)).toMatchObject({ state: 'fine', low: MINUTE });
    expect(after(3 * MINUTE + 1)).toMatchObject({ state: 'low' });
    expect(after(4 * MINUTE)).toMatchObject({ ms: 0, state: 'low' });
    expect(after(5 * MINUTE)).toMatchObject({ ms: -MINUTE, state: 'over' });
  });

  it('in a bank grows with every turn, and is low for two minutes at most', () => {
    const limit = { kind: 'bank', ms: 40 * MINUTE, increment: MINUTE / 2 } as const;
    const limits: Limits = { ...none, limit };
    const spent = times(30 * MINUTE, 2 * MINUTE);
    // Three turns, and the one under way.
    expect(bankOf(limits, spent, 's1', 's1')).toMatchObject({ ms: 12 * MINUTE, state: 'fine' });
    expect(bankOf(limits, spent, 's1', null)).toMatchObject({ ms: 11.5 * MINUTE });
    expect(bankOf(limits, spent, 's2', 's1')).toMatchObject({ ms: 40 * MINUTE });
    expect(leftNow(limits, times(40.5 * MINUTE, 0), 's1')).toMatchObject({
      about: 'bank',
      low: 2 * MINUTE,
      state: 'low',
    });
    expect(leftNow(limits, times(43 * MINUTE, 0), 's1')).toMatchObject({ state: 'over' });
  });

  it('of banks that are handed out in mid-game bills nothing from before', () => {
    const limit = { kind: 'bank', ms: 10 * MINUTE, increment: MINUTE } as const;
    const before = times(30 * MINUTE, MINUTE);
    const limits: Limits = { ...none, limit, handed: handOut(before, 's1') };
    expect(leftNow(limits, before, 's1')).toMatchObject({ ms: 10 * MINUTE });
    expect(leftNow(limits, times(31 * MINUTE, 2 * MINUTE), 's1')).toMatchObject({ ms: 9 * MINUTE });
  });

  it('of the sand-glass runs while the table talks about an agenda, for no one', () => {
    const limits: Limits = { ...none, limit: { kind: 'turn', ms: MINUTE }, talk: 4 * MINUTE };
    const talk = (ms: number, phase: 'agenda' | 'status') =>
      leftNow(limits, times(ms, ms, null, { kind: 'table', phase }), null);
    expect(talk(MINUTE, 'agenda')).toMatchObject({ about: 'talk', seat: null, ms: 3 * MINUTE });
    expect(talk(5 * MINUTE, 'agenda')).toMatchObject({ state: 'over' });
    expect(talk(MINUTE, 'status')).toBeNull();
    expect(leftNow({ ...limits, talk: null }, times(1, 1, null), null)).toBeNull();
  });
});
