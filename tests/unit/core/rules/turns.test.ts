/** Turns, actions and passing. */
import { expect, it } from 'vitest';
import { scoreObjective } from '../../../../src/lib/core/commands/objectives.ts';
import { adjustBalance } from '../../../../src/lib/core/commands/tokens.ts';
import * as turns from '../../../../src/lib/core/commands/turns.ts';
import { playStrategyCard } from '../../../../src/lib/core/commands/strategic-action.ts';
import { takeStrategicAction } from '../../../../src/lib/core/commands/whole-turns.ts';
import { given } from '../../../support/given.ts';
import { ALL_RULESETS, BOTH, inRulesets } from '../../../support/in-rulesets.ts';
import { atFirstTurn, passEverybody, pickAll, turnOf } from '../../../support/rounds.ts';
import type { Table } from '../../../support/table.ts';
import { actionOf } from '../../../../src/lib/core/step.ts';
import { NO_SEAT } from '../../../../src/lib/core/vocabulary.ts';

const { cancelComponentAction, endTurn, grantAction, passTurn, winCombat } = turns;
const { takeComponentAction, takeComponentTurn, takeTacticalAction, takeTacticalTurn } = turns;

/** The seats that take a turn, for as many turns as asked. */
function turnOrder(table: Table, count: number): (string | null)[] {
  return Array.from({ length: count }, () => {
    const seat = table.active;
    table.do(takeComponentTurn, { seat: seat ?? NO_SEAT });
    return seat;
  });
}

inRulesets(ALL_RULESETS, 'R-ACT-01 turns go in initiative order, again and again', (start) => {
  const table = pickAll(start({ players: 5 }), { s4: ['leadership'], s2: ['imperial'] });
  const round = ['s4', 's1', 's3', 's5', 's2'];
  expect(turnOrder(table, 10)).toEqual([...round, ...round]);
});

inRulesets(BOTH, 'R-ACT-01 a turn out of order is refused', (start) => {
  const table = pickAll(start({ players: 5 }));
  given(table).when(takeTacticalAction, { seat: 's2' }).isRefused('not-your-turn');
  given(table).when(takeComponentAction, { seat: 's2' }).isRefused('not-your-turn');
  given(table).when(passTurn, { seat: 's2' }).isRefused('not-your-turn');
  given(table).when(endTurn, { seat: 's2' }).isRefused('not-your-turn');
});

inRulesets(BOTH, 'R-ACT-02 a turn is one action', (start) => {
  const table = pickAll(start());
  given(table).when(takeTacticalTurn, { seat: 's1' }).isAccepted();
  given(table).when(takeComponentTurn, { seat: 's2' }).isAccepted();
  given(table).when(takeStrategicAction, { seat: 's3', card: 'politics' }).isAccepted();
  expect(table.active).toBe('s4');
});

inRulesets(BOTH, 'R-ACT-02 a second action and a turn without one are refused', (start) => {
  const table = pickAll(start());
  given(table).when(endTurn, { seat: 's1' }).isRefused('nothing-done');
  table.do(takeTacticalAction, { seat: 's1' });
  given(table).when(takeTacticalAction, { seat: 's1' }).isRefused('already-acted');
  given(table).when(takeComponentAction, { seat: 's1' }).isRefused('already-acted');
  given(table).when(passTurn, { seat: 's1' }).isRefused('already-acted');
});

inRulesets(BOTH, 'R-GEN-03 a component action takes the whole turn', (start) => {
  const table = pickAll(start());
  given(table).when(takeComponentAction, { seat: 's1', name: 'Leader' }).isAccepted();
  given(table).when(takeTacticalAction, { seat: 's1' }).isRefused('already-acted');
});

inRulesets(BOTH, 'R-GEN-03 a component action outside the action phase is refused', (start) => {
  given(start()).when(takeComponentAction, { seat: 's1' }).isRefused('not-your-turn');
});

inRulesets(BOTH, 'R-GEN-03 a component action out of turn is refused', (start) => {
  given(pickAll(start())).when(takeComponentAction, { seat: 's3' }).isRefused('not-your-turn');
});

inRulesets(BOTH, 'R-ACT-04 passing is accepted once the own card is exhausted', (start) => {
  const table = pickAll(start()).do(takeStrategicAction, { seat: 's1', card: 'leadership' });
  given(turnOf(table, 's1')).when(passTurn, { seat: 's1' }).isAccepted();
});

inRulesets(BOTH, 'R-ACT-04 passing is refused while an own strategy card is readied', (start) => {
  given(pickAll(start())).when(passTurn, { seat: 's1' }).isRefused('card-readied');
});

it('R-ACT-04 a player without cards may pass', () => {
  const table = atFirstTurn({ players: 5 });
  table.record([
    {
      type: 'strategy-card.corrected',
      card: 'leadership',
      holder: null,
      exhausted: false,
      goods: 0,
    },
  ]);
  given(table).when(passTurn, { seat: 's1' }).isAccepted();
});

inRulesets(BOTH, 'R-PC-06 with two cards passing is accepted when both are used', (start) => {
  const table = pickAll(start({ players: 3 }));
  for (const card of ['leadership', 'construction']) {
    turnOf(table, 's1').do(takeStrategicAction, { seat: 's1', card });
  }
  given(turnOf(table, 's1')).when(passTurn, { seat: 's1' }).isAccepted();
});

inRulesets(BOTH, 'R-PC-06 with two cards passing is refused while one is unused', (start) => {
  const table = pickAll(start({ players: 3 }));
  table.do(takeStrategicAction, { seat: 's1', card: 'leadership' });
  given(turnOf(table, 's1')).when(passTurn, { seat: 's1' }).isRefused('cards-unused');
});

/** Ana has passed, everyone else plays on. */
function anaPassed(table: Table): Table {
  table.do(takeStrategicAction, { seat: 's1', card: 'leadership' });
  return turnOf(table, 's1').do(passTurn, { seat: 's1' });
}

inRulesets(BOTH, 'R-ACT-05 a passed player gets no more turns', (start) => {
  const table = anaPassed(pickAll(start({ players: 5 })));
  expect(turnOrder(table, 5)).toEqual(['s2', 's3', 's4', 's5', 's2']);
});

inRulesets(BOTH, 'R-ACT-05 an action or a pass of a passed player is refused', (start) => {
  const table = anaPassed(pickAll(start()));
  given(table).when(takeTacticalAction, { seat: 's1' }).isRefused('has-passed');
  given(table).when(takeComponentAction, { seat: 's1' }).isRefused('has-passed');
  given(table).when(passTurn, { seat: 's1' }).isRefused('has-passed');
});

inRulesets(
  BOTH,
  'R-ACT-08 when all others have passed, one seat takes turn after turn',
  (start) => {
    const table = pickAll(start({ players: 5 }));
    const four = ['s1', 's2', 's3', 's4'] as const;
    for (const seat of four) {
      const [card = ''] = Object.keys(table.game.strategyCards).filter(
        (id) => table.game.strategyCards[id]?.holder === seat,
      );
      turnOf(table, seat).do(takeStrategicAction, { seat, card });
    }
    for (const seat of four) turnOf(table, seat).do(passTurn, { seat });
    expect(turnOrder(table, 3)).toEqual(['s5', 's5', 's5']);
  },
);

inRulesets(ALL_RULESETS, 'R-ACT-09 when all have passed the status phase begins', (start) => {
  expect(passEverybody(pickAll(start())).at).toBe('status.score');
});

inRulesets(
  BOTH,
  'R-ACT-09 scoring in the score step before all have passed is refused',
  (start) => {
    const score = { seat: 's1', objective: 'develop-weaponry', slot: 'status' } as const;
    given(pickAll(start())).when(scoreObjective, score).isRefused('score-step-over');
  },
);

it('R-ACT-10 the active player is whose turn it is', () => {
  const table = atFirstTurn();
  expect(actionOf(table.game)?.active).toBe('s1');
  table.do(takeComponentTurn, { seat: 's1' });
  expect(actionOf(table.game)?.active).toBe('s2');
});

inRulesets(BOTH, 'R-ACT-11 a granted action is taken in the same turn', (start) => {
  const table = pickAll(start()).do(playStrategyCard, { seat: 's1', card: 'leadership' });
  given(table).when(grantAction, { seat: 's1', cause: 'a minister' }).isAccepted();
  expect(table.game.strategyCards['leadership']?.exhausted).toBe(true);
  given(table).when(takeTacticalAction, { seat: 's1' }).isAccepted();
  given(table).when(endTurn, { seat: 's1' }).isAccepted();
  expect(table.active).toBe('s2');
});

inRulesets(BOTH, 'R-ACT-11 granting an action to someone else is refused', (start) => {
  const table = pickAll(start()).do(takeTacticalAction, { seat: 's1' });
  given(table).when(grantAction, { seat: 's2' }).isRefused('not-your-turn');
});

inRulesets(BOTH, 'R-ACT-12 a cancelled component action leaves the turn', (start) => {
  const table = pickAll(start()).do(takeComponentAction, { seat: 's1' });
  given(table).when(cancelComponentAction, { seat: 's1' }).isAccepted();
  given(table).when(endTurn, { seat: 's1' }).isRefused('nothing-done');
  given(table).when(takeTacticalAction, { seat: 's1' }).isAccepted();
});

inRulesets(BOTH, 'R-ACT-12 cancelling what was not done is refused', (start) => {
  const table = pickAll(start());
  given(table).when(cancelComponentAction, { seat: 's1' }).isRefused('no-action-to-cancel');
  table.do(takeComponentAction, { seat: 's1' });
  given(table).when(cancelComponentAction, { seat: 's2' }).isRefused('not-your-turn');
});

inRulesets(BOTH, 'R-TAC-02 activating moves a tactic token to the board', (start) => {
  const table = pickAll(start()).do(takeTacticalAction, { seat: 's1', system: 'Quann' });
  expect(table.game.players['s1']).toMatchObject({ tokens: { tactic: 2, fleet: 3 }, board: 1 });
});

inRulesets(BOTH, 'R-TAC-02 a tactical action without a tactic token is refused', (start) => {
  const table = pickAll(start()).do(adjustBalance, { seat: 's1', changes: { tactic: -3 } });
  given(table).when(takeTacticalAction, { seat: 's1' }).isRefused('no-tactic-token');
});

it('R-CBT-10 a combat is won by someone who plays', () => {
  const table = atFirstTurn().record([{ type: 'player.eliminated', seat: 's6' }]);
  table.do(takeTacticalAction, { seat: 's1' });
  given(table).when(winCombat, { seat: 's6', combat: 'space' }).isRefused('not-playing');
  given(table).when(winCombat, { seat: 's2', combat: 'space' }).isAccepted();
});
