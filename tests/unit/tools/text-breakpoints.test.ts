/** Breakpoints follow the size of the text. */
import { expect, it } from 'vitest';
import { textBreakpoints } from '../../../src/tools/text-breakpoints.mjs';

function written(name: string, params: string): string {
  const rule = { name, params };
  textBreakpoints().AtRule(rule);
  return rule.params;
}

it('a width or height of the window is asked in em', () => {
  expect(written('media', '(max-width: 699px) and (min-height: 500px)')).toBe(
    '(max-width: 43.6875em) and (min-height: 31.25em)',
  );
});

it('a width of a container is asked in rem', () => {
  expect(written('container', 'side (width < 620px)')).toBe('side (width < 38.75rem)');
});

it('everything else stays as it is', () => {
  expect(written('supports', '(width: 10px)')).toBe('(width: 10px)');
  expect(written('media', '(max-aspect-ratio: 1/1)')).toBe('(max-aspect-ratio: 1/1)');
});
