/**
 * How a step lists its transitions: a fact and its target; the guard of a fact stands beside its rule.
 * Steps
 * name the branches and actions of the chart and hold no code of it, so that a plan can put them in any
 * order.
 */
import { and } from 'xstate';
import type { EventType } from '../events.ts';
import type { OwnFactDefinition } from '../own-step.ts';
import type { Step } from '../vocabulary.ts';
import type { Branching } from './branching.ts';
import { guardOf, type LegalityGuard } from './guards.ts';

/** Takes a fact of a ruleset into its step, by what the ruleset says of it. */
export interface RecordOwn {
  type: 'record own';
  params: { definition: OwnFactDefinition; remembers?: true | undefined };
}

/** Actions of a transition; `record` applies the fact to the game. */
export type ChartAction =
  | RecordOwn
  | 'record'
  | 'begin the round'
  | 'advance the turn'
  | 'open next slot'
  | 'open the vote again'
  | 'close the sitting'
  | 'end by goal'
  | 'end by card'
  | 'end by objectives'
  | 'end by rounds';

/** Whether the agenda that is decided was opened in this step (R-AGD-27). */
export interface OpenedHere {
  type: 'the agenda was opened here';
  params: { at: Step };
}

type Guard = LegalityGuard | Branching | OpenedHere | ReturnType<typeof and>;

/**
 * A transition of the chart; `target` is `#phase.step`, `#phase` or `#over`; without one the step stays.
 */
export interface Transition {
  guard?: Guard;
  target?: string;
  actions?: readonly ChartAction[];
}

/** The transitions of a state of the chart: `on` by fact, `always` as soon as a condition holds. */
export interface ChartTransitions {
  on?: Readonly<Record<string, Transition[]>>;
  always?: Transition[];
}

/** How a step handles a fact. */
interface FactTransitions {
  /** Only once this holds. */
  once?: Branching;
  /** The action that applies it to the game, where `record` does not. */
  record?: ChartAction;
  /** Its exits, of which the first open one is taken; without a target the step stays. */
  exits: readonly Partial<Exit>[];
}

/** The transitions of a step or a phase: `on` by fact, `always` as soon as a condition holds. */
export interface StateTransitions {
  on?: { readonly [T in EventType]?: FactTransitions };
  always?: Transition[];
}

/** One way out of a step or a phase, taken when its condition holds; without one, always. */
export interface Exit {
  when?: Branching | OpenedHere;
  target: string;
  actions?: readonly ChartAction[];
}

const together = (...guards: (Guard | undefined)[]): Pick<Transition, 'guard'> => {
  const [one, two, ...more] = guards.filter((guard) => guard !== undefined);
  if (one === undefined) return {};
  return { guard: two === undefined ? one : and([one, two, ...more] as never) };
};

/** Records a fact and goes to its target (none: the step stays). */
export const records = (target?: string, ...actions: ChartAction[]): FactTransitions => ({
  exits: [{ ...(target ? { target } : {}), actions }],
});

/** Records a fact only once this condition holds; the step stays. */
export const recordsWhen = (once: Branching): FactTransitions => ({ once, exits: [{}] });

/** Records a fact and leaves the step by the first exit that is open. */
export const leaves = (exits: readonly Exit[]): FactTransitions => ({ exits });

/**
 * The transitions of the chart for these facts: wherever a fact is handled, it asks the one guard of its
 * rule.
 */
export const transitionsOf = (
  on: StateTransitions['on'] = {},
): Readonly<Record<string, Transition[]>> =>
  Object.fromEntries(
    Object.entries(on as Readonly<Record<string, FactTransitions>>).map(
      ([type, { once, record = 'record' as const, exits }]) => [
        type,
        exits.map(({ when, actions = [], ...way }): Transition => ({
          ...together(once, guardOf(type as EventType), when),
          ...way,
          actions: [record, ...actions],
        })),
      ],
    ),
  );

/** Leaves the step without a fact, as soon as this condition holds. */
export const leavesWhen = (holds: Branching, exits: readonly Exit[]): Transition[] =>
  exits.map(({ when, target, actions = [] }) => ({ ...together(holds, when), target, actions }));
