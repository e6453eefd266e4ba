/** How a turn moves on, and what a phase leaves behind (LRR 1.2 3, 4, 8; LRR PoK 81, 84). */
import type { PlayedCard } from '../event-parts.ts';
import type { ActionPhase, Game, Seat, StrategyCard } from '../game.ts';
import { cardsOf, initiativeOrder, seatsFrom } from '../order.ts';
import { playedId } from '../played.ts';
import { waitingAtGoal } from '../points.ts';
import { actionOf, hostOf, isOpened, statusOf, strategicOf } from '../step.ts';
import type { HostStep, StrategicStep } from '../step-data.ts';
import { afterPhase } from './attested.ts';
import { including, without } from './change.ts';

/** The game with one strategy card updated. */
export function withCard(game: Game, card: string, update: Partial<StrategyCard>): Game {
  const current = game.strategyCards[card];
  if (!current) return game;
  return { ...game, strategyCards: { ...game.strategyCards, [card]: { ...current, ...update } } };
}

/** The game with a card of a seat exhausted until cards are readied; what was typed is no card. */
export function withExhausted(game: Game, seat: Seat, played: PlayedCard): Game {
  const id = playedId(played);
  if (id === null) return game;
  return { ...game, exhausted: [...(game.exhausted ?? []), { seat, kind: played.kind, id }] };
}

/** The next seat that may take a turn after `from`, in initiative order (LRR 1.2 3.3). */
export function nextActive(game: Game, from: Seat | null, passed: readonly Seat[]): Seat | null {
  const order = initiativeOrder(game);
  const start = from === null ? -1 : order.indexOf(from);
  for (let i = 1; i <= order.length; i++) {
    const seat = order[(start + i + order.length) % order.length];
    if (seat !== undefined && !passed.includes(seat)) return seat;
  }
  return null;
}

/** A turn in which nothing has happened. */
export const freshTurn = { heir: null, actions: 0, combats: [], losses: [], partners: [] };

/** One more action performed in the turn. */
export const actedOnce = (action: ActionPhase) => ({ actions: action.actions + 1 });

/** The game with the step of its phase updated: an agenda that it has opened goes on beside it. */
export const withHost = (game: Game, host: HostStep): Game => ({
  ...game,
  step: isOpened(game.step) ? { ...game.step, host } : host,
});

/** The step in which an action is chosen, with what the phase remembers updated. */
export function toTurn(game: Game, update: Partial<ActionPhase> = {}): Game {
  const action = actionOf(game);
  if (!action) return game;
  const { played: _, ...kept } = action;
  return { ...game, step: { phase: 'action', at: 'turn', kept: { ...kept, ...update } } };
}

/** The turn goes to the next seat that has not passed. */
export function advanceTurn(game: Game): Game {
  const action = actionOf(game);
  if (!action) return game;
  const active = action.heir ?? nextActive(game, action.active, action.passed);
  const next = toTurn(game, { ...freshTurn, active, turn: action.turn + 1 });
  return action.inserted === undefined ? next : withoutInserted(next);
}

/** The game with no one acting between two turns. */
function withoutInserted(game: Game): Game {
  const host = hostOf(game);
  if (host.phase !== 'action') return game;
  const { inserted: _, ...kept } = host.kept;
  return withHost(game, { ...host, kept });
}

/** A player acts before the turn that stands there, which is begun anew afterwards (R-ACT-13). */
export function insertTurn(game: Game, seat: Seat): Game {
  const action = actionOf(game);
  if (!action) return game;
  const heir = action.active;
  const turn = action.turn + 1;
  return toTurn(game, { ...freshTurn, active: seat, heir, inserted: seat, turn });
}

/** A seat that has passed has not: the action phase goes on with its turn (R-ACT-15). */
export function resumeTurns(game: Game, seat: Seat): Game {
  const acted = statusOf(game)?.acted;
  if (!acted) return game;
  const passed = without(acted.passed, seat);
  const kept = { ...acted, ...freshTurn, active: seat, turn: acted.turn + 1, passed };
  return { ...game, step: { phase: 'action', at: 'turn', kept } };
}

/**
 * Effects at the end of the strategy phase may change the order when the chart already stands at
 * the first turn: as long as no one has done anything, that turn is the new first seat's.
 */
export function reorderFirstTurn(game: Game): Game {
  const action = actionOf(game);
  const untouched = action?.turn === 1 && action.actions === 0;
  return untouched ? withAction(game, () => ({ active: nextActive(game, null, []) })) : game;
}

/**
 * The active seat is out of its own turn: the chart finds no active seat and opens the turn of the
 * next one. That one is found before the seat loses its place in the order.
 */
export function vacateTurn(game: Game, seat: Seat): Game {
  return withAction(game, (a) => {
    if (a.active !== seat) return {};
    return { active: null, heir: nextActive(game, seat, including(a.passed, seat)) };
  });
}

/** The next round begins. */
export function beginRound(game: Game): Game {
  const waiting = waitingAtGoal(game);
  const next = { ...closePhases(game), round: game.round + 1 };
  return waiting.length > 0 ? { ...next, waiting } : next;
}

/** The game with the data of every phase put away; what was attested stays while it stays true. */
export function closePhases(game: Game): Game {
  const step = { phase: 'setup', at: 'table' } as const;
  return { ...afterPhase(game), step };
}

/** Picks made when a strategy phase opens, `seat` the next to pick where the table says so. */
export function picksBefore(game: Game, seat: Seat | null): Record<Seat, number> {
  const picks: Record<Seat, number> = {};
  for (const other of game.seating) picks[other] = cardsOf(game, other).length;
  if (seat === null) return picks;
  const pass = Math.min((picks[seat] ?? 0) + 1, game.settings.cardsEach);
  picks[seat] = pass - 1;
  for (const other of seatsFrom(game, game.speaker)) {
    if (other === seat) break;
    picks[other] = Math.max(picks[other] ?? 0, pass);
  }
  for (const other of game.seating) picks[other] = Math.max(picks[other] ?? 0, pass - 1);
  return picks;
}

/** The game with what its action phase remembers updated; untouched outside of it. */
export function withAction(
  game: Game,
  update: (action: ActionPhase) => Partial<ActionPhase>,
): Game {
  const host = hostOf(game);
  if (host.phase !== 'action') return game;
  return withHost(game, { ...host, kept: { ...host.kept, ...update(host.kept) } });
}

/** The game with the strategic action under way updated; untouched outside of one. */
export function withStrategic(
  game: Game,
  update: Partial<Pick<StrategicStep, 'resolved' | 'scored' | 'option' | 'filled'>>,
): Game {
  const strategic = strategicOf(game);
  return strategic ? withHost(game, { ...strategic, ...update }) : game;
}

/** The game with a seat's passed flag set by hand. */
export function setPassed(game: Game, seat: Seat, passed: boolean): Game {
  const vacated = passed ? vacateTurn(game, seat) : game;
  return withAction(vacated, (a) => ({
    passed: passed ? including(a.passed, seat) : without(a.passed, seat),
  }));
}
