/**
 * What it costs to open a record whose past was changed, counted in facts that the chart is sent: it
 * does not grow with amendments times entries.
 */
import { StateMachine } from 'xstate';
import { afterEach, describe, expect, it, vi } from 'vitest';
import type { GameEvent } from '../../../../src/lib/core/events.ts';
import { openState } from '../../../../src/lib/core/engine/open.ts';
import { ledgerOf } from '../../../../src/lib/core/engine/time.ts';
import { lineOf } from '../../../../src/lib/core/record/line.ts';
import type { Written } from '../../../../src/lib/core/record/entry.ts';
import { rulesetFor } from '../../../../src/lib/rulesets/compose.ts';
import { playsInParts } from '../../../../src/lib/session/read.ts';
import { amendedBy, goneOn, woven } from '../../../support/amended.ts';
import { longRecord } from '../../../support/scripts/long-game.ts';

const ENTRIES = 500;
const played = longRecord(ENTRIES);
/** A turn of the first round, and a score: what is put right there. */
const turn = lineOf(played).find(({ fact }) => fact.type === 'turn.ended')!;
const score = lineOf(played).find(({ fact }) => fact.type === 'objective.scored')!;

afterEach(() => {
  vi.restoreAllMocks();
});

/** How many facts are sent to the chart while something is done. */
function sent(work: () => unknown): number {
  const spy = vi.spyOn(StateMachine.prototype, 'getTransitionData');
  work();
  const { length } = spy.mock.calls;
  spy.mockRestore();
  return length;
}

const fresh = (entries: readonly Written[]) => JSON.parse(JSON.stringify(entries)) as Written[];
const opening = (entries: readonly Written[]) =>
  sent(() => ledgerOf(openState(rulesetFor, fresh(entries))));
const inParts = (entries: readonly Written[]) => sent(() => [...playsInParts(fresh(entries))]);

const goods: GameEvent = { type: 'goods.gained', seat: 's1', goods: 1 };
const amended = (count: number, fact: GameEvent, { seq }: { seq: number }) =>
  amendedBy(played, count, () => ({ target: seq, place: 'after', fact, at: 0 }));

describe('opening a record with its times', () => {
  const plain = opening(played);

  it.each([
    ['goods of the first round', goods, turn],
    ['a score of the first round', score.fact, score],
  ])('sends each fact once, however often the past was changed: %s', (_, fact, at) => {
    for (const count of [1, 20, 80]) {
      expect(opening(amended(count, fact, at))).toBeLessThan(plain + 2 * count);
    }
  });

  it('sends each twice at most in parts, whether amended at the end or all along', () => {
    const twice = 2 * (plain + 2 * 40);
    expect(inParts(amended(40, goods, turn))).toBeLessThan(twice);
    const change = { target: turn.seq, place: 'after', fact: goods, at: 0 } as const;
    const isLate = ({ seq, group }: Written) => seq === group && seq > turn.seq && seq % 10 === 0;
    const along = woven(played.flatMap((entry) => (isLate(entry) ? [change, entry] : [entry])));
    expect(along.length).toBeGreaterThan(ENTRIES + 25);
    expect(along.length).toBeLessThan(ENTRIES + 40);
    expect(inParts(along)).toBeLessThan(twice);
  });

  it('sends no fact again for each step of a chain of undo, nor for what branches off it', () => {
    const heads = played.flatMap(({ body, seq }, i) =>
      body.kind === 'fact' && played[i + 1]?.group !== played[i]?.group ? [seq] : [],
    );
    const back = heads.toReversed().map((head) => ({ kind: 'mark', head }) as const);
    const chain = goneOn(played, back);
    expect(chain.length).toBeGreaterThan(ENTRIES + 250);
    expect(opening(chain)).toBeLessThan(plain + 10);
    // From each place that undo came to, another act.
    const moves = { kind: 'fact', fact: { type: 'speaker.corrected', seat: 's2' } } as const;
    const comb = goneOn(
      played,
      back.flatMap((mark) => [mark, moves]),
    );
    expect(opening(comb)).toBeLessThan(2 * plain + 2 * back.length);
  });

  it('sends each fact a few times at most where changes move the game a few acts back', () => {
    const moved: GameEvent = { type: 'speaker.corrected', seat: 's2' };
    /** How many acts back each change lies. */
    const BACK = 10;
    const put = ({ seq }: Written) => ({
      target: seq - BACK,
      place: 'after' as const,
      fact: moved,
      at: 0,
    });
    const isDue = ({ seq, group }: Written) => seq === group && seq > 2 * BACK && seq % 25 === 0;
    const along = woven(played.flatMap((entry) => (isDue(entry) ? [put(entry), entry] : [entry])));
    const changes = along.length - ENTRIES;
    expect(changes).toBeGreaterThan(8);
    expect(opening(along)).toBeLessThan(2 * (plain + BACK * changes));
    // One more of the first round: what was known of all that came after it has to be found again.
    const late = goneOn(along, [
      { kind: 'amendment', target: turn.seq, place: 'after', fact: moved, at: 0 },
    ]);
    expect(opening(late)).toBeLessThan(4 * plain);
  });

  it('does replay the line for each change that moves the game: the count would see it', () => {
    const moved = amended(5, { type: 'speaker.corrected', seat: 's2' }, turn);
    expect(opening(moved)).toBeGreaterThan(4 * plain);
  });
});
