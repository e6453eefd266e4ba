/** Names of the people who have played, for the next setup. */
import { stored, type Stored } from './storage-problem.ts';
import { tables } from './tables.ts';

/** Names that are offered: a club is smaller. */
const OFFERED = 200;

/** Names remembered, the last used first. */
export function listPeople(): Promise<Stored<string[]>> {
  return stored(async () => {
    const people = await (await tables()).people.toArray();
    const byUse = people.sort((a, b) => b.lastUsed - a.lastUsed || (a.name < b.name ? -1 : 1));
    return byUse.slice(0, OFFERED).map((person) => person.name);
  });
}

/** Remembers these names as used at `at` (epoch ms); empty ones are left out. */
export function rememberPeople(names: readonly string[], at: number): Promise<Stored<void>> {
  const people = names
    .map((name) => ({ name: name.trim(), lastUsed: at }))
    .filter((person) => person.name !== '');
  return stored(async () => {
    await (await tables()).people.bulkPut(people);
  });
}
