/**
 * What is pinned of the way that a recorded game takes: after every entry the position, what
 * outlives a step, and what the step knows. Written as what each entry changed, leaf by leaf, so
 * that a difference has a name; a long leaf is told by its hash.
 */
import { createHash } from 'node:crypto';
import { positionOf } from '../../src/lib/core/machine/position.ts';
import type { Timeline } from '../../src/lib/core/engine/timeline.ts';
import { openState } from '../../src/lib/core/engine/open.ts';
import type { EngineState } from '../../src/lib/core/engine/engine-state.ts';
import type { Written } from '../../src/lib/core/record/entry.ts';
import { rulesetFor } from '../../src/lib/rulesets/compose.ts';
import { lastingDataOf, stepDataOf } from './pinned-parts.ts';

/** Leaves by path, e.g. `players.s1.goods`, each as its value or, when that is long, its hash. */
export type Leaves = Record<string, string>;

/** The game after one entry. */
export interface Moment {
  /** Round, phase, step and active seat, e.g. `2 status.score s3`; `-` for no one. */
  at: string;
  /** What outlives a step: frozen for ever. */
  lasting: Leaves;
  /** What the step knows, in the words of the first format. */
  step: Leaves;
}

/** What one entry changed; a leaf that is gone has the value null. */
export interface PinnedRow {
  seq: number;
  at: string;
  lasting?: Record<string, string | null>;
  step?: Record<string, string | null>;
}

export interface PinnedCourse {
  /** Checksum of the last entry: the record that this is the course of. */
  of: string;
  rows: PinnedRow[];
}

/** Longest leaf that is told as it is, in characters. */
const LONGEST = 48;

/** JSON with sorted keys and without those that hold undefined. */
function canonical(value: unknown): string {
  return JSON.stringify(value, (_, item: unknown) =>
    typeof item === 'object' && item !== null && !Array.isArray(item)
      ? Object.fromEntries(Object.entries(item).sort(([a], [b]) => (a < b ? -1 : 1)))
      : item,
  );
}

/** What does not change from entry to entry is the same object, and is worked out once. */
const known = new WeakMap<object, string>();

function told(value: unknown): string {
  const isRow = typeof value === 'object' && value !== null;
  const found = isRow && known.get(value);
  if (found) return found;
  const text = canonical(value);
  const hash = () => createHash('sha256').update(text).digest('hex').slice(0, 16);
  const leaf = text.length <= LONGEST ? text : `#${hash()}`;
  if (isRow) known.set(value, leaf);
  return leaf;
}

/** Rows within rows have leaves of their own, to this depth: `players.s1.tokens`. */
const DEPTH = 3;

/** Rows within rows that do not change are the same objects too, at the same place. */
const within = new WeakMap<object, { path: string; leaves: Leaves }>();

function leavesWithin(row: object, path: string, depth: number): Leaves {
  const found = within.get(row);
  if (found?.path === path) return found.leaves;
  const leaves = leavesOf(row, path, depth);
  within.set(row, { path, leaves });
  return leaves;
}

function leavesOf(row: object, path = '', depth = 1): Leaves {
  const leaves: Leaves = {};
  for (const [key, value] of Object.entries(row) as [string, unknown][]) {
    if (value === undefined) continue;
    const isRow = typeof value === 'object' && value !== null && !Array.isArray(value);
    const inner = isRow && depth < DEPTH && Object.keys(value).length > 0;
    if (inner) Object.assign(leaves, leavesWithin(value, `${path}${key}.`, depth + 1));
    else leaves[path + key] = told(value);
  }
  return leaves;
}

function momentAt(timeline: Timeline): Moment {
  const { round, phase, step, activeSeat } = positionOf(timeline.head);
  return {
    at: `${round} ${phase}.${step} ${activeSeat ?? '-'}`,
    lasting: leavesOf(lastingDataOf(timeline.head.context)),
    step: leavesOf(stepDataOf(timeline)),
  };
}

/** The moment after each entry of a record, read as a table would have read it: one by one. */
export function walk(entries: readonly Written[]): Moment[] {
  let known: EngineState | undefined;
  return entries.map((_, i) => {
    const state = openState(rulesetFor, entries.slice(0, i + 1), known);
    known = state.damage ? undefined : state;
    const moment = momentAt(state.timeline);
    return state.damage ? { ...moment, at: `${moment.at} broken` } : moment;
  });
}

function changed(before: Leaves, after: Leaves): Record<string, string | null> | undefined {
  const other = Object.keys(after).filter((path) => before[path] !== after[path]);
  const gone = Object.keys(before).filter((path) => !(path in after));
  const paths = [...other, ...gone].sort();
  return paths.length > 0
    ? Object.fromEntries(paths.map((path) => [path, after[path] ?? null]))
    : undefined;
}

/** The course to pin of a record. */
export function pinnedCourse(entries: readonly Written[]): PinnedCourse {
  const moments = walk(entries);
  const rows = moments.map(({ at, lasting, step }, i): PinnedRow => {
    const before = moments[i - 1] ?? { lasting: {}, step: {} };
    const parts = {
      lasting: changed(before.lasting, lasting),
      step: changed(before.step, step),
    };
    return {
      seq: i + 1,
      at,
      ...(parts.lasting ? { lasting: parts.lasting } : {}),
      ...(parts.step ? { step: parts.step } : {}),
    };
  });
  return { of: entries.at(-1)?.sum ?? '', rows };
}

function apply(leaves: Leaves, changes: Record<string, string | null> = {}): Leaves {
  const next = { ...leaves };
  for (const [path, leaf] of Object.entries(changes)) {
    if (leaf === null) delete next[path];
    else next[path] = leaf;
  }
  return next;
}

/** The moments that a pinned course tells. */
export function momentsOf({ rows }: PinnedCourse): Moment[] {
  let lasting: Leaves = {};
  let step: Leaves = {};
  return rows.map((row) => {
    lasting = apply(lasting, row.lasting);
    step = apply(step, row.step);
    return { at: row.at, lasting, step };
  });
}

/** Lines such as `lasting players.s1.goods: pinned 3, now 2`; none when the moments are alike. */
export function differences(pinned: Moment, now: Moment): string[] {
  const lines = pinned.at === now.at ? [] : [`position: pinned ${pinned.at}, now ${now.at}`];
  for (const part of ['lasting', 'step'] as const) {
    for (const path of Object.keys(changed(pinned[part], now[part]) ?? {})) {
      const [was, is] = [pinned[part][path] ?? 'nothing', now[part][path] ?? 'nothing'];
      lines.push(`${part} ${path}: pinned ${was}, now ${is}`);
    }
  }
  return lines;
}
