/** What a seat may score in the score step: open cards, refused ones by reason, scored ones. */
import { scoreObjective } from '$lib/core/commands/objectives.ts';
import type { Game, Objective, Seat } from '$lib/core/game.ts';
import { hasScored } from '$lib/core/points.ts';
import type { Refusal } from '$lib/core/refusal.ts';
import type { GameSession } from '$lib/session/session.svelte.ts';
import { publicObjectives } from '$lib/core/views/eligibility.ts';

export interface ScoreList {
  /** Not scored by this seat, and nothing that the app knows speaks against it. */
  open: Objective[];
  /** Not scored, but refused: cards that share a reason stand together. */
  refused: { refusal: Refusal; cards: Objective[] }[];
  /** Scored in this step. */
  now: Objective[];
  /** Scored in an earlier round, or by Imperial. */
  before: Objective[];
}

/** Ids of the publics that a seat scored in the status slot of this round. */
function scoredNow(game: Game, seat: Seat): Set<string> {
  const lines = game.scores.filter(
    (line) => line.seat === seat && line.round === game.round && line.slot === 'status',
  );
  return new Set(lines.map((line) => line.source.id ?? ''));
}

/** The publics of the table, sorted for one seat. */
export function scoreListOf(session: GameSession, seat: Seat): ScoreList {
  const { game } = session;
  const list: ScoreList = { open: [], refused: [], now: [], before: [] };
  const now = scoredNow(game, seat);
  for (const card of publicObjectives(game)) {
    if (hasScored(game, seat, card.id)) {
      (now.has(card.id) ? list.now : list.before).push(card);
      continue;
    }
    const refusal = session.refusal(scoreObjective, { seat, objective: card.id });
    if (!refusal) list.open.push(card);
    else addTo(list.refused, refusal, card);
  }
  return list;
}

function addTo(refused: ScoreList['refused'], refusal: Refusal, card: Objective): void {
  const group = refused.find((row) => row.refusal.code === refusal.code);
  if (group) group.cards.push(card);
  else refused.push({ refusal, cards: [card] });
}
