/** Values that a file should not hold, and small changes of those that it does. */
import type { Random } from '../random.ts';

export type Json = null | boolean | number | string | Json[] | { [key: string]: Json };

/** Keys that mean something to the language itself. */
const KEYS = ['__proto__', 'constructor', 'prototype', 'toString', 'hasOwnProperty', 'then', ''];

const NUMBERS = [
  ...[0, -0, -1, 1, 0.5, 1e-300, 999, 1_000, 2 ** 31, 2 ** 32, 2 ** 53, 2 ** 53 + 2],
  ...[-(2 ** 53), 8.64e15, 8.64e15 + 1, 1e21, 1e308, -1e308],
];

const TEXTS = [
  ...['', ' ', '0', '-1', 'null', 'undefined', 'NaN', '[object Object]', 's0', 's1', 's99', 's-1'],
  ...KEYS.slice(0, 5),
  ...[
    '\u0000',
    '\ud800',
    '\u202e',
    '\ufeff',
    '👩‍🚀',
    'a'.repeat(65),
    'a'.repeat(201),
    'é'.repeat(5_000),
  ],
  ...['own-', 'own-x', 'base', 'Mecatol Rex', '../..', '<script>', '{{', '%s', '${x}'],
];

/** A key that is there nowhere, or means something else. */
export const oddKey = (random: Random): string => random.pick([...KEYS, 'x', 'type', 'kind']);

/** Something inside something inside something. */
function nested(random: Random): Json {
  const depth = random.pick([3, 50, 1_000]);
  const inRow = random.chance(0.5);
  let value: Json = 1;
  for (let i = 0; i < depth; i++) value = inRow ? [value] : { x: value };
  return value;
}

/** A value that has nothing to do with its place. */
export function oddValue(random: Random): Json {
  switch (random.below(8)) {
    case 0:
      return null;
    case 1:
      return random.chance(0.5);
    case 2:
    case 3:
      return random.pick(NUMBERS);
    case 4:
    case 5:
      return random.pick(TEXTS);
    case 6:
      return random.pick<Json>([[], {}, [null], [[]], Array<Json>(200).fill('x')]);
    default:
      return nested(random);
  }
}

/** The same kind of value, a little off. */
export function nudged(value: Json, random: Random): Json {
  if (typeof value === 'boolean') return !value;
  if (typeof value === 'number') {
    const more = random.pick([1, -1, 2, 10, 1_000, 0.5, -value, value]);
    return value + more;
  }
  if (typeof value !== 'string' || value === '') return oddValue(random);
  const at = random.below(value.length);
  return random.pick([
    value.slice(0, at) + value.slice(at + 1),
    `${value}${value.slice(at)}`,
    value.toUpperCase(),
    `${value.slice(0, at)}1${value.slice(at + 1)}`,
  ]);
}
