/** Opens a record as far as it can be read. */
import { FORMAT, type Written } from '../record/entry.ts';
import { unknownRulesIn, type UnknownRules } from '../record/known-rules.ts';
import { firstUnsound } from '../record/soundness.ts';
import { atOnce, courseInParts, type Along, type InParts } from './course.ts';
import { createdIn, planOf, type Damage, type Play, type Rulesets } from './play.ts';

/** What an unreadable record is opened as: an empty table of nobody's. */
const UNKNOWN: Play['laidWith'] = { id: '', ruleset: '', expansions: [] };

/** Damage at a place: whose entry went on from its own place is not there at all. */
function unread(entries: readonly Written[], place: number): Damage {
  const found = entries[place - 1]?.seq ?? 0;
  return { kind: found > place ? 'incomplete' : 'unreadable', seq: place };
}

/** Where the entries of a newer app begin, counted from 1, or null. */
function newerFrom(entries: readonly Written[]): number | null {
  const place = entries.findIndex(({ format }) => Number.isFinite(format) && format > FORMAT);
  return place < 0 ? null : place + 1;
}

/** The lower of two places, of which there may be none. */
const earlier = (one: number | null, two: number | undefined): number | null =>
  two === undefined ? one : Math.min(one ?? two, two);

function damageOf(
  entries: readonly Written[],
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
  if (unsound !== null && unsound < (newer ?? Infinity)) return unread(entries, unsound);
  if (broken === undefined) return newer === null ? null : { kind: 'newer', seq: newer };
  return unknown || newer !== null ? unread(entries, broken) : { kind: 'broken', seq: broken };
}

/**
 * The play of a record, oldest entry first, at the head that it leads to. It never fails: what
 * cannot be read is kept in `entries`, and `damage` says from where on. `known` is an undamaged
 * play of the record's beginning, which is neither checked nor replayed again. `distrusted` is the
 * place of an entry that was found elsewhere to be none, and that is not to be read; the others go
 * along with the replay.
 */
export const openPlay = (...of: Parameters<typeof openInParts>): Play => atOnce(openInParts(...of));

/** The same in parts. */
export function* openInParts(
  rulesets: Rulesets,
  entries: readonly Written[],
  known?: Play,
  { distrusted, ...along }: { distrusted?: number | undefined } & Along = {},
): InParts<Play> {
  const newer = newerFrom(entries);
  const ours = newer === null ? entries : entries.slice(0, newer - 1);
  const unsound = earlier(firstUnsound(ours, known?.entries.length), distrusted);
  const sound = unsound === null ? ours : ours.slice(0, unsound - 1);
  const laid = createdIn(sound) ?? known?.laidWith ?? UNKNOWN;
  const unknown = unknownRulesIn(sound, rulesets(laid), known?.entries.length);
  const read = unknown ? sound.slice(0, unknown.seq - 1) : sound;
  const laidWith = createdIn(read) ?? known?.laidWith ?? UNKNOWN;
  const plan = planOf({ rulesets, entries: read, laidWith });
  const course = yield* courseInParts(plan, read, known?.course, undefined, along);
  return {
    rulesets,
    laidWith,
    entries,
    course,
    damage: damageOf(entries, unknown, newer, unsound, course.broken?.seq),
  };
}
