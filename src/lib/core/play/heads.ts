/**
 * Where the game stood with its head at an entry: what was on the screen then, whatever became of
 * the line later. It rests on what that entry followed, which never changes. Of a line it is known
 * once it was replayed; a branch that was taken back, or a line that was amended since, is replayed
 * when it is asked for.
 */
import type { GameEvent } from '../events.ts';
import { standOf, type Stand } from '../machine/position.ts';
import type { Snapshot } from '../machine/referee.ts';
import type { Written } from '../record/entry.ts';
import { lineOf, type LineItem } from '../record/line.ts';
import { ancestors, treeOf } from '../record/tree.ts';
import { upcast } from '../record/upcast.ts';
import type { RoundPlan } from '../ruleset.ts';
import type { Past } from './past.ts';
import { leadsTo, Recorder } from './recorder.ts';

/** By the entry that the head was at. */
const known = new WeakMap<Written, Stand>();

/** Whether an entry moves the game: a head is always at one that does. */
const isFact = (entry: Written | undefined) => entry?.body.kind === 'fact';

/** A place that was come to, on whatever branch. */
interface Reached {
  head: number;
  at: Snapshot;
  stand: Stand;
}

/** How many items both lines begin with. */
export function common(one: readonly LineItem[], two: readonly LineItem[]): number {
  const differs = one.findIndex((item, i) => item.seq !== two[i]?.seq || item.fact !== two[i].fact);
  return differs < 0 ? one.length : differs;
}

/** The last amendment that led to the head, by its seq; 0 for none. */
function lastAmendment(entries: readonly Written[]): number {
  const tree = treeOf(entries);
  const isOne = (seq: number) => entries[seq - 1]?.body.kind === 'amendment';
  return ancestors(tree, tree.head).findLast(isOne) ?? 0;
}

/** So many facts are followed one by one; for more an actor is worth setting up. */
const FEW = 6;

export class Heads {
  #plan: RoundPlan;
  #entries: readonly Written[];
  #line: readonly LineItem[];
  #past: Past;
  /** Items of later entries stand where they stood when they were recorded; null: not looked for. */
  #amended: number | null = null;
  /** Entries are asked for in their order, and most follow the one before. */
  #reached: Reached | null = null;
  /** Places that branches left from, by head. */
  #forks = new Map<number, Reached>();

  /** The heads of a record that leads along this line. */
  constructor(plan: RoundPlan, entries: readonly Written[], line: readonly LineItem[], past: Past) {
    this.#plan = plan;
    this.#entries = entries;
    this.#line = line;
    this.#past = past;
  }

  /**
   * Remembers the stands of the items from an index on, as far as they stand where they stood when
   * they were recorded; `added`: they were, for they only went on from a line that was known.
   */
  remember(from: number, added: boolean): void {
    const { stands } = this.#past;
    const exact = added ? 0 : this.#exactFrom;
    for (let i = from; i < stands.length; i++) {
      const seq = this.#line[i]?.seq ?? 0;
      if (seq > exact) this.#note(seq, stands[i]);
    }
    const { head } = treeOf(this.#entries);
    this.#note(head, stands.at(-1));
  }

  #note(head: number, stand: Stand | undefined): void {
    const entry = this.#entries[head - 1];
    if (entry && stand) known.set(entry, stand);
  }

  /** A replay comes by a place that a branch left from: it need not come there again. */
  pass(head: number, at: Snapshot): void {
    const stand = this.#past.stands.at(-1);
    if (stand) this.#forks.set(head, { head, at, stand });
  }

  /** Where the game stood with its head at the entry with this seq; 0 is the empty table. */
  at(head: number): Stand {
    const entry = this.#entries[head - 1];
    const found = entry && known.get(entry);
    if (found) return found;
    const reached = this.#onward(head) ?? this.#anew(head);
    this.#reached = reached;
    if (entry) known.set(entry, reached.stand);
    return reached.stand;
  }

  get #exactFrom(): number {
    return (this.#amended ??= lastAmendment(this.#entries));
  }

  /** By a fact from what it followed, where that is at hand. */
  #onward(head: number): Reached | null {
    if (!isFact(this.#entries[head - 1])) return null;
    const parent = treeOf(this.#entries).parents[head] ?? 0;
    const from = this.#reached?.head === parent ? this.#reached : this.#onLine(parent);
    if (!from) return null;
    const facts = upcast(this.#entries, head).flatMap(({ body }) =>
      body.kind === 'fact' ? body.fact : [],
    );
    return this.#follow(from, facts, head);
  }

  /** A place on the line as it is now, if the game stood there when it was recorded. */
  #onLine(head: number): Reached | null {
    if (head <= this.#exactFrom) return null;
    const passed = this.#forks.get(head);
    if (passed) return passed;
    const index = this.#line.findLastIndex(({ seq }) => seq === head);
    const at = this.#past.after(index);
    const stand = this.#past.stands[index];
    return at && stand ? { head, at, stand } : null;
  }

  /** By the whole line that led there, from where it leaves the line of now. */
  #anew(head: number): Reached {
    const line = lineOf(this.#entries, head);
    const alike = Math.min(common(line, this.#line), this.#past.length);
    const at = this.#past.after(alike - 1) ?? new Recorder(this.#plan).snapshot;
    const stand = this.#past.stands[alike - 1] ?? standOf(at);
    const facts = line.slice(alike).map(({ fact }) => fact);
    return this.#follow({ head, at, stand }, facts, head);
  }

  /** Where facts lead; one that cannot be taken leads nowhere. */
  #follow({ at, stand }: Reached, facts: readonly GameEvent[], head: number): Reached {
    const recorder = facts.length > FEW ? new Recorder(this.#plan, at) : null;
    let [here, reached] = [stand, at];
    for (const fact of facts) {
      if (recorder) recorder.record(fact);
      const after = recorder ? recorder.snapshot : leadsTo(this.#plan, reached, fact);
      if (!after) continue;
      reached = after;
      here = standOf(after, here);
    }
    return { head, at: reached, stand: here };
  }
}
