/** What an amendment would do, seen on a copy: nothing is stored. */
import type { GameEvent } from '../events.ts';
import { refereeOf, type MachineSnapshot, type Ruling } from '../machine/referee.ts';
import type { AmendmentBody } from '../record/entry.ts';
import type { LineItem } from '../record/line.ts';
import { unseatedAt } from '../record/seats.ts';
import { changedBetween, type Changed } from './changed.ts';
import { timelineOf, type Timeline } from './timeline.ts';
import { common } from './snapshot-index.ts';
import { openState } from './open.ts';
import { plain } from './plain.ts';
import { planOf, type EngineState } from './engine-state.ts';
import { freshEntries } from './record-on.ts';
import { Recorder } from './recorder.ts';
import type { Refusal } from '../refusal.ts';
import { affectedAmong, type PlacedItem, type AffectedItem } from './affected.ts';
import type { EntryDraft } from './stamp.ts';
import type { StampedTap } from './tap-options.ts';
import type { TapRecorded } from './tap-result.ts';

type WithoutKind<A> = A extends unknown ? Omit<A, 'kind'> : never;

/**
 * One change of the past: a fact put before or after an item of the line, or in its place, or the
 * item taken out. `target` is the item's seq; the fact carries its own instant (`at`, epoch ms).
 */
export type Amendment = WithoutKind<AmendmentBody>;

/** An item that is no longer handled, and why. */
export interface Unheard {
  item: LineItem;
  refusal: Refusal | null;
}

export interface Preview {
  /** Where the amended record leads. */
  timeline: Timeline;
  /** Where an item of that line leads, by its index: those of what follows the change are at hand. */
  after: (index: number) => MachineSnapshot | undefined;
  /** The state and the entries that recording it would lead to, where nothing is overruled. */
  recorded: TapRecorded;
  /** The seq that each amendment gets. */
  seqs: number[];
  /**
   * Items that are no longer handled, oldest first: later facts that were handled before, and put-in
   * facts that their place does not handle. The first may be one that cannot be taken at all, where
   * the timeline ends.
   */
  unhandled: Unheard[];
  /** What the referee says of the facts put in, of those that it refuses; by the seq of the item. */
  refused: (Ruling & { seq: number })[];
  /**
   * Later items that are still handled, but whose numbers or whose right rested on what changes: looked
   * for when they are asked for, part by part.
   */
  affected: () => Generator<AffectedItem[], void>;
  changed: Changed;
}

/** `no-target`: not on the line. `unsound`: the record would not hold together. */
export type Previewed = ({ ok: true } & Preview) | { ok: false; why: 'no-target' | 'unsound' };

function draftOf(amendment: Amendment): EntryDraft {
  const kind = 'amendment';
  if (amendment.place === 'remove') return { body: { kind, ...amendment } };
  const [fact = amendment.fact] = plain([amendment.fact]);
  return { body: { kind, ...amendment, fact } };
}

/** The amendments as drafts of one tap. */
export const draftsOf = (amendments: readonly Amendment[]): EntryDraft[] => amendments.map(draftOf);

/** The items of a line from some index on, each with the snapshots before and after it. */
function placesOf(
  { line, broken }: Timeline,
  from: number,
  first: MachineSnapshot,
  after: (index: number) => MachineSnapshot | undefined,
): PlacedItem[] {
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
function placesBefore({ line, broken, past }: Timeline, from: number, first: MachineSnapshot) {
  let indices: ReadonlyMap<GameEvent, number> | null = null;
  const items = broken ? [...line, broken] : line;
  return (fact: GameEvent): PlacedItem | undefined => {
    indices ??= new Map(items.map((item, i) => [item.fact, i]));
    const index = indices.get(fact) ?? -1;
    const item = items[index];
    if (!item || index < from) return undefined;
    const before = (index > from ? past.after(index - 1) : null) ?? first;
    return { item, before, after: item === broken ? null : (past.after(index) ?? first) };
  };
}

/**
 * What these amendments, made as one tap, would do to a state that can be read; later ones may
 * target what earlier ones left. The amended record is opened as it would be from storage.
 */
export function preview(
  state: EngineState,
  amendments: readonly Amendment[],
  how: StampedTap,
): Previewed {
  const fresh = freshEntries(state, draftsOf(amendments), how);
  const onLine = new Set([...state.timeline.line, ...fresh].map(({ seq }) => seq));
  if (!amendments.every(({ target }) => onLine.has(target))) return { ok: false, why: 'no-target' };
  const entries = [...state.entries, ...fresh];
  // The line is gone along once: every snapshot of it is asked below.
  const reached: MachineSnapshot[] = [];
  const each = (after: MachineSnapshot) => void reached.push(after);
  const amended = openState(state.rulesets, entries, state, { each });
  const { timeline } = amended;
  const isGone = timeline.line.length === 0 && timeline.broken === null;
  if (timeline.length < entries.length || isGone || unseatedAt(entries) !== null) {
    return { ok: false, why: 'unsound' };
  }
  const from = common(timeline.line, state.timeline.line);
  const { past } = state.timeline;
  const first = past.after(from - 1) ?? new Recorder(planOf(state)).snapshot;
  const known = timeline.past.length - reached.length;
  const after = (index: number) =>
    index < known ? timeline.past.after(index) : reached[index - known];
  const places = placesOf(timeline, from, first, after);
  const whereStood = placesBefore(state.timeline, from, first);
  const heard = new Set(places.filter(({ item, before }) => before.can(item.fact)));
  const unhandled = places.filter((place) => {
    if (place.after === null) return true;
    if (heard.has(place)) return false;
    const was = whereStood(place.item.fact);
    return !was || was.before.can(was.item.fact);
  });
  const ask = ({ item, before }: PlacedItem) =>
    refereeOf(state.rulesets(before.context), state.waived).ask(before, item.fact);
  const putIn = places.filter(({ item }) => item.seq > state.entries.length);
  const verdicts = putIn.map((place) => ({ ...ask(place), seq: place.item.seq }));
  return {
    ok: true,
    timeline,
    after,
    recorded: { ok: true, state: { ...state, entries, timeline }, entries: fresh },
    seqs: fresh.flatMap(({ body, seq }) => (body.kind === 'amendment' ? seq : [])),
    unhandled: unhandled.map((place) => ({ item: place.item, refusal: ask(place).refusal })),
    refused: verdicts.filter(({ refusal }) => refusal !== null),
    affected: () =>
      affectedAmong(
        places.filter((place) => heard.has(place) && place.after !== null),
        whereStood,
        (place) => ask(place).refusal,
      ),
    changed: changedBetween(state.timeline.head, timeline.head),
  };
}

/**
 * What was looked at, recorded now: the same entries, of this moment, and the line is not gone along
 * again. Null where more is to be said with it, of silences or of the clocks.
 */
export function recordedNow(
  state: EngineState,
  seen: Preview,
  how: StampedTap,
): TapRecorded | null {
  const drafts = seen.recorded.entries.map(({ body }) => ({ body }));
  const fresh = freshEntries(state, drafts, how);
  if (fresh.length !== drafts.length) return null;
  const entries = [...state.entries, ...fresh];
  const timeline = timelineOf(planOf(state), entries, seen.timeline);
  return { ok: true, state: { ...state, entries, timeline }, entries: fresh };
}
