/** A newer version of the app that has been used on this device: tables of a later version. */
import { onTestFinished } from 'vitest';
import { database } from '../../src/lib/storage/database.ts';

/** Opens the database as the next version of the app would; it is gone again after the test. */
export async function newerApp(): Promise<void> {
  const opened = await new Promise<IDBDatabase>((done, failed) => {
    const request = indexedDB.open(database.name, (database.verno + 1) * 10);
    request.onsuccess = () => done(request.result);
    request.onerror = () => failed(request.error ?? new Error('not opened'));
  });
  onTestFinished(async () => {
    opened.close();
    await database.delete();
  });
}
