/** Which component shows which step: each is fetched when it is needed, or just before. */
import type { Component } from 'svelte';
import type { Position } from '$lib/core/machine/position.ts';
import { readyForWriting } from '$lib/session/write-soon.ts';
import { afterPaint } from '$lib/ui/kit/after-paint.ts';
import { late, type Late } from '$lib/ui/kit/late.ts';
import { loadRefusalWords } from '$lib/ui/kit/refusal-words.svelte.ts';
import { whenCalm, whenIdle } from '$lib/ui/kit/when-calm.ts';
import { objectiveWords } from '$lib/ui/model/card-names.svelte.ts';
import * as answers from '$lib/ui/parts/answers/late-parts.ts';
import { secretScore } from '$lib/ui/parts/turn/late-parts.ts';
import { laneVote } from '$lib/ui/sheet/late-parts.ts';
import * as status from '$lib/ui/stages/status/late-parts.ts';
import { primaryTasks, tableAnswers } from '$lib/ui/stages/strategic/late-parts.ts';
import * as primary from '$lib/ui/stages/strategic/late-within.ts';
import { broken, damageMessages, fileSaver } from './late-parts.ts';

const pick = late(() => import('$lib/ui/stages/strategy/PickStage.svelte'));
const goods = late(() => import('$lib/ui/stages/strategy/GoodsStage.svelte'));
const turn = late(() => import('$lib/ui/stages/turn/TurnStage.svelte'));
const strategic = late(() => import('$lib/ui/stages/strategic/StrategicStage.svelte'));
const tactical = late(() => import('$lib/ui/stages/tactical/TacticalStage.svelte'));
const component = late(() => import('$lib/ui/stages/component/ComponentStage.svelte'));
const score = late(() => import('$lib/ui/stages/status/ScoreStage.svelte'));
const reveal = late(() => import('$lib/ui/stages/status/RevealStage.svelte'));
const routine = late(() => import('$lib/ui/stages/status/RoutineStage.svelte'));
const tokens = late(() => import('$lib/ui/stages/status/TokensStage.svelte'));
const agenda = late(() => import('$lib/ui/stages/agenda/AgendaRevealStage.svelte'));
const vote = late(() => import('$lib/ui/stages/agenda/VoteStage.svelte'));
const outcome = late(() => import('$lib/ui/stages/agenda/OutcomeStage.svelte'));
const riders = late(() => import('$lib/ui/stages/agenda/RidersStage.svelte'));
const agendaReady = late(() => import('$lib/ui/stages/agenda/AgendaReadyStage.svelte'));
const end = late(() => import('$lib/ui/stages/end/EndStage.svelte'));
const opening = late(() => import('$lib/ui/stages/opening/OpeningStage.svelte'));

/** A refused tap and its rule. */
export const refusedTap = late(() => import('$lib/ui/parts/stage/RefusedTap.svelte'));

export interface Stage {
  load: Late<{ default: Component }>;
  /** Likely next: fetched first while nothing else is to do. */
  soon?: Late<unknown>[];
}

const STAGES: Readonly<Record<string, Stage>> = {
  'strategy.pick': { load: pick, soon: [turn] },
  'strategy.goods': { load: goods, soon: [turn] },
  'action.turn': {
    load: turn,
    soon: [strategic, primaryTasks, tableAnswers, tactical, component, secretScore],
  },
  'action.strategic': { load: strategic, soon: [primaryTasks, tableAnswers, turn] },
  'action.tactical': { load: tactical, soon: [secretScore, answers.payKey, turn] },
  'action.component': { load: component, soon: [secretScore, answers.payKey, turn] },
  'status.score': {
    load: score,
    soon: [status.scoreReason, status.scoreShort, status.secretPicker, reveal, routine],
  },
  'status.reveal': { load: reveal, soon: [routine, tokens] },
  'status.tokens': { load: tokens, soon: [routine] },
  'agenda.reveal': { load: agenda, soon: [laneVote, vote, outcome] },
  'agenda.vote': { load: vote, soon: [outcome, riders] },
  'agenda.outcome': { load: outcome, soon: [riders, agendaReady] },
  'agenda.riders': { load: riders, soon: [agenda, agendaReady] },
  'agenda.ready': { load: agendaReady, soon: [pick] },
};

/** What some cards show within their primary or its answers. */
const within = [...Object.values(answers), ...Object.values(primary)];

/** The stage of a step. */
export function stageOf({ phase, step }: Pick<Position, 'phase' | 'step'>): Stage {
  if (phase === 'over') return { load: end };
  if (phase === 'setup') return { load: opening };
  return STAGES[`${phase}.${step}`] ?? { load: routine, soon: [tokens, pick] };
}

/** One after the other, so that a tap in between waits for one at most. */
async function fetchAll(parts: readonly Late<unknown>[]): Promise<void> {
  for (const part of parts) {
    if (part.here()) continue;
    await whenIdle();
    await Promise.resolve(part()).catch(() => undefined);
  }
}

/** Fetches what comes next, then the rest of the evening, while nothing else is to do. */
export function fetchSoon({ soon = [] }: Stage): () => void {
  // The next tap is to be stored: that does not wait for the screen to stand still.
  afterPaint(readyForWriting);
  return whenCalm(() => {
    loadRefusalWords();
    objectiveWords.load();
    const others = Object.values(STAGES).flatMap((stage) => [stage.load, ...(stage.soon ?? [])]);
    void fetchAll([...soon, refusedTap, damageMessages, fileSaver, broken]).then(() =>
      whenCalm(() => void fetchAll([...others, ...within, routine, end])),
    );
  });
}
