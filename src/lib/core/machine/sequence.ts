/** Threads the phases and steps that a plan lists: each leads to the next, the last to a new round. */
import type { PhasePlan, RoundPlan } from '../ruleset.ts';
import { stepsOf } from '../step.ts';
import type { Phase, Step } from '../vocabulary.ts';
import type { StateMoves, Way } from './hear.ts';
import { phaseMoves } from './phases.ts';
import { shelfStep } from './shelf.ts';

/** A step as a state of the chart: what it hears, and what entering it opens. */
export interface StepState extends StateMoves {
  entry: { type: 'open step'; params: { phase: Phase; at: Step } };
}

/** A phase as a state of the chart. */
export interface PhaseState extends StateMoves {
  id: string;
  initial: string;
  states: Record<string, StepState>;
}

const COMES = { 'custodians-gone': 'the custodians are gone' } as const;
const SETUP = { phase: 'setup', steps: ['table', 'opening', 'secrets'] } as const;

/** The end of a round: the game is over with the last one, else the next round begins. */
function endOfRound({ phases }: RoundPlan): Way[] {
  return [
    { when: 'this was the last round', target: '#over', actions: ['end by rounds'] },
    { target: `#${phases[0]?.phase ?? 'over'}`, actions: ['begin the round'] },
  ];
}

/** Where the phase at `index` leads: to the first of the later ones that comes, or out of the round. */
function waysFrom(plan: RoundPlan, index: number): Way[] {
  const ways: Way[] = [];
  for (const { phase, comes } of plan.phases.slice(index + 1)) {
    ways.push({ ...(comes ? { when: COMES[comes] } : {}), target: `#${phase}` });
    if (!comes) return ways;
  }
  return [...ways, ...endOfRound(plan)];
}

/** One phase; a step that no shelf has becomes a state that hears nothing (the plan's check names it). */
function phaseState(
  plan: RoundPlan,
  { phase, steps }: PhasePlan | typeof SETUP,
  ways: readonly Way[],
): PhaseState {
  const has = (other: Phase, at: Step) => stepsOf(plan, other).includes(at);
  const target = (at: string) => `#${phase}.${at}`;
  const states = steps.map((at, i): [string, StepState] => {
    const next = steps[i + 1];
    const onward = next === undefined ? ways : [{ target: target(next) }];
    const moves = shelfStep(phase, at)?.moves(onward, has) ?? {};
    return [at, { entry: { type: 'open step', params: { phase, at } }, ...moves }];
  });
  const [first = ''] = steps;
  return {
    id: phase,
    initial: first,
    states: Object.fromEntries(states),
    ...phaseMoves(phase)(ways, target(first)),
  };
}

/** Setup and the phases of a plan, by name: the states of its chart but for the end. */
export function phasesOf(plan: RoundPlan): Record<string, PhaseState> {
  const [begin] = endOfRound(plan).slice(-1);
  const rows = plan.phases.map((row, i) => [row.phase, phaseState(plan, row, waysFrom(plan, i))]);
  return { setup: phaseState(plan, SETUP, begin ? [begin] : []), ...Object.fromEntries(rows) };
}
