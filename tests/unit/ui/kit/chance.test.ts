import { describe, expect, test } from 'vitest';
import { anyOf, below, shuffled } from '$lib/ui/kit/chance.ts';

describe('chance', () => {
  test('stays below its number and reaches every value', () => {
    const drawn = new Set(Array.from({ length: 2000 }, () => below(6)));
    expect([...drawn].sort()).toEqual([0, 1, 2, 3, 4, 5]);
  });

  test('shuffles without losing or doubling anything, and leaves the list alone', () => {
    const list = [1, 2, 3, 4, 5, 6, 7, 8];
    const order = shuffled(list, below);
    expect(order.toSorted()).toEqual(list);
    expect(list).toEqual([1, 2, 3, 4, 5, 6, 7, 8]);
  });

  test('avoids what it gave before, while there is something else', () => {
    expect(anyOf(['a', 'b'], () => 0, 'a')).toBe('b');
    expect(anyOf(['a'], () => 0, 'a')).toBe('a');
    expect(anyOf([], () => 0)).toBeUndefined();
  });
});
