/** The one form in which a box changes what came before it, rules and cards alike. */

type Patch<T> = { [K in keyof T]?: T[K] extends readonly unknown[] ? T[K] : PatchOf<T[K]> };
type PatchOf<T> = T extends (...args: never[]) => unknown
  ? T
  : T extends object
    ? { [K in keyof T]?: T[K] | null }
    : T;

/** Fields printed anew, by row. */
export type Amendments<Row> = Readonly<Record<string, Partial<Row>>>;
type AmendedSections<T> = {
  [K in keyof T]?: T[K] extends Readonly<Record<string, infer Row extends object>>
    ? Amendments<Row>
    : never;
};

/**
 * What a box changes on what came before it, section by section: a map merges by id, null takes a
 * row out, a list or a plain value replaces. Of rows in `amended` only some fields are printed
 * anew; where the box of a row is not in play, there is no row.
 */
export type BoxChanges<T> = Patch<T> & { amended?: AmendedSections<T> };

type PatchRows = Record<string, unknown>;

function isMap(value: unknown): value is PatchRows {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

function withRows(current: unknown, change: unknown): unknown {
  if (!isMap(current) || !isMap(change)) return change;
  const rows: PatchRows = { ...current, ...change };
  for (const [id, row] of Object.entries(change)) if (row === null) delete rows[id];
  return rows;
}

function withFields(current: unknown, amended: Amendments<object>): unknown {
  if (!isMap(current)) return current;
  const rows: PatchRows = { ...current };
  for (const [id, fields] of Object.entries(amended)) {
    if (isMap(rows[id])) rows[id] = { ...rows[id], ...fields };
  }
  return rows;
}

/** The parent with the changes merged, frozen; both stay untouched. */
export function patched<T extends object>(parent: T, changes: BoxChanges<T>): T {
  const { amended = {}, ...sections } = changes;
  const merged = { ...parent } as PatchRows;
  for (const [section, change] of Object.entries(sections)) {
    merged[section] = withRows(merged[section], change);
  }
  for (const [section, rows] of Object.entries<Amendments<object> | undefined>(amended)) {
    if (rows) merged[section] = withFields(merged[section], rows);
  }
  return Object.freeze(merged) as T;
}
