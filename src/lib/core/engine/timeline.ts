/** The timeline of a record: its line, and the state after each fact of it. */
import type { GameEvent } from '../events.ts';
import type { MachineSnapshot } from '../machine/referee.ts';
import type { Written } from '../record/entry.ts';
import { lineOf, lineOnward, type LineItem } from '../record/line.ts';
import type { OnProgress } from '../record/on-progress.ts';
import type { RoundPlan } from '../ruleset.ts';
import { common, SnapshotIndex } from './snapshot-index.ts';
import { Past } from './past.ts';
import { Recorder } from './recorder.ts';

export interface Timeline {
  /** How many entries it was read from. */
  length: number;
  line: LineItem[];
  /** Where each item of the line led. */
  past: Past;
  /** Where the game stood after each entry, on branches that were left behind too. */
  snapshots: SnapshotIndex;
  /** The snapshot at the head; that of the empty table when the line is empty. */
  head: MachineSnapshot;
  /** The item that could not be taken, or null; the line ends before it. */
  broken: LineItem | null;
}

/** Snapshots that facts have led to when they were tried, by fact. */
export type Tried = ReadonlyMap<GameEvent, MachineSnapshot>;

/**
 * The line of a record, and how many items of it a known timeline of the record's beginning went
 * through already: those stay the same objects.
 */
function lineFrom(
  entries: readonly Written[],
  known: Timeline | undefined,
): { line: LineItem[]; shared: number; onward: boolean } {
  if (!known) return { line: lineOf(entries), shared: 0, onward: false };
  const onward = known.broken ? null : lineOnward(known.line, entries, known.length);
  if (onward) return { line: onward, shared: known.line.length, onward: true };
  const line = lineOf(entries);
  const shared = common(line, known.line);
  return { line: [...known.line.slice(0, shared), ...line.slice(shared)], shared, onward: false };
}

/** Who goes along while a line is replayed. */
export interface ReplayListeners {
  /** Called with how far it has come. */
  onProgress?: OnProgress | undefined;
  /** Called with where each item led that is not known yet, in order. */
  each?: ((after: MachineSnapshot) => void) | undefined;
}

/** A long work in parts: its caller may rest between two of them. */
export type InParts<T> = Generator<void, T, void>;

/** The work done without a rest. */
export function atOnce<T>(work: InParts<T>): T {
  for (;;) {
    const part = work.next();
    if (part.done) return part.value;
  }
}

/** Items that are replayed in one part. */
const PART = 192;

/** So many items are replayed without a look at what branches left from them. */
const FEW = 16;

/** The heads that marks led to: there a branch was left, or left from. */
function forksOf(entries: readonly Written[]): Set<number> {
  return new Set(entries.flatMap(({ body }) => (body.kind === 'mark' ? body.head : [])));
}

/** Acts between two words about how far a replay has come. */
const WORD = 100;

/**
 * The timeline of a record. What a known timeline of its beginning already went through is neither
 * read nor replayed again, nor are facts that were tried at its head.
 */
export const timelineOf = (...of: Parameters<typeof courseInParts>): Timeline =>
  atOnce(courseInParts(...of));

/** The same in parts. */
export function* courseInParts(
  plan: RoundPlan,
  entries: readonly Written[],
  known?: Timeline,
  tried?: Tried,
  { onProgress, each }: ReplayListeners = {},
): InParts<Timeline> {
  const { line, shared, onward } = lineFrom(entries, known);
  const past = new Past(plan, line, known?.past, shared);
  const snapshots = new SnapshotIndex(plan, entries, line, past);
  const forks = line.length - shared > FEW ? forksOf(entries) : null;
  let led = shared === known?.line.length ? tried : undefined;
  let recorder: Recorder | null = null;
  let broken: LineItem | null = null;
  for (const item of line.slice(shared)) {
    let after = led?.get(item.fact);
    if (!after) {
      // What comes after another item leads elsewhere.
      led = undefined;
      recorder ??= new Recorder(plan, past.last);
      // Before the game is laid there is nothing to record in.
      const early = past.length === 0 && item.fact.type !== 'game.created';
      if (early || !recorder.record(item.fact)) {
        broken = item;
        break;
      }
      after = recorder.snapshot;
    }
    past.add(after);
    each?.(after);
    if (forks?.has(item.seq)) snapshots.pass(item.seq, after);
    if (past.length % WORD === 0) onProgress?.(past.length, line.length);
    if (past.length % PART === 0) yield;
  }
  const head = past.last ?? (recorder ?? new Recorder(plan)).snapshot;
  if (!broken) snapshots.remember(shared, onward);
  return {
    length: entries.length,
    line: broken ? line.slice(0, past.length) : line,
    past,
    snapshots,
    head,
    broken,
  };
}
