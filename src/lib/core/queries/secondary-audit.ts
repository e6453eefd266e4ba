/** Who followed a strategy card, who paid, who could not (LRR 1.2 19.5, 71.1; LRR PoK 82.1). */
import type { Debt, Game, Seat } from '../game.ts';
import { seatsLeftOf } from '../order.ts';
import type { Ruleset } from '../ruleset.ts';
import { secondaryCost, waitingSeats, tokenWays } from '../rules/secondaries.ts';
import { actionOf, strategicOf } from '../step.ts';

/**
 * `paid`, `free` and `owing` followed; `unable` has no token to follow with, or had none when it
 * declined: what it gains or loses afterwards says nothing about its answer (R-SACT-06).
 */
export type AuditState = 'paid' | 'free' | 'owing' | 'declined' | 'unable' | 'open';

export interface AuditRow {
  seat: Seat;
  state: AuditState;
}

/** What a seat still owes for a card, or null. */
export function debtOf(game: Game, seat: Seat, card: string): Debt | null {
  return game.debts.find((debt) => debt.seat === seat && debt.card === card) ?? null;
}

/** A strategy card that was played earlier, whose it is, and how many answers it still waits for. */
interface OpenAnswers {
  card: string;
  owner: Seat;
  answers: number;
}

/**
 * The strategy cards whose secondaries were not answered by all (R-SACT-03), without the one that is being
 * played; none where tokens are not tracked, and none once the game is over.
 */
export function openAnswers(game: Game): OpenAnswers[] {
  if (game.result || game.settings.depth === 'essentials') return [];
  const played = strategicOf(game)?.card;
  return (actionOf(game)?.followUps ?? []).flatMap(({ card, owner }) => {
    const answers = card === played ? 0 : waitingSeats(game, card).length;
    return answers > 0 ? [{ card, owner, answers }] : [];
  });
}

/** Every other seat of an open secondary, clockwise from the owner's left. */
export function auditOf(game: Game, ruleset: Ruleset, card: string): AuditRow[] {
  const open = actionOf(game)?.followUps.find((row) => row.card === card);
  if (!open) return [];
  return seatsLeftOf(game, open.owner).map((seat) => {
    const cost = secondaryCost(game, ruleset, seat, card);
    const answer = open.answers[seat];
    if (answer === 'followed') {
      if (debtOf(game, seat, card)) return { seat, state: 'owing' };
      return { seat, state: cost > 0 && !open.otherwise?.includes(seat) ? 'paid' : 'free' };
    }
    const declined = answer === 'declined';
    const have = declined ? open.declinedWith[seat] : game.players[seat]?.tokens?.strategy;
    const other = () => tokenWays(game, ruleset, seat, card).some(({ sure }) => sure);
    if (have !== undefined && have < cost && !other()) return { seat, state: 'unable' };
    return { seat, state: declined ? 'declined' : 'open' };
  });
}
