import { expect, test } from 'vitest';
import { unsavedSince } from '../../../src/lib/session/keeping.svelte.ts';

const HOUR = 3_600_000;
const entries = [0, 1, 2, 3].map((hour) => ({ at: 1_000 * HOUR + hour * HOUR }));
const at = (hour: number) => 1_000 * HOUR + hour * HOUR;

test.each([
  ['no file at all: since the first entry', null, 3, at(0)],
  ['since the first entry after the file', at(1) + 1, 3, at(2)],
  ['nothing after the file', at(3), 4, null],
  ['another evening is left out', null, 13.5, at(2)],
  ['an old game is of another evening altogether', null, 200, null],
])('%s', (_, backupAt, now, since) => {
  expect(unsavedSince(entries, backupAt, at(now))).toBe(since);
});
