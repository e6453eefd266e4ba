/** Threads the status steps that a round plan lists: each step leads to the next one. */
import type { RoundPlan } from '../ruleset.ts';
import { chart } from './chart.ts';
import { OPENS, STATUS_SHELF } from './phases/status.ts';

/** The status phase of a plan as one state config. */
export function statusPhase(plan: RoundPlan) {
  const steps = plan.statusSteps;
  const states = Object.fromEntries(
    steps.map((step, i) => {
      const next = steps[i + 1];
      const opens = next === undefined ? undefined : OPENS[next];
      return [step, STATUS_SHELF[step](next ?? '', ...(opens ? [opens] : []))];
    }),
  );
  return chart.createStateConfig({ id: 'status', initial: steps[0] ?? 'score', states });
}
