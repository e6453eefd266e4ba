/**
 * Dry runs of taps: what acts decide at the head of a play, what the referee says to it, and where
 * it leads. The last ones of each play are kept, so that a tap that was asked about is not judged
 * again when it is made. A tap, an undo, an amendment and another window's entries each make a new
 * play, of which nothing is known yet.
 */
import type { Act } from '../commands/command.ts';
import type { GameEvent } from '../events.ts';
import { consequencesOf } from './consequences.ts';
import { plain } from './plain.ts';
import { gameOf, refereeAt, rulesetAt, type Play } from './play.ts';
import { Trial } from './trial.ts';

/** What an act is known by: its command and what its arguments say, or the function that it is. */
interface Mark {
  of: unknown;
  args: string;
}

interface DryRun {
  marks: readonly Mark[];
  /** The facts of the acts alone. */
  acts: Trial;
  /** The same with what follows from them; null while no one has asked for it. */
  whole: Trial | null;
}

/** A screen asks about some dozen taps at one head; each holds a few snapshots. */
const MOST = 64;

/** The latest first. */
const kept = new WeakMap<Play, DryRun[]>();

const markOf = (act: Act): Mark => ({
  of: act.command ?? act,
  args: JSON.stringify(act.args) ?? '',
});

/** Whether marks begin as others do, all of them. */
const begins = (some: readonly Mark[], whole: readonly Mark[]): boolean =>
  some.length <= whole.length &&
  some.every(({ of, args }, i) => of === whole[i]?.of && args === whole[i]?.args);

function askAll(trial: Trial, facts: readonly GameEvent[]): void {
  for (const fact of plain(facts)) trial.ask(fact);
}

function dryRunOf(play: Play, acts: readonly Act[]): DryRun {
  const marks = acts.map(markOf);
  const runs = kept.get(play) ?? [];
  // Of those that begin as this tap does the longest: it may be this very one.
  const [known] = runs
    .filter((run) => begins(run.marks, marks))
    .sort((one, two) => two.marks.length - one.marks.length);
  if (known?.marks.length === marks.length) return known;
  const trial = known ? known.acts.fork() : new Trial(refereeAt(play), play.course.head);
  const ruleset = rulesetAt(play);
  for (const act of acts.slice(known?.marks.length ?? 0)) {
    askAll(trial, act(trial.lead().context, ruleset));
  }
  const run = { marks, acts: trial, whole: null };
  kept.set(play, [run, ...runs].slice(0, MOST));
  return run;
}

/** What acts, in order, would be at the head: each is made for the game that the ones before lead to. */
export const dryRun = (play: Play, acts: readonly Act[]): Trial => dryRunOf(play, acts).acts;

/** The same with what follows from them, as it is recorded in one tap. */
export function dryRunWhole(play: Play, acts: readonly Act[]): Trial {
  const run = dryRunOf(play, acts);
  if (run.whole) return run.whole;
  const after = run.acts.lead().context;
  const more = consequencesOf(gameOf(play), after, rulesetAt(play));
  run.whole = more.length > 0 ? run.acts.fork() : run.acts;
  askAll(run.whole, more);
  run.whole.lead();
  return run.whole;
}
