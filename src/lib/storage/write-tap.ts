/**
 * One tap in one transaction of the browser's own: the library's would wait for the answer of the
 * last request before it ends: some 4 ms of a tap on a slow tablet.
 */
import type { Written } from '$lib/core/record/entry.ts';
import { newRow, type GameRow, type RowChange } from './game-row.ts';
import { CLEARED } from './storage-problem.ts';

/** What `problemOf` knows as `cleared`: the record no longer holds what was gone on from. */
const cleared = (): Error => Object.assign(new Error('the record has moved on'), { name: CLEARED });

/**
 * Adds the entries, at least one, and updates the row, all or nothing; done once it is on the disk.
 * Rejects with what the browser gives as the reason, or with `cleared` where the entry before them
 * is not there.
 */
export function writeTap(
  connection: IDBDatabase,
  entries: readonly [Written, ...Written[]],
  change: RowChange,
): Promise<void> {
  const [{ gameId, seq, at }] = entries;
  return new Promise((done, failed) => {
    const tables = ['entries', 'games'];
    // Strict: what is acknowledged has reached the disk.
    const write = connection.transaction(tables, 'readwrite', { durability: 'strict' });
    let reason: unknown = null;
    const giveUp = (why: unknown) => {
      reason = why;
      write.abort();
    };
    write.oncomplete = () => done();
    write.onabort = () => failed(reason ?? write.error ?? new Error('no reason was given'));
    try {
      const record = write.objectStore('entries');
      const games = write.objectStore('games');
      const before = seq > 1 ? record.getKey([gameId, seq - 1]) : null;
      if (before) before.onsuccess = () => void (before.result ?? giveUp(cleared()));
      for (const entry of entries) record.add(entry);
      // The table's own marks stay as another tab may have set them.
      const row: IDBRequest<GameRow | undefined> = games.get(gameId);
      row.onsuccess = () => {
        games.put(newRow(gameId, row.result?.createdAt ?? at, change, row.result));
        // Without this the browser would ask once more whether anything follows.
        write.commit();
      };
    } catch (error) {
      giveUp(error);
    }
  });
}
