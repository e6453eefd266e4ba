/** One tap: a command's facts, judged, sealed and recorded; or a question about one. */
import { also, type Act, type Command } from '../commands/command.ts';
import type { GameEvent } from '../events.ts';
import type { Game } from '../game.ts';
import type { Verdict } from '../machine/referee.ts';
import type { Refusal } from '../refusal.ts';
import { dryRun, dryRunWhole } from './dry-run.ts';
import { plain } from './plain.ts';
import { refereeAt, type Play } from './play.ts';
import { droppedBefore, recordOn } from './record-on.ts';
import type { Draft } from './stamp.ts';
import type { StampedTap } from './tap-options.ts';
import type { Dropped, Recorded, Refused } from './tap-result.ts';
import { Trial } from './trial.ts';

/** What the referee says to each of these facts at the head, in order, one upon the other. */
export function ask(play: Play, facts: readonly GameEvent[]): Verdict[] {
  const trial = new Trial(refereeAt(play), play.course.head);
  for (const fact of plain(facts)) trial.ask(fact);
  return trial.verdicts;
}

/** The first refusal that a command would meet at the head, or null. */
export const refusalOf = <A>(play: Play, command: Command<A>, args: A): Refusal | null =>
  dryRun(play, [also(command, args)]).refused;

/** The game that acts would lead to from the head, whatever the referee says; nothing is recorded. */
export const ledTo = (play: Play, acts: readonly Act[]): Game =>
  dryRunWhole(play, acts).lead().context;

function draftOf({ fact, refusal }: Verdict): Draft {
  const body = { kind: 'fact' as const, fact };
  return refusal ? { body, overruled: { code: refusal.code } } : { body };
}

/** One tap of these acts and those of `how`, in order, each made for the game that the ones before lead to. */
export function tapAll(
  play: Play,
  acts: readonly Act[],
  how: StampedTap,
): Recorded | Dropped | Refused {
  const dropped = droppedBefore(play, how);
  if (dropped) return dropped;
  const all = [...acts, ...(how.and ?? [])];
  const { refused } = dryRun(play, all);
  const { deaf, tried, verdicts } = dryRunWhole(play, all);
  const refusal = how.anyway ? deaf : (refused ?? deaf);
  if (refusal) return { ok: false, refusal, verdicts, outOfStep: deaf !== null };
  return recordOn(play, verdicts.map(draftOf), how, tried);
}

/**
 * Records what a command decides. Refused, it comes back as a value; `anyway` records refused
 * facts as overruled, but for those that no state hears where the game stands.
 */
export const tap = <A>(play: Play, command: Command<A>, args: A, how: StampedTap) =>
  tapAll(play, [also(command, args)], how);
