/**
 * The referee is the recorder's chart with the legality guards on. It never runs: it is asked
 * whether a fact may be recorded, and why not.
 */
import type { SnapshotFrom } from 'xstate';
import type { GameEvent } from '../events.ts';
import type { Game } from '../game.ts';
import { BoundedCache } from '../bounded-cache.ts';
import { refuse, type Refusal } from '../refusal.ts';
import type { RoundPlan, Ruleset } from '../ruleset.ts';
import { unknownSeats } from './unknown-seats.ts';
import { createGameMachine, type GameMachine } from './game-machine.ts';
import { guardsAsked } from './asked-guards.ts';
import { isFirm, LEGALITY, refusalBehind, type LegalityGuard } from './guards.ts';

export type MachineSnapshot = SnapshotFrom<GameMachine>;

const recorders = new WeakMap<RoundPlan, GameMachine>();

/** The recorder of a plan, built once. */
export function recorderOf(plan: RoundPlan): GameMachine {
  const known = recorders.get(plan) ?? createGameMachine(plan);
  recorders.set(plan, known);
  return known;
}

/** A judged fact. */
export interface Ruling {
  fact: GameEvent;
  /** Why it may not be recorded, or null when it may. */
  refusal: Refusal | null;
  /**
   * Whether the table can record it where the game stands, refused or not. What no state here
   * handles takes a `position.corrected` first; what names a seat that is not here, or a firm guard
   * refuses, is never taken.
   */
  handled: boolean;
}

/** Asks about facts in a snapshot of the recorder. */
export interface Referee {
  ruleset: Ruleset;
  /**
   * May this one fact be recorded now? Its seats are looked up once, the chart is asked once, and
   * the rule behind its guard is run once.
   */
  ask(snapshot: MachineSnapshot, fact: GameEvent): Ruling;
}

function makeReferee(ruleset: Ruleset, waived?: LegalityGuard): Referee {
  /** What the guard of the fact in question said; undefined while the chart has not come to it. */
  let said: Refusal | null | undefined;
  const guards = Object.fromEntries(
    (Object.keys(LEGALITY) as LegalityGuard[]).map((name) => [
      name,
      ({ context, event }: { context: Game; event: GameEvent }) => {
        said = name === waived ? null : refusalBehind(name, context, event, ruleset);
        return said === null;
      },
    ]),
  );
  const recorder = recorderOf(ruleset.plan);
  const machine = recorder.provide({ guards });
  const asked = guardsAsked(recorder);
  // One state is asked many things in a row, and then hardly ever again.
  const crossed = new BoundedCache<MachineSnapshot, MachineSnapshot>(16);
  const cross = (snapshot: MachineSnapshot): MachineSnapshot => {
    const known = crossed.get(snapshot);
    if (known) return known;
    const resolved = machine.resolveState({ value: snapshot.value, context: snapshot.context });
    crossed.set(snapshot, resolved as MachineSnapshot);
    return resolved as MachineSnapshot;
  };
  const ask = (snapshot: MachineSnapshot, fact: GameEvent): Ruling => {
    const game = snapshot.context;
    const [unknown] = unknownSeats(game, fact);
    if (unknown !== undefined) {
      return { fact, refusal: refuse('not-playing', { seat: unknown }), handled: false };
    }
    said = undefined;
    if (cross(snapshot).can(fact)) return { fact, refusal: null, handled: true };
    if (said) return { fact, refusal: said, handled: !isFirm(fact.type) };
    // No state here handles it: the rule may still know a better reason than the step.
    const guard = asked.get(fact.type);
    const rule = guard ? refusalBehind(guard, game, fact, ruleset) : null;
    const refusal = rule ?? refuse(game.result ? 'game-over' : 'out-of-step', { fact: fact.type });
    return { fact, refusal, handled: false };
  };
  return { ruleset, ask };
}

const referees = new WeakMap<Ruleset, Map<LegalityGuard | undefined, Referee>>();

/**
 * The referee of a ruleset, built once; `waived` sets one legality guard to true, for tests of
 * the guards.
 */
export function refereeOf(ruleset: Ruleset, waived?: LegalityGuard): Referee {
  const known = referees.get(ruleset) ?? new Map<LegalityGuard | undefined, Referee>();
  referees.set(ruleset, known);
  const referee = known.get(waived) ?? makeReferee(ruleset, waived);
  known.set(waived, referee);
  return referee;
}
