/**
 * Formats of the record: what was released stays what it was, by a file of its own, and whatever is added
 * after a release has the next number.
 */
import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { FORMAT } from '../../../../src/lib/core/record/entry.ts';
import { format1JsonSchema, todaysJsonSchema } from '../../../../src/tools/schema.ts';
import { grownBeyond, numberFor } from '../../../support/format-growth.ts';

type Json = Record<string, unknown>;

/** The format that each release writes, by its version in CHANGELOG.md. */
const RELEASED: Readonly<Record<string, number>> = { '0.1.0': 1 };
/** The frozen schema of each of them, made of its file. */
const FROZEN: Readonly<Record<number, () => Json>> = { 1: format1JsonSchema };
const formats = [...new Set(Object.values(RELEASED))];
const last = Math.max(...formats);

const read = (path: string) =>
  readFileSync(new URL(`../../../../${path}`, import.meta.url), 'utf8');
const published = (format: number) =>
  JSON.parse(read(`docs/schema/game-file-format-${format}.schema.json`)) as Json;

/** The schema without the number of its format: any number was taken for one when it was published. */
function withoutFormat(schema: Json): Json {
  const definitions = schema['$defs'] as Record<string, { properties: Json; required: string[] }>;
  const { properties, required, ...entry } = definitions['entry']!;
  const { format: _, ...rest } = properties;
  const keys = [...required].sort();
  return {
    ...schema,
    $defs: { ...definitions, entry: { ...entry, required: keys, properties: rest } },
  };
}

describe('releases', () => {
  it('are those of the changelog, each with the format that it writes', () => {
    const versions = [...read('CHANGELOG.md').matchAll(/^## (\d\S*)$/gm)].map(([, name]) => name);
    expect(versions.toReversed()).toEqual(Object.keys(RELEASED));
  });
});

describe.each(formats)('format %i, which was released,', (format) => {
  it('is what was published with it', () => {
    expect(withoutFormat(FROZEN[format]!())).toEqual(withoutFormat(published(format)));
  });

  it('is named by its number', () => {
    const { entry } = FROZEN[format]!()['$defs'] as Record<string, { properties: Json }>;
    expect(entry?.properties['format']).toEqual({ const: format });
  });

  it('imports nothing that lives', () => {
    const source = read(`src/lib/core/record/formats/format-${format}.ts`);
    const imported = [...source.matchAll(/from '([^']+)'/g)].map(([, from]) => from);
    expect(imported).toEqual(['valibot']);
  });
});

describe('the format of today', () => {
  it('has the next number once it tells more, or less, than the last one released', () => {
    expect(FORMAT).toBe(numberFor(last, published(last), todaysJsonSchema()));
  });
});

describe('the number after a release', () => {
  type Defs = Record<string, { properties: Record<string, Json>; required: string[] }>;
  /** Today's schema, as if it had been released as 2, with something changed since. */
  const since = (change: (defs: Defs) => void): Json => {
    const living = structuredClone(todaysJsonSchema());
    change(living['$defs'] as Defs);
    return living;
  };
  const number = (change: (defs: Defs) => void) => numberFor(2, todaysJsonSchema(), since(change));

  it('stays where nothing changed but the order', () => {
    expect(number(() => undefined)).toBe(2);
    expect(number((defs) => defs['game.created']!.required.reverse())).toBe(2);
  });

  it.each<[string, (defs: Defs) => void]>([
    ['a fact', (defs) => (defs['moon.taken'] = { properties: {}, required: [] })],
    ['a field', (defs) => (defs['turn.passed']!.properties['cause'] = { type: 'string' })],
    [
      'a code of a refusal',
      (defs) => {
        const { code } = defs['entry']!.properties['overruled']!['properties'] as Defs;
        (code as unknown as { enum: string[] }).enum.push('moon-is-full');
      },
    ],
    ['a narrower bound', (defs) => (defs['goods.gained']!.properties['goods']!['maximum'] = 99)],
    ['a field that has to be there', (defs) => defs['goods.gained']!.required.push('cause')],
    ['a fact that is gone', (defs) => delete defs['turn.passed']],
  ])('goes up by %s', (_, change) => {
    expect(number(change)).toBe(3);
    expect(grownBeyond(todaysJsonSchema(), since(change))).not.toEqual([]);
  });
});
