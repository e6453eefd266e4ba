/**
 * One act of the line changed: an act put in before or after it or in its place, or the act taken
 * out. What follows is looked at before it is recorded: later acts that would no longer be handled
 * are taken out in the same tap.
 */
import type { GameEvent } from '../events.ts';
import type { LineItem } from '../record/line.ts';
import type { RefusalCode } from '../refusal.ts';
import { amend, type NotAmended } from './amend.ts';
import { goodsAnew } from './consequences.ts';
import type { EngineState } from './engine-state.ts';
import { preview, type Amendment, type Preview, type Unheard } from './preview.ts';
import type { StampedTap } from './tap-options.ts';
import type { Dropped, TapRecorded } from './tap-result.ts';

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

const isKept = ({ target }: Amendment, fallen: readonly Unheard[]) =>
  fallen.every(({ item }) => item.seq !== target);

/** So often a line may end at an item that cannot be taken, and be looked at without it. */
const ENDS = 12;

/** What a change of an act would do; nothing is stored. */
export function lookAt(state: EngineState, change: ActChange, how: StampedTap): LookedAt {
  const amendments = amendmentsOf(change);
  const fallen: Unheard[] = [];
  let goods: Amendment[] | null = null;
  for (let ends = 0; ends < ENDS; ends++) {
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
