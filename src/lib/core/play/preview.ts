/** What an amendment would do, seen on a copy: nothing is stored. */
import type { GameEvent } from '../events.ts';
import { refereeOf, type Snapshot, type Verdict } from '../machine/referee.ts';
import type { Body } from '../record/entry.ts';
import type { LineItem } from '../record/line.ts';
import { unseatedAt } from '../record/seats.ts';
import { changedBetween, type Changed } from './changed.ts';
import { common, type Course } from './course.ts';
import { openPlay } from './open.ts';
import { plain } from './plain.ts';
import { planOf, type Play } from './play.ts';
import { freshEntries, type How } from './record-on.ts';
import { Recorder } from './recorder.ts';
import type { Draft } from './stamp.ts';

/**
 * One change of the past: facts put before an item of the line, in its place, or the item taken
 * out. `target` is the item's seq; each fact carries its own instant (epoch ms).
 */
export type Amendment = Omit<Extract<Body, { kind: 'amendment' }>, 'kind'>;

export interface Preview {
  /** Where the amended record leads. */
  course: Course;
  /**
   * Items that nobody hears any more, oldest first: later facts that were heard before, and put-in
   * facts that their place does not hear. The first may be one that cannot be taken at all, where
   * the course ends.
   */
  unheard: LineItem[];
  /** What the referee says of the facts put in, of those that it refuses. */
  refused: Verdict[];
  changed: Changed;
}

/** `no-target`: not on the line. `unsound`: the record would not hold together. */
export type Previewed = ({ ok: true } & Preview) | { ok: false; why: 'no-target' | 'unsound' };

function draftOf({ target, place, facts }: Amendment): Draft {
  const told = plain(facts.map(({ fact }) => fact));
  const inserted = facts.flatMap(({ at }, i) => {
    const fact = told[i];
    return fact ? [{ fact, at }] : [];
  });
  return { body: { kind: 'amendment', target, place, facts: inserted } };
}

/** The amendments as drafts of one tap. */
export const draftsOf = (amendments: readonly Amendment[]): Draft[] => amendments.map(draftOf);

/** The items of a line from some index on, each with the snapshot that it is recorded in. */
function placesOf({ line, snapshots, broken }: Course, from: number, empty: Snapshot) {
  const items = broken ? [...line, broken] : line;
  return items.slice(from).map((item, i) => ({
    item,
    before: snapshots[from + i - 1] ?? empty,
    broken: item === broken,
  }));
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
  const heardBefore = new Map<GameEvent, boolean>(
    placesOf(play.course, from, empty).map(({ item, before }) => [
      item.fact,
      before.can(item.fact),
    ]),
  );
  const places = placesOf(course, from, empty);
  const unheard = places.filter(
    ({ item, before, broken }) =>
      broken || (!before.can(item.fact) && (heardBefore.get(item.fact) ?? true)),
  );
  const putIn = places.filter(({ item }) => item.seq > play.entries.length);
  const verdicts = putIn.map(({ item, before }) =>
    refereeOf(play.rulesets(before.context), play.waived).ask(before, item.fact),
  );
  return {
    ok: true,
    course,
    unheard: unheard.map(({ item }) => item),
    refused: verdicts.filter(({ refusal }) => refusal !== null),
    changed: changedBetween(play.course.head, course.head),
  };
}
