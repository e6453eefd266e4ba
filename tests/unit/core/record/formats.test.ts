/** Older formats stay what they were: each is compared with the schema that was published with it. */
import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { format1JsonSchema } from '../../../../src/tools/schema-main.ts';

type Json = Record<string, unknown>;

const published = JSON.parse(
  readFileSync(
    new URL('../../../../docs/schema/game-file-format-1.schema.json', import.meta.url),
    'utf8',
  ),
) as Json;

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

describe('format 1', () => {
  it('is what was published with it', () => {
    expect(withoutFormat(format1JsonSchema())).toEqual(withoutFormat(published));
  });

  it('is named by its number', () => {
    const { entry } = format1JsonSchema()['$defs'] as Record<string, { properties: Json }>;
    expect(entry?.properties['format']).toEqual({ const: 1 });
  });
});
