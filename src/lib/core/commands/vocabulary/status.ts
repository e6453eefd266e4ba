import * as v from 'valibot';
import { STATUS_STEPS } from '../../vocabulary.ts';
import { finishSteps } from '../status.ts';
import { seats, verb } from './verb.ts';

/** Verbs of the status phase. */
export const statusVerbs = {
  finishSteps: verb(
    'Finishes the steps with nothing to decide from `step` on, or that step only.',
    finishSteps,
    v.object({
      step: v.picklist(STATUS_STEPS),
      only: v.optional(v.boolean()),
      kept: v.optional(seats),
    }),
  ),
};
