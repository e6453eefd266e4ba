import { expect, test } from 'vitest';
import { Lately } from '../../../src/lib/core/lately.ts';

test('what was worked out lately is known, what was worked out long ago is forgotten', () => {
  const lately = new Lately<object, string>(2);
  const [one, two, three] = [{}, {}, {}];
  lately.set(one, 'one');
  lately.set(two, 'two');
  lately.set(one, 'one again');
  lately.set(three, 'three');
  expect(lately.get(one)).toBe('one again');
  expect(lately.get(two)).toBeUndefined();
  expect(lately.get(three)).toBe('three');
});
