/** One tap: a command's facts, judged, sealed and recorded; or a question about one. */
import { also, type Act, type Command } from '../commands/command.ts';
import type { GameEvent } from '../events.ts';
import type { Game } from '../game.ts';
import type { Ruling } from '../machine/referee.ts';
import type { Refusal } from '../refusal.ts';
import { dryRun, dryRunWhole, FactDryRun, plain } from './dry-run.ts';
import { refereeAt, type EngineState } from './engine-state.ts';
import { droppedBefore, recordOn, type EntryDraft } from './record-on.ts';
import type { StampedTap } from './tap-options.ts';
import type { Dropped, TapRecorded, TapRefused } from './tap-result.ts';

/** What the referee says to each of these facts at the head, in order, one upon the other. */
export function ask(state: EngineState, facts: readonly GameEvent[]): Ruling[] {
  const factRun = new FactDryRun(refereeAt(state), state.timeline.head);
  for (const fact of plain(facts)) factRun.ask(fact);
  return factRun.rulings;
}

/** The first refusal that a command would meet at the head, or null. */
export const refusalOf = <A>(state: EngineState, command: Command<A>, args: A): Refusal | null =>
  dryRun(state, [also(command, args)]).refused;

/** The game that acts would lead to from the head, whatever the referee says; nothing is recorded. */
export const previewCommand = (state: EngineState, acts: readonly Act[]): Game =>
  dryRunWhole(state, acts).lead().context;

function draftOf({ fact, refusal }: Ruling): EntryDraft {
  const body = { kind: 'fact' as const, fact };
  return refusal ? { body, overruled: { code: refusal.code } } : { body };
}

/** One tap of these acts and those of `how`, in order, each made for the game that the ones before lead to. */
export function tapAll(
  state: EngineState,
  acts: readonly Act[],
  how: StampedTap,
): TapRecorded | Dropped | TapRefused {
  const dropped = droppedBefore(state, how);
  if (dropped) return dropped;
  const all = [...acts, ...(how.and ?? [])];
  const { refused } = dryRun(state, all);
  const { unhandled, tried, rulings } = dryRunWhole(state, all);
  const refusal = how.anyway ? unhandled : (refused ?? unhandled);
  if (refusal) return { ok: false, refusal, rulings, outOfStep: unhandled !== null };
  return recordOn(state, rulings.map(draftOf), how, tried);
}

/**
 * Records what a command decides. Refused, it comes back as a value; `anyway` records refused
 * facts as overruled, but for those that no state hears where the game stands.
 */
export const tap = <A>(state: EngineState, command: Command<A>, args: A, how: StampedTap) =>
  tapAll(state, [also(command, args)], how);
