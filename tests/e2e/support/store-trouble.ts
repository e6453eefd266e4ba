/** Real causes for trouble with the store: what a browser, a full device or another tab may do. */
import type { Page } from '@playwright/test';
import { VERSION } from '../../../src/lib/storage/database.ts';
import { devtoolsOf } from './devtools.ts';

const originOf = (page: Page) => new URL(page.url()).origin;

/** The browser clears everything that it keeps for this address, as its settings let anyone do. */
export async function clearStore(page: Page): Promise<void> {
  const devtools = await devtoolsOf(page);
  await devtools.send('Storage.clearDataForOrigin', {
    origin: originOf(page),
    storageTypes: 'indexeddb',
  });
  await devtools.detach();
}

/** The browser gives this address so many bytes in all; less than before only if nothing is stored. */
export async function giveRoom(page: Page, bytes: number): Promise<void> {
  const devtools = await devtoolsOf(page);
  await devtools.send('Storage.overrideQuotaForOrigin', {
    origin: originOf(page),
    quotaSize: bytes,
  });
}

/** Something else of this address takes all the room that is left, but for less than an act needs. */
export async function fillRoom(page: Page): Promise<void> {
  await page.evaluate(async () => {
    const database = await new Promise<IDBDatabase>((done) => {
      const request = indexedDB.open('something-else');
      request.onupgradeneeded = () => request.result.createObjectStore('rows');
      request.onsuccess = () => done(request.result);
    });
    const takes = (size: number) =>
      new Promise<boolean>((done) => {
        const writing = database.transaction('rows', 'readwrite');
        writing.objectStore('rows').put('x'.repeat(size), crypto.randomUUID());
        writing.oncomplete = () => done(true);
        writing.onabort = () => done(false);
      });
    for (const size of [100_000, 10_000, 300]) {
      let most = 1_000;
      while (most-- > 0 && (await takes(size)));
    }
    database.close();
  });
}

/** A tab of the same app that begins to write and does not end; answers how to let it end. */
export async function holdStore(page: Page): Promise<() => Promise<void>> {
  const other = await page.context().newPage();
  // A file of the app that runs nothing.
  await other.goto('./robots.txt');
  await other.evaluate(async () => {
    const database = await new Promise<IDBDatabase>((done) => {
      const request = indexedDB.open('custodian');
      request.onsuccess = () => done(request.result);
    });
    const store = database.transaction(['entries', 'games'], 'readwrite').objectStore('games');
    // A transaction lives for as long as someone asks it something.
    const again = () => void (store.count().onsuccess = again);
    again();
  });
  return () => other.close();
}

/** A newer version of the app opens the database of this device, and is closed again. */
export async function useNewerApp(page: Page): Promise<void> {
  const other = await page.context().newPage();
  await other.goto('./robots.txt');
  await other.evaluate(
    (newer) =>
      new Promise<void>((done) => {
        const request = indexedDB.open('custodian', newer);
        request.onsuccess = () => {
          request.result.close();
          done();
        };
      }),
    (VERSION + 1) * 10,
  );
  await other.close();
}
