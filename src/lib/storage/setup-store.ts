/** The setups that a table has saved: each a row of the settings, under its name. */
import { rulesIn, type NamedRules } from '$lib/core/record/setup-file.ts';
import { stored, type Stored } from './storage-problem.ts';
import { tables } from './tables.ts';

const PREFIX = 'setup:';

/** Two names that differ by case alone are one. */
const keyOf = (name: string) => PREFIX + name.trim().toLowerCase();

function setupIn(value: unknown): NamedRules[] {
  const { name, rules } = (value ?? {}) as Partial<Record<keyof NamedRules, unknown>>;
  const read = rulesIn(rules);
  return typeof name === 'string' && read ? [{ name, rules: read }] : [];
}

/** Every setup, by name; what is no setup among them is left where it is. */
export function listSetups(): Promise<Stored<NamedRules[]>> {
  return stored(async () => {
    const rows = await (await tables()).settings.where('key').startsWith(PREFIX).toArray();
    return rows.flatMap(({ value }) => setupIn(value));
  });
}

/** Keeps a setup; `before` is the name that it had, which goes in the same transaction. */
export function keepSetup({ name, rules }: NamedRules, before = name): Promise<Stored<void>> {
  return stored(async () => {
    const { settings } = await tables();
    await settings.db.transaction('rw', settings, async () => {
      if (keyOf(before) !== keyOf(name)) await settings.delete(keyOf(before));
      await settings.put({ key: keyOf(name), value: { name: name.trim(), rules } });
    });
  });
}

export function dropSetup(name: string): Promise<Stored<void>> {
  return stored(async () => {
    await (await tables()).settings.delete(keyOf(name));
  });
}
