/** Opens a record as far as it can be read. */
import type { Written } from '../record/entry.ts';
import { unknownRulesIn, type UnknownRules } from '../record/known-rules.ts';
import { firstUnread, type Unread } from '../record/soundness.ts';
import { treeOf } from '../record/line.ts';
import {
  atOnce,
  courseInParts,
  type ReplayListeners,
  type Timeline,
  type InParts,
} from './timeline.ts';
import { createdIn, planOf, type Damage, type EngineState, type Rulesets } from './engine-state.ts';

/** What an unreadable record is opened as: an empty table of no one's. */
const UNKNOWN: EngineState['laidWith'] = { id: '', ruleset: '', expansions: [] };

/** Damage at a place: whose entry went on from its own place is not there at all. */
function unsound(entries: readonly Written[], place: number): Damage {
  const found = entries[place - 1]?.seq ?? 0;
  return { kind: found > place ? 'incomplete' : 'unreadable', seq: place };
}

/** The places from which on a record is not to be read, found elsewhere (counted from 1). */
interface KnownDamage {
  /** An entry that is none, though its sum holds. */
  distrusted?: number | undefined;
  /** An entry of a newer app: its sum holds, and not all of it is known here. */
  newer?: number | undefined;
}

/** The first place from which on a record is not read, or null. */
function unreadFrom(found: Unread | null, { distrusted, newer }: KnownDamage): Unread | null {
  const places = [
    ...(found ? [found] : []),
    ...(distrusted === undefined ? [] : [{ place: distrusted, newer: false }]),
    ...(newer === undefined ? [] : [{ place: newer, newer: true }]),
  ];
  return places.sort((one, two) => one.place - two.place)[0] ?? null;
}

function damageOf(
  entries: readonly Written[],
  unknown: UnknownRules | null,
  unread: Unread | null,
  broken: number | undefined,
): Damage | null {
  // The line of what is known may break before it comes there.
  if (unknown) {
    return { kind: 'unknown-rules', seq: broken ?? unknown.seq, unknown: unknown.id };
  }
  // What is unsound ends the reading before anything is replayed.
  if (unread && !unread.newer) return unsound(entries, unread.place);
  if (unread) return { kind: 'newer', seq: broken ?? unread.place };
  return broken === undefined ? null : { kind: 'broken', seq: broken };
}

/** The entry that leaves nothing of the game: its line is empty, though something was recorded. */
function goneBy(read: readonly Written[], { line }: Timeline): number | undefined {
  return read.length > 0 && line.length === 0 ? treeOf(read).head : undefined;
}

/**
 * The state of a record, oldest entry first, at the head that it leads to. It never fails: what
 * cannot be read is kept in `entries`, and `damage` says from where on. `known` is an undamaged
 * play of the record's beginning, which is neither checked nor replayed again. `distrusted` and `newer`
 * are places from which on it is not to be read; the others go along with the replay.
 */
export const openState = (...of: Parameters<typeof openInParts>): EngineState =>
  atOnce(openInParts(...of));

/** The same in parts. */
export function* openInParts(
  rulesets: Rulesets,
  entries: readonly Written[],
  known?: EngineState,
  { distrusted, newer, ...along }: KnownDamage & ReplayListeners = {},
): InParts<EngineState> {
  const unread = unreadFrom(firstUnread(entries, known?.entries.length), { distrusted, newer });
  const sound = unread === null ? entries : entries.slice(0, unread.place - 1);
  const laid = createdIn(sound) ?? known?.laidWith ?? UNKNOWN;
  const unknown = unknownRulesIn(sound, rulesets(laid), known?.entries.length);
  const read = unknown ? sound.slice(0, unknown.seq - 1) : sound;
  const laidWith = createdIn(read) ?? known?.laidWith ?? UNKNOWN;
  const plan = planOf({ rulesets, entries: read, laidWith });
  const timeline = yield* courseInParts(plan, read, known?.timeline, undefined, along);
  return {
    rulesets,
    laidWith,
    entries,
    timeline,
    damage: damageOf(entries, unknown, unread, timeline.broken?.seq ?? goneBy(read, timeline)),
  };
}
