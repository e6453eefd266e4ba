/** Which acts the list shows: filtered, headed by round and phase, a window of them at a time. */
import type { GameEvent } from '$lib/core/events.ts';
import type { Seat } from '$lib/core/game.ts';
import type { Chapter } from '$lib/core/views/chronicle.ts';
import { matching } from '$lib/ui/kit/search.ts';
import type { TakenOut } from '$lib/core/views/amended.ts';
import type { Branch } from '$lib/core/views/branches.ts';
import { actorsOf, placeOf, type Place } from './chapters.ts';
import { leftFrom } from './ruler.ts';
import { Slots } from './slots.ts';

/** What somebody looks for; the types of the facts that it is. */
export const KINDS = {
  scores: ['objective.scored', 'points.scored', 'custodians.taken', 'support.given'],
  votes: [
    'votes.cast',
    'votes.added',
    'agenda.resolved',
    'agenda.revealed',
    'outcomes.read',
    'agenda.unveiled',
  ],
  cards: ['strategy-card.chosen', 'strategy-card.played', 'secondary.answered'],
  trades: ['transaction.made'],
  planets: ['planet.gained', 'planet.lost', 'technology.gained', 'technology.lost'],
} as const satisfies Record<string, readonly GameEvent['type'][]>;
export type Kind = keyof typeof KINDS;

/** Rows on both sides of the act that is looked at: as many as are seen at once, and a few. */
const REACH = 8;
/** Rows added when an end comes into view, and how many are shown at most. */
const [MORE, MOST] = [16, 96];

type Listing =
  | { kind: 'act'; key: string; index: number; act: Chapter; place: Place | null }
  | { kind: 'branch'; key: string; branch: Branch }
  | { kind: 'out'; key: string; out: TakenOut };

/** A row, and the place on the screen that it takes. */
export type Row = Listing & { slot: string };

interface Listed {
  readonly acts: readonly Chapter[];
  readonly branches: readonly Branch[];
  readonly amended?: { readonly out: readonly TakenOut[] };
  readonly at: number;
}

export class ActsList {
  #listed: Listed;
  #sentence: (act: Chapter) => string;
  #at: () => number;
  seat = $state<Seat | null>(null);
  kind = $state<Kind | null>(null);
  text = $state('');
  /** The rows that were asked for, as positions among the found, and where the list was then. */
  #asked = $state.raw<{ from: number; to: number; here: number; of: string } | null>(null);

  /** Indices of the acts that are looked for. */
  found = $derived.by(() => this.#find());
  filtered = $derived(this.seat !== null || this.kind !== null || this.text.trim() !== '');
  #filter = $derived(`${this.seat} ${this.kind} ${this.text}`);
  /** Position among the found of the act that is looked at, or of the last one before it. */
  here = $derived.by(() => this.found.findLastIndex((index) => index <= this.#at()));
  window = $derived.by(() => {
    const here = Math.max(0, this.here);
    const asked = this.#asked?.of === this.#filter ? this.#asked : null;
    const holds = asked && here >= asked.from && here < asked.to;
    const held = asked && (holds || asked.here === here) ? asked : null;
    const from = held?.from ?? Math.max(0, here - REACH);
    return { from, to: Math.min(this.found.length, held?.to ?? here + REACH) };
  });
  #slots = new Slots();
  rows = $derived.by((): Row[] => this.#slots.give(this.#rows()));
  #left = $derived.by(() => leftFrom(this.#listed.acts, this.#listed.branches));

  /**
   * `sentence` is what an act says, for the search; `at` the index of the act that the list is at,
   * where it follows what is looked at.
   */
  constructor(
    listed: Listed,
    sentence: (act: Chapter) => string,
    at: () => number = () => listed.at,
  ) {
    this.#listed = listed;
    this.#sentence = sentence;
    this.#at = at;
  }

  /** Shows more rows before the first or after the last; those furthest from them give way. */
  more(way: 'before' | 'after'): void {
    const { from, to } = this.window;
    const [first, last] = [Math.max(0, from - MORE), Math.min(this.found.length, to + MORE)];
    this.#asked = {
      ...(way === 'before'
        ? { from: first, to: Math.min(to, first + MOST) }
        : { from: Math.max(from, last - MOST), to: last }),
      here: Math.max(0, this.here),
      of: this.#filter,
    };
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

  #rows(): Listing[] {
    const { acts, amended } = this.#listed;
    const out = this.filtered ? [] : (amended?.out ?? []);
    const rows: Listing[] = [];
    const left = this.filtered ? [] : this.#left;
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
