/** The registry of steps: every step that a plan can name, a file for each phase. */
import type { GameEvent } from '../events.ts';
import type { Game, Seat } from '../game.ts';
import type { Ruleset } from '../ruleset.ts';
import type { OwnSteps } from '../own-step.ts';
import {
  isOwn,
  type OPENED_STEPS,
  type KnownPhase,
  type Phase,
  type STEPS,
  type Step,
} from '../vocabulary.ts';
import { openOpened } from '../changes/open-step.ts';
import type { StepDefinition } from './step-definition.ts';
import { component, council, strategic, tactical, turn } from './steps/action.ts';
import {
  draw,
  ready,
  repair,
  returnCards,
  returnTokens,
  reveal,
  score,
  tokens,
} from './steps/status.ts';
import { goods, pick } from './steps/strategy.ts';
import { opening, secrets, table } from './steps/setup.ts';
import {
  outcome,
  ready as readyPlanets,
  reveal as revealAgenda,
  riders,
  vote,
} from './steps/agenda.ts';
import { ownStep } from './steps/own.ts';

type StepDefinitions = {
  [P in Exclude<KnownPhase, 'over'>]: Readonly<Record<(typeof STEPS)[P][number], StepDefinition>>;
};

const STEP_DEFINITIONS: StepDefinitions = {
  setup: { table, opening, secrets },
  strategy: { pick, goods },
  action: { turn, strategic, tactical, component, council },
  status: {
    score,
    reveal,
    draw,
    'return-tokens': returnTokens,
    tokens,
    ready,
    repair,
    'return-cards': returnCards,
  },
  agenda: { reveal: revealAgenda, vote, outcome, riders, ready: readyPlanets },
};

/**
 * The step of a phase by name, as a plan lists it, or null where there is none of that name; `own` are
 * those that the plan brings.
 */
export function stepDefinition(phase: Phase, at: Step, own: OwnSteps = {}): StepDefinition | null {
  if (isOwn(at)) return ownStep(phase, at, own[at]);
  if (isOwn(phase) || phase === 'over') return null;
  return (STEP_DEFINITIONS[phase] as Readonly<Record<string, StepDefinition>>)[at] ?? null;
}

/** The step of an agenda that a phase has opened: its moves are those of the agenda phase (R-AGD-27). */
export const openedStepDefinition = (at: (typeof OPENED_STEPS)[number]): StepDefinition => ({
  ...STEP_DEFINITIONS.agenda[at],
  opens: (game, first) => openOpened(game, at, first),
});

/** What leads past a step of this phase without what it waits for, or null where nothing does. */
export const passedOver = ({ step: { phase } }: Game, at: Step): GameEvent[] | null =>
  stepDefinition(phase, at)?.passedOver?.() ?? null;

/** What finishes a step in which nothing is decided, or null where something is. */
export function routineOf(
  game: Game,
  ruleset: Ruleset,
  at: Step,
  kept: readonly Seat[] = [],
): GameEvent[] | null {
  const { phases, setup = [] } = ruleset.plan;
  const phase = setup.includes(at)
    ? ('setup' as const)
    : phases.find(({ steps }) => steps.includes(at))?.phase;
  const step = phase && stepDefinition(phase, at, ruleset.plan.own);
  return step?.routine?.(game, ruleset, kept) ?? null;
}
