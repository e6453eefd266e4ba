/**
 * What entering a step opens: one function for the round, a corrected position and playing on, so
 * that a step knows the same however it was reached (LRR 1.2 3, 4, 8; LRR PoK 81, 84). Data of the
 * phase that stands already is gone on with; that of every other phase is put away.
 */
import type { ActionPhase, AgendaPhase, Game, Seat } from '../game.ts';
import { isPlaying, scoringOrder, voteOrder } from '../order.ts';
import type { StatusPhase, StatusStepData, StepName } from '../step-data.ts';
import { statusOf } from '../step.ts';
import type { Step } from '../vocabulary.ts';
import { closePhases, freshTurn, nextActive, picksBefore } from './turn-state.ts';

/** Seats that come before `first` in an order; none when nobody, or nobody there, is first. */
function before(order: readonly Seat[], first: Seat | null): Seat[] {
  return first === null ? [] : order.slice(0, Math.max(0, order.indexOf(first)));
}

/** Kept cards count as picks made, and so do those of seats that come before the first. */
function openStrategy(game: Game, at: 'pick' | 'goods', first: Seat | null): Game {
  if (game.step.phase === 'strategy') return { ...game, step: { ...game.step, at } };
  const kept = { picks: picksBefore(game, first), taken: {} };
  return { ...closePhases(game), step: { phase: 'strategy', at, kept } };
}

/** The first seat in initiative order has the turn, unless the table names another. */
function openAction(game: Game, step: Step, first: Seat | null): Game {
  const closed = game.action ? game : closePhases(game);
  const action: ActionPhase = closed.action ?? {
    ...freshTurn,
    turn: 1,
    active: first !== null && isPlaying(game, first) ? first : nextActive(closed, null, []),
    passed: [],
    followUps: [],
  };
  // An action is under way in every step but the one that it is chosen in.
  const acted = step !== 'turn';
  const actions = acted ? Math.max(1, action.actions) : action.actions;
  return { ...closed, action: { ...action, acted, actions } };
}

/** Quotas and answers start empty with the phase, what is placed with its step (R-STAT-12). */
function openStatus(game: Game, at: StatusStepData['at'], first: Seat | null): Game {
  const stands = game.step.phase === 'status';
  if (stands && game.step.at === at) return game;
  const closed = stands ? game : closePhases(game);
  const kept: StatusPhase = statusOf(closed) ?? {
    answered: at === 'score' ? before(scoringOrder(closed), first) : [],
    publics: {},
    secrets: {},
  };
  const phase = 'status';
  const step: StatusStepData =
    at === 'tokens' ? { phase, at, kept, placed: [] } : { phase, at, kept };
  return { ...closed, step };
}

/** The first slot opens, and before each reveal no agenda lies there. */
function openAgenda(game: Game, step: Step, first: Seat | null): Game {
  const closed = game.agenda ? game : closePhases(game);
  const agenda: AgendaPhase = closed.agenda ?? { slot: 1, current: null, outcomes: [] };
  const current = step === 'reveal' ? null : agenda.current;
  const opened: Game = { ...closed, agenda: { ...agenda, current } };
  if (!current || step !== 'vote' || first === null) return opened;
  const skipped = before(voteOrder(opened), first);
  const votes = skipped.map((seat) => ({ seat, outcome: null, votes: 0, extra: 0 }));
  return { ...opened, agenda: { ...agenda, current: { ...current, votes } } };
}

/**
 * The game at a step that is entered. `first` is the seat that the table says comes next, where
 * the position is set by hand; those before it count as done.
 */
export function openStep(game: Game, step: StepName, first: Seat | null = null): Game {
  switch (step.phase) {
    case 'setup':
      return { ...game, step };
    case 'strategy':
      return openStrategy(game, step.at, first);
    case 'action':
      return { ...openAction(game, step.at, first), step };
    case 'status':
      return openStatus(game, step.at, first);
    case 'agenda':
      return { ...openAgenda(game, step.at, first), step };
  }
}
