/** The acts as a list to read: those that are looked for, headed by round and phase. */
import type { GameEvent } from '$lib/core/events.ts';
import type { Seat } from '$lib/core/game.ts';
import type { TakenOut } from '$lib/core/queries/amended.ts';
import type { Branch } from '$lib/core/queries/branches.ts';
import { actorsOf, type Chapter } from '$lib/core/queries/chronicle.ts';
import { matching } from '$lib/ui/kit/search.ts';
import { placeOf, type RoundPhase } from './chapters.ts';
import { leftFrom } from './ruler.ts';

/** What a player looks for; the types of the facts that it is. */
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
export type ActKind = keyof typeof KINDS;

export type ActRow =
  | { kind: 'act'; key: string; index: number; act: Chapter }
  | { kind: 'branch'; key: string; branch: Branch }
  | { kind: 'out'; key: string; out: TakenOut };

/** Neighbouring rows of one phase, few enough to be drawn in one go. */
export interface RowStretch {
  key: string;
  rows: ActRow[];
}

/** The acts of one phase of one round. */
export interface PhaseActs {
  key: string;
  place: RoundPhase;
  stretches: RowStretch[];
}

/** Acts of a stretch at most: the list shows about as many at a time. */
const MOST = 10;

/** What there is to list. */
interface Listed {
  readonly acts: readonly Chapter[];
  readonly branches: readonly Branch[];
  readonly amended?: { readonly out: readonly TakenOut[] };
}

export class ActList {
  #listed: Listed;
  #sentence: (act: Chapter) => string;
  seat = $state<Seat | null>(null);
  kind = $state<ActKind | null>(null);
  text = $state('');

  filtered = $derived(this.seat !== null || this.kind !== null || this.text.trim() !== '');
  /** What is looked for, as one text. */
  filter = $derived(`${this.seat} ${this.kind} ${this.text.trim()}`);
  /** Indices of the acts that are looked for, oldest first. */
  found = $derived.by(() => this.#find());
  phases = $derived.by(() => this.#phases());
  #stretches = $derived.by(() => this.phases.flatMap(({ stretches }) => stretches));

  /** `sentence` is what an act says, for the search. */
  constructor(listed: Listed, sentence: (act: Chapter) => string) {
    this.#listed = listed;
    this.#sentence = sentence;
  }

  /** Where the list stands at this act: its stretch and row, or those of the last found before it. */
  placeOf(index: number): { stretch: RowStretch; row: ActRow } | null {
    const isBefore = (row: ActRow) => row.kind === 'act' && row.index <= index;
    const stretch = this.#stretches.findLast(({ rows }) => rows.some(isBefore));
    const row = stretch?.rows.findLast(isBefore);
    return stretch && row ? { stretch, row } : null;
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

  #phases(): PhaseActs[] {
    const { acts, branches, amended } = this.#listed;
    // What undo took back and amendments took out stands beside acts, not among those looked for.
    const out = this.filtered ? [] : (amended?.out ?? []);
    const left = this.filtered ? [] : leftFrom(acts, branches);
    const phases: PhaseActs[] = [];
    let length = 0;
    for (const index of this.found) {
      const act = acts[index];
      if (!act) continue;
      const place = placeOf(act);
      const before = phases.at(-1)?.place;
      const isNew = before?.round !== place.round || before.phase !== place.phase;
      const { group, seq } = act;
      // What was put in between its facts later cuts an act in two.
      const key = `a${group}.${seq}`;
      if (isNew) phases.push({ key, place, stretches: [] });
      if (isNew || length === MOST) {
        phases.at(-1)?.stretches.push({ key, rows: [] });
        length = 0;
      }
      length += 1;
      const rows = phases.at(-1)?.stretches.at(-1)?.rows;
      rows?.push({ kind: 'act', key, index, act });
      for (const one of out) {
        if (one.after === group) rows?.push({ kind: 'out', key: `o${one.seq}`, out: one });
      }
      for (const { branch, index: at } of left) {
        if (at === index) rows?.push({ kind: 'branch', key: `b${branch.seq}`, branch });
      }
    }
    return phases;
  }
}
