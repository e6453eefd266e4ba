/** One tap: a command's facts, judged, sealed and recorded; or a question about one. */
import type { Act, Command } from '../commands/command.ts';
import type { GameEvent } from '../events.ts';
import type { Game } from '../game.ts';
import type { Verdict } from '../machine/referee.ts';
import type { Refusal } from '../refusal.ts';
import type { Dropped, Recorded, Refused } from './recorded.ts';
import { plain } from './plain.ts';
import { gameOf, planOf, refereeAt, rulesetAt, type Play } from './play.ts';
import { droppedBefore, recordOn, type How } from './record-on.ts';
import { keepRecorder, recorderAt } from './recorder.ts';
import type { Draft } from './stamp.ts';
import { Trial } from './trial.ts';

export interface TapHow extends How {
  /** Records refused facts as overruled. */
  anyway?: boolean;
}

export type Tapped = Recorded | Dropped | Refused;

/** What the referee says to each of these facts at the head, in order, one upon the other. */
export function ask(play: Play, facts: readonly GameEvent[]): Verdict[] {
  const trial = new Trial(refereeAt(play), play.course.head);
  for (const fact of plain(facts)) trial.ask(fact);
  return trial.verdicts;
}

/** The first refusal that a command would meet at the head, or null. */
export function refusalOf<A>(play: Play, command: Command<A>, args: A): Refusal | null {
  const verdicts = ask(play, command(gameOf(play), rulesetAt(play), args));
  return verdicts.find(({ refusal }) => refusal)?.refusal ?? null;
}

/** The game that a command would lead to from the head, whatever the referee says; nothing is recorded. */
export function ledTo<A>(play: Play, command: Command<A>, args: A): Game {
  const trial = new Trial(refereeAt(play), play.course.head);
  for (const fact of plain(command(gameOf(play), rulesetAt(play), args))) trial.ask(fact);
  return trial.lead().context;
}

function draftOf({ fact, refusal }: Verdict): Draft {
  const body = { kind: 'fact' as const, fact };
  return refusal ? { body, overruled: { code: refusal.code } } : { body };
}

/** One tap of several acts, in order, each made for the game that the ones before lead to. */
export function tapAll(play: Play, acts: readonly Act[], how: TapHow): Tapped {
  const dropped = droppedBefore(play, how);
  if (dropped) return dropped;
  const { head } = play.course;
  const ruleset = rulesetAt(play);
  const trial = new Trial(refereeAt(play), head, () => recorderAt(planOf(play), head));
  for (const act of acts) {
    for (const fact of plain(act(trial.lead().context, ruleset))) trial.ask(fact);
  }
  const { refused, verdicts } = trial;
  if (!refused || how.anyway) trial.lead();
  const { deaf, recorder, tried } = trial;
  const refusal = how.anyway ? deaf : (refused ?? deaf);
  if (refusal) return { ok: false, refusal, verdicts, outOfStep: deaf !== null };
  const recorded = recordOn(play, verdicts.map(draftOf), how, tried);
  if (recorder) keepRecorder(recorder);
  return recorded;
}

/**
 * Records what a command decides. Refused, it comes back as a value; `anyway` records refused
 * facts as overruled, but for those that no state hears where the game stands.
 */
export function tap<A>(play: Play, command: Command<A>, args: A, how: TapHow): Tapped {
  return tapAll(play, [(game, ruleset) => command(game, ruleset, args)], how);
}
