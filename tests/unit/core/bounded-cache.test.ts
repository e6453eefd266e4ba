import { expect, test } from 'vitest';
import { BoundedCache } from '../../../src/lib/core/bounded-cache.ts';

test('what was worked out lately is known, what was worked out long ago is forgotten', () => {
  const lately = new BoundedCache<object, string>(2);
  const [one, two, three] = [{}, {}, {}];
  lately.set(one, 'one');
  lately.set(two, 'two');
  lately.set(one, 'one again');
  lately.set(three, 'three');
  expect(lately.get(one)).toBe('one again');
  expect(lately.get(two)).toBeUndefined();
  expect(lately.get(three)).toBe('three');
});
