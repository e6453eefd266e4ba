/** What of the round is still to come, for everyone and for one seat. */
import type { Game, Seat } from '../../game.ts';
import { endsAtReveal } from '../../points.ts';
import { ridersDue } from '../../rules/agenda.ts';
import {
  agendaOf,
  currentAgenda,
  hasAnswered,
  isScoring,
  statusOf,
  strategyOf,
} from '../../step.ts';
import { actionOf } from '../../step.ts';

export interface Ahead {
  /** The action phase is open or still comes. */
  action: boolean;
  /** The score step is open: what an objective asks for no longer changes, own payments aside. */
  scoring: boolean;
  /** The end of the status phase still comes. */
  ending: boolean;
  /** Agendas that can still be resolved. After a discard in the last slot one too many. */
  slots: number;
  /** The agenda phase is open or still comes, and deals are still made in it (LRR PoK 94.6). */
  agenda: boolean;
  /** Whether a seat still gets a turn of its own (LRR 1.2 3.3). */
  turn: (seat: Seat) => boolean;
  /** Whether a seat still gets its turn in the score step (LRR PoK 81.1). */
  score: (seat: Seat) => boolean;
}

/** Without a card to reveal the game ends in the status phase (LRR PoK 81.2b; R-OBJ-14). */
function endsThisRound(game: Game): boolean {
  const before = strategyOf(game) !== null || actionOf(game) !== null || isScoring(game);
  return before && endsAtReveal(game);
}

/** R-CUS-04: agendas follow once the token is gone, and until the status phase anyone may take it. */
function slotsAhead(game: Game): number {
  const { settings } = game;
  const phase = agendaOf(game);
  if (phase) {
    const open = (currentAgenda(game)?.outcome ?? null) === null;
    return Math.max(0, settings.agendasPerRound - phase.slot) + (open ? 1 : 0);
  }
  const comes = game.custodians.removed || statusOf(game) === null;
  return comes && !endsThisRound(game) ? settings.agendasPerRound : 0;
}

/** What is still to come from where the game stands. */
export function aheadOf(game: Game): Ahead {
  const action = actionOf(game);
  const picking = strategyOf(game) !== null;
  const early = picking || action !== null;
  const scoring = isScoring(game);
  const slots = slotsAhead(game);
  return {
    action: early,
    scoring,
    ending: (early || statusOf(game) !== null) && !endsThisRound(game),
    slots,
    agenda: slots > 0 || (agendaOf(game) !== null && ridersDue(game).length > 0),
    turn: (seat) => picking || action?.inserted === seat || action?.passed.includes(seat) === false,
    score: (seat) => early || (scoring && !hasAnswered(game, seat)),
  };
}
