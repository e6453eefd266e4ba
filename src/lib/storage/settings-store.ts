/** Small facts about this device, by key. */
import { database } from './database.ts';
import { stored, type Stored } from './storage-problem.ts';

/** The value kept under a key, or undefined. */
export function readSetting(key: string): Promise<Stored<unknown>> {
  return stored(async () => (await database.settings.get(key))?.value);
}

/** Keeps a value (plain data) under a key. */
export function writeSetting(key: string, value: unknown): Promise<Stored<void>> {
  return stored(async () => {
    await database.settings.put({ key, value });
  });
}
