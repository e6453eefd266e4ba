/** What an amendment would do, seen on a copy: nothing is stored. */
import type { GameEvent } from '../events.ts';
import { refereeOf, type Snapshot, type Verdict } from '../machine/referee.ts';
import type { Amending } from '../record/entry.ts';
import type { LineItem } from '../record/line.ts';
import { unseatedAt } from '../record/seats.ts';
import { changedBetween, type Changed } from './changed.ts';
import { courseOf, type Course } from './course.ts';
import { common } from './heads.ts';
import { openPlay } from './open.ts';
import { plain } from './plain.ts';
import { planOf, type Play } from './play.ts';
import { freshEntries } from './record-on.ts';
import { Recorder } from './recorder.ts';
import type { Refusal } from '../refusal.ts';
import { restedAmong, type Place, type Rested } from './rested.ts';
import type { Draft } from './stamp.ts';
import type { StampedTap } from './tap-options.ts';
import type { Recorded } from './tap-result.ts';

type WithoutKind<A> = A extends unknown ? Omit<A, 'kind'> : never;

/**
 * One change of the past: a fact put before or after an item of the line, or in its place, or the
 * item taken out. `target` is the item's seq; the fact carries its own instant (`at`, epoch ms).
 */
export type Amendment = WithoutKind<Amending>;

/** An item that no one hears any more, and why. */
export interface Unheard {
  item: LineItem;
  refusal: Refusal | null;
}

export interface Preview {
  /** Where the amended record leads. */
  course: Course;
  /** Where an item of that line leads, by its index: those of what follows the change are at hand. */
  after: (index: number) => Snapshot | undefined;
  /** The play and the entries that recording it would lead to, where nothing is overruled. */
  recorded: Recorded;
  /** The seq that each amendment gets. */
  seqs: number[];
  /**
   * Items that no one hears any more, oldest first: later facts that were heard before, and put-in
   * facts that their place does not hear. The first may be one that cannot be taken at all, where
   * the course ends.
   */
  unheard: Unheard[];
  /** What the referee says of the facts put in, of those that it refuses; by the seq of the item. */
  refused: (Verdict & { seq: number })[];
  /**
   * Later items that are still heard, but whose numbers or whose right rested on what changes: looked
   * for when they are asked for, part by part.
   */
  rested: () => Generator<Rested[], void>;
  changed: Changed;
}

/** `no-target`: not on the line. `unsound`: the record would not hold together. */
export type Previewed = ({ ok: true } & Preview) | { ok: false; why: 'no-target' | 'unsound' };

function draftOf(amendment: Amendment): Draft {
  const kind = 'amendment';
  if (amendment.place === 'remove') return { body: { kind, ...amendment } };
  const [fact = amendment.fact] = plain([amendment.fact]);
  return { body: { kind, ...amendment, fact } };
}

/** The amendments as drafts of one tap. */
export const draftsOf = (amendments: readonly Amendment[]): Draft[] => amendments.map(draftOf);

/** The items of a line from some index on, each with the snapshots before and after it. */
function placesOf(
  { line, broken }: Course,
  from: number,
  first: Snapshot,
  after: (index: number) => Snapshot | undefined,
): Place[] {
  const items = broken ? [...line, broken] : line;
  let before = first;
  return items.slice(from).map((item, i) => {
    const leads = item === broken ? null : (after(from + i) ?? first);
    const place = { item, before, after: leads };
    before = leads ?? first;
    return place;
  });
}

/** Finds where a fact stood in a line from some index on; gone along no further than is asked. */
function placesBefore({ line, broken, past }: Course, from: number, first: Snapshot) {
  let indices: ReadonlyMap<GameEvent, number> | null = null;
  const items = broken ? [...line, broken] : line;
  return (fact: GameEvent): Place | undefined => {
    indices ??= new Map(items.map((item, i) => [item.fact, i]));
    const index = indices.get(fact) ?? -1;
    const item = items[index];
    if (!item || index < from) return undefined;
    const before = (index > from ? past.after(index - 1) : null) ?? first;
    return { item, before, after: item === broken ? null : (past.after(index) ?? first) };
  };
}

/**
 * What these amendments, made as one tap, would do to a play that can be read; later ones may
 * target what earlier ones left. The amended record is opened as it would be from storage.
 */
export function preview(play: Play, amendments: readonly Amendment[], how: StampedTap): Previewed {
  const fresh = freshEntries(play, draftsOf(amendments), how);
  const onLine = new Set([...play.course.line, ...fresh].map(({ seq }) => seq));
  if (!amendments.every(({ target }) => onLine.has(target))) return { ok: false, why: 'no-target' };
  const entries = [...play.entries, ...fresh];
  // The line is gone along once: every snapshot of it is asked below.
  const reached: Snapshot[] = [];
  const each = (after: Snapshot) => void reached.push(after);
  const amended = openPlay(play.rulesets, entries, play, { each });
  const { course } = amended;
  const isGone = course.line.length === 0 && course.broken === null;
  if (course.length < entries.length || isGone || unseatedAt(entries) !== null) {
    return { ok: false, why: 'unsound' };
  }
  const from = common(course.line, play.course.line);
  const { past } = play.course;
  const first = past.after(from - 1) ?? new Recorder(planOf(play)).snapshot;
  const known = course.past.length - reached.length;
  const after = (index: number) =>
    index < known ? course.past.after(index) : reached[index - known];
  const places = placesOf(course, from, first, after);
  const whereStood = placesBefore(play.course, from, first);
  const heard = new Set(places.filter(({ item, before }) => before.can(item.fact)));
  const unheard = places.filter((place) => {
    if (place.after === null) return true;
    if (heard.has(place)) return false;
    const was = whereStood(place.item.fact);
    return !was || was.before.can(was.item.fact);
  });
  const ask = ({ item, before }: Place) =>
    refereeOf(play.rulesets(before.context), play.waived).ask(before, item.fact);
  const putIn = places.filter(({ item }) => item.seq > play.entries.length);
  const verdicts = putIn.map((place) => ({ ...ask(place), seq: place.item.seq }));
  return {
    ok: true,
    course,
    after,
    recorded: { ok: true, play: { ...play, entries, course }, entries: fresh },
    seqs: fresh.flatMap(({ body, seq }) => (body.kind === 'amendment' ? seq : [])),
    unheard: unheard.map((place) => ({ item: place.item, refusal: ask(place).refusal })),
    refused: verdicts.filter(({ refusal }) => refusal !== null),
    rested: () =>
      restedAmong(
        places.filter((place) => heard.has(place) && place.after !== null),
        whereStood,
        (place) => ask(place).refusal,
      ),
    changed: changedBetween(play.course.head, course.head),
  };
}

/**
 * What was looked at, recorded now: the same entries, of this moment, and the line is not gone along
 * again. Null where more is to be said with it, of silences or of the clocks.
 */
export function recordedNow(play: Play, seen: Preview, how: StampedTap): Recorded | null {
  const drafts = seen.recorded.entries.map(({ body }) => ({ body }));
  const fresh = freshEntries(play, drafts, how);
  if (fresh.length !== drafts.length) return null;
  const entries = [...play.entries, ...fresh];
  const course = courseOf(planOf(play), entries, seen.course);
  return { ok: true, play: { ...play, entries, course }, entries: fresh };
}
