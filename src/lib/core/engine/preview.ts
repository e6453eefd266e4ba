/**
 * What an amendment would do, seen on a copy: nothing is stored. What differs at the head, and which later
 * facts it affects: facts carry decided numbers, so a later one that set a number outright, or used up
 * what lay there, still does so where another number would now be right; and an act that the rules allowed
 * may now break them.
 */
import type { GameEvent } from '../events.ts';
import { refereeOf, type MachineSnapshot, type Ruling } from '../machine/referee.ts';
import type { AmendmentBody } from '../record/entry.ts';
import type { LineItem } from '../record/line.ts';
import { unseatedAt } from '../record/seats.ts';
import { timelineOf, type Timeline } from './timeline.ts';
import { common } from './snapshot-index.ts';
import { openState } from './open.ts';
import { plain } from './dry-run.ts';
import { planOf, type EngineState } from './engine-state.ts';
import { freshEntries, type EntryDraft } from './record-on.ts';
import { Recorder } from './recorder.ts';
import type { Refusal } from '../refusal.ts';
import type { StampedTap } from './tap-options.ts';
import type { TapRecorded } from './tap-result.ts';
import type { WasIs } from '../queries/consequences.ts';
import type { Game, Result, Seat } from '../game.ts';
import { positionOf, type Position } from '../machine/position.ts';
import { initiativeOrder } from '../order.ts';
import { pointsOf } from '../points.ts';
import type { UnknownFields } from '../record/unknown-fields.ts';

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

/** Each null, or empty, where nothing differs. */
export interface Changed {
  points: ({ seat: Seat } & WasIs<number>)[];
  speaker: WasIs<Seat> | null;
  /** Seats in initiative order. */
  order: WasIs<Seat[]> | null;
  position: WasIs<Position> | null;
  /** How the game ended and who won. */
  result: WasIs<Result | null> | null;
}

function differs<T>(was: T, is: T): WasIs<T> | null {
  return JSON.stringify(was) === JSON.stringify(is) ? null : { was, is };
}

/** A seat's total; none for a seat that one of the games does not have. */
const total = (game: Game, seat: Seat) => (game.players[seat] ? pointsOf(game, seat) : 0);

/** What `after` has differently from `before`. */
function changedBetween(before: MachineSnapshot, after: MachineSnapshot): Changed {
  const [one, two] = [before.context, after.context];
  const seats = [...new Set([...one.seating, ...two.seating])];
  return {
    points: seats.flatMap((seat) => {
      const [was, is] = [total(one, seat), total(two, seat)];
      return was === is ? [] : [{ seat, was, is }];
    }),
    speaker: differs(one.speaker, two.speaker),
    order: differs(initiativeOrder(one), initiativeOrder(two)),
    position: differs(positionOf(before), positionOf(after)),
    result: differs(one.result, two.result),
  };
}

/** An item of a line, with where it was recorded and where it led; null when it cannot be taken. */
export interface PlacedItem {
  item: LineItem;
  before: MachineSnapshot;
  after: MachineSnapshot | null;
}

export interface AffectedItem {
  item: LineItem;
  /** Why the rules would refuse it now; null where a number of it is another one. */
  refusal: Refusal | null;
}

/** Whether a fact says numbers of its own; what clears a whole table says none. */
function tellsNumbers(value: unknown): boolean {
  if (typeof value === 'number') return true;
  return typeof value === 'object' && value !== null && Object.values(value).some(tellsNumbers);
}

/** What numbers are kept in that facts take from and add to. */
const countedIn = ({ players, strategyCards }: Game) => ({ players, strategyCards });

const isValues = (value: unknown): value is UnknownFields =>
  typeof value === 'object' && value !== null;

/**
 * Whether a number that is another one before the fact was taken in by it: it changes there by
 * another amount than it did. Parts that are the same object before are not looked into.
 */
function takenIn(was: unknown, led: unknown, is: unknown, leads: unknown): boolean {
  if (was === is) return false;
  if (typeof was === 'number' && typeof is === 'number') {
    return Number(led) - was !== Number(leads) - is;
  }
  if (!isValues(was) || !isValues(is) || !isValues(led) || !isValues(leads)) return false;
  return Object.keys(was).some((key) => takenIn(was[key], led[key], is[key], leads[key]));
}

function isOtherNumber({ before, after, item }: PlacedItem, was: PlacedItem): boolean {
  if (!after || !was.after || !tellsNumbers(item.fact)) return false;
  const [one, two] = [countedIn(was.before.context), countedIn(was.after.context)];
  return takenIn(one, two, countedIn(before.context), countedIn(after.context));
}

/** Places that are looked at in one part: a few ms on a slow tablet. */
const PART = 32;

/**
 * Of the places of an amended line, those whose fact stood elsewhere before (`stood` finds its place
 * there) and rested on what is changed: found part by part, so that a table need not wait for all.
 * `refusal` asks the rules about a place.
 */
function* affectedAmong(
  places: readonly PlacedItem[],
  stood: (fact: GameEvent) => PlacedItem | undefined,
  refusal: (place: PlacedItem) => Refusal | null,
): Generator<AffectedItem[], void> {
  const restedOf = (place: PlacedItem): AffectedItem[] => {
    const was = stood(place.item.fact);
    if (!was) return [];
    const now = place.item.overruled ? null : refusal(place);
    if (now && !refusal(was)) return [{ item: place.item, refusal: now }];
    return isOtherNumber(place, was) ? [{ item: place.item, refusal: null }] : [];
  };
  for (let i = 0; i < places.length; i += PART) yield places.slice(i, i + PART).flatMap(restedOf);
}
