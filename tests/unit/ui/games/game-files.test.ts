import { expect, test, vi } from 'vitest';
import { FILE_PROBLEMS } from '$lib/core/record/game-file.ts';
import { STORAGE_PROBLEMS } from '$lib/core/record/storage-problem.ts';
import type { Library } from '$lib/session/library.svelte.ts';
import { GameFiles, sayImported } from '$lib/ui/games/game-files.svelte.ts';
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

/** A library whose imports end when they are told to. */
function slowLibrary() {
  const begun: string[] = [];
  const ends: (() => void)[] = [];
  const importGame = (file: File, { signal }: { signal: AbortSignal }) =>
    new Promise((done) => {
      begun.push(file.name);
      ends.push(() => done({ kind: 'added', gameId: file.name }));
      signal.addEventListener('abort', () => done({ kind: 'stopped' }));
    });
  return { library: { importGame } as unknown as Library, begun, ends };
}
const json = (name: string) => new File(['{}'], name);
const packed = (name: string) => new File([new Uint8Array([0x1f, 0x8b, 8])], name);

test('files that come while another is read are read after it', async () => {
  const { begun, ends, library } = slowLibrary();
  const files = new GameFiles(library);
  const first = files.open([json('a'), json('b')]);
  await vi.waitFor(() => expect(begun).toEqual(['a']));
  await files.takeHanded([json('c')]);
  for (const [i, name] of ['a', 'b', 'c'].entries()) {
    await vi.waitFor(() => expect(begun.at(-1)).toBe(name));
    ends[i]?.();
  }
  await first;
  expect(files.reading).toBeNull();
  expect(files.notes.map(({ file }) => file)).toEqual(['a', 'b', 'c']);
});

test('stopping leaves out what waits, and what comes later is read', async () => {
  const { begun, ends, library } = slowLibrary();
  const files = new GameFiles(library);
  const first = files.open([json('a')]);
  await vi.waitFor(() => expect(begun).toEqual(['a']));
  await files.open([json('b')]);
  files.stop();
  await first;
  expect(files.notes.map(({ came }) => came.kind)).toEqual(['stopped']);
  const second = files.open([json('c')]);
  await vi.waitFor(() => expect(begun).toEqual(['a', 'c']));
  ends[1]?.();
  await second;
});

test('files of all games go to the archive page, at once where nothing else came', async () => {
  const { ends, library, begun } = slowLibrary();
  const sent: string[][] = [];
  const files = new GameFiles(library, (came) => sent.push(came.map(({ name }) => name)));
  await files.open([packed('one.gz'), packed('two.gz')]);
  expect(sent).toEqual([['one.gz', 'two.gz']]);
  const mixed = files.open([packed('one.gz'), json('a')]);
  await vi.waitFor(() => expect(begun).toEqual(['a']));
  ends[0]?.();
  await mixed;
  expect(sent).toHaveLength(1);
  expect(files.notes.map(({ came }) => came.kind)).toEqual(['is-archive', 'added']);
});
