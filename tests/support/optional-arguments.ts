/** Arguments that may be left out, by their path in a schema: `settings.goal`, `found[].goods`. */
import type { GenericSchema } from 'valibot';

interface Schema {
  type: string;
  entries?: Record<string, Schema>;
  item?: Schema;
  items?: readonly Schema[];
  options?: readonly unknown[];
  wrapped?: Schema;
  value?: Schema;
}

const isSchema = (value: unknown): value is Schema =>
  typeof value === 'object' && value !== null && 'type' in value;

function pathsIn(schema: Schema, path: string): string[] {
  const { entries = {}, item, items = [], options = [], wrapped, value } = schema;
  const rows = Object.entries(entries).flatMap(([key, entry]) => {
    const at = path === '' ? key : `${path}.${key}`;
    return entry.type === 'optional' ? [at, ...pathsIn(entry, at)] : pathsIn(entry, at);
  });
  const lists = [...(item ? [item] : []), ...items].flatMap((one) => pathsIn(one, `${path}[]`));
  const others = [...options.filter(isSchema), ...(wrapped ? [wrapped] : [])];
  const keyed = value ? pathsIn(value, `${path}.*`) : [];
  return [...rows, ...lists, ...others.flatMap((one) => pathsIn(one, path)), ...keyed];
}

/** The path of every argument of a command that may be left out, at whatever depth, each once. */
export const optionalPaths = (args: GenericSchema): string[] => [
  ...new Set(pathsIn(args as unknown as Schema, '')),
];

type Row = Record<string, unknown>;
const isRow = (value: unknown): value is Row => typeof value === 'object' && value !== null;

/** Takes what stands under a path out of a value, wherever it stands there; whether any did. */
function takeOut(value: unknown, keys: readonly string[]): boolean {
  const [key = '', ...rest] = keys;
  if (!isRow(value)) return false;
  if (key === '[]' || key === '*') {
    return Object.values(value)
      .map((inner) => takeOut(inner, rest))
      .includes(true);
  }
  if (rest.length > 0) return takeOut(value[key], rest);
  if (!Object.hasOwn(value, key)) return false;
  delete value[key];
  return true;
}

/** A copy of arguments without what stands under this path; null where nothing does. */
export function without<A>(args: A, path: string): A | null {
  const keys = path.replaceAll('[]', '.[]').split('.');
  const copy = structuredClone(args);
  return takeOut(copy, keys) ? copy : null;
}
