/** Checksums and soundness: damage is found where it is. */
import { describe, expect, it } from 'vitest';
import { sumOf, type Entry } from '../../../../src/lib/core/record/entry.ts';
import { firstUnsound } from '../../../../src/lib/core/record/soundness.ts';
import { Log, sealed } from '../../../support/log.ts';

const log = () =>
  Log.begun()
    .tap({ type: 'goods.gained', seat: 's1', goods: 1 })
    .undo()
    .pause(true)
    .tap({ type: 'goods.gained', seat: 's2', goods: 2 })
    .amend('remove', 8);

function changed(index: number, change: Partial<Entry>, seal = false): Entry[] {
  const entries = log().entries.map((entry, i) => (i === index ? { ...entry, ...change } : entry));
  return seal ? sealed(entries) : entries;
}

describe('checksums', () => {
  it('hold for a record as it was written', () => {
    expect(firstUnsound(log().entries)).toBeNull();
    expect(firstUnsound([])).toBeNull();
  });

  it('do not depend on the order of keys, on undefined, or on the id of the game', () => {
    const [entry] = log().entries;
    if (!entry) throw new Error('no entry');
    const { sum, body, ...rest } = entry;
    expect(sumOf('', { body, ...rest, gameId: 'a-copy' })).toBe(sum);
    expect(sumOf('', { ...rest, body, overruled: undefined } as never)).toBe(sum);
    expect(sumOf('x', { ...rest, body })).not.toBe(sum);
  });

  it('find a changed, a missing and a swapped entry', () => {
    const { entries } = log();
    const [one, two, three, ...rest] = entries as [Entry, Entry, Entry, ...Entry[]];
    expect(firstUnsound(changed(4, { at: 1 }))).toBe(5);
    expect(firstUnsound([one, three, ...rest])).toBe(2);
    expect(firstUnsound([one, three, two, ...rest])).toBe(2);
    expect(firstUnsound(changed(6, { sum: 'forged' }))).toBe(7);
  });

  it('already known to hold are not computed again', () => {
    expect(firstUnsound(changed(4, { at: 1 }), 5)).toBeNull();
  });
});

describe('soundness', () => {
  it.each<[string, number, Partial<Entry>]>([
    ['a place that is not its own', 4, { seq: 9 }],
    ['another game', 4, { gameId: 'other' }],
    ['an instant that no date shows', 4, { at: 9e15 }],
    ['a clock that is no number', 4, { mono: Number.NaN }],
    ['a group that lies ahead', 4, { group: 7 }],
    ['a mark that points ahead', 5, { body: { kind: 'mark', head: 8 } }],
    ['a mark on an entry that moves nothing', 5, { body: { kind: 'mark', head: 6 } }],
    [
      'an amendment of what is not there',
      8,
      { body: { kind: 'amendment', target: 7, place: 'remove' } },
    ],
    [
      'a fact inserted at no instant',
      8,
      {
        body: {
          kind: 'amendment',
          target: 8,
          place: 'replace',
          fact: { type: 'game.started' },
          at: Infinity,
        },
      },
    ],
  ])('does not hold with %s', (_, index, change) => {
    expect(firstUnsound(changed(index, change, true))).toBe(index + 1);
  });
});

describe('the id of a game', () => {
  const called = (gameId: string) => log().entries.map((entry) => ({ ...entry, gameId }));

  it.each(['a', 'A-1', 'x'.repeat(64), '0f8fad5b-d9cb-469f-a165-70867728950e'])(
    'may be %s',
    (id) => {
      expect(firstUnsound(called(id))).toBeNull();
    },
  );

  it.each(['', '.', '../x', 'a/b', 'a b', 'a_b', 'ä', 'a\n', '%61', 'x'.repeat(65)])(
    'is none as “%s”, whatever the sums say',
    (id) => {
      expect(firstUnsound(called(id))).toBe(1);
    },
  );
});
