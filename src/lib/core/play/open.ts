/** Opens a record as far as it can be read. */
import { FORMAT, type Written } from '../record/entry.ts';
import { unknownRulesIn, type UnknownRules } from '../record/known-rules.ts';
import { firstUnsound } from '../record/soundness.ts';
import type { Told } from '../record/told.ts';
import { courseOf } from './course.ts';
import { createdIn, planOf, type Damage, type Play, type Rulesets } from './play.ts';

/** What an unreadable record is opened as: an empty table of nobody's. */
const UNKNOWN: Play['laidWith'] = { id: '', ruleset: '', expansions: [] };

const unread = (seq: number): Damage => ({ kind: 'unreadable', seq });

function damageOf(
  unknown: UnknownRules | null,
  newer: number | null,
  unsound: number | null,
  broken: number | undefined,
): Damage | null {
  // The line of what is known may break before it comes there.
  if (unknown && broken === undefined) {
    return { kind: 'unknown-rules', seq: unknown.seq, unknown: unknown.id };
  }
  // What is unsound ends the reading before anything is replayed.
  if (unsound !== null) return unread(unsound);
  if (newer !== null) return broken === undefined ? { kind: 'newer', seq: newer } : unread(broken);
  if (broken === undefined) return null;
  return unknown ? unread(broken) : { kind: 'broken', seq: broken };
}

/**
 * The play of a record, oldest entry first, at the head that it leads to. It never fails: what
 * cannot be read is kept in `entries`, and `damage` says from where on. `known` is an undamaged
 * play of the record's beginning, which is neither checked nor replayed again; `told` hears of the
 * acts that were replayed.
 */
export function openPlay(
  rulesets: Rulesets,
  entries: readonly Written[],
  known?: Play,
  told?: Told,
): Play {
  const newer = entries.find((entry) => entry.format > FORMAT)?.seq ?? null;
  const ours = newer === null ? entries : entries.slice(0, newer - 1);
  const unsound = firstUnsound(ours, known?.entries.length);
  const sound = unsound === null ? ours : ours.slice(0, unsound - 1);
  const laid = createdIn(sound) ?? known?.laidWith ?? UNKNOWN;
  const unknown = unknownRulesIn(sound, rulesets(laid), known?.entries.length);
  const read = unknown ? sound.slice(0, unknown.seq - 1) : sound;
  const laidWith = createdIn(read) ?? known?.laidWith ?? UNKNOWN;
  const plan = planOf({ rulesets, entries: read, laidWith });
  const course = courseOf(plan, read, known?.course, undefined, told);
  return {
    rulesets,
    laidWith,
    entries,
    course,
    damage: damageOf(unknown, newer, unsound, course.broken?.seq),
  };
}
