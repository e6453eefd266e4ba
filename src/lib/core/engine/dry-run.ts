/**
 * Dry runs of taps: what acts decide at the head of a state, what the referee says to it, and where
 * it leads. The last ones of each state are kept, so that a tap that was asked about is not judged
 * again when it is made. A tap, an undo, an amendment and another window's entries each make a new
 * state, of which nothing is known yet.
 */

import type { Act } from '../commands/command.ts';
import type { GameEvent, EventType } from '../events.ts';
import type { Game } from '../game.ts';
import type { Ruleset } from '../ruleset.ts';
import { heroesUnlocked } from '../queries/heroes.ts';
import { gameOf, refereeAt, rulesetAt, type EngineState } from './engine-state.ts';
import type { Referee, MachineSnapshot, Ruling } from '../machine/referee.ts';
import { refuseUnknownRules } from '../record/known-rules.ts';
import { refuse, type Refusal } from '../refusal.ts';
import { leadsTo } from './recorder.ts';

/** What an act is known by: its command and what its arguments say, or the function that it is. */
interface ActMark {
  of: unknown;
  args: string;
}

interface DryRun {
  marks: readonly ActMark[];
  /** The facts of the acts alone. */
  acts: FactDryRun;
  /** The same with what follows from them; null while no one has asked for it. */
  whole: FactDryRun | null;
}

/** A screen asks about some dozen taps at one head; each holds a few snapshots. */
const MOST = 64;

/** The latest first. */
const kept = new WeakMap<EngineState, DryRun[]>();

const markOf = (act: Act): ActMark => ({
  of: act.command ?? act,
  args: JSON.stringify(act.args) ?? '',
});

/** Whether marks begin as others do, all of them. */
const begins = (some: readonly ActMark[], whole: readonly ActMark[]): boolean =>
  some.length <= whole.length &&
  some.every(({ of, args }, i) => of === whole[i]?.of && args === whole[i]?.args);

function askAll(factRun: FactDryRun, facts: readonly GameEvent[]): void {
  for (const fact of plain(facts)) factRun.ask(fact);
}

function dryRunOf(state: EngineState, acts: readonly Act[]): DryRun {
  const marks = acts.map(markOf);
  const runs = kept.get(state) ?? [];
  // Of those that begin as this tap does the longest: it may be this very one.
  const [known] = runs
    .filter((run) => begins(run.marks, marks))
    .sort((one, two) => two.marks.length - one.marks.length);
  if (known?.marks.length === marks.length) return known;
  const factRun = known ? known.acts.fork() : new FactDryRun(refereeAt(state), state.timeline.head);
  const ruleset = rulesetAt(state);
  for (const act of acts.slice(known?.marks.length ?? 0)) {
    askAll(factRun, act(factRun.lead().context, ruleset));
  }
  const run = { marks, acts: factRun, whole: null };
  kept.set(state, [run, ...runs].slice(0, MOST));
  return run;
}

/** What acts, in order, would be at the head: each is made for the game that the ones before lead to. */
export const dryRun = (state: EngineState, acts: readonly Act[]): FactDryRun =>
  dryRunOf(state, acts).acts;

/**
 * What follows by the rules alone from a tap that leads from one game to another: where leaders are
 * tracked, a third objective unlocks the hero (LRR PoK 51). These are facts like any other, decided when
 * the act is recorded: a replay never decides them anew.
 */
const consequencesOf = (before: Game, after: Game, { cards }: Ruleset): GameEvent[] =>
  before.settings.depth === 'full' ? heroesUnlocked(before, after, cards) : [];

/** The same with what follows from them, as it is recorded in one tap. */
export function dryRunWhole(state: EngineState, acts: readonly Act[]): FactDryRun {
  const run = dryRunOf(state, acts);
  if (run.whole) return run.whole;
  const after = run.acts.lead().context;
  const more = consequencesOf(gameOf(state), after, rulesetAt(state));
  run.whole = more.length > 0 ? run.acts.fork() : run.acts;
  askAll(run.whole, more);
  run.whole.lead();
  return run.whole;
}

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

/**
 * Dry-runs facts in order: each is judged once, in the state that the facts before it lead to. A
 * fact that the recorder cannot apply is never recorded, even when the table overrules the refusal.
 */
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

/** Longest text that a game file takes, in characters. */
const LONGEST_TEXT = 200;

function short(_: string, value: unknown): unknown {
  if (typeof value !== 'string' || value.length <= LONGEST_TEXT) return value;
  // A letter of two code units is not cut in half.
  return value.slice(0, LONGEST_TEXT).replace(/[\uD800-\uDBFF]$/, '');
}

/**
 * Facts as plain data: what is judged is to the letter what is stored, without the proxies of a
 * component, without keys that hold undefined, and with no text too long for a game file.
 */
export function plain(facts: readonly GameEvent[]): GameEvent[] {
  return JSON.parse(JSON.stringify(facts, short)) as GameEvent[];
}
