/** What an amendment would do, seen on a copy: nothing is stored. */
import type { GameEvent } from '../events.ts';
import { refereeOf, type Snapshot, type Verdict } from '../machine/referee.ts';
import type { Amending } from '../record/entry.ts';
import type { LineItem } from '../record/line.ts';
import { unseatedAt } from '../record/seats.ts';
import { changedBetween, type Changed } from './changed.ts';
import type { Course } from './course.ts';
import { common } from './heads.ts';
import { openPlay } from './open.ts';
import { plain } from './plain.ts';
import { planOf, type Play } from './play.ts';
import { freshEntries, type How } from './record-on.ts';
import { Recorder } from './recorder.ts';
import { restedAmong, type Place, type Rested } from './rested.ts';
import type { Draft } from './stamp.ts';

type WithoutKind<A> = A extends unknown ? Omit<A, 'kind'> : never;

/**
 * One change of the past: a fact put before or after an item of the line, or in its place, or the
 * item taken out. `target` is the item's seq; the fact carries its own instant (`at`, epoch ms).
 */
export type Amendment = WithoutKind<Amending>;

export interface Preview {
  /** Where the amended record leads. */
  course: Course;
  /** The seq that each amendment gets. */
  seqs: number[];
  /**
   * Items that nobody hears any more, oldest first: later facts that were heard before, and put-in
   * facts that their place does not hear. The first may be one that cannot be taken at all, where
   * the course ends.
   */
  unheard: LineItem[];
  /** What the referee says of the facts put in, of those that it refuses; by the seq of the item. */
  refused: (Verdict & { seq: number })[];
  /** Later items that are still heard, but whose numbers or whose right rested on what changes. */
  rested: Rested[];
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
function placesOf({ line, past, broken }: Course, from: number, empty: Snapshot): Place[] {
  const items = broken ? [...line, broken] : line;
  let before = past.after(from - 1) ?? empty;
  return items.slice(from).map((item, i) => {
    const after = item === broken ? null : (past.after(from + i) ?? empty);
    const place = { item, before, after };
    before = after ?? empty;
    return place;
  });
}

/**
 * What these amendments, made as one tap, would do to a play that can be read; later ones may
 * target what earlier ones left. The amended record is opened as it would be from storage.
 */
export function preview(
  play: Play,
  amendments: readonly Amendment[],
  how: Omit<How, 'head'>,
): Previewed {
  const fresh = freshEntries(play, draftsOf(amendments), how);
  const onLine = new Set([...play.course.line, ...fresh].map(({ seq }) => seq));
  if (!amendments.every(({ target }) => onLine.has(target))) return { ok: false, why: 'no-target' };
  const entries = [...play.entries, ...fresh];
  const amended = openPlay(play.rulesets, entries, play);
  const { course } = amended;
  if (course.length < entries.length || unseatedAt(entries) !== null) {
    return { ok: false, why: 'unsound' };
  }
  const from = common(course.line, play.course.line);
  const empty = new Recorder(planOf(play)).snapshot;
  const stood = new Map<GameEvent, Place>(
    placesOf(play.course, from, empty).map((place) => [place.item.fact, place]),
  );
  const places = placesOf(course, from, empty);
  const isHeard = ({ item, before }: Place) => before.can(item.fact);
  const unheard = places.filter((place) => {
    const was = stood.get(place.item.fact);
    return place.after === null || (!isHeard(place) && (!was || isHeard(was)));
  });
  const ask = ({ item, before }: Place) =>
    refereeOf(play.rulesets(before.context), play.waived).ask(before, item.fact);
  const putIn = places.filter(({ item }) => item.seq > play.entries.length);
  const verdicts = putIn.map((place) => ({ ...ask(place), seq: place.item.seq }));
  return {
    ok: true,
    course,
    seqs: fresh.flatMap(({ body, seq }) => (body.kind === 'amendment' ? seq : [])),
    unheard: unheard.map(({ item }) => item),
    refused: verdicts.filter(({ refusal }) => refusal !== null),
    rested: restedAmong(
      places.filter((place) => isHeard(place) && place.after !== null),
      stood,
      (place) => ask(place).refusal,
    ),
    changed: changedBetween(play.course.head, course.head),
  };
}
