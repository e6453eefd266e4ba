/**
 * Putting an act of the past right: what is to be done is chosen, drafted at the moment itself where
 * something is put in, looked at with all that follows from it, and then taken as one step.
 */
import { scoreArgs, scoreObjective } from '$lib/core/commands/objectives.ts';
import type { Seat } from '$lib/core/game.ts';
import type { LineItem } from '$lib/core/record/line.ts';
import type { Chapter } from '$lib/core/queries/chronicle.ts';
import { lateRounds, lateScores, lateVotes, pickOf } from '$lib/core/queries/late.ts';
import {
  amend,
  previewAmendment,
  replacedBy,
  takenOut,
  type ActChange,
  type Drafted,
  type Looked,
  type LookedAt,
} from '$lib/session/amending.ts';
import { DraftSession } from '$lib/session/past-session.svelte.ts';
import { inNextFrame } from '$lib/ui/kit/after-paint.ts';
import type { PutRight } from '$lib/ui/model/put-right.ts';
import type { GameModel } from '$lib/ui/model/game-model.svelte.ts';
import { countsOf, type ChangeCounts } from './chapters.ts';
import { AmendModel } from './past-model.svelte.ts';
import type { Travel } from './travel.svelte.ts';

export type AmendPlace = ActChange['place'];

/** A score that was noticed late: the rounds that it can have been in, and the one that is looked at. */
export interface LateRounds {
  rounds: readonly number[];
  round: number;
  /** Looks at it in another of them. */
  in: (round: number) => void;
}

/** What the change is about, as long as it is being made. */
interface About {
  /** The act that is changed, or that stands beside what is put in. */
  act: Chapter;
  items: readonly LineItem[];
  late?: LateRounds;
}

export type AmendStep = About &
  (
    | { kind: 'choose'; out: readonly LineItem[] }
    | { kind: 'draft'; place: AmendPlace; model: AmendModel }
    | { kind: 'looking'; change: ActChange; anew: boolean; inPlace: boolean }
    | { kind: 'seen'; change: ActChange; anew: boolean; seen: Looked; head: number }
    | { kind: 'not'; why: 'no-target' | 'unsound' | 'unhandled' | 'dropped' }
  );

export class Amending {
  readonly #model: GameModel;
  readonly #travel: Travel;
  step = $state.raw<AmendStep | null>(null);
  /** True while it is being written. */
  taking = $state(false);

  constructor(model: GameModel, travel: Travel) {
    this.#model = model;
    this.#travel = travel;
  }

  /** Whether anything can be put right about the act that is looked at: not the laying of the table. */
  get possible(): boolean {
    const { at, branch } = this.#travel;
    return at > 0 && !branch && this.#model.session.readOnly === null;
  }

  /** Asks what is to be put right about the act that is looked at. */
  begin(): void {
    const { act, items } = this.#travel;
    if (!act) return;
    this.step = { kind: 'choose', act, items, out: takenOut(items) };
  }

  /** Leaves it; nothing is changed. What is being written is no longer left. */
  cancel(): void {
    if (!this.taking) this.step = null;
  }

  /** Puts right what the history was opened for, where that is on the line. */
  async beginWith(wanted: Exclude<PutRight, { what: 'look' }>, seat: Seat | null): Promise<void> {
    const { session } = this.#model;
    if (wanted.what === 'pick') {
      if (this.#aboutAt(pickOf(session, wanted.card, session.game.round))) this.choose('replace');
      return;
    }
    if (seat === null) return;
    if (wanted.what === 'sheet') return this.#draftOn(seat, wanted.round);
    if (wanted.what === 'vote') return this.#draftVote(seat, wanted.nth);
    return this.#scoreIn(seat, wanted.objective, wanted.round);
  }

  /** Looks at a score that was noticed late, in the score step of a round. */
  async #scoreIn(seat: Seat, objective: string, round: number): Promise<void> {
    const { session } = this.#model;
    const places = lateScores(session, seat, objective);
    const place = places.find((one) => one.round === round);
    const about = place && this.#aboutAt(place.index);
    if (!about) return;
    const late: LateRounds = {
      rounds: places.map((one) => one.round),
      round,
      in: (other) => void this.#scoreIn(seat, objective, other),
    };
    const { act, items } = about;
    const drafted = (facts: Drafted[]) =>
      this.#look({ act, items, late, change: { items, place: 'before', drafted: facts } });
    const draft = new DraftSession(session, place.index - 1, drafted);
    const args = scoreArgs(draft.game, seat, objective, null);
    const done = await draft.perform(scoreObjective, args);
    // The table says that it was so, whatever the rules have to say to it: that is shown.
    if (!done.ok) await draft.perform(scoreObjective, args, { anyway: true });
  }

  /** Drafts on the sheet of a seat as it was at the end of a round's action phase. */
  #draftOn(seat: Seat, round: number): void {
    const place = lateRounds(this.#model.session).find((one) => one.round === round);
    if (!place || !this.#aboutAt(place.index)) return;
    this.choose('after');
    const { step } = this;
    if (step?.kind === 'draft') step.model.openPanel('player', seat);
  }

  /** Drafts the vote of a seat on an agenda that was decided, where it votes there. */
  #draftVote(seat: Seat, nth: number): void {
    const vote = lateVotes(this.#model.session, seat)[nth];
    const about = vote && this.#aboutAt(vote.index);
    if (!about) return;
    const { items } = vote;
    if (items.length > 0) this.step = { kind: 'choose', act: about.act, items, out: items };
    this.choose(items.length > 0 ? 'replace' : 'before');
    const { step } = this;
    if (step?.kind === 'draft') step.model.voter = seat;
  }

  /** The act of the item of the line at this index, which is looked at from now on; null for none. */
  #aboutAt(index: number): About | null {
    const { group } = this.#model.session.line[index] ?? {};
    const at = this.#travel.acts.findIndex((act) => act.group === group);
    if (at < 0) return null;
    this.#travel.look(at);
    this.begin();
    return this.step;
  }

  choose(place: AmendPlace): void {
    const { step } = this;
    if (step?.kind !== 'choose') return;
    const { act, items, out } = step;
    const about = { act, items };
    if (place === 'remove') {
      return this.#look({ ...about, change: { items: out, place, drafted: [] } });
    }
    const { line } = this.#model.session;
    const seq = (place === 'after' ? items.at(-1) : items[0])?.seq;
    const index =
      place === 'after'
        ? line.findLastIndex((item) => item.seq === seq)
        : line.findIndex((item) => item.seq === seq) - 1;
    const drafted = (put: Drafted[]) => {
      const facts = put.map(({ fact }) => fact);
      const of = place === 'replace' ? replacedBy(items, facts) : items;
      this.#look({ ...about, change: { items: of, place, drafted: put } });
    };
    const session = new DraftSession(this.#model.session, index, drafted);
    const model = new AmendModel(session);
    model.staged = true;
    this.step = { ...about, kind: 'draft', place, model };
  }

  /** The record has grown: what was looked at is looked at anew. */
  follow(): void {
    const { step, taking } = this;
    const { head } = this.#model.session;
    if (step?.kind !== 'seen' || taking || step.head === head) return;
    this.#look(step, true);
  }

  /** Later acts that a change keeps, and those that fall out. */
  counts(place: AmendPlace, unhandled: Looked['unhandled'] = []): ChangeCounts {
    const { acts, items } = this.#travel;
    const at = this.#indexOf(this.step?.items ?? items);
    return countsOf(acts.slice(place === 'before' ? at : at + 1), unhandled);
  }

  /** Takes what was looked at, as one step. */
  async take(): Promise<void> {
    const { step } = this;
    if (step?.kind !== 'seen' || this.taking) return;
    const { session } = this.#model;
    const { act, items, seen, head } = step;
    this.taking = true;
    try {
      // The table as it is now and the way back to it are one frame.
      const stored = () => {
        this.step = null;
        this.#travel.toNow();
      };
      const done = await this.#model.settled(() => amend(session, seen, head, stored));
      if (done.ok) return;
      if ('dropped' in done && done.dropped === 'stale') this.#look(step, true);
      else this.step = { kind: 'not', act, items, why: 'dropped' };
    } finally {
      this.taking = false;
    }
  }

  /** The act that ends with these items. */
  #indexOf(items: readonly LineItem[]): number {
    const last = items.at(-1)?.seq;
    return this.#travel.acts.findIndex(({ seq }) => seq === last);
  }

  /** Looks at a change off the paint that shows that it is looked at. */
  #look({ act, items, late, change }: About & { change: ActChange }, anew = false): void {
    // What was chosen below the list leaves the list there meanwhile.
    const inPlace = !late && this.step?.kind === 'choose';
    const looking: AmendStep = { kind: 'looking', act, items, late, change, anew, inPlace };
    this.step = looking;
    inNextFrame(() => {
      if (this.step !== looking) return;
      const { session } = this.#model;
      const { head } = session;
      const seen = previewAmendment(session, change);
      this.#show({ act, items, late, change, anew }, seen, head);
    });
  }

  /** Shows what was seen at this head. */
  #show(of: About & { change: ActChange; anew: boolean }, seen: LookedAt, head: number): void {
    const { act, items } = of;
    this.step = seen.ok
      ? { kind: 'seen', ...of, seen, head }
      : { kind: 'not', act, items, why: seen.why };
  }
}
