/** What people are called beside the records, and the device that says so. */
import { keyOf, mergeNamings, type Naming } from '$lib/core/record/people-book.ts';
import { stored, type Stored } from './storage-problem.ts';
import { tables } from './tables.ts';

/** Every naming of this device. */
export function listNamings(): Promise<Stored<Naming[]>> {
  return stored(async () => {
    const rows = await (await tables()).namings.toArray();
    return mergeNamings(rows.map(({ naming }) => naming));
  });
}

/** Takes namings in; of two about the same the later one stays. */
export function addNamings(added: readonly Naming[]): Promise<Stored<void>> {
  return stored(async () => {
    const { namings } = await tables();
    await namings.db.transaction('rw', namings, async () => {
      const here = await namings.toArray();
      const merged = mergeNamings(
        here.map(({ naming }) => naming),
        added,
      );
      await namings.bulkPut(merged.map((naming) => ({ key: keyOf(naming), naming })));
    });
  });
}

/** The key under which a device keeps its own id. */
const DEVICE = 'device';

/** The id of this device, made once; `fresh` is what it becomes where there is none. */
export function deviceId(fresh: string): Promise<Stored<string>> {
  return stored(async () => {
    const { settings } = await tables();
    return settings.db.transaction('rw', settings, async () => {
      const known = (await settings.get(DEVICE))?.value;
      if (typeof known === 'string') return known;
      await settings.put({ key: DEVICE, value: fresh });
      return fresh;
    });
  });
}
