/**
 * Amends the past of the line, and stores nothing that would not open again. An act is put in before or
 * after another one or in its place, or one is taken out; what follows is looked at first, and later acts
 * that would no longer be handled are taken out in the same tap.
 */
import type { MachineSnapshot, Ruling } from '../machine/referee.ts';
import type { LineItem } from '../record/line.ts';
import type { EngineState } from './engine-state.ts';
import {
  draftsOf,
  preview,
  recordedNow,
  type Amendment,
  type Preview,
  type Unheard,
} from './preview.ts';
import { droppedBefore, recordOn } from './record-on.ts';
import type { StampedTap } from './tap-options.ts';
import type { Dropped, TapRecorded } from './tap-result.ts';
import type { GameEvent, EventType } from '../events.ts';
import type { RefusalCode } from '../refusal.ts';
import { goodsOnUnchosen } from '../unchosen-cards.ts';
import { common } from './snapshot-index.ts';
import type { Timeline } from './timeline.ts';

/** Why the past stays as it is. */
export type NotAmended =
  | { ok: false; why: 'no-target' | 'unsound' }
  /** The line does not replay: `item` is the first that would no longer be handled. */
  | { ok: false; why: 'unhandled'; item: LineItem }
  /** Facts put in against the rules; the table may say `anyway`. */
  | { ok: false; why: 'refused'; refused: readonly Ruling[] };

/**
 * Records these amendments as one tap, which an undo takes back. With `anyway` facts may be put in
 * that the rules refuse: the entry says so. An amendment after which a fact is no longer handled is
 * never recorded. `known` is what these amendments of this state were seen to do.
 */
export function amend(
  state: EngineState,
  amendments: readonly Amendment[],
  how: StampedTap,
  known?: Preview,
): TapRecorded | Dropped | NotAmended {
  const dropped = droppedBefore(state, how);
  if (dropped) return dropped;
  const taken = known && recordedNow(state, known, how);
  if (taken && known.unhandled.length + known.refused.length === 0) return taken;
  const seen = preview(state, amendments, how);
  if (!seen.ok) return seen;
  const [unhandled] = seen.unhandled;
  if (unhandled) return { ok: false, why: 'unhandled', item: unhandled.item };
  const { refused } = seen;
  if (refused.length > 0 && !how.anyway) return { ok: false, why: 'refused', refused };
  // What was seen is what is recorded: the line is not gone along again.
  if (refused.length === 0) return seen.recorded;
  const drafts = draftsOf(amendments).map((draft, i) => {
    const seq = seen.seqs[i];
    const code = refused.find((verdict) => verdict.seq === seq)?.refusal?.code;
    return code ? { ...draft, overruled: { code } } : draft;
  });
  return recordOn(state, drafts, how);
}

/** A fact of a drafted tap, and the rule that the table overruled for it. */
export interface Drafted {
  fact: GameEvent;
  overruled: RefusalCode | null;
}

export interface ActChange {
  /** Where on the line: the items of the act, oldest first. */
  items: readonly LineItem[];
  place: Amendment['place'];
  /** What is put in; nothing where the act is taken out. */
  drafted: readonly Drafted[];
}

/** What a change of an act would do, and the amendments that it is recorded as. */
export interface Looked extends Omit<Preview, 'after' | 'seqs' | 'refused' | 'recorded'> {
  change: ActChange;
  amendments: readonly Amendment[];
  /** Goods on unpicked cards that are placed anew with it. */
  goods: readonly GameEvent[];
  /** What just these amendments were seen to do, and the state that they were looked at in. */
  known: { of: EngineState; seen: Preview } | null;
}

/**
 * `no-target`: the act is not on the line any more. `unsound`: the record would not hold together.
 * `unhandled`: what is put in is not handled there, or nothing of the game is left.
 */
export type LookedAt =
  ({ ok: true } & Looked) | { ok: false; why: 'no-target' | 'unsound' | 'unhandled' };

const seqsOf = (items: readonly LineItem[]) => [...new Set(items.map(({ seq }) => seq))];
const removed = (seqs: readonly number[]): Amendment[] =>
  seqs.map((target) => ({ target, place: 'remove' }));

/** The amendments of a change. What is put in happened when its neighbour did. */
function amendmentsOf({ items, place, drafted }: ActChange): Amendment[] {
  const [first, last] = [items[0], items.at(-1)];
  if (!first || !last) return [];
  const put = (to: Exclude<Amendment['place'], 'remove'>, { seq, at }: LineItem) =>
    drafted.map(({ fact }): Amendment => ({ target: seq, place: to, fact, at }));
  // The last one put in right after the act stands nearest to it.
  if (place === 'after') return put('after', last).reverse();
  if (place === 'before') return put('before', first);
  const [one, ...others] = seqsOf(items);
  const puts = put('before', first);
  const end = puts.pop();
  if (place === 'remove' || end?.place !== 'before') return removed(seqsOf(items));
  return [...puts, { ...end, target: one ?? first.seq, place: 'replace' }, ...removed(others)];
}

type GoodsPlaced = Extract<GameEvent, { type: 'goods.placed' }>;

/** The cards on which goods lie, as one text. */
const cardsOf = (goods: GoodsPlaced['goods']): string => Object.keys(goods).sort().join();

/**
 * What follows from a pick that is put right: the app decides by itself which cards no one took, so
 * the fact that placed goods on them is made anew where others are left (R-STRAT-04). Only goods
 * that lay on just the cards that no one had taken, one each, where the line leads otherwise than it
 * did. `after` is where an item of it leads.
 */
function goodsAnew(
  state: EngineState,
  timeline: Timeline,
  after: (index: number) => MachineSnapshot | undefined,
): Amendment[] {
  const old = state.timeline;
  const from = common(timeline.line, old.line);
  return timeline.line.slice(from).flatMap((item, i): Amendment[] => {
    const { fact, seq, at } = item;
    if (fact.type !== 'goods.placed') return [];
    const now = after(from + i - 1)?.context;
    const goods = now && goodsOnUnchosen(now);
    if (!goods || cardsOf(goods) === cardsOf(fact.goods)) return [];
    const was = old.line.findIndex((one) => one.fact === fact);
    const then = was < 0 ? undefined : old.past.after(was - 1)?.context;
    if (!then || cardsOf(goodsOnUnchosen(then)) !== cardsOf(fact.goods)) return [];
    if (Object.values(fact.goods).some((count) => count !== 1)) return [];
    return [{ target: seq, place: 'replace', at, fact: { ...fact, goods } }];
  });
}

const isKept = ({ target }: Amendment, fallen: readonly Unheard[]) =>
  fallen.every(({ item }) => item.seq !== target);

/** So often a line may end at an item that cannot be taken, and be looked at without it. */
const MOST_ENDS = 12;

/** What a change of an act would do; nothing is stored. */
export function lookAt(state: EngineState, change: ActChange, how: StampedTap): LookedAt {
  const amendments = amendmentsOf(change);
  const fallen: Unheard[] = [];
  let goods: Amendment[] | null = null;
  for (let ends = 0; ends < MOST_ENDS; ends++) {
    const gone = removed(seqsOf(fallen.map(({ item }) => item)));
    const all: Amendment[] = [...amendments, ...(goods ?? []), ...gone];
    const seen = amendments.length > 0 ? preview(state, all, how) : null;
    if (!seen?.ok) return { ok: false, why: seen?.why ?? 'no-target' };
    fallen.push(...seen.unhandled);
    // Nothing is left of a game that is not laid.
    if (seen.timeline.line[0]?.seq !== state.timeline.line[0]?.seq) break;
    // What was put in is younger than the record.
    if (fallen.some(({ item }) => item.seq > state.entries.length)) break;
    if (seen.timeline.broken) continue;
    if (goods === null) {
      goods = goodsAnew(state, seen.timeline, seen.after).filter((one) => isKept(one, fallen));
      if (goods.length > 0) continue;
    }
    // An act that is not handled changes nothing: without it the line leads to the same.
    const without = removed(seqsOf(fallen.map(({ item }) => item)));
    const { timeline, changed } = seen;
    const unhandled = fallen.toSorted((one, two) => one.item.seq - two.item.seq);
    return {
      ok: true,
      change,
      amendments: [...amendments, ...goods, ...without],
      goods: goods.flatMap((one) => ('fact' in one ? one.fact : [])),
      timeline,
      affected: seen.affected,
      changed,
      unhandled,
      known: seen.unhandled.length > 0 ? null : { of: state, seen },
    };
  }
  return { ok: false, why: 'unhandled' };
}

/**
 * Records a change that was looked at, as one tap which an undo takes back. A fact that was drafted
 * against a rule says so.
 */
export function amendAct(
  state: EngineState,
  { amendments, change, known }: Looked,
  how: StampedTap,
): TapRecorded | Dropped | NotAmended {
  const anyway = change.drafted.some(({ overruled }) => overruled !== null);
  const seen = known?.of === state ? known.seen : undefined;
  return amend(state, amendments, { ...how, anyway }, seen);
}

/** Whether a fact says no more than that a player is done, so that the table goes on. */
function goesOn(fact: GameEvent): boolean {
  return (
    fact.type === 'scoring.answered' || (fact.type === 'turn.ended' && fact.exhausted.length === 0)
  );
}

/**
 * The items of an act that leave with it, oldest first: not what the same tap says of its player being
 * done, for without that no one could do anything that was done later. All, where it says nothing else,
 * or where the end of the turn exhausts a card that leaves with it.
 */
export function takenOut(items: readonly LineItem[]): readonly LineItem[] {
  const out = items.filter(({ fact }) => !goesOn(fact));
  return out.length > 0 ? out : items;
}

/** Facts after which it is the turn of the next one. */
const ENDS: ReadonlySet<EventType> = new Set([
  'scoring.answered',
  'turn.ended',
  'turn.passed',
  'turn.skipped',
]);

/**
 * The items that these facts take the place of, oldest first: that its player is done stays, unless they
 * end its turn themselves, in whatever way.
 */
export const replacedBy = (items: readonly LineItem[], facts: readonly GameEvent[]) =>
  facts.some(({ type }) => ENDS.has(type)) ? items : takenOut(items);
