/**
 * What comes after a step, fetched before it is asked for. It names every late part of every stage,
 * and is itself fetched only once the screen stands still.
 */
import type { Late } from '$lib/ui/kit/late.ts';
import { loadRefusalWords } from '$lib/ui/kit/refusal-words.svelte.ts';
import { whenCalm, whenIdle } from '$lib/ui/kit/when-calm.ts';
import { objectiveWords } from '$lib/ui/model/card-names.svelte.ts';
import * as answers from '$lib/ui/parts/answers/late-parts.ts';
import { secretScore } from '$lib/ui/parts/turn/late-parts.ts';
import { laneVote } from '$lib/ui/sheet/late-parts.ts';
import * as status from '$lib/ui/stages/status/late-parts.ts';
import { primaryTasks, tableAnswers } from '$lib/ui/stages/strategic/late-parts.ts';
import * as primary from '$lib/ui/stages/strategic/late-within.ts';
import { bannerBar, broken, fileSaver } from './late-parts.ts';
import { PANELS } from './panels.ts';
import { END, refusedTap, ROUTINE, STAGES, type Stage } from './stages.ts';

const {
  'strategy.pick': pick,
  'strategy.goods': goods,
  'action.turn': turn,
  'action.strategic': strategic,
  'action.tactical': tactical,
  'action.component': component,
  'status.score': score,
  'status.reveal': reveal,
  'status.tokens': tokens,
  'agenda.reveal': agenda,
  'agenda.vote': vote,
  'agenda.outcome': outcome,
  'agenda.riders': riders,
  'agenda.ready': agendaReady,
} = STAGES;

/** A stage, and what is likely after it: fetched first while nothing else is to do. */
const SOON: readonly [Stage, ...Late<unknown>[]][] = [
  [pick, turn],
  [goods, turn],
  [turn, strategic, primaryTasks, tableAnswers, tactical, component, secretScore],
  [strategic, primaryTasks, tableAnswers, turn],
  [tactical, secretScore, answers.payKey, turn],
  [component, secretScore, answers.payKey, turn],
  [score, status.scoreReason, status.scoreShort, status.secretPicker, reveal, ROUTINE],
  [reveal, ROUTINE, tokens],
  [tokens, ROUTINE],
  [agenda, laneVote, vote, outcome],
  [vote, outcome, riders],
  [outcome, riders, agendaReady],
  [riders, agenda, agendaReady],
  [agendaReady, pick],
];
const AFTER_ROUTINE = [tokens, pick];

/** What some cards show within their primary or its answers. */
const WITHIN = [...Object.values(answers), ...Object.values(primary)];

/** One after the other, so that a tap in between waits for one at most. */
async function fetchAll(parts: readonly Late<unknown>[]): Promise<void> {
  for (const part of parts) {
    if (part.here()) continue;
    await whenIdle();
    await Promise.resolve(part()).catch(() => undefined);
  }
}

/** What is likely after this stage. */
function soonAfter(stage: Stage): readonly Late<unknown>[] {
  if (stage === ROUTINE) return AFTER_ROUTINE;
  return SOON.find(([at]) => at === stage)?.slice(1) ?? [];
}

/** A question comes in mid-turn, and the table waits for the answer: the rules are at hand then. */
async function fetchRules(): Promise<void> {
  await whenIdle();
  await PANELS.rules().catch(() => undefined);
}

/** Fetches what comes after this stage, then the rest of the evening. */
export function fetchComing(after: Stage): void {
  loadRefusalWords();
  objectiveWords.load();
  void fetchAll([...soonAfter(after), refusedTap, bannerBar, fileSaver, broken])
    .then(fetchRules)
    .then(() => whenCalm(() => void fetchAll([...SOON.flat(), ...WITHIN, ROUTINE, END])));
}
