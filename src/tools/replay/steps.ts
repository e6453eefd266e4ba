/** What the phase under way knows, asked of `core/step`: null in any other phase. */
import { id, outcome, played, seat } from '$lib/core/event-parts.ts';
import type { Game, Seat } from '$lib/core/game.ts';
import type { Ruleset } from '$lib/core/ruleset.ts';
import { bySeat, hasVote, voteOrder } from '$lib/core/order.ts';
import type { CouncilStep, StatusPhase, StrategicStep } from '$lib/core/step-data.ts';
import {
  actionOf,
  agendaOf,
  currentAgenda,
  placedIn,
  sittingOf,
  statusOf,
  heldOf,
  strategicOf,
  strategyOf,
} from '$lib/core/step.ts';
import { anySeat, exactly, int, seats, typed } from '$lib/core/queries/document-parts.ts';
import { auditOf } from '$lib/core/queries/secondary-audit.ts';
import { AGENDA_TYPES, COMBATS, ELECTIONS, FOLLOW_ANSWERS } from '$lib/core/vocabulary.ts';
import * as v from 'valibot';

/** Picks made so far, seats clockwise; and who picked the cards that were handed to another seat. */
export const strategySchema = exactly({
  picks: v.array(exactly({ seat, picks: int })),
  handed: v.array(exactly({ card: id, pickedBy: seat })),
});

const secondary = exactly({
  card: id,
  owner: seat,
  /** Let in free. */
  freed: seats,
  /** The others, clockwise from the owner; `state` says what came of the answer. */
  answers: v.array(
    exactly({
      seat,
      answer: v.nullable(v.picklist(FOLLOW_ANSWERS)),
      state: v.picklist(['paid', 'free', 'owing', 'declined', 'unable', 'open']),
    }),
  ),
});

/** A council: its agendas in order, who pays for the office, and votes beside those of planets and offices. */
const council = exactly({
  option: id,
  agendas: v.array(exactly({ agenda: id, by: anySeat })),
  voice: anySeat,
  extra: v.array(exactly({ seat, votes: int })),
});

export const actionSchema = exactly({
  /** Number of the turn in this phase, from 1. */
  turn: int,
  active: anySeat,
  /** Who acts between two turns. */
  inserted: anySeat,
  /** Who takes the next turn, where that is not the order's to say. */
  heir: anySeat,
  /** Actions performed in this turn. */
  actions: int,
  /** In the order in which they passed. */
  passed: seats,
  /** What the component action under way plays, as far as it was said. */
  played: v.nullable(played),
  /** The strategic action under way; `lent` where only the primary of a card is performed. */
  strategic: v.nullable(
    exactly({
      card: id,
      resolved: v.boolean(),
      scored: v.boolean(),
      lent: v.boolean(),
      /** Which of several options its primary was resolved by. */
      option: v.optional(id),
      /** The council that the card has called: its agendas in order; left out, none. */
      council: v.optional(council),
    }),
  ),
  /** The council that the table holds without a card, once its agendas were chosen; left out, none. */
  council: v.optional(council),
  /** Secondaries that may be answered, in the order in which the cards were played. */
  secondaries: v.array(secondary),
  /** Combats of this turn, and who has scored for each. */
  combats: v.array(exactly({ kind: v.picklist(COMBATS), winner: seat, used: seats })),
  losses: v.array(exactly({ seat, planet: id })),
  /** With whom the active seat has made a transaction in this turn. */
  partners: seats,
});

export const statusSchema = exactly({
  /** Who has had its turn in the score step. */
  answered: seats,
  /** Objectives scored in this status phase by kind, seats clockwise. */
  scored: v.array(exactly({ seat, kinds: v.record(v.string(), int) })),
  /** Who has placed its tokens; null outside that step. */
  placed: v.nullable(seats),
});

const agendaOnTable = exactly({
  agenda: id,
  name: typed,
  type: v.picklist(AGENDA_TYPES),
  election: v.picklist(ELECTIONS),
  /** Whether its outcomes alone were read out; and the agenda through which it is voted on. */
  hidden: v.boolean(),
  through: v.nullable(id),
  /** Who votes when, those who may not left in. */
  order: seats,
  /** Who is still to vote, in that order. */
  waiting: seats,
  barred: seats,
  votes: v.array(exactly({ seat, outcome: v.nullable(outcome), votes: int, extra: int })),
  predictions: v.array(exactly({ seat, outcome, rider: id, paid: v.boolean() })),
  /** Pairs that have made a transaction during it. */
  partners: v.array(seats),
  /** Null until it is decided. */
  outcome: v.nullable(outcome),
});

export const agendaSchema = exactly({
  /** Which agenda of its phase it is, from 1; null where another phase has opened it. */
  slot: v.nullable(int),
  /** The agenda on the table. */
  now: v.nullable(agendaOnTable),
  /**
   * What the agendas of this sitting came to, in order; `controller` held the elected planet then, as
   * far as the table knew.
   */
  outcomes: v.array(
    exactly({ agenda: id, election: v.picklist(ELECTIONS), outcome, controller: anySeat }),
  ),
  /** A law that is voted on again once riders are paid. */
  again: v.nullable(id),
  discarded: int,
  /** Who may not vote for the rest of the phase. */
  barred: seats,
});

export type StrategyRow = v.InferOutput<typeof strategySchema>;
export type ActionRow = v.InferOutput<typeof actionSchema>;
export type StatusRow = v.InferOutput<typeof statusSchema>;
export type AgendaRow = v.InferOutput<typeof agendaSchema>;

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

function councilRow({ council }: StrategicStep | CouncilStep) {
  if (!council) return {};
  const { option, agendas, voice, extra } = council;
  return {
    council: {
      option,
      agendas: agendas.map(({ agenda, by }) => ({ agenda, by })),
      voice,
      extra: bySeat(extra).map(([seat, votes]) => ({ seat, votes })),
    },
  };
}

/** The turn under way and the secondaries that may still be answered (LRR PoK 82, LRR 1.2 3). */
export function actionRow(game: Game, ruleset: Ruleset): ActionRow | null {
  const action = actionOf(game);
  if (!action) return null;
  const strategic = strategicOf(game);
  const held = heldOf(game);
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
      ...(strategic.option === undefined ? {} : { option: strategic.option }),
      ...councilRow(strategic),
    },
    ...(held ? councilRow(held) : {}),
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
