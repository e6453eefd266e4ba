/**
 * Samples of every fact, made of its schema: one that says no more than it has to, and one more for each
 * other thing that a field can say.
 */
import { EVENT_SCHEMAS, type EventType, type GameEvent } from '../../src/lib/core/events.ts';

/** What is read of a schema; which of these it has, its `type` says. */
interface Schema {
  type: string;
  entries?: Readonly<Record<string, Schema>>;
  item?: Schema;
  items?: readonly Schema[];
  wrapped?: Schema;
  key?: Schema;
  value?: Schema;
  options?: readonly unknown[];
  literal?: unknown;
  pipe?: readonly { type: string; requirement?: unknown }[];
}

/** What a text is, by the key under which it stands: ids that a table knows. */
const TEXTS: Readonly<Record<string, string>> = {
  agenda: 'mutiny',
  attachment: 'core-mining-agenda',
  attachments: 'core-mining-agenda',
  breakthrough: 'auto-factories',
  card: 'trade',
  cards: 'trade',
  cause: 'trade',
  exhausted: 'trade',
  expansions: 'pok',
  faction: 'federation-of-sol',
  goods: 'trade',
  id: 'corner-the-market',
  law: 'mutiny',
  leader: 'carth-of-golden-sands',
  leaders: 'carth-of-golden-sands',
  note: 'trade-agreement',
  objective: 'corner-the-market',
  part: 'secrets',
  preset: 'cheat-sheet',
  question: 'structures:4',
  relic: 'nano-forge',
  relics: 'nano-forge',
  rider: 'imperial-rider',
  ruleset: 'base',
  secondaries: 'trade',
  technologies: 'neural-motivator',
  technology: 'neural-motivator',
};
/** Any other id is that of a planet, and any other text is typed. */
const PLANET = 'mecatol-rex';
const TYPED = 'Something typed';

const patternOf = ({ pipe = [] }: Schema) => pipe.find(({ type }) => type === 'regex')?.requirement;

function textsOf(schema: Schema, key: string): string[] {
  const pattern = String(patternOf(schema));
  if (pattern.startsWith('/^s')) return ['s1', 's2'];
  if (pattern.startsWith('/^own-')) return ['own-council'];
  return [TEXTS[key] ?? (patternOf(schema) ? PLANET : TYPED)];
}

/** A bound of a schema, or another one where it has none. */
const boundOf = ({ pipe = [] }: Schema, type: string, none: number): number =>
  Number(pipe.find((action) => action.type === type)?.requirement ?? none);

/** Numbers within the bounds of a schema: some that read differently. */
function numbersOf(schema: Schema): number[] {
  const [least, most] = [boundOf(schema, 'min_value', -9), boundOf(schema, 'max_value', 9)];
  return [...new Set([1, 2, 0, -1].map((number) => Math.min(most, Math.max(least, number))))];
}

/** One row for the first sample of every field, and one for each further sample of one field. */
function rowsOf<Key extends string | number>(
  fields: readonly [Key, unknown[]][],
): [Key, unknown][][] {
  const first = fields.map(([key, [one]]): [Key, unknown] => [key, one]);
  const others = fields.flatMap(([key, [, ...more]], at) =>
    more.map((value) => first.with(at, [key, value])),
  );
  return [first, ...others];
}

/** What a schema can say, under this key; the first sample says the least. */
function samplesOf(schema: Schema, key: string): unknown[] {
  switch (schema.type) {
    case 'object': {
      const fields = Object.entries(schema.entries ?? {}).map(
        ([name, field]): [string, unknown[]] => [name, samplesOf(field, name)],
      );
      return rowsOf(fields).map((row) =>
        Object.fromEntries(row.filter(([, value]) => value !== undefined)),
      );
    }
    case 'optional':
      return [undefined, ...samplesOf(schema.wrapped!, key)];
    case 'nullable':
      return [...samplesOf(schema.wrapped!, key), null];
    case 'array': {
      const items = samplesOf(schema.item!, key);
      const [least, most] = [boundOf(schema, 'min_length', 0), boundOf(schema, 'max_length', 99)];
      const all = [...items, ...items].slice(0, Math.max(least, Math.min(most, items.length)));
      const lists = [items.slice(0, 1), all, ...items.slice(1).map((item) => [item]), []];
      return lists.filter(({ length }) => length >= least && length <= most);
    }
    case 'tuple':
      return rowsOf(
        schema.items!.map((item, at): [number, unknown[]] => [at, samplesOf(item, key)]),
      ).map((row) => row.map(([, value]) => value));
    case 'record': {
      const [name] = samplesOf(schema.key!, key);
      return [...samplesOf(schema.value!, key).map((value) => ({ [String(name)]: value })), {}];
    }
    case 'variant':
    case 'union':
      return (schema.options as readonly Schema[]).flatMap((option) => samplesOf(option, key));
    case 'picklist':
      return [...(schema.options ?? [])];
    case 'literal':
      return [schema.literal];
    case 'boolean':
      return [true, false];
    case 'number':
      return numbersOf(schema);
    case 'string':
      return textsOf(schema, key);
    default:
      throw new Error(`no samples of ${schema.type}`);
  }
}

const SCHEMAS = new Map<string, unknown>(
  EVENT_SCHEMAS.map((schema) => [schema.entries.type.literal, schema]),
);

/** Samples of the facts of one type. */
export const factSamples = (type: EventType): GameEvent[] =>
  samplesOf(SCHEMAS.get(type) as Schema, type) as GameEvent[];
