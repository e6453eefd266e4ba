/** Which acts the list shows: filtered, headed by round and phase, a window of them at a time. */
import type { GameEvent } from '$lib/core/events.ts';
import type { Seat } from '$lib/core/game.ts';
import type { Chapter } from '$lib/core/views/chronicle.ts';
import { matching } from '$lib/ui/kit/search.ts';
import type { TakenOut } from '$lib/core/views/amended.ts';
import type { Branch } from '$lib/core/views/branches.ts';
import { actorsOf, placeOf, type Place } from './chapters.ts';
import { branchFrom } from './ruler.ts';

/** What somebody looks for; the types of the facts that it is. */
export const KINDS = {
  scores: ['objective.scored', 'points.scored', 'custodians.taken', 'support.given'],
  votes: ['votes.cast', 'votes.added', 'agenda.resolved', 'agenda.revealed'],
  cards: ['strategy-card.chosen', 'strategy-card.played', 'secondary.answered'],
  trades: ['transaction.made'],
  planets: ['planet.gained', 'planet.lost', 'technology.gained', 'technology.lost'],
} as const satisfies Record<string, readonly GameEvent['type'][]>;
export type Kind = keyof typeof KINDS;

/** Rows on both sides of the act that is looked at, and added when an end comes into view. */
const REACH = 24;

export type Row =
  | { kind: 'act'; key: string; index: number; act: Chapter; place: Place | null }
  | { kind: 'branch'; key: string; branch: Branch }
  | { kind: 'out'; key: string; out: TakenOut };

interface Listed {
  readonly acts: readonly Chapter[];
  readonly branches: readonly Branch[];
  readonly amended?: { readonly out: readonly TakenOut[] };
  readonly at: number;
}

export class ActsList {
  #listed: Listed;
  #sentence: (act: Chapter) => string;
  seat = $state<Seat | null>(null);
  kind = $state<Kind | null>(null);
  text = $state('');
  /** The first and the last row but one that are shown, as positions among the found. */
  #window = $state.raw<{ from: number; to: number } | null>(null);

  /** Indices of the acts that are looked for. */
  found = $derived.by(() => this.#find());
  filtered = $derived(this.seat !== null || this.kind !== null || this.text.trim() !== '');
  /** Position among the found of the act that is looked at, or of the last one before it. */
  here = $derived.by(() => this.found.findLastIndex((index) => index <= this.#listed.at));
  window = $derived.by(() => {
    const here = Math.max(0, this.here);
    const kept = this.#window;
    const held = kept && here >= kept.from && here < kept.to ? kept : null;
    const from = held?.from ?? Math.max(0, here - REACH);
    return { from, to: Math.min(this.found.length, held?.to ?? here + REACH) };
  });
  rows = $derived.by(() => this.#rows());

  /** `sentence` is what an act says, for the search. */
  constructor(listed: Listed, sentence: (act: Chapter) => string) {
    this.#listed = listed;
    this.#sentence = sentence;
  }

  /** Shows more rows before the first or after the last. */
  more(way: 'before' | 'after'): void {
    const { from, to } = this.window;
    this.#window =
      way === 'before' ? { from: Math.max(0, from - REACH), to } : { from, to: to + REACH };
  }

  #find(): number[] {
    const { acts } = this.#listed;
    const { seat, kind } = this;
    const types: readonly string[] | null = kind && KINDS[kind];
    const some = acts.flatMap((act, index) => {
      const is = ({ fact }: Chapter['facts'][number]) =>
        (seat === null || actorsOf(fact).includes(seat)) && (!types || types.includes(fact.type));
      return seat === null && !types ? index : act.facts.some(is) ? index : [];
    });
    if (this.text.trim() === '') return some;
    const items = some.flatMap((index) => {
      const act = acts[index];
      return act ? { index, label: this.#sentence(act) } : [];
    });
    return matching(items, this.text)
      .map(({ index }) => index)
      .sort((one, two) => one - two);
  }

  #rows(): Row[] {
    const { acts, branches, amended } = this.#listed;
    const out = this.filtered ? [] : (amended?.out ?? []);
    const rows: Row[] = [];
    const left = (this.filtered ? [] : branches).map((branch) => ({
      branch,
      index: branchFrom(acts, branch),
    }));
    let before: Place | null = null;
    for (const index of this.found.slice(this.window.from, this.window.to)) {
      const act = acts[index];
      if (!act) continue;
      const place = placeOf(act);
      const isNew = before?.round !== place.round || before.phase !== place.phase;
      before = place;
      // What was put in between its facts later cuts an act in two.
      const isSplit = rows.some((row) => row.kind === 'act' && row.act.group === act.group);
      rows.push({
        kind: 'act',
        key: isSplit ? `a${act.group}.${act.seq}` : `a${act.group}`,
        index,
        act,
        place: isNew ? place : null,
      });
      for (const one of out.filter(({ after }) => after === act.group)) {
        rows.push({ kind: 'out', key: `o${one.seq}`, out: one });
      }
      for (const { branch } of left.filter((one) => one.index === index)) {
        rows.push({ kind: 'branch', key: `b${branch.seq}`, branch });
      }
    }
    return rows;
  }
}
