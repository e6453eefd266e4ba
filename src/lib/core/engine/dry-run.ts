/**
 * Dry runs of taps: what acts decide at the head of a state, what the referee says to it, and where
 * it leads. The last ones of each state are kept, so that a tap that was asked about is not judged
 * again when it is made. A tap, an undo, an amendment and another window's entries each make a new
 * state, of which nothing is known yet.
 */
import type { Act } from '../commands/command.ts';
import type { GameEvent } from '../events.ts';
import { consequencesOf } from './consequences.ts';
import { plain } from './plain.ts';
import { gameOf, refereeAt, rulesetAt, type EngineState } from './engine-state.ts';
import { FactDryRun } from './fact-dry-run.ts';

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
