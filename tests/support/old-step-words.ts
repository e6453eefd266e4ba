/**
 * What a step knows, in the words of the first format: flags of a phase that lay beside the chart,
 * and data that stayed until the phase ended though only one of its steps wrote it.
 */
import type { Attested, Game } from '../../src/lib/core/game.ts';
import { named, type Outcome } from '../../src/lib/core/outcome.ts';
import type { Timeline } from '../../src/lib/core/engine/timeline.ts';
import {
  actionOf,
  agendaOf,
  currentAgenda,
  hasActed,
  hostOf,
  strategicOf,
} from '../../src/lib/core/step.ts';

type Row = Record<string, unknown>;

/**
 * Seats that had placed their tokens: told in the whole status phase, from the step of the tokens
 * on, unless the table has set the position by hand since.
 */
function placedBy({ head, line, past }: Timeline): string[] {
  const { round } = head.context;
  for (let i = past.length - 1; i >= 0; i--) {
    const game = past.after(i)?.context;
    if (game?.step.phase !== 'status' || game.round !== round) break;
    if (game.step.at === 'tokens') return game.step.placed;
    if (line[i]?.fact.type === 'position.corrected') break;
  }
  return [];
}

/** What the table had said: told until the phase ended, prices until that seat had paid something. */
export function attestedIn({ head, line, past }: Timeline): Attested[] {
  const { step, round } = head.context;
  const said = new Map<string, Attested>();
  const payers = new Set<string>();
  for (let i = past.length - 1; i >= 0; i--) {
    const game = past.after(i)?.context;
    if (game?.step.phase !== step.phase || game.round !== round) break;
    const fact = line[i]?.fact;
    if (fact?.type === 'position.corrected') break;
    if (fact?.type === 'payment.made') payers.add(fact.seat);
    if (fact?.type !== 'condition.attested') continue;
    const { seat, question, answer } = fact;
    if (question.startsWith('spend') && payers.has(seat)) continue;
    const key = `${seat} ${question}`;
    if (!said.has(key)) said.set(key, { seat, question, answer });
  }
  return [...said.values()].reverse();
}

function statusIn(timeline: Timeline): Row | null {
  const step = hostOf(timeline.head.context);
  if (step.phase !== 'status') return null;
  const flags = { scoring: step.at === 'score', placing: step.at === 'tokens' };
  const { answered, scored } = step.kept;
  const counts = { publics: scored['public'] ?? {}, secrets: scored['secret'] ?? {} };
  return { answered, ...counts, ...flags, placed: placedBy(timeline) };
}

/** An outcome was told by what it names alone. */
const oldOutcome = <R extends { outcome: Outcome | null }>(row: R) => ({
  ...row,
  outcome: row.outcome && named(row.outcome),
});

/** A pair that had traded was one text. */
function currentIn(game: Game): Row | null {
  const agenda = currentAgenda(game);
  if (!agenda) return null;
  return {
    ...oldOutcome(agenda),
    predictions: agenda.predictions.map(oldOutcome),
    votes: agenda.votes.map(oldOutcome),
    partners: agenda.partners.map((pair) => [...pair].sort().join('|')),
  };
}

/** Laws, and scores with supporters told by an id like any other. */
export const oldLaws = ({ laws }: Game): unknown[] => laws.map(oldOutcome);
export const oldScores = ({ scores }: Game): Row[] =>
  scores.map(({ source, ...line }) => ({
    ...line,
    source: source.kind === 'support' ? { kind: source.kind, id: source.owner } : source,
  }));

/** What an agenda phase came to was told once there was something to tell. */
function agendaIn(game: Game): Row | null {
  const phase = agendaOf(game);
  if (!phase) return null;
  const { slot, outcomes, discarded, barred } = phase;
  return {
    slot,
    outcomes: outcomes.map(({ controller: _, mecatol: __, ...row }) => oldOutcome(row)),
    current: currentIn(game),
    ...(discarded > 0 ? { discarded } : {}),
    ...(barred.length > 0 ? { barred } : {}),
  };
}

/**
 * A card was told of beside the chart as long as its turn lasted, and so was a use of its primary;
 * an action under way was a flag.
 */
function actionIn(game: Game): Row | null {
  const phase = actionOf(game);
  if (!phase) return null;
  const { card = null, resolved = false, scored = false } = strategicOf(game) ?? {};
  // What an action plays was told by its fact alone, and what came with a pick until it was made.
  const { played: _, taken: __, ...told } = phase;
  return { ...told, card, primary: resolved, primaryScored: scored, acted: hasActed(game) };
}

/** What was told of picks; which card was put back last is known since. */
function pickingIn(game: Game): Row | null {
  const step = hostOf(game);
  if (step.phase !== 'strategy') return null;
  const { back: _, ...told } = step.kept;
  return told;
}

/** One winner was told, or none. */
function resultIn({ result }: Game): Row | null {
  if (!result) return null;
  const { winners, ...told } = result;
  return { ...told, winner: winners[0] ?? null };
}

/** What was told of each phase, null outside of it. */
export function oldWordsFor(timeline: Timeline): Row {
  return {
    result: resultIn(timeline.head.context),
    action: actionIn(timeline.head.context),
    picking: pickingIn(timeline.head.context),
    status: statusIn(timeline),
    agenda: agendaIn(timeline.head.context),
  };
}
