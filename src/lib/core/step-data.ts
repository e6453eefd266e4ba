/**
 * What a step and its phase know: one value tagged with phase and step, so that what belongs to another
 * step cannot stand beside it. It is written where a step opens (`changes/open-step`) and by the facts
 * of the step. What outlives a step, but not its phase, is `kept` from step to step (LRR 1.2 3, 8; LRR
 * PoK 82, 89).
 */
import type { AgendaId, StrategyCardId, PlanetId, RiderId } from './id.ts';
import type {
  Seat,
  AgendaType,
  Election,
  OPENED_STEPS,
  OwnData,
  OwnId,
  STEPS,
  TokenPool,
  CombatKind,
  FollowAnswer,
} from './vocabulary.ts';
import type { PlayedCard, Outcome } from './event-parts.ts';

type StepOf<P extends keyof typeof STEPS> = (typeof STEPS)[P][number];

/** Where a step stands that a ruleset brings itself (`own-step.ts`). */
export interface OwnState {
  /** Who has not answered yet, in order; seats that no longer play are passed over. */
  asked: Seat[];
  data: OwnData;
}

/** A step of a ruleset inside a phase that is known here: the phase keeps what it knows. */
interface OwnWithin {
  at: OwnId;
  own: OwnState;
}

/** A step of the setup; that of secrets knows who has kept one of those drawn (R-SET-03). */
export type SetupStepData =
  | { phase: 'setup'; at: Exclude<StepOf<'setup'>, 'secrets'> }
  | { phase: 'setup'; at: 'secrets'; kept: Seat[] }
  | ({ phase: 'setup' } & OwnWithin);

/** What the strategy phase remembers: a card may be put back in either step (LRR PoK 84). */
export interface StrategyPhase {
  picks: Record<Seat, number>;
  /** Goods that came with each card taken in this phase, in case it is put back. */
  taken: Record<string, number>;
  /** Goods of those cards that became command tokens, by pool. */
  turned?: Record<string, Record<TokenPool, number>> | undefined;
  /** The card that each seat has just put back, until it picks anew (R-STRAT-09). */
  back?: Record<Seat, StrategyCardId> | undefined;
  /** Who picked each card that was handed to another player (R-STRAT-03). */
  handed?: Record<string, Seat> | undefined;
}

/** A step of the strategy phase. */
export type StrategyStepData =
  | { phase: 'strategy'; at: StepOf<'strategy'>; kept: StrategyPhase }
  | ({ phase: 'strategy'; kept: StrategyPhase } & OwnWithin);

/**
 * A step of the action phase: an action is under way in every one but `turn`, in which it is
 * chosen, and `council`, which the table holds before it; that of the strategic action knows its card
 * (LRR PoK 82).
 */
export type ActionStepData =
  | { phase: 'action'; at: Exclude<StepOf<'action'>, 'strategic' | 'council'>; kept: ActionPhase }
  | ({ phase: 'action'; kept: ActionPhase } & OwnWithin)
  | StrategicStep
  | CouncilStep;

/** A council that no card has called: the turn that it came in waits for it (R-VAR-22). */
export interface CouncilStep {
  phase: 'action';
  at: 'council';
  kept: ActionPhase;
  /** Left out until its agendas were chosen. */
  council?: Council | undefined;
}

/** A strategic action under way. */
export interface StrategicStep {
  phase: 'action';
  at: 'strategic';
  kept: ActionPhase;
  /** The strategy card that was laid down. */
  card: StrategyCardId;
  /** True once the primary was resolved. */
  resolved: boolean;
  /** True once the primary has been used to score a public objective (LRR 1.2 40.2). */
  scored: boolean;
  /** True where only the primary of a card is performed: it opens and exhausts nothing. */
  lent?: boolean | undefined;
  /** Which of several options its primary was resolved by; left out where it has none. */
  option?: string | undefined;
  /** True once goods came onto the agreements in it; left out until they did. */
  filled?: boolean | undefined;
  /** The council that its card has called; left out until it was. */
  council?: Council | undefined;
}

/** A council: its agendas in order, each with who proposed it, and who has paid for the office. */
export interface Council {
  option: string;
  agendas: {
    agenda: AgendaId;
    name?: string | undefined;
    by: Seat | null;
    /** What a typed one is, and what is voted on. */
    kind?: AgendaType | undefined;
    election?: Election | undefined;
  }[];
  voice: Seat | null;
  /** Votes beside those of planets and offices. */
  extra: Record<Seat, number>;
}

/** What the status phase remembers until it is over (LRR PoK 81). */
export interface StatusPhase {
  /** Seats that have had their turn in the score step; the lanes tell it until the phase ends. */
  answered: Seat[];
  /** How many objectives each seat has scored in the status slot, by kind. */
  scored: Record<string, Record<Seat, number>>;
  /** The action phase before it: an effect may lead back into it until a player scores (R-ACT-15). */
  acted?: ActionPhase | undefined;
}

/** A step of the status phase; that of tokens knows which seats have placed theirs (R-STAT-05). */
export type StatusStepData =
  | { phase: 'status'; at: 'tokens'; kept: StatusPhase; placed: Seat[] }
  | { phase: 'status'; at: Exclude<StepOf<'status'>, 'tokens'>; kept: StatusPhase }
  | ({ phase: 'status'; kept: StatusPhase } & OwnWithin);

/**
 * A step of the agenda phase: none lies there before the reveal, one is voted on and decided; it
 * stays until the phase goes on, unless it was discarded (LRR 1.2 8).
 */
export type AgendaStepData =
  | { phase: 'agenda'; at: 'reveal'; kept: AgendaPhase }
  | { phase: 'agenda'; at: 'vote' | 'outcome'; kept: AgendaPhase; agenda: Agenda }
  | { phase: 'agenda'; at: 'riders' | 'ready'; kept: AgendaPhase; agenda: Agenda | null }
  | ({ phase: 'agenda'; kept: AgendaPhase; agenda: Agenda | null } & OwnWithin);

/** A step of a phase that a ruleset brings itself. */
export interface OwnStepData {
  phase: OwnId;
  at: OwnId;
  own: OwnState;
}

/**
 * A step that may open an agenda, and then waits for it. What came of it is `decided`, beside what
 * the phase keeps, until the step is left.
 */
export type HostStep = (StrategyStepData | ActionStepData | StatusStepData | OwnStepData) & {
  decided?: OpenedSitting | undefined;
};

/**
 * An agenda that was opened in the middle of another phase (R-AGD-27): the step that opened it
 * waits as it stood, and is gone on with once the agenda is decided.
 */
export interface OpenedStepData {
  phase: HostStep['phase'];
  at: (typeof OPENED_STEPS)[number];
  host: HostStep;
  sitting: OpenedSitting;
  agenda: Agenda | null;
}

/** The step that a game is in; once it is over, the one that it ended in. */
export type StepData = SetupStepData | HostStep | AgendaStepData | OpenedStepData;

/** One strategy card whose secondary may be answered until the status phase. */
export interface FollowUp {
  card: StrategyCardId;
  owner: Seat;
  answers: Record<Seat, FollowAnswer>;
  /** Seats that the active player lets follow free. */
  freed: Seat[];
  /** Strategy tokens of each seat that declined, at that moment; without those not tracked. */
  declinedWith: Record<Seat, number>;
  /** Seats that followed with something else than a token of the strategy pool. */
  otherwise?: Seat[] | undefined;
}

export interface Combat {
  kind: CombatKind;
  winner: Seat;
  /** Seats that have used the scoring slot of this combat. */
  used: Seat[];
}

/** What the action phase remembers until it is over. */
export interface ActionPhase {
  /** Number of the turn, from 1. */
  turn: number;
  active: Seat | null;
  /** Who takes the next turn after a seat that is out in the middle of its own; else null. */
  heir: Seat | null;
  passed: Seat[];
  /** Who acts between two turns, passed or not; the turn goes on to the heir (R-ACT-13). */
  inserted?: Seat | undefined;
  /** Actions performed in this turn. */
  actions: number;
  combats: Combat[];
  /** What the component action under way plays, once the table has said it. */
  played?: PlayedCard | undefined;
  /** Planets that a player lost in this turn, in order. */
  losses: { seat: Seat; planet: PlanetId }[];
  /** Goods that came with each card picked before the first turn, in case it is put back then (R-STRAT-07). */
  taken?: Record<string, number> | undefined;
  /** Those of them that became command tokens, by card. */
  turned?: Record<string, Record<TokenPool, number>> | undefined;
  /** Seats with which the active seat has made a transaction in this turn. */
  partners: Seat[];
  followUps: FollowUp[];
}

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
