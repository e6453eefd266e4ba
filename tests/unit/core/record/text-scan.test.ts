/** The limits of a text are the same wherever it is cut into pieces. */
import { expect, it } from 'vitest';
import { MAX_DEPTH, MAX_TEXT, MAX_VALUES } from '../../../../src/lib/core/record/limits.ts';
import { TextScan } from '../../../../src/lib/core/record/game-file.ts';

/** What a scan says of the pieces, one after the other. */
function said(pieces: readonly string[]) {
  const scan = new TextScan();
  for (const piece of pieces) {
    const beyond = scan.take(piece);
    if (beyond) return beyond;
  }
  return null;
}

const nested = (depth: number) => '['.repeat(depth) + ']'.repeat(depth);
const quoted = (length: number, text = 'x') => `["${text.repeat(length / text.length)}"]`;

it.each([
  ['as deep as may be', nested(MAX_DEPTH), null],
  ['a level deeper', nested(MAX_DEPTH + 1), 'too-deep'],
  ['deep again and again, never too deep', nested(MAX_DEPTH).repeat(1_000), null],
  ['brackets in a text', quoted(1_000, '['), null],
  ['a text as long as may be', quoted(MAX_TEXT), null],
  ['a longer one', quoted(MAX_TEXT + 1), 'too-long'],
  ['many texts beside one another', `[${'"xxxxxxxx",'.repeat(MAX_TEXT / 4)}1]`, null],
  ['a text that ends in a backslash', `["${'\\\\'.repeat(9)}","${'['.repeat(99)}"]`, null],
  ['a quote inside a text', `["\\"${'['.repeat(99)}"]`, null],
  ['as many values as may be', `[${'1,'.repeat(MAX_VALUES - 1)}1]`, null],
  ['one more', `[${'1,'.repeat(MAX_VALUES)}1]`, 'too-many'],
  ['a number without end', '1'.repeat(MAX_TEXT + 1), 'too-long'],
  ['spaces without end', ' '.repeat(10 * MAX_TEXT), null],
])('%s', (_, text, beyond) => {
  expect(said([text])).toBe(beyond);
  const odd = Math.floor(text.length / 3) + 1;
  expect(said([text.slice(0, odd), text.slice(odd, odd + 7), text.slice(odd + 7)])).toBe(beyond);
});

it('takes six megabytes of brackets in its stride', () => {
  const began = performance.now();
  expect(said(['['.repeat(6_000_000)])).toBe('too-deep');
  expect(performance.now() - began).toBeLessThan(1_000);
});
