/** What is wrong with a plan before anyone plays it: asked when its chart is built. */
import type { RoundPlan } from '../ruleset.ts';
import { OPENED_STEPS } from '../vocabulary.ts';
import type { ChartTransitions } from './transitions.ts';
import { phasesOf, setupOf, type PhaseState } from './sequence.ts';
import { stepDefinition } from './step-registry.ts';

const targetsOf = ({ on = {}, always = [] }: ChartTransitions): string[] =>
  [...Object.values(on).flat(), ...always].flatMap((move) => move?.target ?? []);

/** Every step that a step leads to, by its own moves or by those of its phase. */
function leadsFrom(phases: Readonly<Record<string, PhaseState>>, name: string): string[] {
  const [phase = '', at = ''] = name.split('.');
  const state = phases[phase];
  // An agenda leads back to the step that opened it, and nowhere else.
  if (!state || (phase !== 'agenda' && OPENED_STEPS.some((step) => step === at))) return [];
  const moves = [...targetsOf(state.states[at] ?? {}), ...targetsOf(state)];
  return moves.map((target) => {
    const to = target.slice(1);
    return to.includes('.') || to === 'over' ? to : `${to}.${phases[to]?.initial ?? ''}`;
  });
}

function reachedFrom(phases: Readonly<Record<string, PhaseState>>, name: string): Set<string> {
  const seen = new Set<string>();
  const ahead = leadsFrom(phases, name);
  for (let at = ahead.pop(); at !== undefined; at = ahead.pop()) {
    if (seen.has(at)) continue;
    seen.add(at);
    ahead.push(...leadsFrom(phases, at));
  }
  return seen;
}

/**
 * The faults of a plan, one line each; none when it can be played. A step has to be on the shelf
 * of its phase, to be reached from the first turn of the table, and to lead on to a new round.
 */
export function faultsOf(plan: RoundPlan): string[] {
  if (plan.phases.length === 0) return ['no phase'];
  const setup = { phase: 'setup' as const, steps: setupOf(plan) };
  if (setup.steps[0] !== 'table') return ['no table to begin with'];
  const rows = [setup, ...plan.phases];
  const all = rows.flatMap(({ phase, steps }) => steps.map((at) => `${phase}.${at}`));
  const names = all.slice(setup.steps.length);
  const twice = all.filter((name, i) => all.indexOf(name) !== i);
  const empty = plan.phases.filter(({ steps }) => steps.length === 0);
  const unknown = rows.flatMap(({ phase, steps }) =>
    steps.filter((at) => stepDefinition(phase, at) === null).map((at) => `${phase}.${at}`),
  );
  const faults = [
    ...twice.map((name) => `listed twice: ${name}`),
    ...empty.map(({ phase }) => `no step: ${phase}`),
    ...unknown.map((name) => `unknown step: ${name}`),
  ];
  if (faults.length > 0) return faults;
  const phases = phasesOf(plan);
  const start = names[0] ?? '';
  const met = reachedFrom(phases, 'setup.table');
  const astray = [...met].filter((name) => name !== 'over' && !hasState(phases, name));
  return [
    ...astray.map((name) => `leads nowhere: ${name}`),
    ...all
      .filter((name) => name !== 'setup.table' && !met.has(name))
      .map((name) => `never reached: ${name}`),
    ...names
      .filter((name) => !reachedFrom(phases, name).has(start))
      .map((name) => `no way on: ${name}`),
  ];
}

function hasState(phases: Readonly<Record<string, PhaseState>>, name: string): boolean {
  const [phase = '', at = ''] = name.split('.');
  return phases[phase]?.states[at] !== undefined;
}
