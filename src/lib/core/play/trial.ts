/**
 * Facts on trial: each asked once, in the state that the facts before it lead to. A fact that the
 * recorder would not take is never recorded, not even at the table's word.
 */
import type { EventType, GameEvent } from '../events.ts';
import type { Referee, Snapshot, Verdict } from '../machine/referee.ts';
import { refuseUnknownRules } from '../record/known-rules.ts';
import { refuse, type Refusal } from '../refusal.ts';
import { leadsTo } from './recorder.ts';

/** Facts that bring points: those of one act come at once, whichever of them ended the game. */
const SCORES = [
  'objective.scored',
  'points.scored',
  'support.given',
  'support.returned',
  'custodians.taken',
] as const satisfies readonly EventType[];
const scores: ReadonlySet<EventType> = new Set(SCORES);

/** The fact as it is told in the act that has ended the game: its points are judged with the others. */
const atOnce = (fact: GameEvent): GameEvent =>
  scores.has(fact.type) ? ({ ...fact, rejudges: true } as GameEvent) : fact;

/** The moment as if the game had not ended in it. */
const unended = (at: Snapshot): Snapshot => ({ ...at, context: { ...at.context, result: null } });

export class Trial {
  readonly verdicts: Verdict[] = [];
  /** Where each fact leads, of those that have been gone on from. */
  readonly tried = new Map<GameEvent, Snapshot>();
  /** Why the first fact that cannot be recorded where the game stands cannot, or null. */
  deaf: Refusal | null = null;
  #referee: Referee;
  #at: Snapshot;
  /** Asked and heard, and not gone on from: no one may want to know where it leads. */
  #last: Verdict | null = null;
  /** Whether the game was over before the first fact. */
  #wasOver: boolean;

  /** Facts will be asked about from this snapshot on; nothing is recorded. */
  constructor(referee: Referee, at: Snapshot) {
    this.#referee = referee;
    this.#at = at;
    this.#wasOver = at.context.result !== null;
  }

  /** The first refusal, or null. */
  get refused(): Refusal | null {
    return this.verdicts.find(({ refusal }) => refusal)?.refusal ?? null;
  }

  /** A trial that goes on from here by itself: this one stays as it is. */
  fork(): Trial {
    const fork = new Trial(this.#referee, this.lead());
    fork.verdicts.push(...this.verdicts);
    for (const [fact, after] of this.tried) fork.tried.set(fact, after);
    fork.deaf = this.deaf;
    fork.#wasOver = this.#wasOver;
    return fork;
  }

  /**
   * Asks about a fact where those before it lead, as if they were recorded, refused or not. Where one of
   * them ended the game, it is not refused for that: what can be recorded still, comes at once with it,
   * and what only comes after it (the end of a turn) is left out.
   */
  ask(fact: GameEvent): Verdict {
    const at = this.lead();
    return !this.#wasOver && at.context.result
      ? this.#askAtOnce(atOnce(fact), at)
      : this.#ask(fact, at);
  }

  #askAtOnce(fact: GameEvent, at: Snapshot): Verdict {
    const { heard } = this.#referee.ask(at, fact);
    return heard ? this.#ask(fact, unended(at)) : { fact, refusal: null, heard: true };
  }

  #ask(fact: GameEvent, at: Snapshot): Verdict {
    const unknown = refuseUnknownRules(fact, this.#referee.ruleset);
    const verdict = unknown
      ? { fact, refusal: unknown, heard: false }
      : this.#referee.ask(at, fact);
    this.verdicts.push(verdict);
    if (verdict.heard) this.#last = verdict;
    else this.deaf ??= verdict.refusal;
    return verdict;
  }

  /** Where the facts lead. */
  lead(): Snapshot {
    if (!this.#last) return this.#at;
    const { fact, refusal } = this.#last;
    this.#last = null;
    const after = leadsTo(this.#referee.ruleset.plan, this.#at, fact);
    if (after) {
      this.#at = after;
      this.tried.set(fact, after);
    } else this.deaf ??= refusal ?? refuse('out-of-step', { fact: fact.type });
    return this.#at;
  }
}
