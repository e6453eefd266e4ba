import { expect, test } from 'vitest';
import { FILE_PROBLEMS } from '$lib/core/record/game-file.ts';
import { STORAGE_PROBLEMS } from '$lib/core/record/storage-problem.ts';
import { sayImported } from '$lib/ui/games/game-files.svelte.ts';
import { storageWords } from '$words/storage.ts';

test.each(FILE_PROBLEMS)(
  'a file refused as %s says so, and that nothing was changed',
  (problem) => {
    const said = sayImported({ kind: 'refused', problem, where: '12' });
    expect(said.bad).toBe(true);
    expect(said.text).toMatch(/\. Nothing was changed\.$/);
  },
);

test.each(STORAGE_PROBLEMS)('a device that answers %s has its sentence', (problem) => {
  expect(sayImported({ kind: 'failed', problem }).text).toBe(storageWords.writing[problem]);
});

test('what was taken in leads to its game', () => {
  expect(sayImported({ kind: 'added', gameId: 'g' })).toMatchObject({ bad: false, gameId: 'g' });
  expect(sayImported({ kind: 'extended', gameId: 'g', added: 1 }).text).toMatch(/^One entry/);
  expect(sayImported({ kind: 'extended', gameId: 'g', added: 3 }).text).toMatch(/^3 entries/);
  expect(sayImported({ kind: 'copied', gameId: 'g', copyOf: 'h' }).text).toMatch(/copy/);
});

test.each(['gave-up', 'unreadable'] as const)('an import that %s says what to do', (problem) => {
  const said = sayImported({ kind: 'refused', problem, where: '' });
  expect(said).toMatchObject({ bad: true, gameId: null });
  expect(said.text).toMatch(/\. Nothing was changed\.$/);
});

test('a file that is too large is told with its size', () => {
  expect(sayImported({ kind: 'refused', problem: 'too-large', where: '61' }).text).toContain(
    '61 MB',
  );
});

test('what was stopped, and what was left out, is said', () => {
  expect(sayImported({ kind: 'stopped' })).toMatchObject({ bad: false, gameId: null });
  const cut = { seq: 11, left: 4 };
  const said = sayImported({ kind: 'added', gameId: 'g', cut });
  expect(said).toMatchObject({ bad: false, gameId: 'g' });
  expect(said.text).toMatch(/is on this device now\. Entry 11 .* last 4 entries were left out/);
});
