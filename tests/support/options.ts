/** The acts that a step offers, each already judged: what the stage draws and playouts draw from. */
import { castVotes, discardAgenda, revealAgenda } from '../../src/lib/core/commands/agenda.ts';
import { voiceOffice } from '../../src/lib/core/commands/council.ts';
import { finishOwnStep, offersOf, recordOwnFact } from '../../src/lib/core/commands/own-steps.ts';
import { chooseStrategyCard, openDrawnCard } from '../../src/lib/core/commands/strategy-cards.ts';
import { resolvePrimary } from '../../src/lib/core/commands/primary.ts';
import {
  declineSecondary,
  followSecondary,
  playStrategyCard,
} from '../../src/lib/core/commands/strategic-action.ts';
import {
  closeCouncil,
  endTurn,
  openCouncil,
  passTurn,
  takeComponentAction,
  takeTacticalAction,
} from '../../src/lib/core/commands/turns.ts';
import { answerScoring, scoreObjective } from '../../src/lib/core/commands/objectives.ts';
import type { Command } from '../../src/lib/core/commands/command.ts';
import type { GameEvent } from '../../src/lib/core/events.ts';
import type { Seat } from '../../src/lib/core/game.ts';
import type { Referee, MachineSnapshot } from '../../src/lib/core/machine/referee.ts';
import { activeSeat, cardsOf, drawnCardDue, playingSeats } from '../../src/lib/core/order.ts';
import { FactDryRun } from '../../src/lib/core/engine/dry-run.ts';
import type { Refusal } from '../../src/lib/core/refusal.ts';
import { councilOf, nextAgenda } from '../../src/lib/core/rules/council.ts';
import { waitingSeats } from '../../src/lib/core/rules/secondaries.ts';
import {
  actionOf,
  askedOf,
  currentAgenda,
  isScoring,
  ownOf,
  statusOf,
  strategicOf,
  strategyOf,
} from '../../src/lib/core/step.ts';
import { publicObjectives } from '../../src/lib/core/queries/eligibility.ts';
import type { Table } from './table.ts';

export type Act =
  | 'pick'
  | 'strategic'
  | 'hold-council'
  | 'close-council'
  | 'resolve'
  | 'tactical'
  | 'component'
  | 'pass'
  | 'end-turn'
  | 'follow'
  | 'decline'
  | 'score'
  | 'done-scoring'
  | 'open-drawn'
  | 'voice'
  | 'reveal'
  | 'abstain'
  | 'discard'
  | 'own'
  | 'done';

export interface Option {
  act: Act;
  /** No one where the table does it. */
  seat: Seat | null;
  /** The card or objective it is about. */
  about: string | null;
  facts: GameEvent[];
  refusal: Refusal | null;
  /** Where the facts lead. */
  after: () => MachineSnapshot;
}

/** The acts of the current step with the refusal of each, null when it may be done. */
export function optionsOf(referee: Referee, snapshot: MachineSnapshot): Option[] {
  const game = snapshot.context;
  const { ruleset } = referee;
  const options: Option[] = [];
  const offer = <A>(
    act: Act,
    seat: Seat | null,
    about: string | null,
    command: Command<A>,
    args: A,
  ) => {
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
      // A counter of the card becomes a token, where the ruleset lets it.
      if (game.answers.bonus !== 'goods-or-tokens' || !game.strategyCards[card]?.goods) continue;
      const turned = { tactic: 1, fleet: 0, strategy: 0 };
      offer('pick', seat, card, chooseStrategyCard, { seat, card, turned });
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
    offer('hold-council', null, null, openCouncil, {});
    offer('close-council', null, null, closeCouncil, {});
    offer('end-turn', seat, null, endTurn, { seat });
    for (const { card } of action.followUps) {
      for (const other of waitingSeats(game, card)) {
        offer('follow', other, card, followSecondary, { seat: other, card });
        offer('decline', other, card, declineSecondary, { seat: other, card });
      }
    }
  }
  const next = nextAgenda(game, ruleset);
  if (councilOf(game)) {
    for (const one of playingSeats(game)) {
      offer('voice', one, null, voiceOffice, { seat: one });
      if (currentAgenda(game)) {
        offer('abstain', one, null, castVotes, { seat: one, outcome: null, votes: 0 });
      }
    }
    if (next !== null) offer('reveal', null, next, revealAgenda, { agenda: next });
    if (currentAgenda(game)) offer('discard', null, null, discardAgenda, {});
  }
  if (drawnCardDue(game) !== null) {
    offer('open-drawn', null, drawnCardDue(game), openDrawnCard, {});
  }
  if (isScoring(game) && game.answers.scoring === 'any-order') {
    const left = playingSeats(game).filter((one) => !statusOf(game)?.answered.includes(one));
    for (const one of left) {
      for (const { id } of game.objectives) {
        offer('score', one, id, scoreObjective, { seat: one, objective: id });
      }
      offer('done-scoring', one, null, answerScoring, { seat: one });
    }
  } else if (isScoring(game) && seat !== null) {
    for (const { id } of publicObjectives(game)) {
      offer('score', seat, id, scoreObjective, { seat, objective: id });
    }
    offer('done-scoring', seat, null, answerScoring, { seat });
  }
  if (ownOf(game)) {
    const asked = askedOf(game);
    for (const one of asked.length > 0 ? asked : [undefined]) {
      for (const told of offersOf(game, ruleset, one)) {
        offer('own', one ?? null, told.fact, recordOwnFact, told);
      }
    }
    offer('done', null, null, finishOwnStep, {});
  }
  return options;
}

/** How many legal lines of options there are from where a table stands, by their length. */
export function continuations({ referee, snapshot }: Table, depth: number): number[] {
  const counts: number[] = [];
  const walk = (at: MachineSnapshot, left: number) => {
    if (left === 0) return;
    for (const { after, refusal } of optionsOf(referee, at)) {
      if (refusal) continue;
      counts[depth - left] = (counts[depth - left] ?? 0) + 1;
      if (left > 1) walk(after(), left - 1);
    }
  };
  walk(snapshot, depth);
  return counts;
}
