/** A disk that is full under an open database: the browser says so where no one who wrote hears it. */
import 'fake-indexeddb/auto';
import { expect, it, vi } from 'vitest';
import { database } from '../../../src/lib/storage/database.ts';
import { stored } from '../../../src/lib/storage/storage-problem.ts';

it('is heard from the transaction that was taken back, on every connection', async () => {
  const closed = Object.assign(new Error('closed'), { name: 'DatabaseClosedError' });
  for (let opened = 0; opened < 2; opened++) {
    const heard = vi.spyOn(IDBDatabase.prototype, 'addEventListener');
    await database.open();
    const [, listener] = heard.mock.calls.find(([type]) => type === 'abort') ?? [];
    const error = new DOMException('IO error: FILE_ERROR_NO_SPACE', 'UnknownError');
    (listener as (event: unknown) => void)({ target: { error } });
    const answer = await stored(() => Promise.reject(closed));
    expect(answer).toEqual({ ok: false, problem: 'quota' });
    await stored(() => Promise.resolve());
    heard.mockRestore();
    database.close();
  }
});
