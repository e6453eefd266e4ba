import { expect, it } from 'vitest';
import { isolated, namesInRow } from '../../../src/lib/words/name-row.ts';

it('keeps each name to itself, whatever marks of direction it holds', () => {
  expect(namesInRow(['Ana', '\u202eneB', 'C\u2069em', 'דנה'])).toBe(
    'Ana, \u2068\u202eneB\u2069, Cem, \u2068דנה\u2069',
  );
  expect(namesInRow([])).toBe('');
});

it('isolates letters of every script that is written from right to left, and no others', () => {
  for (const name of ['דנה', 'ليلى', 'ܡܪܝܡ', 'ދިވެހި', '𞤀𞤣𞤢𞤥', 'Ana ليلى']) {
    expect(isolated(name)).toBe(`\u2068${name}\u2069`);
  }
  for (const name of ['José', 'Ольга', '明美', 'Ana 2', '🦊']) expect(isolated(name)).toBe(name);
});

it('isolates a name once, and closes one that was cut', () => {
  const name = isolated('ليلى');
  expect(isolated(name)).toBe(name);
  expect(isolated(name.slice(0, 3))).toBe('\u2068لي\u2069');
});
