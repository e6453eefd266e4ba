/** What the table knows of agendas, and of the phase that they have (LRR 1.2 8). */
import type { Outcome } from './event-parts.ts';
import type { AgendaId, RiderId } from './id.ts';
import type { Seat } from './seat.ts';
import type { AgendaType, Election } from './vocabulary.ts';

/** An outcome that a player predicted with a rider (LRR 1.2 8.22). */
export interface Prediction {
  seat: Seat;
  outcome: Outcome;
  rider: RiderId;
  paid: boolean;
}

/** How a seat voted. */
export interface Vote {
  seat: Seat;
  /** Null when abstaining; zero votes is abstaining (LRR 1.2 8.14). */
  outcome: Outcome | null;
  votes: number;
  /** Votes from effects, with the same outcome (LRR 1.2 8.15). */
  extra: number;
  /** Own technologies that gave some of those: one may be exhausted once the outcome is known. */
  technologies?: string[] | undefined;
}

/** The agenda being voted on. */
export interface Agenda {
  id: AgendaId;
  name?: string | undefined;
  type: AgendaType;
  election: Election;
  predictions: Prediction[];
  votes: Vote[];
  barred: Seat[];
  /** Voting order for this agenda only, when an effect changed it. */
  order: Seat[] | null;
  /** Pairs that made a transaction during this agenda. */
  partners: [Seat, Seat][];
  outcome: Outcome | null;
  /** True as long as only its outcomes were read out: the speaker alone knows the card (R-AGD-28). */
  hidden?: true | undefined;
  /** The agenda that was revealed, and as whose outcome the hidden one was decided. */
  through?: AgendaId | undefined;
}

/** Whether these two made a transaction during this agenda (LRR 1.2 83.2). */
export const haveTraded = ({ partners }: Agenda, one: Seat, two: Seat): boolean =>
  partners.some((pair) => pair.includes(one) && pair.includes(two));

/** A law that an agenda puts to the vote again (R-AGD-17). */
export interface Revote {
  agenda: AgendaId;
  name?: string | undefined;
  kind: AgendaType;
  election: Election;
}

/** What an agenda came to. */
export interface AgendaOutcome {
  agenda: AgendaId;
  /** The agenda that it was decided through, where it was a hidden one. */
  through?: AgendaId | undefined;
  election: Election;
  outcome: Outcome;
  /** Who held the elected planet then, as far as the table knew: the agenda may give it away. */
  controller?: Seat | null;
  /** Who controlled Mecatol Rex then, which is known at every depth; beside an elected planet. */
  mecatol?: Seat | null;
}

/** Agendas that are voted on one after another, and what is remembered of them meanwhile. */
export interface Sitting {
  /** Outcomes, in order: who was elected may still score for it. */
  outcomes: AgendaOutcome[];
  /** Agendas that were discarded without an outcome. */
  discarded: number;
  /** Seats that may not vote on any further agenda of it. */
  barred: Seat[];
  /** Predictions that a player makes once in a sitting; left out until one was. */
  predicted?: { seat: Seat; rider: RiderId }[] | undefined;
  /** Votes of each seat on agendas of it that are over; left out where no one has voted. */
  spent?: Record<Seat, number> | undefined;
  /** A law that is voted on again once riders are paid; it takes no slot (R-AGD-17). */
  again?: Revote | undefined;
}

/** What the agenda phase remembers until it is over. */
export interface AgendaPhase extends Sitting {
  /** 1 or 2: the slot, not the number of cards seen (LRR 1.2 8.2). */
  slot: number;
}

/** A sitting in the middle of another phase: its agendas take no slot (R-AGD-27). */
export interface OpenedSitting extends Sitting {
  /** Who is speaker for it, where the effect that opened it names a player; else the table's. */
  speaker: Seat | null;
}

/** A sitting in which nothing was decided yet. */
export const newSitting = (): Sitting => ({ outcomes: [], discarded: 0, barred: [] });
