/** On a fresh clone there are no packages yet: what installs them imports none. */
import { readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { parseAst } from 'vite';
import { expect, it } from 'vitest';

const TOOLS = join(import.meta.dirname, '../../../src/tools');

/** What a module imports before a line of it runs. */
function importedBy(file: string): string[] {
  const { body } = parseAst(readFileSync(file, 'utf8'));
  return body.flatMap((statement) =>
    'source' in statement && statement.source ? [String(statement.source.value)] : [],
  );
}

it.each(['test.mjs', 'start.mjs', 'replay.mjs', 'build.mjs', 'e2e.mjs'])(
  '%s and all that it imports need nothing but Node',
  (entry) => {
    const files = new Set([join(TOOLS, entry)]);
    const packages: string[] = [];
    for (const file of files) {
      for (const from of importedBy(file)) {
        if (from.startsWith('.')) files.add(join(dirname(file), from));
        else if (!from.startsWith('node:')) packages.push(`${from} in ${file}`);
      }
    }
    expect(files.size).toBeGreaterThan(1);
    expect(packages).toEqual([]);
  },
);
