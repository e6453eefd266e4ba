// npm run schema: writes docs/schema/*.json and the table of docs/commands.md from the code's own schemas.
import { toJsonSchema, toJsonSchemaDefs, type ConversionConfig } from '@valibot/to-json-schema';
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';
import * as v from 'valibot';
import type { GenericSchema } from 'valibot';
import { COMMANDS } from '$lib/core/commands/vocabulary.ts';
import { count, id, pools, seat, text } from '$lib/core/event-parts.ts';
import { EVENT_SCHEMAS, eventSchema } from '$lib/core/events.ts';
import { entrySchema1, EVENT_SCHEMAS_1, eventSchema1 } from '$lib/core/record/formats/format-1.ts';
import { entrySchema } from '$lib/core/record/formats/format-2.ts';
import { gameFileSchema } from '$lib/core/record/game-file.ts';
import { gameViewSchema } from '$lib/core/queries/game-view.ts';
import { MAX_ENTRIES } from '$lib/core/record/limits.ts';
import { SETUP_FILES } from '$lib/core/record/setup-file.ts';
import { RECORD_VERBS } from './command-lines.ts';
import { documentSchema, replaySchema } from './replay/document.ts';
import { tableSchema } from './replay/table-schema.ts';

type Json = Record<string, unknown>;

const DRAFT = 'https://json-schema.org/draft/2020-12/schema';
const config: ConversionConfig = {
  target: 'draft-2020-12',
  typeMode: 'input',
  // Only the id of a game has such an action: it was any short text when format 1 was published.
  ignoreActions: ['check'],
};

/** What the definitions of a format that was released are called: they stay as open as they were published. */
const RELEASED = /-\d+$/;

type Definitions = Record<string, GenericSchema>;
const VERBS = Object.entries(COMMANDS as Record<string, { summary: string; args: GenericSchema }>);
/** Parts that many commands share. */
const PARTS: Definitions = { seat, id, count, text, pools };

/** The same schema with every object closed that it describes key by key, but not in definitions called `-1`. */
function closed<T>(schema: T): T {
  if (Array.isArray(schema)) return schema.map(closed) as T;
  if (typeof schema !== 'object' || schema === null) return schema;
  const rows = Object.entries(schema).map(([key, value]) => [
    key,
    RELEASED.test(key) ? value : closed(value),
  ]);
  const isClosed = 'properties' in schema && 'type' in schema && schema.type === 'object';
  return Object.fromEntries(isClosed ? [...rows, ['additionalProperties', false]] : rows) as T;
}

/** The schema without its own frame: `$schema` and definitions stand once, at the top. */
function partOf(schema: GenericSchema): Json {
  const {
    $schema: _,
    $defs: __,
    ...part
  } = toJsonSchema(schema, { ...config, definitions: PARTS });
  return closed(part as Json);
}

function fileJsonSchema(file: GenericSchema, definitions: Definitions): Json {
  const { $schema: _, ...schema } = toJsonSchema(file, { ...config, definitions });
  return {
    $schema: DRAFT,
    title: 'Custodian game file',
    description: 'The record of one game. See docs/game-file.md.',
    ...schema,
  };
}

const byType = (schemas: readonly { entries: { type: { literal: string } } }[], mark = '') =>
  Object.fromEntries(
    schemas.map((schema) => [schema.entries.type.literal + mark, schema]),
  ) as unknown as Definitions;
const living = byType(EVENT_SCHEMAS);

/**
 * One definition per fact, entries and file built on them; those of older formats bear its number. The reader
 * passes over a key that is in no sum; the schema names none.
 */
export function gameFileJsonSchema(): Json {
  const definitions = {
    ...living,
    ...byType(EVENT_SCHEMAS_1, '-1'),
    fact: eventSchema,
    entry: entrySchema,
    'fact-1': eventSchema1,
    'entry-1': entrySchema1,
  };
  return closed(fileJsonSchema(gameFileSchema, definitions));
}

/** A file with entries of one format alone. */
function ofOneFormat(entry: GenericSchema, most: number, definitions: Definitions): Json {
  const entries = v.pipe(v.array(entry), v.minLength(1), v.maxLength(most));
  // The key came after format 1.
  const { damaged: _, ...frame } = gameFileSchema.entries;
  return fileJsonSchema(v.object({ ...frame, entries }), { ...definitions, entry });
}

/** A file of format 1 alone, as it was published with that format. */
export const format1JsonSchema = (): Json =>
  ofOneFormat(entrySchema1, 100_000, { ...byType(EVENT_SCHEMAS_1), fact: eventSchema1 });

/** A file of today's format alone: what is published with the release that first writes it. */
export const todaysJsonSchema = (): Json =>
  closed(ofOneFormat(entrySchema, MAX_ENTRIES, { ...living, fact: eventSchema }));

function verbSchema([name, { summary, args }]: (typeof VERBS)[number]): [string, Json] {
  const schema = partOf(args) as Json & { required: string[] };
  const needed = schema.required.length > 0 ? ['command', 'args'] : ['command'];
  const properties = {
    command: { const: name },
    args: schema,
    and: { type: 'array', items: { $ref: '#/$defs/command' } },
    // Which game is laid is no argument: it says whose rules make facts of the arguments.
    ...(name === 'setUpGame' ? { game: BASE_GAME } : {}),
    ...MORE,
  };
  const shape = { type: 'object', properties, required: needed, additionalProperties: false };
  return [name, { description: summary, ...shape }];
}

const BASE_GAME = { type: 'string', description: 'Id of the base game; left out, the first one.' };

const MORE = { anyway: { $ref: '#/$defs/anyway' }, at: { $ref: '#/$defs/at' } };

/** One line of commands: a command with its arguments, or a verb of the record. */
export function commandsJsonSchema(): Json {
  return {
    $schema: DRAFT,
    title: 'Custodian command line',
    description: 'One line of what npm run replay reads. See docs/commands.md.',
    anyOf: [{ $ref: '#/$defs/command' }, { $ref: '#/$defs/record' }],
    $defs: {
      command: { anyOf: VERBS.map(([name]) => ({ $ref: `#/$defs/${name}` })) },
      record: {
        description: 'A verb of the record itself.',
        type: 'object',
        properties: { command: { enum: RECORD_VERBS }, ...MORE },
        required: ['command'],
        additionalProperties: false,
      },
      anyway: { type: 'boolean', description: 'Records what the referee refuses.' },
      at: { type: 'number', description: 'The instant, epoch ms.' },
      ...closed(toJsonSchemaDefs(PARTS, config)),
      ...Object.fromEntries(VERBS.map(verbSchema)),
    },
  };
}

/** The house rules of a table, as a setup file of a version has them. */
export const setupFileJsonSchema = (version: keyof typeof SETUP_FILES): Json => ({
  ...fileJsonSchema(SETUP_FILES[version], {}),
  title: 'Custodian setup file',
  description: 'House rules under a name. See docs/setup-file.md.',
});

/** What `npm run replay` prints: where the input leads, or why it cannot be read. */
export function replayJsonSchema(): Json {
  const definitions: Definitions = {
    seat,
    id,
    table: tableSchema,
    view: gameViewSchema,
    replay: replaySchema,
  };
  const { $schema: _, ...schema } = toJsonSchema(documentSchema, { ...config, definitions });
  return {
    $schema: DRAFT,
    title: 'Custodian replay',
    description: 'What npm run replay prints. See docs/replay.md.',
    ...schema,
  };
}

/** How the table of commands shows an argument: its name, `?` when it may be left out. */
function argumentsOf(args: GenericSchema): string {
  const { properties, required } = partOf(args) as { properties: Json; required: string[] };
  const names = Object.keys(properties).map((name) =>
    required.includes(name) ? name : `${name}?`,
  );
  return names.length > 0 ? names.map((name) => `\`${name}\``).join(' ') : 'none';
}

/** The table of docs/commands.md. */
export function commandsTable(): string {
  return [
    '| command | arguments | what it records |',
    '|---|---|---|',
    ...VERBS.map(
      ([name, { summary, args }]) => `| \`${name}\` | ${argumentsOf(args)} | ${summary} |`,
    ),
  ].join('\n');
}

const START = '<!-- commands: written by npm run schema -->';
const END = '<!-- end of commands -->';

/** The text of docs/commands.md with the table between its markers renewed. */
export function withTable(text: string): string {
  const [before, rest] = text.split(START);
  const after = rest?.split(END)[1];
  if (before === undefined || after === undefined)
    throw new Error('docs/commands.md has no markers');
  return `${before}${START}\n${commandsTable()}\n${END}${after}`;
}

const textOf = (schema: Json) => `${JSON.stringify(schema, null, 2)}\n`;

/** Every file that is made of the code, by its path, with the text that it should hold. */
export function generated(read: (path: string) => string): Record<string, string> {
  return {
    'docs/schema/game-file.schema.json': textOf(gameFileJsonSchema()),
    'docs/schema/setup-file.schema.json': textOf(setupFileJsonSchema(1)),
    'docs/schema/setup-file-2.schema.json': textOf(setupFileJsonSchema(2)),
    'docs/schema/commands.schema.json': textOf(commandsJsonSchema()),
    'docs/schema/replay.schema.json': textOf(replayJsonSchema()),
    'docs/commands.md': withTable(read('docs/commands.md')),
  };
}

/** Writes all of it, from the project's folder. */
export async function main(): Promise<void> {
  const { format, resolveConfig } = await import('prettier');
  const style = await resolveConfig('package.json');
  for (const [path, text] of Object.entries(generated((file) => readFileSync(file, 'utf8')))) {
    const shaped = path.endsWith('.json') ? await format(text, { ...style, filepath: path }) : text;
    mkdirSync(dirname(path), { recursive: true });
    writeFileSync(path, shaped);
    console.log(path);
  }
}
