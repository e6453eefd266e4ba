/** All games of a device into one file and back: what was there is there again, whatever one of them holds. */
import { asDrafts, recordOf } from '../../support/stored-game.ts';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { exportArchive, importArchive } from '../../../src/lib/session/archive-jobs.ts';
import { derive } from '../../../src/lib/session/derived-row.ts';
import { importGame } from '../../../src/lib/session/import-game.ts';
import { archiveLines, packed } from '../../../src/lib/storage/archive-file.ts';
import { database } from '../../../src/lib/storage/database.ts';
import { newRow, type GameRow } from '../../../src/lib/storage/game-row.ts';
import { addGame, markGame } from '../../../src/lib/storage/record-store.ts';
import { exportGame } from '../../../src/lib/storage/transfer.ts';
import { newGameFacts } from '../../support/new-game.ts';

// Both as they are, but for games that a test says cannot be read.
vi.mock(import('../../../src/lib/session/import-game.ts'), async (original) => {
  const module = await original();
  return { ...module, importGame: vi.fn(module.importGame) };
});
vi.mock(import('../../../src/lib/storage/transfer.ts'), async (original) => {
  const module = await original();
  return { ...module, exportGame: vi.fn(module.exportGame) };
});

const MADE = { app: 'test', at: 42, device: 'one' };
const unheard = () => undefined;

const begun = (id: string, players = 3) => recordOf(id, asDrafts(newGameFacts({ id, players })));

async function store(id: string, players = 3, marks: Partial<GameRow> = {}): Promise<void> {
  const entries = begun(id, players);
  await addGame(entries, { ...newRow(id, entries[0]?.at ?? 0, derive(entries)), ...marks });
}

async function wipe(): Promise<void> {
  const { entries, games, namings } = database;
  await Promise.all([entries.clear(), games.clear(), namings.clear()]);
}

async function saved(bounds?: Parameters<typeof exportArchive>[2]) {
  const made = await exportArchive(MADE, unheard, bounds);
  if (!made.ok) throw new Error(made.problem);
  return made.value;
}

/** The rows that are here, by their ids. */
const rows = () => database.games.orderBy('id').toArray();

beforeEach(async () => {
  await wipe();
  vi.mocked(importGame).mockClear();
  vi.mocked(exportGame).mockClear();
});

describe('a file of all games on a device without games', () => {
  it.each([
    ['first', 2],
    ['last', -2],
  ])('gives a game and its copy back as they were, the copy played %s', async (_when, later) => {
    await store('evening', 3);
    await store('other', 4, { copyOf: 'evening' });
    const own = (await database.games.get('evening'))?.updatedAt ?? 0;
    await database.games.update('other', { updatedAt: own + later });
    const { file } = await saved();
    await wipe();
    const taken = await importArchive(file, unheard);
    expect(taken).toMatchObject({ added: ['evening'], copied: ['other'], left: [] });
    expect((await rows()).map(({ id, copyOf }) => ({ id, copyOf }))).toEqual([
      { id: 'evening', copyOf: undefined },
      { id: 'other', copyOf: 'evening' },
    ]);
  });

  it('gives marks back that were set before devices said when', async () => {
    await store('evening', 3, { archived: true });
    await store('night', 3, { countsInStatistics: false });
    const { file } = await saved();
    await wipe();
    await importArchive(file, unheard);
    expect(await rows()).toMatchObject([
      { id: 'evening', archived: true, countsInStatistics: true },
      { id: 'night', archived: false, countsInStatistics: false },
    ]);
  });
});

describe('a file of all games where they are', () => {
  it('brings back what was deleted since', async () => {
    await store('evening');
    await store('night');
    const { file } = await saved();
    await markGame('night', { deletedAt: 7 });
    const taken = await importArchive(file, unheard);
    expect(taken).toMatchObject({ added: ['night'], known: 1 });
    expect((await database.games.get('night'))?.deletedAt).toBeNull();
  });
});

describe('a game that cannot be read', () => {
  it('keeps none of the others out of the file', async () => {
    await store('evening');
    await store('night');
    vi.mocked(exportGame).mockRejectedValueOnce(new TypeError('no entry'));
    const { games, left, file } = await saved();
    expect({ games, left: left.length }).toEqual({ games: 1, left: 1 });
    await wipe();
    expect((await importArchive(file, unheard)).added).toHaveLength(1);
  });

  it('keeps none of the others from being added', async () => {
    await store('evening');
    await store('night');
    const { file } = await saved();
    await wipe();
    vi.mocked(importGame).mockRejectedValueOnce(new TypeError('no such thing'));
    const taken = await importArchive(file, unheard);
    expect(taken.added).toHaveLength(1);
    expect(taken.left).toEqual([
      { place: 1, came: { kind: 'refused', problem: 'gave-up', where: '' } },
    ]);
  });
});

describe('more games than a file may hold', () => {
  it('are named, and the file can be read', async () => {
    for (const id of ['a', 'b', 'c']) await store(id);
    const { file, games, left } = await saved({ games: 2, unpacked: 1_000_000 });
    expect({ games, left: left.length }).toEqual({ games: 2, left: 1 });
    await wipe();
    const taken = await importArchive(file, unheard);
    expect(taken.added).toHaveLength(2);
    expect(taken.problem).toBeUndefined();
  });

  it('are counted by what they hold, too', async () => {
    for (const id of ['a', 'b', 'c']) await store(id);
    const whole = await exportGame('a', MADE);
    const length = whole.ok ? (whole.value?.text.length ?? 0) : 0;
    const { games, left } = await saved({ games: 10, unpacked: 2.9 * length });
    expect({ games, left: left.length }).toEqual({ games: 2, left: 1 });
  });
});

describe('a game of the file that holds too much', () => {
  it('keeps none of the others from being added', async () => {
    await store('evening');
    const made = await exportGame('evening', MADE);
    const text = made.ok ? (made.value?.text ?? '') : '';
    const marks = {
      of: 'game' as const,
      archived: false,
      countsInStatistics: true,
      marked: {},
    };
    async function* games() {
      yield { marks, text: ' '.repeat(30_000_100) };
      yield { marks, text };
    }
    const lines = archiveLines({ app: 'x', exportedAt: 1, device: 'd', games: 2 }, games(), []);
    const file = await new Response(packed(lines)).blob();
    await wipe();
    const taken = await importArchive(file, unheard);
    expect(taken.added).toEqual(['evening']);
    expect(taken.left).toMatchObject([{ place: 1, came: { problem: 'too-large', where: '31' } }]);
  });
});

describe('a file of a few bytes that unpacks into very many', () => {
  const PIECE = new Uint8Array(1_000_000).fill(0x20);

  /** A file of all games whose last line has so many megabytes. */
  function bomb(megabytes: number): Promise<Blob> {
    const head = { kind: 'custodian-archive', version: 1, app: 'x', exportedAt: 1, device: 'd' };
    let left = megabytes;
    const plain = new ReadableStream<Uint8Array<ArrayBuffer>>({
      start: (out) =>
        out.enqueue(new TextEncoder().encode(`${JSON.stringify({ ...head, games: 1 })}\n`)),
      pull: (out) => (left-- > 0 ? out.enqueue(PIECE) : out.close()),
    });
    return new Response(plain.pipeThrough(new CompressionStream('gzip'))).blob();
  }

  it('is read up to what a file may hold', async () => {
    const file = await bomb(260);
    expect(file.size).toBeLessThan(300_000);
    expect((await importArchive(file, unheard)).problem).toBe('archive-too-large');
    expect((await importArchive(await bomb(40), unheard)).problem).toBe('archive-truncated');
    expect(await database.games.count()).toBe(0);
  });
});
