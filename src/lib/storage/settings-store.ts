/** Small facts about this device, by key. */
import { stored, type Stored } from './storage-problem.ts';
import { tables } from './tables.ts';

/** The value kept under a key, or undefined. */
export function readSetting(key: string): Promise<Stored<unknown>> {
  return stored(async () => (await (await tables()).settings.get(key))?.value);
}

/** Keeps a value (plain data) under a key. */
export function writeSetting(key: string, value: unknown): Promise<Stored<void>> {
  return stored(async () => {
    await (await tables()).settings.put({ key, value });
  });
}
