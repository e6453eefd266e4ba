/** The acts that a step offers, each already judged: what the stage draws and playouts draw from. */
import { chooseStrategyCard } from '../commands/strategy-cards.ts';
import {
  declineSecondary,
  followSecondary,
  playStrategyCard,
} from '../commands/strategic-action.ts';
import { endTurn, passTurn, takeComponentAction, takeTacticalAction } from '../commands/turns.ts';
import { answerScoring, scoreObjective } from '../commands/objectives.ts';
import type { Command } from '../commands/command.ts';
import type { GameEvent } from '../events.ts';
import type { Seat } from '../game.ts';
import type { Referee, Snapshot } from '../machine/referee.ts';
import { activeSeat, cardsOf } from '../order.ts';
import type { Refusal } from '../refusal.ts';
import { waitingSeats } from '../rules/strategy-cards.ts';
import { publicObjectives } from './eligibility.ts';

export type Act =
  | 'pick'
  | 'strategic'
  | 'tactical'
  | 'component'
  | 'pass'
  | 'end-turn'
  | 'follow'
  | 'decline'
  | 'score'
  | 'done-scoring';

export interface Option {
  act: Act;
  seat: Seat;
  /** The card or objective it is about. */
  about: string | null;
  facts: GameEvent[];
  refusal: Refusal | null;
}

/** The acts of the current step with the refusal of each, null when it may be done. */
export function optionsOf(referee: Referee, snapshot: Snapshot): Option[] {
  const game = snapshot.context;
  const { ruleset } = referee;
  const options: Option[] = [];
  const offer = <A>(act: Act, seat: Seat, about: string | null, command: Command<A>, args: A) => {
    const facts = command(game, ruleset, args);
    const refusal = referee.judge(snapshot, facts).find((verdict) => verdict.refusal)?.refusal;
    options.push({ act, seat, about, facts, refusal: refusal ?? null });
  };
  const seat = activeSeat(game);
  if (game.picking && seat !== null) {
    for (const card of Object.keys(game.strategyCards)) {
      offer('pick', seat, card, chooseStrategyCard, { seat, card });
    }
  }
  if (game.action && seat !== null) {
    for (const card of cardsOf(game, seat))
      offer('strategic', seat, card, playStrategyCard, { seat, card });
    offer('tactical', seat, null, takeTacticalAction, { seat });
    offer('component', seat, null, takeComponentAction, { seat });
    offer('pass', seat, null, passTurn, { seat });
    offer('end-turn', seat, null, endTurn, { seat });
    for (const { card } of game.action.followUps) {
      for (const other of waitingSeats(game, card)) {
        offer('follow', other, card, followSecondary, { seat: other, card });
        offer('decline', other, card, declineSecondary, { seat: other, card });
      }
    }
  }
  if (game.status?.scoring && seat !== null) {
    for (const { id } of publicObjectives(game)) {
      offer('score', seat, id, scoreObjective, { seat, objective: id });
    }
    offer('done-scoring', seat, null, answerScoring, { seat });
  }
  return options;
}
