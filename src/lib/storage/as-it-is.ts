/** The database of this device past its library, opened for reading in whatever version it is. */

export const NAME = 'custodian';

/** Opens it; `none` where there is none, which must not come into being here, without tables. */
export function openAsItIs(): Promise<IDBDatabase | 'none' | 'failed'> {
  return new Promise((done) => {
    let none = false;
    const request = indexedDB.open(NAME);
    request.onupgradeneeded = () => {
      none = true;
      request.transaction?.abort();
    };
    request.onerror = () => done(none ? 'none' : 'failed');
    request.onblocked = () => done('failed');
    request.onsuccess = () => {
      const database = request.result;
      // A newer app in another tab waits for no one here.
      database.onversionchange = () => database.close();
      done(database);
    };
  });
}
