/**
 * The place of this device at the table that it joined last, in a small database of its own: a certificate
 * can be kept in IndexedDB alone. Whatever fails costs a code that has to be read again.
 */

/** What is kept: for whose table, as whom, and how its next page is let in. */
export interface KeptPlace {
  /** SHA-256 of the certificate of the table. */
  host: string;
  ticket: string;
  spare: { offer: string; ufrag: string; pwd: string } | null;
}

const [DATABASE, STORE] = ['custodian-place', 'place'];

function opened(): Promise<IDBDatabase> {
  return new Promise((done, fail) => {
    const asked = indexedDB.open(DATABASE, 1);
    asked.onupgradeneeded = () => asked.result.createObjectStore(STORE);
    asked.onsuccess = () => done(asked.result);
    asked.onerror = () => fail(asked.error ?? new Error('not opened'));
    asked.onblocked = () => fail(new Error('blocked'));
  });
}

async function asked(
  mode: IDBTransactionMode,
  ask: (store: IDBObjectStore) => IDBRequest,
): Promise<unknown> {
  try {
    const database = await opened();
    try {
      return await new Promise<unknown>((done, fail) => {
        const request = ask(database.transaction(STORE, mode).objectStore(STORE));
        request.onsuccess = () => done(request.result);
        request.onerror = () => fail(request.error ?? new Error('not asked'));
      });
    } finally {
      database.close();
    }
  } catch {
    return null;
  }
}

/** The place that an earlier page of this device had, or null. */
export const keptPlace = async (): Promise<KeptPlace | null> =>
  ((await asked('readonly', (store) => store.get('place'))) as KeptPlace | null) ?? null;

/** Keeps a place for the next page, or forgets it. */
export const keepPlace = (place: KeptPlace | null): Promise<unknown> =>
  asked('readwrite', (store) => (place ? store.put(place, 'place') : store.delete('place')));

/** What a certificate is made with. */
export const CURVE: EcKeyGenParams = { name: 'ECDSA', namedCurve: 'P-256' };

/** A certificate that will not do for an evening any more is made anew (ms). */
const EVENING = 86_400_000;

/** The certificate of this device: the same on each of its pages; null where none can be made. */
export async function keptCertificate(): Promise<RTCCertificate | null> {
  const kept = await asked('readonly', (store) => store.get('certificate'));
  if (kept instanceof RTCCertificate && kept.expires > Date.now() + EVENING) return kept;
  try {
    const made = await RTCPeerConnection.generateCertificate(CURVE);
    await asked('readwrite', (store) => store.put(made, 'certificate'));
    return made;
  } catch {
    return null;
  }
}
