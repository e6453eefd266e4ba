import { expect, test } from 'vitest';
import { FILE_PROBLEMS } from '$lib/core/record/game-file.ts';
import { STORAGE_PROBLEMS } from '$lib/storage/storage-problem.ts';
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
