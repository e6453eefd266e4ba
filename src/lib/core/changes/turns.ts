/** Changes of turns and actions (LRR 1.2 3, 4, 71, 78). */
import type { EventOf } from '../events.ts';
import type { Game } from '../game.ts';
import { isNaming } from '../played.ts';
import { afterAction, afterHappening } from './attested.ts';
import { including, plus, takeToken, withPlayer, type Changes } from './change.ts';
import { actionOf } from '../step.ts';
import {
  actedOnce,
  advanceTurn,
  insertTurn,
  resumeTurns,
  toTurn,
  withAction,
  withCard,
  withExhausted,
} from './turn-state.ts';

function exhaust(game: Game, cards: readonly string[]): Game {
  return cards.reduce((next, card) => withCard(next, card, { exhausted: true }), game);
}

/** What a component action plays; a card that is exhausted by it lies so until cards are readied. */
function playing(game: Game, { seat, played, exhausts }: EventOf<'component-action.taken'>): Game {
  if (played === null) return game;
  const next = withAction(game, () => ({ played }));
  return exhausts ? withExhausted(next, seat, played) : next;
}

export const turnChanges: Changes<
  | 'tactical-action.taken'
  | 'component-action.taken'
  | 'component-action.cancelled'
  | 'action.granted'
  | 'turn.ended'
  | 'turn.passed'
  | 'turn.skipped'
  | 'turn.inserted'
  | 'turn.resumed'
  | 'combat.won'
> = {
  'tactical-action.taken': (game, event) =>
    withAction(
      withPlayer(afterAction(game), event.seat, (p) => ({
        ...takeToken(p, 'tactic', event.tokens),
        board: plus(p.board, event.tokens),
      })),
      actedOnce,
    ),
  'component-action.taken': {
    names: { seat: 1, 'played.owner': 1 },
    change: (game, event) => {
      const next = playing(game, event);
      // Within the action it is the name of what was played already.
      return isNaming(game) ? next : withAction(afterAction(next), actedOnce);
    },
  },
  'component-action.cancelled': (game) =>
    toTurn(withAction(game, (a) => ({ actions: Math.max(0, a.actions - 1) }))),
  'action.granted': (game, event) => toTurn(exhaust(afterAction(game), event.exhausted)),
  'turn.ended': (game, event) => advanceTurn(exhaust(afterAction(game), event.exhausted)),
  'turn.passed': (game, event) => {
    const passed = withAction(afterHappening(game), (a) => ({
      passed: including(a.passed, event.seat),
    }));
    return actionOf(passed)?.active === event.seat ? advanceTurn(passed) : passed;
  },
  'turn.skipped': (game) => advanceTurn(game),
  'turn.inserted': (game, event) => insertTurn(game, event.seat),
  'turn.resumed': (game, event) => resumeTurns(game, event.seat),
  'combat.won': (game, event) =>
    withAction(afterHappening(game), (a) => ({
      combats: [...a.combats, { kind: event.combat, winner: event.seat, used: [] }],
    })),
};
