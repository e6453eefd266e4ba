/**
 * What entering a step opens, phase by phase: the same for the round, a corrected position and
 * playing on, so that a step knows the same however it was reached (LRR 1.2 3, 4, 8; LRR PoK 81, 84). Data of the
 * phase that stands already is gone on with; that of every other phase is put away.
 */
import {
  newSitting,
  type Agenda,
  type OpenedStepData,
  type OwnState,
  type StatusPhase,
  type StatusStepData,
  type StepData,
} from '../step-data.ts';
import type { OwnFact } from '../events.ts';
import type { ActionPhase, Game, Seat } from '../game.ts';
import { isPlaying, scoringOrder, seatsBefore, voteOrder } from '../order.ts';
import { nextState, type OwnFactDefinition, type OwnStep } from '../own-step.ts';
import {
  actionOf,
  agendaOf,
  currentAgenda,
  hostOf,
  isOpened,
  ownOf,
  statusOf,
  strategicOf,
  strategyOf,
} from '../step.ts';
import { isOwn, type KnownPhase, type OwnId, type Phase, type STEPS } from '../vocabulary.ts';
import {
  closePhases,
  freshTurn,
  nextActive,
  picksBefore,
  withCard,
  withHost,
} from './turn-state.ts';

type KnownStepOf<P extends KnownPhase> = (typeof STEPS)[P][number];

/** Kept cards count as picks made, and so do those of seats that come before the first. */
export function openStrategy(game: Game, at: 'pick' | 'goods', first: Seat | null): Game {
  const stands = strategyOf(game);
  if (stands) return { ...game, step: { phase: 'strategy', at, kept: stands } };
  const kept = { picks: picksBefore(game, first), taken: {} };
  return { ...closePhases(game), step: { phase: 'strategy', at, kept } };
}

const newAction = (game: Game, first: Seat | null): ActionPhase => ({
  ...freshTurn,
  taken: strategyOf(game)?.taken,
  ...(strategyOf(game)?.turned ? { turned: strategyOf(game)?.turned } : {}),
  turn: 1,
  active: first !== null && isPlaying(game, first) ? first : nextActive(game, null, []),
  passed: [],
  followUps: [],
});

function inAction(game: Game, at: 'turn' | 'tactical' | 'component', kept: ActionPhase): Game {
  const phase = 'action';
  const closed = game.step.phase === phase ? game : closePhases(game);
  return { ...closed, step: { phase, at, kept } };
}

/**
 * The first seat in initiative order has the turn, unless the table names another. A strategic
 * action that the table goes on from without going on with it has used its card up (LRR PoK 82.2).
 */
export function openAction(game: Game, at: KnownStepOf<'action'>, first: Seat | null): Game {
  if (game.step.phase === 'action' && game.step.at === at) return game;
  const left = strategicOf(game);
  const closed = left && !left.lent ? withCard(game, left.card, { exhausted: true }) : game;
  const stood = actionOf(closed) ?? newAction(closed, first);
  // No card is known but that of the step itself: the chart leads nowhere else without one.
  // So it is with a council: the table opens it.
  if (at === 'strategic' || at === 'council' || at === 'turn') {
    return inAction(closed, 'turn', stood);
  }
  // An action is under way in every other step.
  return inAction(closed, at, { ...stood, actions: Math.max(1, stood.actions) });
}

/** Quotas and answers start empty with the phase, what is placed with its step (R-STAT-12). */
export function openStatus(game: Game, at: KnownStepOf<'status'>, first: Seat | null): Game {
  const stands = statusOf(game) !== null;
  if (stands && game.step.at === at) return game;
  const closed = stands ? game : closePhases(game);
  const acted = actionOf(game);
  const kept: StatusPhase = statusOf(closed) ?? {
    answered: at === 'score' ? seatsBefore(scoringOrder(closed), first) : [],
    scored: {},
    ...(acted ? { acted } : {}),
  };
  const phase = 'status';
  const step: StatusStepData =
    at === 'tokens' ? { phase, at, kept, placed: [] } : { phase, at, kept };
  return { ...closed, step };
}

/** Those who come before the first have abstained, unless their vote stands. */
function votedBefore(game: Game, agenda: Agenda, first: Seat | null): Agenda {
  if (first === null) return agenda;
  const skipped = seatsBefore(voteOrder(game), first);
  return {
    ...agenda,
    votes: skipped.map(
      (seat) =>
        agenda.votes.find((vote) => vote.seat === seat) ?? {
          seat,
          outcome: null,
          votes: 0,
          extra: 0,
        },
    ),
  };
}

/** The first slot opens, and before each reveal no agenda lies there: nothing is voted on then. */
export function openAgenda(game: Game, at: KnownStepOf<'agenda'>, first: Seat | null): Game {
  const closed = game.step.phase === 'agenda' ? game : closePhases(game);
  const agenda = currentAgenda(closed);
  const kept = agendaOf(closed) ?? { slot: 1, ...newSitting() };
  const phase = 'agenda';
  if (at === 'riders' || at === 'ready') return { ...closed, step: { phase, at, kept, agenda } };
  if (at === 'reveal' || !agenda) return { ...closed, step: { phase, at: 'reveal', kept } };
  const voted = at === 'vote' ? votedBefore(closed, agenda, first) : agenda;
  return { ...closed, step: { phase, at, kept, agenda: voted } };
}

/** A step of an agenda that another phase has opened; the chart leads nowhere here without one. */
export function openOpened(game: Game, at: OpenedStepData['at'], first: Seat | null): Game {
  const { step } = game;
  if (!isOpened(step)) return game;
  const { agenda } = step;
  const voted = agenda && at === 'vote' ? votedBefore(game, agenda, first) : agenda;
  return { ...game, step: { ...step, at, agenda: voted } };
}

/** The game before its first round. */
export const openSetup = (game: Game, at: KnownStepOf<'setup'>): Game => ({
  ...game,
  step: at === 'secrets' ? { phase: 'setup', at, kept: [] } : { phase: 'setup', at },
});

/** The game in a phase that is known here, with what that keeps: gone on with, or begun. */
function openPhase(game: Game, phase: KnownPhase): Game {
  if (phase === 'strategy') return openStrategy(game, 'goods', null);
  if (phase === 'action') return openAction(game, 'turn', null);
  if (phase === 'status') return openStatus(game, 'repair', null);
  return phase === 'agenda' ? openAgenda(game, 'ready', null) : game;
}

/**
 * A step that a ruleset brings: those who come before the first have answered. Its phase keeps what it
 * keeps, or begins with it as with any other step.
 */
export function openOwn(
  game: Game,
  { phase, at }: { phase: Phase; at: OwnId },
  step: OwnStep | undefined,
  first: Seat | null,
): Game {
  if (game.step.phase === phase && game.step.at === at) return game;
  const order = step?.asks?.(game) ?? [];
  const asked = order.slice(seatsBefore(order, first).length);
  const own: OwnState = { asked, data: step?.opens?.(game) ?? {} };
  const opened = openedOwn(game, { phase, at }, own);
  return step?.remembers
    ? { ...opened, remembered: { ...opened.remembered, [at]: own.data } }
    : opened;
}

function openedOwn(game: Game, { phase, at }: { phase: Phase; at: OwnId }, own: OwnState): Game {
  if (phase === 'setup') return { ...game, step: { phase, at, own } };
  if (isOwn(phase)) {
    const closed = game.step.phase === phase ? game : closePhases(game);
    return { ...closed, step: { phase, at, own } };
  }
  const opened = openPhase(game, phase);
  const { step: within } = opened;
  if (!('kept' in within) || within.phase === 'setup') return opened;
  const next =
    within.phase === 'agenda'
      ? { phase: within.phase, at, own, kept: within.kept, agenda: currentAgenda(opened) }
      : { phase: within.phase, at, own, kept: within.kept };
  return { ...opened, step: next as StepData };
}

/** The step of a ruleset after a fact of its own. */
export function recordOwn(
  before: Game,
  fact: OwnFact,
  definition: OwnFactDefinition,
  remembers?: true,
): Game {
  const own = ownOf(before);
  const host = hostOf(before);
  if (!own || !('own' in host)) return before;
  const state = nextState(own, definition, fact);
  const next = { ...host, own: state };
  const game = remembers
    ? { ...before, remembered: { ...before.remembered, [host.at]: state.data } }
    : before;
  // In setup and in the agenda phase no step opens an agenda and waits for it.
  return next.phase === 'agenda' || next.phase === 'setup'
    ? { ...game, step: next }
    : withHost(game, next);
}
