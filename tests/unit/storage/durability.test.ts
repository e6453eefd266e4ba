import { asDrafts, recordOf } from '../../support/stored-game.ts';
import { afterEach, expect, it, vi } from 'vitest';
import { derive } from '../../../src/lib/session/derived-row.ts';
import { database } from '../../../src/lib/storage/database.ts';
import { newRow } from '../../../src/lib/storage/game-row.ts';
import { addGame, append } from '../../../src/lib/storage/record-store.ts';
import { newGameFacts } from '../../support/new-game.ts';

afterEach(() => void vi.restoreAllMocks());

it('asks the browser to wait for the disk whenever a record is written', async () => {
  // Of the browser itself, the last to hear what the library was told; it is found at opening.
  database.close();
  const asked = vi.spyOn(IDBDatabase.prototype, 'transaction');
  await database.open();
  const record = recordOf('one', asDrafts(newGameFacts({ id: 'one' })));
  const begun = record.slice(0, 1);
  expect(await addGame(begun, newRow('one', 0, derive(begun)))).toMatchObject({ ok: true });
  expect(await append(record.slice(1), derive(record))).toMatchObject({ ok: true });
  const writing = asked.mock.calls.filter(([, mode]) => mode === 'readwrite');
  expect(writing.map(([, , options]) => options)).toEqual([
    { durability: 'strict' },
    { durability: 'strict' },
  ]);
});
