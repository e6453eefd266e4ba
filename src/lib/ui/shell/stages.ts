/** Which component shows which step: each is fetched when it is needed, or just before. */
import type { Component } from 'svelte';
import type { Position } from '$lib/core/machine/position.ts';
import { OPENED_STEPS } from '$lib/core/vocabulary.ts';
import { late, type Late } from '$lib/ui/kit/late.ts';

export type Stage = Late<{ default: Component }>;

/** Steps with a stage of their own. */
export const STAGES = {
  'setup.secrets': late(() => import('$lib/ui/stages/secrets/SecretsStage.svelte')),
  'strategy.pick': late(() => import('$lib/ui/stages/strategy/PickStage.svelte')),
  'strategy.goods': late(() => import('$lib/ui/stages/strategy/GoodsStage.svelte')),
  'action.turn': late(() => import('$lib/ui/stages/turn/TurnStage.svelte')),
  'action.strategic': late(() => import('$lib/ui/stages/strategic/StrategicStage.svelte')),
  'action.tactical': late(() => import('$lib/ui/stages/tactical/TacticalStage.svelte')),
  'action.component': late(() => import('$lib/ui/stages/component/ComponentStage.svelte')),
  'status.score': late(() => import('$lib/ui/stages/status/ScoreStage.svelte')),
  'status.reveal': late(() => import('$lib/ui/stages/status/RevealStage.svelte')),
  'status.tokens': late(() => import('$lib/ui/stages/status/TokensStage.svelte')),
  'agenda.reveal': late(() => import('$lib/ui/stages/agenda/AgendaRevealStage.svelte')),
  'agenda.vote': late(() => import('$lib/ui/stages/agenda/VoteStage.svelte')),
  'agenda.outcome': late(() => import('$lib/ui/stages/agenda/OutcomeStage.svelte')),
  'agenda.riders': late(() => import('$lib/ui/stages/agenda/RidersStage.svelte')),
  'agenda.ready': late(() => import('$lib/ui/stages/agenda/AgendaReadyStage.svelte')),
} satisfies Readonly<Record<string, Stage>>;
export const END: Stage = late(() => import('$lib/ui/stages/end/EndStage.svelte'));
/** Any other step: a tick. */
export const ROUTINE: Stage = late(() => import('$lib/ui/stages/status/RoutineStage.svelte'));
/** A step that a ruleset brings. */
const OWN: Stage = late(() => import('$lib/ui/stages/own/OwnStage.svelte'));
const OPENING: Stage = late(() => import('$lib/ui/stages/opening/OpeningStage.svelte'));

/** The stage of a step. */
export function stageOf({ phase, step }: Pick<Position, 'phase' | 'step'>): Stage {
  if (phase === 'over') return END;
  // An agenda has the same stages in whatever phase it was opened.
  const opened = OPENED_STEPS.find((other) => other === step);
  const own = (STAGES as Readonly<Record<string, Stage>>)[`${phase}.${step}`];
  if (own) return own;
  if (step.startsWith('own-')) return OWN;
  if (phase === 'setup') return OPENING;
  return opened ? STAGES[`agenda.${opened}`] : ROUTINE;
}
