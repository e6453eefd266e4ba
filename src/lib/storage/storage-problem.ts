/**
 * What can go wrong with the database of this device, as values: `conflict` another tab has
 * written first, `quota` the disk is full, `closed` a newer version of the app holds the database,
 * `blocked` the browser gives no database at all.
 */
export const STORAGE_PROBLEMS = ['conflict', 'quota', 'closed', 'blocked', 'unknown'] as const;
export type StorageProblem = (typeof STORAGE_PROBLEMS)[number];

/** The answer of every storage function. */
export type Stored<T> = { ok: true; value: T } | { ok: false; problem: StorageProblem };

const NAMES: Readonly<Record<string, StorageProblem>> = {
  ConstraintError: 'conflict',
  QuotaExceededError: 'quota',
  DatabaseClosedError: 'closed',
  VersionError: 'closed',
  MissingAPIError: 'blocked',
  SecurityError: 'blocked',
  InvalidStateError: 'blocked',
};

interface Nested {
  name?: unknown;
  inner?: unknown;
  failures?: unknown[];
}

/** The problem behind an error; a database wraps the cause in other errors. */
export function problemOf(error: unknown): StorageProblem {
  const inside: unknown[] = [error];
  for (let i = 0; i < inside.length && i < 10; i++) {
    const found = inside[i] as Nested | null | undefined;
    if (typeof found !== 'object' || found === null) continue;
    const problem = NAMES[String(found.name)];
    if (problem) return problem;
    inside.push(found.inner, ...Object.values(found.failures ?? []));
  }
  return 'unknown';
}

/** Does the work; a failure of the database comes back as a value. */
export async function stored<T>(work: () => Promise<T>): Promise<Stored<T>> {
  try {
    return { ok: true, value: await work() };
  } catch (error) {
    return { ok: false, problem: problemOf(error) };
  }
}
