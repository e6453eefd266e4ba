import {
  asDrafts,
  everythingStored,
  recordOf,
  storedEntries,
  storedRow,
} from '../../support/stored-game.ts';
import { afterEach, describe, expect, it, vi } from 'vitest';
import type { Seat } from '../../../src/lib/core/game.ts';
import type { Written } from '../../../src/lib/core/record/entry.ts';
import { derive } from '../../../src/lib/session/derived-row.ts';
import { database } from '../../../src/lib/storage/database.ts';
import { newRow } from '../../../src/lib/storage/game-row.ts';
import {
  addGame,
  append,
  getGame,
  listGames,
  markGame,
  putBack,
  readEntries,
  readFrom,
} from '../../../src/lib/storage/record-store.ts';
import { newGameFacts } from '../../support/new-game.ts';
import { newerApp } from '../../support/newer-app.ts';

const goods = (seat: Seat) => asDrafts([{ type: 'goods.gained', seat, goods: 1 }]);
const begin = (id = 'one') => recordOf(id, asDrafts(newGameFacts({ id })));
const seqs = async (id: string) => (await storedEntries(id)).map((entry) => entry.seq);

async function add(entries: Written[]) {
  const [first] = entries;
  if (!first) throw new Error('no entries');
  return addGame(entries, newRow(first.gameId, first.at, derive(entries)));
}

afterEach(() => void vi.restoreAllMocks());

describe('append', () => {
  it('stores the entries of a tap and the row that sums them up', async () => {
    const start = begin();
    await add(start);
    const more = recordOf('one', goods('s1'), start);
    const done = await append(more.slice(start.length), derive(more));
    expect(done).toEqual({ ok: true, value: undefined });
    expect(await storedEntries('one')).toEqual(more);
    expect(await storedRow('one')).toMatchObject({ length: more.length, createdAt: 1_000 });
  });

  it('answers conflict to the second writer and stores nothing of its tap', async () => {
    const start = begin();
    await add(start);
    const mine = recordOf('one', goods('s1'), start);
    const theirs = recordOf('one', [...goods('s2'), ...goods('s3')], start);
    await append(mine.slice(start.length), derive(mine));
    const before = await everythingStored();
    const done = await append(theirs.slice(start.length), derive(theirs));
    expect(done).toEqual({ ok: false, problem: 'conflict' });
    expect(await everythingStored()).toBe(before);
  });

  it('leaves no gap: who goes on from a missing entry hears that the record was cleared', async () => {
    const start = begin();
    await add(start);
    const more = recordOf('one', [...goods('s1'), ...goods('s2')], start);
    const done = await append(more.slice(-1), derive(more));
    expect(done).toEqual({ ok: false, problem: 'cleared' });
    expect(await seqs('one')).toEqual(start.map((entry) => entry.seq));
  });

  it('stores neither when the row cannot be written', async () => {
    const start = begin();
    await add(start);
    const before = await everythingStored();
    vi.spyOn(IDBObjectStore.prototype, 'put').mockImplementation(() => {
      throw new Error('broken');
    });
    const more = recordOf('one', goods('s1'), start);
    const done = await append(more.slice(start.length), derive(more));
    expect(done).toEqual({ ok: false, problem: 'unknown' });
    expect(await everythingStored()).toBe(before);
  });

  it('stores nothing of a tap of which one entry cannot be stored', async () => {
    const start = begin();
    await add(start);
    const before = await everythingStored();
    const more = recordOf('one', goods('s1'), start).slice(start.length);
    const odd = { ...more[0], seq: start.length + more.length + 1, odd: () => 0 };
    const done = await append([...more, odd as unknown as Written], derive(start));
    expect(done).toEqual({ ok: false, problem: 'unknown' });
    expect(await everythingStored()).toBe(before);
  });

  it('adds a tap again when the connection went before it was stored', async () => {
    const start = begin();
    await add(start);
    vi.spyOn(IDBObjectStore.prototype, 'add').mockImplementationOnce(() => {
      throw new Error('connection lost');
    });
    const more = recordOf('one', goods('s1'), start);
    expect(await append(more.slice(start.length), derive(more))).toMatchObject({ ok: true });
    expect(await storedEntries('one')).toEqual(more);
  });

  it('adds nothing twice when the connection went after it was stored', async () => {
    const start = begin();
    await add(start);
    const more = recordOf('one', goods('s1'), start);
    const { transaction } = IDBDatabase.prototype;
    const lost = function (this: IDBDatabase, ...args: Parameters<typeof transaction>) {
      const write = transaction.apply(this, args);
      const over = () => write.onabort?.(new Event('abort'));
      // Those who wait for its end hear of an abort.
      Object.defineProperty(write, 'oncomplete', {
        set: () => write.addEventListener('complete', over),
      });
      return write;
    };
    vi.spyOn(IDBDatabase.prototype, 'transaction').mockImplementationOnce(lost);
    expect(await append(more.slice(start.length), derive(more))).toMatchObject({ ok: true });
    expect(await storedEntries('one')).toEqual(more);
  });

  it('keeps the marks that the table has set on the game', async () => {
    const start = begin();
    await add(start);
    await markGame('one', { archived: true, countsInStatistics: false, backupAt: 7 });
    const more = recordOf('one', goods('s1'), start);
    await append(more.slice(start.length), derive(more));
    expect(await storedRow('one')).toMatchObject({
      archived: true,
      countsInStatistics: false,
      backupAt: 7,
      length: more.length,
    });
  });
});

describe('putBack', () => {
  it('stores what is missing, all of it or the end, and the row', async () => {
    const whole = recordOf('one', goods('s1'), begin());
    expect(await putBack(whole, derive(whole))).toMatchObject({ ok: true });
    expect(await storedEntries('one')).toEqual(whole);
    await database.entries.delete(['one', whole.length]);
    expect(await putBack(whole, derive(whole))).toMatchObject({ ok: true });
    expect(await storedEntries('one')).toEqual(whole);
    expect(await storedRow('one')).toMatchObject({ length: whole.length });
  });

  it('leaves another record alone', async () => {
    const mine = recordOf('one', goods('s1'), begin());
    await add(recordOf('one', goods('s2'), begin()));
    const before = await everythingStored();
    expect(await putBack(mine, derive(mine))).toEqual({ ok: false, problem: 'conflict' });
    expect(await everythingStored()).toBe(before);
  });
});

describe('addGame', () => {
  it('answers conflict for an id that is taken', async () => {
    await add(begin());
    const before = await everythingStored();
    expect(await add(begin())).toEqual({ ok: false, problem: 'conflict' });
    expect(await everythingStored()).toBe(before);
  });
});

describe('reading', () => {
  it('gives a record in order, whole or from a seq on, and of one game only', async () => {
    const [one, two] = [begin('a'), begin('ab')];
    await add(two);
    await add(one);
    expect(await readEntries('a')).toEqual({ ok: true, value: one });
    expect(await readFrom('a', 3)).toEqual({ ok: true, value: one.slice(2) });
    expect(await readEntries('nobody')).toEqual({ ok: true, value: [] });
    expect(await getGame('nobody')).toEqual({ ok: true, value: null });
  });

  it('lists the game played last first', async () => {
    await add(begin('old'));
    const start = begin('new');
    await add(recordOf('new', goods('s1'), start));
    const games = await listGames();
    expect(games.ok && games.value.map((row) => row.id)).toEqual(['new', 'old']);
  });

  it('opens again a connection that was closed', async () => {
    await add(begin());
    database.close();
    expect(await readEntries('one')).toMatchObject({ ok: true, value: begin() });
  });

  it('touches nothing that a newer app has left', async () => {
    await add(begin());
    await newerApp();
    expect(await readEntries('one')).toEqual({ ok: false, problem: 'newer' });
    expect(await add(begin('two'))).toEqual({ ok: false, problem: 'newer' });
  });

  it('says that no answer comes when none does', async () => {
    vi.useFakeTimers({ toFake: ['setTimeout'] });
    vi.spyOn(database, 'open').mockReturnValue(new Promise(() => undefined) as never);
    const answer = readEntries('one');
    await vi.advanceTimersByTimeAsync(8_000);
    expect(await answer).toEqual({ ok: false, problem: 'slow' });
    vi.useRealTimers();
  });
});
