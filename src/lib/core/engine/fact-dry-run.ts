/**
 * Dry-runs facts in order: each is judged once, in the state that the facts before it lead to. A
 * fact that the recorder cannot apply is never recorded, even when the table overrules the refusal.
 */
import type { EventType, GameEvent } from '../events.ts';
import type { Referee, MachineSnapshot, Ruling } from '../machine/referee.ts';
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
const unended = (at: MachineSnapshot): MachineSnapshot => ({
  ...at,
  context: { ...at.context, result: null },
});

export class FactDryRun {
  readonly rulings: Ruling[] = [];
  /** Where each fact leads, of those that have been gone on from. */
  readonly tried = new Map<GameEvent, MachineSnapshot>();
  /** Why the first fact that the recorder does not handle here cannot be recorded, or null. */
  unhandled: Refusal | null = null;
  #referee: Referee;
  #at: MachineSnapshot;
  /** Asked and handled, and not gone on from: no one may want to know where it leads. */
  #last: Ruling | null = null;
  /** Whether the game was over before the first fact. */
  #wasOver: boolean;

  /** Facts will be asked about from this snapshot on; nothing is recorded. */
  constructor(referee: Referee, at: MachineSnapshot) {
    this.#referee = referee;
    this.#at = at;
    this.#wasOver = at.context.result !== null;
  }

  /** The first refusal, or null. */
  get refused(): Refusal | null {
    return this.rulings.find(({ refusal }) => refusal)?.refusal ?? null;
  }

  /** A copy that goes on by itself from here; this one stays as it is. */
  fork(): FactDryRun {
    const fork = new FactDryRun(this.#referee, this.lead());
    fork.rulings.push(...this.rulings);
    for (const [fact, after] of this.tried) fork.tried.set(fact, after);
    fork.unhandled = this.unhandled;
    fork.#wasOver = this.#wasOver;
    return fork;
  }

  /**
   * Asks about a fact where those before it lead, as if they were recorded, refused or not. Where one of
   * them ended the game, it is not refused for that: what can be recorded still, comes at once with it,
   * and what only comes after it (the end of a turn) is left out.
   */
  ask(fact: GameEvent): Ruling {
    const at = this.lead();
    return !this.#wasOver && at.context.result
      ? this.#askAtOnce(atOnce(fact), at)
      : this.#ask(fact, at);
  }

  #askAtOnce(fact: GameEvent, at: MachineSnapshot): Ruling {
    const { handled } = this.#referee.ask(at, fact);
    return handled ? this.#ask(fact, unended(at)) : { fact, refusal: null, handled: true };
  }

  #ask(fact: GameEvent, at: MachineSnapshot): Ruling {
    const unknown = refuseUnknownRules(fact, this.#referee.ruleset);
    const ruling = unknown
      ? { fact, refusal: unknown, handled: false }
      : this.#referee.ask(at, fact);
    this.rulings.push(ruling);
    if (ruling.handled) this.#last = ruling;
    else this.unhandled ??= ruling.refusal;
    return ruling;
  }

  /** Where the facts lead. */
  lead(): MachineSnapshot {
    if (!this.#last) return this.#at;
    const { fact, refusal } = this.#last;
    this.#last = null;
    const after = leadsTo(this.#referee.ruleset.plan, this.#at, fact);
    if (after) {
      this.#at = after;
      this.tried.set(fact, after);
    } else this.unhandled ??= refusal ?? refuse('out-of-step', { fact: fact.type });
    return this.#at;
  }
}
