/**
 * What a step knows: one value tagged with phase and step, so that what belongs to another step
 * cannot stand beside it. It is written where a step opens (`changes/open-step`) and by the facts
 * of the step. What outlives a step, but not its phase, is `kept` from step to step.
 */
import type { ActionPhase } from './action-phase.ts';
import type { Agenda, AgendaPhase, OpenedSitting } from './agenda-phase.ts';
import type { AgendaId, StrategyCardId } from './id.ts';
import type { Seat } from './seat.ts';
import type {
  AgendaType,
  Election,
  OPENED_STEPS,
  OwnData,
  OwnId,
  STEPS,
  TokenPool,
} from './vocabulary.ts';

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
