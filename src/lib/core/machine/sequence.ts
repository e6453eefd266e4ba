/** Threads the status steps that a round plan lists: each step leads to the next one. */
import type { RoundPlan } from '../ruleset.ts';
import { chart, opens } from './chart.ts';
import { STATUS_SHELF } from './phases/status.ts';

/** The status phase of a plan as one state config. */
export function statusPhase(plan: RoundPlan) {
  const steps = plan.statusSteps;
  const states = Object.fromEntries(
    steps.map((step, i) => {
      const config = STATUS_SHELF[step](steps[i + 1] ?? '');
      return [step, { ...config, ...opens('status', step) }];
    }),
  );
  return chart.createStateConfig({ id: 'status', initial: steps[0] ?? 'score', states });
}
