/** The list of games is a cache: whatever lies there, the records decide. */
import {
  asDrafts,
  everythingStored,
  openSession,
  recordOf,
  startedGame,
  storedRow,
} from '../../support/stored-game.ts';
import { afterEach, beforeEach, expect, it } from 'vitest';
import type { GameEvent } from '../../../src/lib/core/events.ts';
import { Library } from '../../../src/lib/session/library.svelte.ts';
import { mendList } from '../../../src/lib/session/library.svelte.ts';
import { database } from '../../../src/lib/storage/database.ts';
import type { GameRow } from '../../../src/lib/storage/game-row.ts';
import { newGameFacts } from '../../support/new-game.ts';

const goods: GameEvent = { type: 'goods.gained', seat: 's1', goods: 1 };
const put = (row: object) => database.games.put(row as GameRow);

let library: Library;
beforeEach(() => (library = new Library()));
afterEach(() => library.close());

async function listed(): Promise<string[]> {
  await library.load();
  await library.mend();
  return library.games.map(({ id }) => id);
}

it('a record without a row is found', async () => {
  await startedGame();
  const row = await storedRow();
  await database.games.clear();
  expect(await listed()).toEqual(['test-game']);
  expect(await storedRow()).toEqual(row);
});

const spoilt: [string, (row: GameRow) => object][] = [
  ['malformed', ({ id }) => ({ id, card: 'none' })],
  ['unsortable', (row) => ({ ...row, updatedAt: 'yesterday' })],
  ['without the points of a seat', (row) => ({ ...row, card: { ...row.card, seats: [{}] } })],
  ['of an older version', ({ version: _, ...row }) => row],
  ['of another length', (row) => ({ ...row, length: 1 })],
];
it.each(spoilt)('a row that is %s hides nothing, and is made anew', async (_, spoil) => {
  await startedGame({ id: 'other' });
  await startedGame();
  const row = { ...(await storedRow()), archived: true, backupAt: 7 };
  await put({ ...spoil(row), archived: true, backupAt: 7 });
  await library.load();
  expect(library.games.map(({ id }) => id)).toContain('other');
  expect((await listed()).sort()).toEqual(['other', 'test-game']);
  expect(await storedRow()).toEqual(row);
  expect((await mendList()).rows).toBe(0);
});

it('a row without a record is said to be gone, and never resumed', async () => {
  await startedGame();
  await database.entries.clear();
  expect(await listed()).toEqual(['test-game']);
  expect(library.gone).toEqual(['test-game']);
  expect(library.resumable).toBeNull();
});

it('a row that knows of more than there is stays, so that opening says what is lost', async () => {
  await startedGame();
  await put({ ...(await storedRow()), length: 120 });
  const before = await everythingStored();
  await listed();
  expect(await everythingStored()).toBe(before);
  const session = await openSession();
  expect(session.lost).toEqual({ knew: 120, here: 4 });
  await session.perform(() => [goods], null);
  expect(session.lost).toBeNull();
  expect((await openSession()).lost).toBeNull();
});

it('records of many games are told apart by one question each', async () => {
  for (const id of ['a', 'a-b', 'b', 'B', 'z9']) {
    await database.entries.bulkPut(recordOf(id, asDrafts(newGameFacts({ id }))));
  }
  expect((await listed()).sort()).toEqual(['B', 'a', 'a-b', 'b', 'z9']);
});

it('a record that nothing can be made of hides no other', async () => {
  await startedGame();
  await database.games.clear();
  await database.entries.put({ gameId: 'odd', seq: 1, body: null } as never);
  expect(await listed()).toContain('test-game');
});
