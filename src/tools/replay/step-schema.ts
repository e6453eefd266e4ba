/** What the phase under way knows: each is null in any other phase. */
import * as v from 'valibot';
import { AGENDA_TYPES, COMBATS, ELECTIONS, FOLLOW_ANSWERS } from '$lib/core/vocabulary.ts';
import { id, outcome, played, seat } from '$lib/core/event-parts.ts';
import { anySeat, exactly, int, seats, typed } from '$lib/core/views/document-parts.ts';

/** Picks made so far, seats clockwise; and who picked the cards that were handed to somebody else. */
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
    exactly({ card: id, resolved: v.boolean(), scored: v.boolean(), lent: v.boolean() }),
  ),
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

const agendaNow = exactly({
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
  now: v.nullable(agendaNow),
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
