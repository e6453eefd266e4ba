import 'fake-indexeddb/auto';
import Dexie from 'dexie';
import { afterEach, expect, test } from 'vitest';
import { NAME } from '$lib/storage/as-it-is.ts';
import { firstRead } from '$lib/storage/first-read.ts';

afterEach(() => Dexie.delete(NAME));

const all = () => firstRead<unknown[]>('games', (store) => store.getAll());

async function made(version: number, rows: object[]): Promise<void> {
  const dexie = new Dexie(NAME);
  dexie.version(version).stores({ entries: '[gameId+seq]', games: 'id' });
  await dexie.table('games').bulkAdd(rows);
  dexie.close();
}

test('a database as this version leaves it answers at once', async () => {
  await made(1, [{ id: 'a' }]);
  expect(await all()).toEqual({ value: [{ id: 'a' }] });
});

test('where there is no database none comes into being', async () => {
  expect(await all()).toBeNull();
  expect(await Dexie.exists(NAME)).toBe(false);
});

test('a database of another version is left to the database proper', async () => {
  await made(2, [{ id: 'a' }]);
  expect(await all()).toBeNull();
});

test('it stands in nobody’s way: the database proper may be upgraded right after', async () => {
  await made(1, [{ id: 'a' }]);
  await all();
  await made(2, [{ id: 'b' }]);
  expect(await all()).toBeNull();
});
