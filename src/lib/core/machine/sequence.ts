/** Threads the phases and steps that a plan lists: each leads to the next, the last to a new round. */
import type { PhasePlan, RoundPlan } from '../ruleset.ts';
import { stepsOf } from '../step.ts';
import { isOwn, OPENED_STEPS, STEPS, type Phase, type Step } from '../vocabulary.ts';
import type { OpenStep } from './chart.ts';
import {
  records,
  recordsWhen,
  transitionsOf,
  type ChartTransitions,
  type StateTransitions,
  type Exit,
} from './transitions.ts';
import { phaseMoves } from './phases.ts';
import { openedStepDefinition, stepDefinition } from './step-registry.ts';

/** A step as a state of the chart: what it handles, and what entering it opens. */
export interface StepState extends ChartTransitions {
  entry: { type: 'open step'; params: OpenStep };
}

/** A phase as a state of the chart. */
export interface PhaseState extends ChartTransitions {
  id: string;
  initial: string;
  states: Record<string, StepState>;
}

const COMES = { 'custodians-gone': 'the custodians are gone' } as const;

/** The end of a round: the game is over with the last one, else the next round begins. */
function endOfRound({ phases }: RoundPlan): Exit[] {
  return [
    { when: 'this was the last round', target: '#over', actions: ['end by rounds'] },
    { target: `#${phases[0]?.phase ?? 'over'}`, actions: ['begin the round'] },
  ];
}

/** Where the phase at `index` leads: to the first of the later ones that comes, or out of the round. */
function waysFrom(plan: RoundPlan, index: number): Exit[] {
  const exits: Exit[] = [];
  for (const { phase, comes } of plan.phases.slice(index + 1)) {
    exits.push({ ...(comes ? { when: COMES[comes] } : {}), target: `#${phase}` });
    if (!comes) return exits;
  }
  return [...exits, ...endOfRound(plan)];
}

/** Steps of a phase in which an agenda may be opened, as the plan lists them (R-AGD-27). */
const opening = ({ phase, steps }: PhasePlan): readonly Step[] =>
  steps.filter((at) => stepDefinition(phase, at)?.opensAgenda);

/** Every step that a phase of a plan can stand in: its own, and those of an agenda that it may open. */
export const statesOf = (row: PhasePlan): readonly Step[] =>
  opening(row).length > 0 ? [...row.steps, ...OPENED_STEPS] : row.steps;

/** The steps before the first round. */
export const setupOf = ({ setup = STEPS.setup }: RoundPlan): readonly Step[] => setup;

/** The steps of a ruleset at the end of a phase, which come once everything else of it is over. */
function closing(steps: readonly Step[]): readonly Step[] {
  const last = steps.findLastIndex((at) => !isOwn(at));
  return last < 0 ? [] : steps.slice(last + 1);
}

/** What a step handles that may open an agenda; an objective that one turned up follows in it. */
const heardByOpener = (phase: Phase): StateTransitions['on'] => ({
  'agenda.revealed': records(`#${phase}.vote`),
  'objective.revealed': recordsWhen('an agenda was decided here'),
});

/** What is handled but for what the plan hears in every step. */
const unheard = (
  { hears = [] }: RoundPlan,
  on: StateTransitions['on'] = {},
): StateTransitions['on'] =>
  Object.fromEntries(Object.entries(on).filter(([type]) => !hears.some((one) => one === type)));

/** One phase; a step that no shelf has becomes a state that handles nothing (the plan's check names it). */
function phaseState(
  plan: RoundPlan,
  { phase, steps }: Pick<PhasePlan, 'steps'> & { phase: Exclude<Phase, 'over'> },
  exits: readonly Exit[],
): PhaseState {
  const has = (other: Phase, at: Step) => stepsOf(plan, other).includes(at);
  const target = (at: string) => `#${phase}.${at}`;
  const openers = phase === 'setup' ? [] : opening({ phase, steps });
  const state = (
    at: Step,
    opens: OpenStep['opens'],
    { on, ...moves }: StateTransitions,
  ): [string, StepState] => [
    at,
    {
      entry: { type: 'open step', params: { phase, at, opens } },
      ...moves,
      on: transitionsOf(unheard(plan, on)),
    },
  ];
  const states = steps.map((at, i) => {
    const next = steps[i + 1];
    const onward = next === undefined ? exits : [{ target: target(next) }];
    const step = stepDefinition(phase, at, plan.own);
    const { on = {}, ...moves } = step?.transitions(onward, has, phase) ?? {};
    return state(at, step?.opens ?? ((game) => game), {
      ...moves,
      on: openers.includes(at) ? { ...on, ...heardByOpener(phase) } : on,
    });
  });
  const back = openers.map((at) => ({
    when: { type: 'the agenda was opened here' as const, params: { at } },
    target: target(at),
    actions: ['close the sitting' as const],
  }));
  const opened = OPENED_STEPS.map((at) => {
    const step = openedStepDefinition(at);
    return state(at, step.opens, step.transitions(back, has, phase));
  });
  const [first = ''] = steps;
  const [close] = closing(steps);
  const onward = close === undefined ? exits : [{ target: target(close) }];
  const { on, ...moves } = phaseMoves(phase)(onward);
  return {
    id: phase,
    initial: first,
    states: Object.fromEntries(openers.length > 0 ? [...states, ...opened] : states),
    ...moves,
    on: transitionsOf(on),
  };
}

/** Setup and the phases of a plan, by name: the states of its chart but for the end. */
export function phasesOf(plan: RoundPlan): Record<string, PhaseState> {
  const [begin] = endOfRound(plan).slice(-1);
  const rows = plan.phases.map((row, i) => [row.phase, phaseState(plan, row, waysFrom(plan, i))]);
  const steps = setupOf(plan);
  return {
    setup: phaseState(plan, { phase: 'setup', steps }, begin ? [begin] : []),
    ...Object.fromEntries(rows),
  };
}
