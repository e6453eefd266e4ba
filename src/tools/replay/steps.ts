/** What the phase under way knows, asked of `core/step`: null in any other phase. */
import type { Game, Seat } from '$lib/core/game.ts';
import type { StatusPhase } from '$lib/core/step-data.ts';
import { hasVote, voteOrder } from '$lib/core/order.ts';
import type { Ruleset } from '$lib/core/ruleset.ts';
import {
  actionOf,
  agendaOf,
  currentAgenda,
  placedIn,
  sittingOf,
  statusOf,
  strategicOf,
  strategyOf,
} from '$lib/core/step.ts';
import { auditOf } from '$lib/core/views/secondary-audit.ts';
import type { ActionRow, AgendaRow, StatusRow, StrategyRow } from './step-schema.ts';

/** The picks of the strategy phase, seats clockwise (LRR PoK 84). */
export function strategyRow(game: Game): StrategyRow | null {
  const strategy = strategyOf(game);
  if (!strategy) return null;
  return {
    picks: game.seating.map((seat) => ({ seat, picks: strategy.picks[seat] ?? 0 })),
    handed: Object.entries(strategy.handed ?? {}).map(([card, pickedBy]) => ({ card, pickedBy })),
  };
}

function secondaryRows(game: Game, ruleset: Ruleset): ActionRow['secondaries'] {
  return (actionOf(game)?.followUps ?? []).map(({ card, owner, freed, answers }) => ({
    card,
    owner,
    freed: [...freed],
    answers: auditOf(game, ruleset, card).map(({ seat, state }) => ({
      seat,
      answer: answers[seat] ?? null,
      state,
    })),
  }));
}

/** The turn under way and the secondaries that may still be answered (LRR PoK 82, LRR 1.2 3). */
export function actionRow(game: Game, ruleset: Ruleset): ActionRow | null {
  const action = actionOf(game);
  if (!action) return null;
  const strategic = strategicOf(game);
  return {
    turn: action.turn,
    active: action.active,
    inserted: action.inserted ?? null,
    heir: action.heir,
    actions: action.actions,
    passed: [...action.passed],
    played: action.played ?? null,
    strategic: strategic && {
      card: strategic.card,
      resolved: strategic.resolved,
      scored: strategic.scored,
      lent: strategic.lent ?? false,
    },
    secondaries: secondaryRows(game, ruleset),
    combats: action.combats.map(({ kind, winner, used }) => ({ kind, winner, used: [...used] })),
    losses: action.losses.map(({ seat, planet }) => ({ seat, planet })),
    partners: [...action.partners],
  };
}

/** How many of each kind a seat has scored; kinds of which it has none are left out. */
function scoredKinds({ scored }: StatusPhase, seat: Seat): Record<string, number> {
  const rows = Object.entries(scored).map(([kind, seats]) => [kind, seats[seat] ?? 0] as const);
  return Object.fromEntries(rows.filter(([, count]) => count > 0));
}

/** Who has answered, scored and placed tokens in the status phase (LRR PoK 81). */
export function statusRow(game: Game): StatusRow | null {
  const status = statusOf(game);
  if (!status) return null;
  const placed = placedIn(game);
  return {
    answered: [...status.answered],
    scored: game.seating.map((seat) => ({ seat, kinds: scoredKinds(status, seat) })),
    placed: placed && [...placed],
  };
}

function agendaNow(game: Game): AgendaRow['now'] {
  const agenda = currentAgenda(game);
  if (!agenda) return null;
  const { id, name, type, election, barred, votes, predictions, partners, outcome } = agenda;
  const { hidden = false, through = null } = agenda;
  const order = voteOrder(game);
  const voted = new Set(votes.map(({ seat }) => seat));
  return {
    agenda: id,
    name: name ?? null,
    type,
    election,
    hidden,
    through,
    order,
    waiting: order.filter((seat) => hasVote(game, seat) && !voted.has(seat)),
    barred: [...barred],
    votes: votes.map(({ seat, outcome, votes, extra }) => ({ seat, outcome, votes, extra })),
    predictions: predictions.map(({ seat, outcome, rider, paid }) => ({
      seat,
      outcome,
      rider,
      paid,
    })),
    partners: partners.map(([one, two]) => [one, two]),
    outcome,
  };
}

/** The agenda on the table with its votes, in whatever phase, and what those before it came to (LRR 1.2 8). */
export function agendaRow(game: Game): AgendaRow | null {
  const agenda = sittingOf(game);
  if (!agenda) return null;
  return {
    slot: agendaOf(game)?.slot ?? null,
    now: agendaNow(game),
    outcomes: agenda.outcomes.map(({ agenda, election, outcome, controller = null }) => ({
      agenda,
      election,
      outcome,
      controller,
    })),
    again: agenda.again?.agenda ?? null,
    discarded: agenda.discarded,
    barred: [...agenda.barred],
  };
}
