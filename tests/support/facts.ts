/**
 * Tables of facts about the printed game that are kept outside the project. Where a machine has
 * them, in a folder `facts` of a folder beside this one, our tables are compared with them row by
 * row; elsewhere only counts and cross-references are held.
 */
import { existsSync, readdirSync, readFileSync } from 'node:fs';

function find(): URL | null {
  const beside = new URL('../../../', import.meta.url);
  const folders = readdirSync(beside).map((name) => new URL(`${name}/facts/`, beside));
  return folders.find((folder) => existsSync(new URL('planets.json', folder))) ?? null;
}

const folder = find();

/** Whether there is anything to compare with. */
export const HAS_FACTS = folder !== null;

/** The rows of a table; none where the tables are missing. */
export function factRows<T>(table: string): T[] {
  if (!folder) return [];
  return JSON.parse(readFileSync(new URL(`${table}.json`, folder), 'utf8')) as T[];
}
