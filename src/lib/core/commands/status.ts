/** Verbs of the steps in which nothing is decided (LRR PoK 81.3-81.8; LRR 1.2 70). */
import * as v from 'valibot';
import type { Game } from '../game.ts';
import { passedOver, routineOf } from '../machine/step-registry.ts';
import { returnedFacts } from '../rules/initiative.ts';
import type { Ruleset } from '../ruleset.ts';
import { stepsOf } from '../step.ts';
import { STEPS, type Step } from '../vocabulary.ts';
import * as arg from './arguments.ts';
import { defineCommand } from './command.ts';

/** The steps of the phase from `step` on that one tap finishes: up to one with something to decide. */
export function routineSteps(game: Game, ruleset: Ruleset, step: Step): Step[] {
  const { phase } = game.step;
  const steps =
    phase === 'setup' ? (ruleset.plan.setup ?? STEPS.setup) : stepsOf(ruleset.plan, phase);
  const rest = steps.slice(Math.max(0, steps.indexOf(step)));
  const decides = rest.findIndex((at) => routineOf(game, ruleset, at) === null);
  return decides < 0 ? rest : rest.slice(0, decides);
}

/**
 * Finishes the routine steps from `step` on, in one tap; `kept` seats keep their cards. The step that reveals
 * an objective is passed over by itself, where no card is left. With the last
 * step of the phase what was lent for the round goes back, whichever tap comes to it (R-INIT-04).
 */
export const finishSteps = defineCommand({
  summary: 'Finishes the steps with nothing to decide from `step` on, or that step only.',
  args: v.object({
    step: arg.step,
    only: v.optional(v.boolean()),
    kept: v.optional(arg.seats),
  }),
  facts: (game, ruleset, { step, only, kept = [] }) => {
    const past = passedOver(game, step);
    if (past) return past;
    const steps = only ? [step] : routineSteps(game, ruleset, step);
    const last = stepsOf(ruleset.plan, 'status').at(-1);
    const goesBack = (at: Step) =>
      game.step.phase === 'status' && at === last ? returnedFacts(game, ruleset) : [];
    return steps.flatMap((at) => {
      const facts = routineOf(game, ruleset, at, kept);
      return facts ? [...goesBack(at), ...facts] : [];
    });
  },
});

export const statusCommands = { finishSteps };
