/** Votes that planets have already given in this agenda phase (LRR 1.2 8.3, 8.4; R-AGD-19). */
import type { Agenda, AgendaPhase } from '../agenda-phase.ts';
import type { Game, Seat } from '../game.ts';
import { agendaOf, currentAgenda } from '../step.ts';

/** What of the past of a line is asked: how many items it has, and the game after one of them. */
interface LinePast {
  readonly length: number;
  after(index: number): { context: Game } | undefined;
}

/** The card of a slot; a hidden one that is named meanwhile is the same card. */
const cardIn = (phase: AgendaPhase | null, { id, through = id }: Agenda): string =>
  `${phase?.slot}.${through}`;

/**
 * Votes on planets that a seat has cast on the earlier agendas of this agenda phase: those planets
 * are exhausted until it ends.
 */
export function votesBefore(past: LinePast, seat: Seat): number {
  const now = past.after(past.length - 1)?.context;
  // The last word of every card counts: a ballot may be cast anew.
  const cast = new Map<string, number>();
  for (let i = past.length - 1; i >= 0; i--) {
    const game = past.after(i)?.context;
    const phase = game && agendaOf(game);
    if (!phase || game.round !== now?.round) break;
    const current = currentAgenda(game);
    if (!current) continue;
    const card = cardIn(phase, current);
    if (cast.has(card)) continue;
    cast.set(card, current.votes.find((vote) => vote.seat === seat)?.votes ?? 0);
  }
  const open = now && currentAgenda(now);
  if (open) cast.delete(cardIn(agendaOf(now), open));
  return [...cast.values()].reduce((sum, votes) => sum + votes, 0);
}
