/** What a failure of the database means, and answers that are values. */
import type { StorageProblem } from '$lib/core/record/storage-problem.ts';

/** The answer of every storage function. */
export type Stored<T> = { ok: true; value: T } | { ok: false; problem: StorageProblem };

/** Name of the error for a record that is not where it was. */
export const CLEARED = 'RecordCleared';

/** Name of the error round whatever kept the database from being opened. */
export const NOT_OPENED = 'DatabaseNotOpened';

const NAMES: Readonly<Record<string, StorageProblem>> = {
  ConstraintError: 'conflict',
  [CLEARED]: 'cleared',
  QuotaExceededError: 'quota',
  VersionError: 'newer',
  DatabaseClosedError: 'closed',
  MissingAPIError: 'blocked',
  SecurityError: 'blocked',
};

/** What Chromium says, in no name of its own, when the disk has no room left. */
const NO_ROOM = /NO_SPACE/;
/** The same of files that cannot be opened; what it keeps from a page is called otherwise. */
const NO_FILES = /backing store/;

interface Nested {
  name?: unknown;
  message?: unknown;
  inner?: unknown;
  failures?: unknown[];
}

/** The problem behind an error; a database wraps the cause in other errors. */
export function problemOf(error: unknown): StorageProblem {
  const inside: unknown[] = [error];
  let given = true;
  for (let i = 0; i < inside.length && i < 10; i++) {
    const found = inside[i] as Nested | null | undefined;
    if (typeof found !== 'object' || found === null) continue;
    if (found.name === NOT_OPENED) given = false;
    const message = String(found.message);
    const problem = NO_ROOM.test(message) ? 'quota' : NAMES[String(found.name)];
    if (problem) return problem;
    if (NO_FILES.test(message)) return 'unknown';
    inside.push(found.inner, ...Object.values(found.failures ?? []));
  }
  // Browsers have many names for giving none: Chromium says UnknownError, Firefox InvalidStateError.
  return given ? 'unknown' : 'blocked';
}

/** For so long (ms) a page waits for an answer before it says that none comes. */
const PATIENCE = 8_000;

/** True from when the disk was full until something is answered again. */
let full = false;

/** Takes note of why the browser took a transaction back: who wrote may only hear that it closed. */
export function noteAbort(error: unknown): void {
  if (problemOf(error) === 'quota') full = true;
}

/** Does the work; a failure of the database comes back as a value. */
export async function stored<T>(work: () => Promise<T>): Promise<Stored<T>> {
  try {
    const value = await work();
    full = false;
    return { ok: true, value };
  } catch (error) {
    const found = problemOf(error);
    if (found === 'quota') full = true;
    // A full disk takes the connection along, and opening it again fails without a reason.
    const vague = found === 'unknown' || found === 'closed';
    return { ok: false, problem: full && vague ? 'quota' : found };
  }
}

/** The same for what only reads: without an answer in time it is `slow`, and nothing waits on. */
export function read<T>(work: () => Promise<T>): Promise<Stored<T>> {
  return new Promise((done) => {
    const timer = setTimeout(() => done({ ok: false, problem: 'slow' }), PATIENCE);
    void stored(work).then((answer) => {
      clearTimeout(timer);
      done(answer);
    });
  });
}
