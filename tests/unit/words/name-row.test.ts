import { expect, it } from 'vitest';
import { namesInRow } from '../../../src/lib/words/name-row.ts';

it('keeps each name to itself, whatever marks of direction it holds', () => {
  expect(namesInRow(['Ana', '\u202eneB', 'C\u2069em'])).toBe(
    '\u2068Ana\u2069, \u2068\u202eneB\u2069, \u2068Cem\u2069',
  );
  expect(namesInRow([])).toBe('');
});
