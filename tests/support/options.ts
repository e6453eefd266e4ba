/** The acts that a step offers, each already judged: what the stage draws and playouts draw from. */
import { chooseStrategyCard } from '../../src/lib/core/commands/strategy-cards.ts';
import { resolvePrimary } from '../../src/lib/core/commands/primary.ts';
import {
  declineSecondary,
  followSecondary,
  playStrategyCard,
} from '../../src/lib/core/commands/strategic-action.ts';
import {
  endTurn,
  passTurn,
  takeComponentAction,
  takeTacticalAction,
} from '../../src/lib/core/commands/turns.ts';
import { answerScoring, scoreObjective } from '../../src/lib/core/commands/objectives.ts';
import type { Command } from '../../src/lib/core/commands/command.ts';
import type { GameEvent } from '../../src/lib/core/events.ts';
import type { Seat } from '../../src/lib/core/game.ts';
import type { Referee, Snapshot } from '../../src/lib/core/machine/referee.ts';
import { activeSeat, cardsOf } from '../../src/lib/core/order.ts';
import { FactDryRun } from '../../src/lib/core/engine/fact-dry-run.ts';
import type { Refusal } from '../../src/lib/core/refusal.ts';
import { waitingSeats } from '../../src/lib/core/rules/secondaries.ts';
import { actionOf, isScoring, strategicOf, strategyOf } from '../../src/lib/core/step.ts';
import { publicObjectives } from '../../src/lib/core/queries/eligibility.ts';

export type Act =
  | 'pick'
  | 'strategic'
  | 'resolve'
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
  /** Where the facts lead. */
  after: () => Snapshot;
}

/** The acts of the current step with the refusal of each, null when it may be done. */
export function optionsOf(referee: Referee, snapshot: Snapshot): Option[] {
  const game = snapshot.context;
  const { ruleset } = referee;
  const options: Option[] = [];
  const offer = <A>(act: Act, seat: Seat, about: string | null, command: Command<A>, args: A) => {
    const facts = command(game, ruleset, args);
    const factRun = new FactDryRun(referee, snapshot);
    for (const fact of facts) factRun.ask(fact);
    options.push({
      act,
      seat,
      about,
      facts,
      refusal: factRun.refused,
      after: () => factRun.lead(),
    });
  };
  const seat = activeSeat(game);
  if (strategyOf(game) && seat !== null) {
    for (const card of Object.keys(game.strategyCards)) {
      offer('pick', seat, card, chooseStrategyCard, { seat, card });
    }
  }
  const action = actionOf(game);
  if (action && seat !== null) {
    const strategic = strategicOf(game);
    if (strategic && !strategic.resolved) {
      const { card } = strategic;
      offer('resolve', seat, card, resolvePrimary, { seat, card, tokens: null, speaker: null });
    }
    for (const card of cardsOf(game, seat))
      offer('strategic', seat, card, playStrategyCard, { seat, card });
    offer('tactical', seat, null, takeTacticalAction, { seat });
    offer('component', seat, null, takeComponentAction, { seat });
    offer('pass', seat, null, passTurn, { seat });
    offer('end-turn', seat, null, endTurn, { seat });
    for (const { card } of action.followUps) {
      for (const other of waitingSeats(game, card)) {
        offer('follow', other, card, followSecondary, { seat: other, card });
        offer('decline', other, card, declineSecondary, { seat: other, card });
      }
    }
  }
  if (isScoring(game) && seat !== null) {
    for (const { id } of publicObjectives(game)) {
      offer('score', seat, id, scoreObjective, { seat, objective: id });
    }
    offer('done-scoring', seat, null, answerScoring, { seat });
  }
  return options;
}
