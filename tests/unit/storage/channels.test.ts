/** Firefox with site data blocked: a channel cannot be made there, and the database makes one as it is loaded. */
import 'fake-indexeddb/auto';
import { afterEach, expect, test, vi } from 'vitest';

class Refused {
  constructor() {
    throw new DOMException('The operation is insecure.', 'SecurityError');
  }
}

afterEach(() => vi.unstubAllGlobals());

test('the database is loaded where a channel cannot be made', async () => {
  vi.stubGlobal('BroadcastChannel', Refused);
  const { database } = await import('../../../src/lib/storage/database.ts');
  expect(database.name).toBe('custodian');
  expect(typeof BroadcastChannel).toBe('undefined');
});
