/** A game without a screen: commands in, entries out, judged and stamped as the app does it. */
import type { Game } from '$lib/core/game.ts';
import { refereeOf, type Referee, type Snapshot } from '$lib/core/machine/referee.ts';
import type { GameEvent } from '$lib/core/events.ts';
import type { Body, Entry } from '$lib/core/record/entry.ts';
import { redoTarget, undoTarget } from '$lib/core/record/line.ts';
import { Recorder } from '$lib/core/record/replay.ts';
import type { Refusal } from '$lib/core/refusal.ts';
import type { Ruleset } from '$lib/core/ruleset.ts';
import { rulesetOf } from '$lib/rulesets/compose.ts';
import { courseOf, type Course } from '$lib/session/course.ts';
import { judgeTap, plain, type Judged } from '$lib/session/judge.ts';
import { entriesOf, type Stamps } from '$lib/session/stamp.ts';

/** A command with its arguments: facts are made when the game is known. */
export type Act = (game: Game, ruleset: Ruleset) => GameEvent[];

export class HeadlessGame {
  entries: Entry[] = [];
  course: Course;
  #referees = new Map<Ruleset, Referee>();

  /** An empty table; `expansions` are those that the game will be laid with. */
  constructor(
    readonly id: string,
    readonly expansions: Ruleset['expansions'],
  ) {
    this.course = courseOf(this.#plan, []);
  }

  get #plan() {
    return rulesetOf(this.expansions).plan;
  }

  get snapshot(): Snapshot {
    return this.course.head;
  }

  get game(): Game {
    return this.snapshot.context;
  }

  get ruleset(): Ruleset {
    return rulesetOf(this.entries.length > 0 ? this.game.expansions : this.expansions);
  }

  get referee(): Referee {
    const known = this.#referees.get(this.ruleset) ?? refereeOf(this.ruleset);
    this.#referees.set(this.ruleset, known);
    return known;
  }

  /** What the referee would say to a tap, without recording it. */
  ask(acts: readonly Act[]): Refusal | null {
    const judged = judgeTap(this.referee, this.snapshot, this.#factsOf(acts), false);
    return judged.ok ? null : judged.refusal;
  }

  /** One tap: the acts in order, each made for the game that the ones before lead to. */
  tap(acts: readonly Act[], stamps: Stamps, anyway = false): Judged {
    const judged = judgeTap(this.referee, this.snapshot, this.#factsOf(acts), anyway);
    if (judged.ok) this.#append(entriesOf(this.id, judged.drafts, this.entries.at(-1), stamps));
    return judged;
  }

  /** Takes the last tap back; false at the first one. */
  undo(stamps: Stamps): boolean {
    return this.#mark(undoTarget(this.entries), stamps);
  }

  /** Goes forward again; false when there is nothing to redo. */
  redo(stamps: Stamps): boolean {
    return this.#mark(redoTarget(this.entries), stamps);
  }

  /** Appends a mark, a pause or an amendment as it is. */
  note(body: Body, stamps: Stamps): void {
    this.#append(entriesOf(this.id, [{ body }], this.entries.at(-1), stamps));
  }

  #factsOf(acts: readonly Act[]): GameEvent[] {
    const [only] = acts;
    if (acts.length === 1 && only) return plain(only(this.game, this.ruleset));
    const recorder = new Recorder(this.#plan, this.snapshot);
    return acts.flatMap((act) => {
      const facts = plain(act(recorder.snapshot.context, this.ruleset));
      for (const fact of facts) recorder.record(fact);
      return facts;
    });
  }

  #mark(head: number | null, stamps: Stamps): boolean {
    if (head === null) return false;
    this.note({ kind: 'mark', head }, stamps);
    return true;
  }

  #append(fresh: readonly Entry[]): void {
    this.entries = [...this.entries, ...fresh];
    this.course = courseOf(this.#plan, this.entries, this.course);
  }
}
