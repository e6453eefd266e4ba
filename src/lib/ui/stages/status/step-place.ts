/** Which step of the status phase this is, for the eyebrow of the stage. */
import { stepsOf } from '$lib/core/step.ts';
import type { TableModel } from '$lib/ui/model/table-model.svelte.ts';

/** The number of the current step and how many there are, from 1. */
export function stepPlace({ position, ruleset }: TableModel): [number: number, of: number] {
  const steps = stepsOf(ruleset.plan, position.phase);
  return [steps.indexOf(position.step) + 1, steps.length];
}
