/**
 * What of a value does not fit a JSON Schema of docs/schema: only the keywords that stand in them;
 * any other is an error, so that none is passed over.
 */
type Json = Record<string, unknown>;
type Check = (value: unknown, told: never, at: Place) => string[];

interface Place {
  path: string;
  /** The schema that the keyword stands in, and the one with the definitions. */
  schema: Json;
  root: Json;
}

const isRow = (value: unknown): value is Json =>
  typeof value === 'object' && value !== null && !Array.isArray(value);
const typeOf = (value: unknown) =>
  value === null ? 'null' : Array.isArray(value) ? 'array' : typeof value;
const isType = (value: unknown, type: string) =>
  type === 'integer' ? Number.isInteger(value) : typeOf(value) === type;
const none = (): string[] => [];
const unless = (fits: boolean, path: string, problem: string) =>
  fits ? [] : [`${path}: ${problem}`];

/** What does not fit `properties`, and what of the rest does not fit `additionalProperties`. */
function others(value: Json, { schema }: Place): [string, unknown][] {
  const named = (schema['properties'] ?? {}) as Json;
  return Object.entries(value).filter(([key]) => !(key in named));
}

const CHECKS: Record<string, Check> = {
  $schema: none,
  $defs: none,
  title: none,
  description: none,
  $ref: (value, ref: string, at) => {
    const name = ref.replace('#/$defs/', '');
    return check(value, (at.root['$defs'] as Record<string, Json>)[name] ?? {}, at);
  },
  type: (value, type: string, { path }) => unless(isType(value, type), path, `is no ${type}`),
  enum: (value, list: unknown[], { path }) =>
    unless(list.includes(value), path, `${JSON.stringify(value)} is not one of them`),
  anyOf: (value, schemas: Json[], at) => {
    const problems = schemas.map((schema) => check(value, schema, at));
    return problems.some((list) => list.length === 0) ? [] : problems.flat();
  },
  items: (value, schema: Json, at) =>
    Array.isArray(value)
      ? value.flatMap((item, i) => check(item, schema, { ...at, path: `${at.path}[${i}]` }))
      : [],
  prefixItems: (value, schemas: Json[], at) =>
    Array.isArray(value)
      ? schemas.flatMap((schema, i) =>
          i < value.length ? check(value[i], schema, { ...at, path: `${at.path}[${i}]` }) : [],
        )
      : [],
  minItems: (value, least: number, { path }) =>
    Array.isArray(value) ? unless(value.length >= least, path, 'has too few') : [],
  properties: (value, schemas: Record<string, Json>, at) =>
    isRow(value)
      ? Object.entries(schemas).flatMap(([key, schema]) =>
          key in value ? check(value[key], schema, { ...at, path: `${at.path}.${key}` }) : [],
        )
      : [],
  required: (value, keys: string[], { path }) =>
    isRow(value) ? keys.flatMap((key) => unless(key in value, path, `has no ${key}`)) : [],
  additionalProperties: (value, schema: false | Json, at) =>
    isRow(value)
      ? others(value, at).flatMap(([key, item]) =>
          schema
            ? check(item, schema, { ...at, path: `${at.path}.${key}` })
            : [`${at.path}: has a stray ${key}`],
        )
      : [],
  propertyNames: (value, schema: Json, at) =>
    isRow(value) ? Object.keys(value).flatMap((key) => check(key, schema, at)) : [],
  pattern: (value, pattern: string, { path }) =>
    typeof value === 'string' ? unless(new RegExp(pattern, 'u').test(value), path, 'is odd') : [],
  const: (value, one: unknown, { path }) => unless(value === one, path, 'is something else'),
  oneOf: (value, schemas: Json[], at) =>
    unless(
      schemas.filter((schema) => check(value, schema, at).length === 0).length === 1,
      at.path,
      'fits none, or several',
    ),
  maxLength: (value, most: number, { path }) =>
    typeof value === 'string' ? unless(value.length <= most, path, 'is too long') : [],
  minimum: (value, least: number, { path }) =>
    typeof value === 'number' ? unless(value >= least, path, `is below ${least}`) : [],
  maximum: (value, most: number, { path }) =>
    typeof value === 'number' ? unless(value <= most, path, `is above ${most}`) : [],
};

function check(value: unknown, schema: Json, { path, root }: Omit<Place, 'schema'>): string[] {
  return Object.entries(schema).flatMap(([keyword, told]) => {
    const one = CHECKS[keyword];
    if (!one) throw new Error(`${keyword} is not looked at`);
    return one(value, told as never, { path, schema, root });
  });
}

/** Every problem of a value, with its place; none when it fits. */
export function problemsOf(value: unknown, schema: Json): string[] {
  return check(value, schema, { path: '$', root: schema });
}
