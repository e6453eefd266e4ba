/** What a format says otherwise than a published one: by their JSON Schemas, path by path. */

type Json = Readonly<Record<string, unknown>>;
const isRow = (value: unknown): value is Json => typeof value === 'object' && value !== null;

/** A list whose order says nothing. */
const UNORDERED = new Set(['enum', 'required']);

/** What is told under each path of a schema, as text. */
function told(value: unknown, path: string, into: Map<string, string>): Map<string, string> {
  if (!isRow(value)) return into.set(path, JSON.stringify(value));
  into.set(path, '');
  for (const [key, inner] of Object.entries(value)) {
    const list = UNORDERED.has(key) && Array.isArray(inner) ? inner : null;
    for (const item of list ?? []) into.set(`${path}/${key}: ${String(item)}`, '');
    if (!list) told(inner, `${path}/${key}`, into);
  }
  return into;
}

/** The definitions of a file's schema, without the number of its format. */
function definitionsOf(schema: Json): Map<string, string> {
  const all = told(schema['$defs'], '', new Map());
  for (const path of [...all.keys()]) {
    if (path.startsWith('/entry/properties/format/')) all.delete(path);
  }
  return all;
}

/**
 * The paths under which `living` tells something else than `published`: what was added to it, what was
 * left out, and what is otherwise. None where each reads what the other one writes.
 */
export function grownBeyond(published: Json, living: Json): string[] {
  const [before, now] = [definitionsOf(published), definitionsOf(living)];
  const paths = new Set([...before.keys(), ...now.keys()]);
  return [...paths].filter((path) => before.get(path) !== now.get(path)).sort();
}

/** The number that today's format has to have after the last one that was released. */
export const numberFor = (released: number, published: Json, living: Json): number =>
  grownBeyond(published, living).length > 0 ? released + 1 : released;
