/** The copies of the facts: names, ids and figures alone, and what their source says. */
import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { FACT_TABLES, factCopy, factSource, factsFolder } from '../../../support/fact-copies.ts';
import { factRows, factText } from '../../../support/facts.ts';

const folder = factsFolder();
const CODE = /^[A-Za-z0-9.+-]*$/;

/** Every text in a value, but for the names of cards. */
function textsOf(value: unknown): string[] {
  if (typeof value === 'string') return [value];
  if (value === null || typeof value !== 'object') return [];
  return Object.entries(value).flatMap(([key, part]) => (key === 'name' ? [] : textsOf(part)));
}

describe.each(FACT_TABLES)('the copy of %s', (table) => {
  it('holds ids, figures and names, and no sentence', () => {
    const rows = factRows<{ name?: string | null }>(table);
    expect(rows.flatMap(textsOf).filter((text) => !CODE.test(text))).toEqual([]);
    expect(rows.filter(({ name }) => (name ?? '').split(' ').length > 6)).toEqual([]);
  });
});

// Skipped where no tables of facts lie beside the project: then there is nothing to equal.
it.skipIf(!folder)('the copies equal the tables of facts beside the project', () => {
  const read = (file: string): unknown =>
    JSON.parse(readFileSync(new URL(`${file}.json`, folder!), 'utf8'));
  const stale = FACT_TABLES.filter(
    (table) => factCopy(table, factSource(table, read)) !== factText(table),
  );
  expect(stale, 'npm run facts copies them anew').toEqual([]);
});
