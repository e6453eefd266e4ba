import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { COMMANDS } from '../../../src/lib/core/commands/vocabulary.ts';
import { EVENT_SCHEMAS } from '../../../src/lib/core/events.ts';
import { REFUSALS } from '../../../src/lib/core/refusal-codes.ts';
import {
  commandsJsonSchema,
  gameFileJsonSchema,
  generated,
  replayJsonSchema,
} from '../../../src/tools/schema.ts';

const read = (path: string) => readFileSync(join(import.meta.dirname, '../../..', path), 'utf8');
const definitions = (schema: Record<string, unknown>) => schema['$defs'] as Record<string, object>;

/** Rows of the table under a heading, cell by cell. */
const rowsUnder = (path: string, heading: string) =>
  (read(path).split(heading)[1] ?? '')
    .split('\n#')[0]
    ?.split('\n')
    .filter((line) => line.startsWith('| ') && !line.startsWith('|---'))
    .slice(1)
    .map((line) => line.split('|').map((cell) => cell.trim())) ?? [];
const named = (cell: string | undefined) =>
  [...(cell ?? '').matchAll(/`([\w-]+)`/g)].map(([, name = '']) => name);

describe('what is written by hand', () => {
  it('tells only of choices that a command has and that may be left out', () => {
    const commands = definitions(commandsJsonSchema()) as Record<
      string,
      { properties?: { args: { properties: object; required: string[] } } }
    >;
    let names: string[] = [];
    const told: string[] = [];
    const wrong: string[] = [];
    for (const [, command, left] of rowsUnder(
      'docs/commands.md',
      '## What an omitted choice does',
    )) {
      if (command !== '') names = named(command);
      for (const choice of named(left)) {
        told.push(choice);
        const has = (name: string) => {
          const args = commands[name]?.properties?.args;
          const within = JSON.stringify(args?.properties ?? {}).includes(`"${choice}":`);
          return within && !args?.required.includes(choice);
        };
        wrong.push(...names.filter((name) => !has(name)).map((name) => `${name} ${choice}`));
      }
    }
    expect(told.length).toBeGreaterThan(30);
    expect(wrong).toEqual([]);
  });

  it('names every key of the replay document', () => {
    const { replay, table } = definitions(replayJsonSchema()) as Record<
      string,
      { properties: object }
    >;
    const keys = [replay, table].flatMap((schema) => Object.keys(schema?.properties ?? {}));
    const told = new Set(named(read('docs/replay.md')));
    expect(keys.length).toBeGreaterThan(25);
    expect(keys.filter((key) => !told.has(key))).toEqual([]);
  });
});

/** Every object that a schema describes key by key, by the path to it. */
function objectsIn(value: unknown, path: string): [string, Record<string, unknown>][] {
  if (typeof value !== 'object' || value === null) return [];
  const row = value as Record<string, unknown>;
  const below = Object.entries(row).flatMap(([key, inner]) => objectsIn(inner, `${path}/${key}`));
  return row['type'] === 'object' && 'properties' in row ? [[path, row], ...below] : below;
}

describe('every object of both schemas', () => {
  const open = (schema: Record<string, unknown>) =>
    objectsIn(schema, '').filter(([, object]) => object['additionalProperties'] !== false);
  /** Definitions of a format that was released: they stay what was published. */
  const released = (path: string) => /^\/\$defs\/[^/]+-\d+(\/|$)/.test(path);

  it('is closed in the schema of a command line', () => {
    const schema = commandsJsonSchema();
    expect(objectsIn(schema, '').length).toBeGreaterThan(300);
    expect(open(schema).map(([path]) => path)).toEqual([]);
  });

  it('is closed in the schema of a game file, but for the formats that were released', () => {
    const schema = gameFileJsonSchema();
    const living = objectsIn(schema, '').filter(([path]) => !released(path));
    expect(living.length).toBeGreaterThan(150);
    expect(open(schema).filter(([path]) => !released(path))).toEqual([]);
    // What was published is as open as it was.
    expect(open(schema).length).toBe(objectsIn(schema, '').length - living.length);
  });
});

describe('what is written from the code', () => {
  it.each(Object.entries(generated(read)))(
    '%s is up to date (else: npm run schema)',
    (path, text) => {
      if (path.endsWith('.json')) expect(JSON.parse(read(path))).toEqual(JSON.parse(text));
      else expect(read(path)).toBe(text);
    },
  );

  it('defines every fact, every command and every refusal', () => {
    const file = definitions(gameFileJsonSchema());
    const facts = EVENT_SCHEMAS.map((schema) => schema.entries.type.literal);
    expect(Object.keys(file)).toEqual(expect.arrayContaining(facts));
    expect(Object.keys(definitions(commandsJsonSchema()))).toEqual(
      expect.arrayContaining(Object.keys(COMMANDS)),
    );
    expect(JSON.stringify(file['entry'])).toContain(JSON.stringify(Object.keys(REFUSALS)));
  });
});
