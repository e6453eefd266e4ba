/** What lies in the database of a device, read past the app. */

async function readInPage(gameId) {
  const asked = (request) =>
    new Promise((done, failed) => {
      request.onsuccess = () => done(request.result);
      request.onerror = () => failed(new Error(request.error?.message));
    });
  const opening = indexedDB.open('custodian');
  // There is none: it must not come into being here.
  opening.onupgradeneeded = () => opening.transaction.abort();
  const database = await asked(opening).catch(() => null);
  if (!database) return { entries: [], length: 0 };
  try {
    const looking = database.transaction(['entries', 'games']);
    const range = IDBKeyRange.bound([gameId, 0], [gameId, []]);
    const [entries, row] = await Promise.all([
      asked(looking.objectStore('entries').getAll(range)),
      asked(looking.objectStore('games').get(gameId)),
    ]);
    return { entries, length: row?.length ?? 0 };
  } finally {
    database.close();
  }
}

/** The entries of a game, and how many its row says there are. */
export const storedRecord = (page, gameId) => page.evaluate(readInPage, gameId);
