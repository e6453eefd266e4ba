/** Which component shows which step: each is fetched when it is needed, or just before. */
import type { Component } from 'svelte';
import { fetchForWriting } from '$lib/session/write-soon.ts';
import { afterPaint } from '$lib/ui/kit/after-paint.ts';
import { loadRefusalWords } from '$lib/ui/kit/refusal-words.svelte.ts';
import type { Position } from '$lib/core/machine/position.ts';
import { whenCalm, whenIdle } from './when-calm.ts';
import { objectiveWords } from './card-names.svelte.ts';

type Load = () => Promise<{ default: Component }>;
type Fetch = () => Promise<unknown>;

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

// Parts of a stage that only come up in it.
const primary: Fetch = () => import('$lib/ui/action/PrimaryTasks.svelte');
const answers: Fetch = () => import('$lib/ui/action/TableAnswers.svelte');
const reasons: Fetch = () => import('$lib/ui/status/ScoreReason.svelte');
const short: Fetch = () => import('$lib/ui/status/ScoreShort.svelte');
const secrets: Fetch = () => import('$lib/ui/objectives/SecretPicker.svelte');
const refused: Fetch = () => import('./RefusedTap.svelte');

interface Stage {
  load: Load;
  /** Likely next: fetched first while nothing else is to do. */
  soon?: Fetch[];
}

const STAGES: Readonly<Record<string, Stage>> = {
  'strategy.pick': { load: pick, soon: [turn] },
  'strategy.goods': {
    load: () => import('$lib/ui/strategy/GoodsStage.svelte'),
    soon: [turn],
  },
  'action.turn': { load: turn, soon: [strategic, primary, answers, tactical, component] },
  'action.strategic': { load: strategic, soon: [primary, answers, turn] },
  'action.tactical': { load: tactical, soon: [turn] },
  'action.component': { load: component, soon: [turn] },
  'status.score': { load: score, soon: [reasons, short, secrets, reveal, routine] },
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

/** What has been fetched, by what fetched it. */
const here = new Map<Fetch, unknown>();

/** Fetches a stage or a part of one, once. */
export async function fetchOnce(fetch: Fetch): Promise<void> {
  if (!here.has(fetch)) here.set(fetch, await fetch());
}

/** The component of a stage that has been fetched, to be shown without waiting; else null. */
export function readyOf({ load }: Stage): Component | null {
  const module = here.get(load) as Awaited<ReturnType<Load>> | undefined;
  return module?.default ?? null;
}

/** One after the other, so that a tap in between waits for one at most. */
async function fetchAll(fetches: readonly Fetch[]): Promise<void> {
  for (const fetch of fetches) {
    if (here.has(fetch)) continue;
    await whenIdle();
    await fetchOnce(fetch).catch(() => undefined);
  }
}

/** Fetches what comes next, then the rest of the evening, while nothing else is to do. */
export function fetchSoon({ soon = [] }: Stage): () => void {
  // The next tap is to be stored: that does not wait for the screen to stand still.
  afterPaint(fetchForWriting);
  return whenCalm(() => {
    loadRefusalWords();
    objectiveWords.load();
    const others = Object.values(STAGES).flatMap((stage) => [stage.load, ...(stage.soon ?? [])]);
    void fetchAll([...soon, refused]).then(() =>
      whenCalm(() => void fetchAll([...others, routine, end])),
    );
  });
}
