/**
 * How a step says what it hears: a fact, and where it leads; the guard of a fact is told by its rule. Steps
 * name the branches and actions of the chart and hold no code of it, so that a plan can thread them in any
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

/** What a state of the chart hears, by fact, and what it does at once when a condition holds. */
export interface ChartMoves {
  on?: Readonly<Record<string, Move[]>>;
  always?: Move[];
}

/** How a fact is heard. */
interface Heard {
  /** Only once this holds. */
  once?: Branching;
  /** What takes it into the game, where `record` does not. */
  record?: ChartAction;
  /** Where it leads, by whichever way is open; one without a target stays. */
  ways: readonly Partial<Way>[];
}

/** What a step or a phase hears, by fact, and what it does at once when a condition holds. */
export interface StateMoves {
  on?: { readonly [T in EventType]?: Heard };
  always?: Move[];
}

/** One way on from a step or a phase, taken when its condition holds; without one, always. */
export interface Way {
  when?: Branching | OpenedHere;
  target: string;
  actions?: readonly ChartAction[];
}

const together = (...guards: (Guard | undefined)[]): Pick<Move, 'guard'> => {
  const [one, two, ...more] = guards.filter((guard) => guard !== undefined);
  if (one === undefined) return {};
  return { guard: two === undefined ? one : and([one, two, ...more] as never) };
};

/** A fact that is recorded, and where it leads. */
export const hears = (target?: string, ...actions: ChartAction[]): Heard => ({
  ways: [{ ...(target ? { target } : {}), actions }],
});

/** The same for a fact that is heard only once this holds, and leads nowhere. */
export const hearsOnce = (once: Branching): Heard => ({ once, ways: [{}] });

/** The same for a fact that leads on, by whichever way is open. */
export const leadsOn = (ways: readonly Way[]): Heard => ({ ways });

/** The moves of what is heard: whatever hears a fact, it asks the one guard that its rule has. */
export const movesOf = (on: StateMoves['on'] = {}): Readonly<Record<string, Move[]>> =>
  Object.fromEntries(
    Object.entries(on as Readonly<Record<string, Heard>>).map(
      ([type, { once, record = 'record' as const, ways }]) => [
        type,
        ways.map(({ when, actions = [], ...way }): Move => ({
          ...together(once, guardOf(type as EventType), when),
          ...way,
          actions: [record, ...actions],
        })),
      ],
    ),
  );

/** The chart goes on by itself once this holds. */
export const goesOnWhen = (holds: Branching, ways: readonly Way[]): Move[] =>
  ways.map(({ when, target, actions = [] }) => ({ ...together(holds, when), target, actions }));
