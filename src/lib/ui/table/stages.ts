/** Which component shows which step: each is fetched when it is needed, or just before. */
import type { Component } from 'svelte';
import { loadRefusalWords } from '$lib/ui/kit/refusal-words.svelte.ts';
import type { Position } from '$lib/core/machine/position.ts';

type Load = () => Promise<{ default: Component }>;

const pick: Load = () => import('$lib/ui/strategy/PickStage.svelte');
const turn: Load = () => import('$lib/ui/action/TurnStage.svelte');
const strategic: Load = () => import('$lib/ui/action/StrategicStage.svelte');
const tactical: Load = () => import('$lib/ui/action/TacticalStage.svelte');
const component: Load = () => import('$lib/ui/action/ComponentStage.svelte');
const score: Load = () => import('$lib/ui/status/ScoreStage.svelte');
const reveal: Load = () => import('$lib/ui/status/RevealStage.svelte');
const routine: Load = () => import('$lib/ui/status/RoutineStage.svelte');
const tokens: Load = () => import('$lib/ui/status/TokensStage.svelte');
const agenda: Load = () => import('$lib/ui/agenda/AgendaRevealStage.svelte');
const vote: Load = () => import('$lib/ui/agenda/VoteStage.svelte');
const outcome: Load = () => import('$lib/ui/agenda/OutcomeStage.svelte');
const riders: Load = () => import('$lib/ui/agenda/RidersStage.svelte');
const agendaReady: Load = () => import('$lib/ui/agenda/AgendaReadyStage.svelte');
const end: Load = () => import('$lib/ui/end/EndStage.svelte');
const opening: Load = () => import('./OpeningStage.svelte');

interface Stage {
  load: Load;
  /** Fetched while nothing else is to do. */
  soon?: Load[];
}

const STAGES: Readonly<Record<string, Stage>> = {
  'strategy.pick': { load: pick, soon: [turn] },
  'strategy.goods': {
    load: () => import('$lib/ui/strategy/GoodsStage.svelte'),
    soon: [turn],
  },
  'action.turn': { load: turn, soon: [strategic, tactical, component] },
  'action.strategic': { load: strategic, soon: [turn] },
  'action.tactical': { load: tactical, soon: [turn] },
  'action.component': { load: component, soon: [turn] },
  'status.score': { load: score, soon: [reveal, routine] },
  'status.reveal': { load: reveal, soon: [routine, tokens] },
  'status.tokens': { load: tokens, soon: [routine] },
  'agenda.reveal': { load: agenda, soon: [vote, outcome] },
  'agenda.vote': { load: vote, soon: [outcome, riders] },
  'agenda.outcome': { load: outcome, soon: [riders, agendaReady] },
  'agenda.riders': { load: riders, soon: [agenda, agendaReady] },
  'agenda.ready': { load: agendaReady, soon: [pick] },
};

/** The stage of a step. */
export function stageOf({ phase, step }: Pick<Position, 'phase' | 'step'>): Stage {
  if (phase === 'over') return { load: end };
  if (phase === 'setup') return { load: opening };
  return STAGES[`${phase}.${step}`] ?? { load: routine, soon: [tokens, pick] };
}

/** How long the screen stands still before the next stages are fetched (ms): first things first. */
const CALM = 1200;

/** Fetches what comes next once the browser has nothing better to do. */
export function fetchSoon({ soon = [] }: Stage): () => void {
  let ticket: number | undefined;
  const fetchAll = () => {
    loadRefusalWords();
    soon.forEach((load) => void load().catch(() => undefined));
  };
  const timer = setTimeout(() => {
    if (typeof requestIdleCallback === 'undefined') fetchAll();
    else ticket = requestIdleCallback(fetchAll, { timeout: 5000 });
  }, CALM);
  return () => {
    clearTimeout(timer);
    if (ticket !== undefined) cancelIdleCallback(ticket);
  };
}
