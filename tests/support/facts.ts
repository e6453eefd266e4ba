/** The facts about the printed game that our tables are compared with, row by row. */
import { readFileSync } from 'node:fs';
import type { BoxId } from '../../src/lib/core/vocabulary.ts';
import { EXPANSIONS } from '../../src/lib/rulesets/boxes.ts';
import { FACT_TABLES, type FactTable } from './fact-copies.ts';

const FOLDER = new URL('../fixtures/facts/', import.meta.url);

/** A table as its file has it (see fact-copies.ts). */
export const factText = (table: FactTable): string =>
  readFileSync(new URL(`${table}.json`, FOLDER), 'utf8');

/** The rows of a table: never none, else a comparison row by row would hold by itself. */
export function factRows<T>(table: FactTable): T[] {
  const rows = JSON.parse(factText(table)) as T[];
  if (rows.length === 0) throw new Error(`no facts: ${table}`);
  return rows;
}

const told = new Set(
  FACT_TABLES.flatMap((table) => factRows<{ expansion?: string }>(table)).map(
    ({ expansion }) => expansion,
  ),
);

/** The boxes that the facts tell of: figures of all boxes together are those of these alone. */
export const TOLD_BOXES: readonly BoxId[] = EXPANSIONS.filter((box) => told.has(box));
