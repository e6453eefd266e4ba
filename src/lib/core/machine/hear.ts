/**
 * How a step says what it hears: a fact, its guard, where it leads. Steps name the guards and
 * actions of the chart and hold no code of it, so that a plan can thread them in any order.
 */
import { and } from 'xstate';
import type { EventType } from '../events.ts';
import type { OwnFactDefinition } from '../own-step.ts';
import type { Step } from '../vocabulary.ts';
import type { Branching } from './branching.ts';
import type { LegalityGuard } from './guards.ts';

/** Takes a fact of a ruleset into its step, by what the ruleset says of it. */
export interface RecordOwn {
  type: 'record own';
  params: { definition: OwnFactDefinition };
}

/** What comes with a move; `record` takes the fact into the game. */
export type ChartAction =
  | RecordOwn
  | 'record'
  | 'begin the round'
  | 'advance the turn'
  | 'open next slot'
  | 'open the vote again'
  | 'close the sitting'
  | 'end by goal'
  | 'end by objectives'
  | 'end by rounds';

/** Whether the agenda that is decided was opened in this step (R-AGD-27). */
export interface OpenedHere {
  type: 'the agenda was opened here';
  params: { at: Step };
}

type Guard = LegalityGuard | Branching | OpenedHere | ReturnType<typeof and>;

/** A move of the chart; `target` is `#phase.step`, `#phase` or `#over`, and stays out to stay. */
export interface Move {
  guard?: Guard;
  target?: string;
  actions?: readonly ChartAction[];
}

/** What a state hears, by fact, and what it does at once when a condition holds. */
export interface StateMoves {
  on?: Partial<Record<EventType, Move | Move[]>>;
  always?: Move[];
}

/** One way on from a step or a phase, taken when its condition holds; without one, always. */
export interface Way {
  when?: Branching | OpenedHere;
  target: string;
  actions?: readonly ChartAction[];
}

function both(one: Guard | undefined, two: Guard | undefined): Pick<Move, 'guard'> {
  if (one !== undefined && two !== undefined) return { guard: and([one, two] as never) };
  const guard = one ?? two;
  return guard === undefined ? {} : { guard };
}

/** A fact that is recorded: the guard that it asks (null for none), then where it leads. */
export function hears(
  guard: LegalityGuard | null,
  target?: string,
  ...further: ChartAction[]
): Move {
  const actions = ['record' as const, ...further];
  return { ...both(guard ?? undefined, undefined), ...(target ? { target } : {}), actions };
}

/** The same for a fact that is heard only once this holds, and leads nowhere. */
export const hearsOnce = (holds: Branching, guard: LegalityGuard): Move => ({
  ...both(holds, guard),
  actions: ['record'],
});

/** The same for a fact that leads on, by whichever way is open. */
export const leadsOn = (ways: readonly Way[], guard: LegalityGuard | null = null): Move[] =>
  ways.map(({ when, target, actions = [] }) => ({
    ...both(guard ?? undefined, when),
    target,
    actions: ['record' as const, ...actions],
  }));

/** The chart goes on by itself once this holds. */
export const goesOnWhen = (holds: Branching, ways: readonly Way[]): Move[] =>
  ways.map(({ when, target, actions = [] }) => ({ ...both(holds, when), target, actions }));
