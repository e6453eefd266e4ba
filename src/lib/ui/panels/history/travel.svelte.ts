/**
 * Looking back: which act of the game is looked at, and the table as it was after it. The table that
 * is shown is a table of its own, of a session in which nothing is recorded.
 */
import { untrack } from 'svelte';
import { amendedOf, type Amended } from '$lib/core/queries/amended.ts';
import { chronicleOf, type Chapter } from '$lib/core/queries/chronicle.ts';
import { PastSession } from '$lib/session/past-session.svelte.ts';
import type { GameSession } from '$lib/session/session.svelte.ts';
import { branchesOf, type Branch } from '$lib/core/queries/branches.ts';
import type { EngineState } from '$lib/core/engine/engine-state.ts';
import type { LineItem } from '$lib/core/record/line.ts';
import { readable } from './chapters.ts';
import { PastModel } from './past-model.svelte.ts';

export class Travel {
  readonly #session: GameSession;
  readonly #shown: PastSession;
  /** Group of the act that is looked at; null: the last one. */
  #group = $state<number | null>(null);
  /** The act of the line that is shown, and the game that it is shown of. */
  #seen: { state: EngineState; seq: number } | null = null;
  /** The end of a branch that is looked at instead, or null. */
  branch = $state.raw<Branch | null>(null);
  /** How often another act was asked for: who comes back to one wants to see it again. */
  looks = $state(0);
  /** Whether the stage as it was is shown, in the place of the acts. */
  staged = $state(false);
  /** The table as it was. */
  readonly model: PastModel;

  /** Every act that leads to now, oldest first. */
  acts: Chapter[] = $derived.by(() =>
    readable(chronicleOf(this.#session.line, this.#session.past.positions)),
  );
  /** What undo took back, by the act that each left from. */
  branches: Branch[] = $derived.by(() => branchesOf(this.#session.readable));
  /** What amendments changed and took out. */
  amended: Amended = $derived.by(() => amendedOf(this.#session.readable, this.#session.line));
  /** Index of the act that is looked at; −1 in a game without one. */
  at = $derived.by(() => {
    const found = this.acts.findIndex(({ group }) => group === this.#group);
    return found < 0 ? this.acts.length - 1 : found;
  });
  act = $derived(this.acts[this.at] ?? null);
  isNow = $derived(this.branch === null && this.at === this.acts.length - 1);

  constructor(session: GameSession) {
    this.#session = session;
    this.#shown = new PastSession(session);
    this.model = new PastModel(this.#shown);
    // Everything about who could score what belongs to the look back.
    this.model.staged = true;
  }

  /** Looks at the act with this index; beyond the ends it is the first or the last. */
  look(index: number): void {
    const to = Math.max(0, Math.min(index, this.acts.length - 1));
    const act = this.acts[to];
    const { state } = this.#session;
    // A finger that rests moves all the same.
    if (!act || (this.#seen?.state === state && this.#seen.seq === act.seq)) return;
    this.#seen = { state, seq: act.seq };
    this.looks = untrack(() => this.looks) + 1;
    this.branch = null;
    this.#group = to === this.acts.length - 1 ? null : act.group;
    if (this.#group === null) this.#shown.showNow();
    else this.#shown.showAt(this.#session.line.findLastIndex(({ seq }) => seq === act.seq));
  }

  /** Looks at the act that an entry of the line belongs to. */
  lookAtEntry(seq: number): void {
    const group = this.#session.line.find((item) => item.seq === seq)?.group;
    const index = this.acts.findIndex((act) => act.group === group);
    if (index >= 0) this.look(index);
  }

  /** The items of the line that the act consists of, oldest first. */
  get items(): readonly LineItem[] {
    const { line } = this.#session;
    const end = (index: number) => line.findLastIndex(({ seq }) => seq === this.acts[index]?.seq);
    return line.slice(this.at > 0 ? end(this.at - 1) + 1 : 0, end(this.at) + 1);
  }

  /** Back to the game as it is. */
  toNow(): void {
    this.look(this.acts.length - 1);
  }

  /** The record has grown elsewhere: who looks at now sees it. */
  follow(): void {
    if (this.#group === null && this.branch === null) this.toNow();
  }

  /** The next act of another phase, or the last act before this phase. */
  toPhase(way: 1 | -1): void {
    const here = this.act?.from;
    let to = this.at;
    do to += way;
    while (this.acts[to] && isSame(this.acts[to]?.from, here));
    this.look(to);
  }

  /** Looks at the end of what undo took back. */
  lookAside(branch: Branch): void {
    this.#seen = null;
    this.branch = branch;
    this.#shown.showBranch(branch.seq);
  }
}

const isSame = (one?: Chapter['from'], two?: Chapter['from']): boolean =>
  one?.round === two?.round && one?.phase === two?.phase;
