/** What a seat may score in the score step, best first, and why the rest cannot be scored. */
import { scoreObjective } from '$lib/core/commands/objectives.ts';
import type { Verdict } from '$lib/core/conditions/verdict.ts';
import type { Game, Objective, Seat } from '$lib/core/game.ts';
import { hasScored } from '$lib/core/points.ts';
import { cardOf } from '$lib/core/points.ts';
import type { Refusal } from '$lib/core/refusal.ts';
import { publicObjectives } from '$lib/core/views/eligibility.ts';
import type { GameSession } from '$lib/session/session.svelte.ts';

/** A card that may be scored as far as the rules go, and what is known of its requirement. */
export interface ScoreRow {
  card: Objective;
  /** Null where nothing is tracked: then the table decides. */
  verdict: Verdict | null;
}

export interface ScoreList {
  /** What the card asks for is there. */
  can: ScoreRow[];
  /** The table has to say. */
  ask: ScoreRow[];
  /** Something is missing. */
  short: ScoreRow[];
  /** Not scored, but refused: cards that share a reason stand together. */
  refused: { refusal: Refusal; cards: Objective[] }[];
  /** Scored in this step. */
  now: Objective[];
  /** Scored in an earlier round, or by Imperial. */
  before: Objective[];
}

/** Answers what is known of a seat's claim to an objective. */
export type VerdictFor = (seat: Seat, objective: string) => Verdict | null;

/** Ids of the publics that a seat scored in the status slot of this round. */
function scoredNow(game: Game, seat: Seat): Set<string> {
  const lines = game.scores.filter(
    (line) => line.seat === seat && line.round === game.round && line.slot === 'status',
  );
  return new Set(lines.map((line) => cardOf(line.source) ?? ''));
}

const GROUP = { yes: 'can', ask: 'ask', no: 'short' } as const;

/** How near a card is: what lacks least comes first. */
const lacking = ({ verdict }: ScoreRow) =>
  verdict?.progress ? verdict.progress.need - verdict.progress.have : Infinity;

/** The publics of the table, sorted for one seat: worth most first, then nearest. */
export function scoreListOf(session: GameSession, seat: Seat, verdictFor: VerdictFor): ScoreList {
  const { game } = session;
  const list: ScoreList = { can: [], ask: [], short: [], refused: [], now: [], before: [] };
  const now = scoredNow(game, seat);
  for (const card of publicObjectives(game)) {
    if (hasScored(game, seat, card.id)) {
      (now.has(card.id) ? list.now : list.before).push(card);
      continue;
    }
    const refusal = session.refusal(scoreObjective, { seat, objective: card.id });
    const verdict = refusal ? null : verdictFor(seat, card.id);
    if (refusal) addTo(list.refused, refusal, card);
    else list[verdict ? GROUP[verdict.value] : 'ask'].push({ card, verdict });
  }
  list.can.sort((a, b) => b.card.points - a.card.points);
  list.short.sort((a, b) => lacking(a) - lacking(b));
  return list;
}

function addTo(refused: ScoreList['refused'], refusal: Refusal, card: Objective): void {
  const group = refused.find((row) => row.refusal.code === refusal.code);
  if (group) group.cards.push(card);
  else refused.push({ refusal, cards: [card] });
}
