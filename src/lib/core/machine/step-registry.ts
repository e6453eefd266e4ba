/** The registry of steps: every step that a plan can name, one file each. */
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
import { component } from './steps/action/component.ts';
import { council } from './steps/action/council.ts';
import { draw } from './steps/status/draw.ts';
import { goods } from './steps/strategy/goods.ts';
import { opening } from './steps/setup/opening.ts';
import { outcome } from './steps/agenda/outcome.ts';
import { ownStep } from './steps/own.ts';
import { pick } from './steps/strategy/pick.ts';
import { ready as readyPlanets } from './steps/agenda/ready.ts';
import { ready } from './steps/status/ready.ts';
import { repair } from './steps/status/repair.ts';
import { returnCards } from './steps/status/return-cards.ts';
import { returnTokens } from './steps/status/return-tokens.ts';
import { reveal as revealAgenda } from './steps/agenda/reveal.ts';
import { reveal } from './steps/status/reveal.ts';
import { riders } from './steps/agenda/riders.ts';
import { score } from './steps/status/score.ts';
import { secrets } from './steps/setup/secrets.ts';
import { strategic } from './steps/action/strategic.ts';
import { table } from './steps/setup/table.ts';
import { tactical } from './steps/action/tactical.ts';
import { tokens } from './steps/status/tokens.ts';
import { turn } from './steps/action/turn.ts';
import { vote } from './steps/agenda/vote.ts';

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
