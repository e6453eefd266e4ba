/**
 * The referee is the recorder's chart with the legality guards on. It never runs: it is asked
 * whether a fact may be recorded, and why not.
 */
import { transition, type SnapshotFrom } from 'xstate';
import type { GameEvent } from '../events.ts';
import type { Game } from '../game.ts';
import { refuse, type Refusal } from '../refusal.ts';
import type { RoundPlan, Ruleset } from '../ruleset.ts';
import { strangers } from '../strangers.ts';
import { createGameMachine, type GameMachine } from './game-machine.ts';
import { GUARD_OF, LEGALITY, refusalBehind, type LegalityGuard } from './guards.ts';

export type Snapshot = SnapshotFrom<GameMachine>;

const recorders = new WeakMap<RoundPlan, GameMachine>();

/** The recorder of a plan, built once. */
export function recorderOf(plan: RoundPlan): GameMachine {
  const known = recorders.get(plan) ?? createGameMachine(plan);
  recorders.set(plan, known);
  return known;
}

/** A judged fact: refusal null when it may be recorded. */
export interface Verdict {
  fact: GameEvent;
  refusal: Refusal | null;
}

/** Asks about facts in a snapshot of the recorder. */
export interface Referee {
  ruleset: Ruleset;
  /** May this one fact be recorded now? About 30 µs. */
  ask(snapshot: Snapshot, fact: GameEvent): Refusal | null;
  /** Fact n is asked in the state the recorder would reach after facts 1…n−1. */
  judge(snapshot: Snapshot, facts: readonly GameEvent[]): Verdict[];
}

/** The referee of a ruleset; `waived` sets one legality guard to true, for tests of the guards. */
export function refereeOf(ruleset: Ruleset, waived?: LegalityGuard): Referee {
  const recorder = recorderOf(ruleset.plan);
  const guards = Object.fromEntries(
    (Object.keys(LEGALITY) as LegalityGuard[]).map((name) => [
      name,
      ({ context, event }: { context: Game; event: GameEvent }) =>
        name === waived || refusalBehind(name, context, event, ruleset) === null,
    ]),
  );
  const machine = recorder.provide({ guards });
  const crossed = new WeakMap<Snapshot, Snapshot>();
  const cross = (snapshot: Snapshot): Snapshot => {
    const known = crossed.get(snapshot);
    if (known) return known;
    const resolved = machine.resolveState({ value: snapshot.value, context: snapshot.context });
    crossed.set(snapshot, resolved as Snapshot);
    return resolved as Snapshot;
  };
  const ask = (snapshot: Snapshot, fact: GameEvent): Refusal | null => {
    const [stranger] = strangers(snapshot.context, fact);
    if (stranger !== undefined) return refuse('not-playing', { seat: stranger });
    if (cross(snapshot).can(fact)) return null;
    const guard = GUARD_OF[fact.type];
    const refusal = guard ? refusalBehind(guard, snapshot.context, fact, ruleset) : null;
    return (
      refusal ?? refuse(snapshot.context.result ? 'game-over' : 'out-of-step', { fact: fact.type })
    );
  };
  const judge = (snapshot: Snapshot, facts: readonly GameEvent[]): Verdict[] => {
    let at = snapshot;
    return facts.map((fact, i) => {
      const refusal = ask(at, fact);
      if (i < facts.length - 1) [at] = transition(recorder, at, fact) as unknown as [Snapshot];
      return { fact, refusal };
    });
  };
  return { ruleset, ask, judge };
}
