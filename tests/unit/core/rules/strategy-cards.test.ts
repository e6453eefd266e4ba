/** Picks and plays of strategy cards. */
import { expect, it } from 'vitest';
import { playStrategyCard } from '../../../../src/lib/core/commands/strategic-action.ts';
import { resolvePrimary } from '../../../../src/lib/core/commands/primary.ts';
import * as cards from '../../../../src/lib/core/commands/strategy-cards.ts';
import { endTurn, takeTacticalAction } from '../../../../src/lib/core/commands/turns.ts';
import { NO_SEAT } from '../../../../src/lib/core/vocabulary.ts';
import { given } from '../../../support/given.ts';
import { ALL_RULESETS, BOTH, inRulesets } from '../../../support/in-rulesets.ts';
import { atFirstTurn, pickAll, turnOf } from '../../../support/rounds.ts';
import { Table } from '../../../support/table.ts';

const { chooseStrategyCard, putCardBack, skipPick, swapCards } = cards;

/** The seats in the order in which they pick, until no one may. */
function pickOrder(table: Table): (string | null)[] {
  const order: (string | null)[] = [];
  const free = Object.keys(table.game.strategyCards);
  while (table.at === 'strategy.pick') {
    order.push(table.active);
    table.do(chooseStrategyCard, { seat: table.active ?? NO_SEAT, card: free.shift() ?? '' });
  }
  return order;
}

inRulesets(ALL_RULESETS, 'R-STRAT-01 picks go from the speaker clockwise', (start) => {
  const table = start({ players: 5, speaker: 2 });
  expect(pickOrder(table)).toEqual(['s3', 's4', 's5', 's1', 's2']);
});

inRulesets(BOTH, 'R-STRAT-01 a pick out of turn is refused', (start) => {
  given(start()).when(chooseStrategyCard, { seat: 's2', card: 'trade' }).isRefused('not-your-pick');
});

it('R-STRAT-01 only the seat whose pick it is may pick nothing', () => {
  const table = Table.start({ players: 5 });
  given(table).when(skipPick, { seat: 's2' }).isRefused('not-your-pick');
  given(table).when(skipPick, { seat: 's1' }).isAccepted();
  expect(table.active).toBe('s2');
});

inRulesets(BOTH, 'R-STRAT-02 a card in the common area is accepted', (start) => {
  const table = start();
  given(table).when(chooseStrategyCard, { seat: 's1', card: 'trade' }).isAccepted();
  expect(table.game.strategyCards['trade']).toMatchObject({ holder: 's1', exhausted: false });
});

inRulesets(BOTH, 'R-STRAT-02 a card taken or unknown is refused', (start) => {
  const table = start().do(chooseStrategyCard, { seat: 's1', card: 'trade' });
  given(table).when(chooseStrategyCard, { seat: 's2', card: 'trade' }).isRefused('card-taken');
  given(table).when(chooseStrategyCard, { seat: 's2', card: 'piracy' }).isRefused('card-unknown');
});

it('R-STRAT-07 a card is laid back only by who holds it, and its seat picks again', () => {
  const table = Table.start({ players: 5 }).do(chooseStrategyCard, { seat: 's1', card: 'trade' });
  given(table).when(putCardBack, { seat: 's2', card: 'trade' }).isRefused('card-not-held');
  given(table).when(putCardBack, { seat: 's1', card: 'trade' }).isAccepted();
  expect(table.game.strategyCards['trade']?.holder).toBeNull();
  expect(table.active).toBe('s1');
});

it('R-STRAT-07 two held cards change hands; a loose one is refused', () => {
  const table = atFirstTurn({ players: 5 });
  given(table)
    .when(swapCards, { cards: ['leadership', 'imperial'] })
    .isRefused('card-not-held');
  given(table)
    .when(swapCards, { cards: ['leadership', 'trade'] })
    .isAccepted();
  expect(table.game.strategyCards['leadership']?.holder).toBe('s5');
  expect(table.game.strategyCards['trade']?.holder).toBe('s1');
});

inRulesets(ALL_RULESETS, 'R-STRAT-08 the action phase begins once all have picked', (start) => {
  expect(pickAll(start()).at).toBe('action.turn');
});

inRulesets(BOTH, 'R-STRAT-08 an action while someone has yet to pick is refused', (start) => {
  given(start()).when(takeTacticalAction, { seat: 's1' }).isRefused('not-your-turn');
});

inRulesets(BOTH, 'R-SPK-01 the speaker picks first', (start) => {
  given(start({ speaker: 3 }))
    .when(chooseStrategyCard, { seat: 's4', card: 'trade' })
    .isAccepted();
});

inRulesets(BOTH, 'R-SPK-01 a first pick of anyone else is refused', (start) => {
  given(start({ speaker: 3 }))
    .when(chooseStrategyCard, { seat: 's1', card: 'trade' })
    .isRefused('not-your-pick');
});

inRulesets(BOTH, 'R-PC-01 three and four players pick twice, clockwise both times', (start) => {
  expect(pickOrder(start({ players: 3, speaker: 1 }))).toEqual('s2 s3 s1 s2 s3 s1'.split(' '));
  expect(pickOrder(start({ players: 4 }))).toEqual('s1 s2 s3 s4 s1 s2 s3 s4'.split(' '));
  const table = start({ players: 3 });
  for (const [seat, card] of [
    ['s1', 'trade'],
    ['s2', 'politics'],
    ['s3', 'warfare'],
  ] as const) {
    given(table).when(chooseStrategyCard, { seat, card }).isAccepted();
  }
  given(table).when(chooseStrategyCard, { seat: 's1', card: 'imperial' }).isAccepted();
});

inRulesets(BOTH, 'R-PC-01 a snake draft and a third card are refused', (start) => {
  const table = start({ players: 3 });
  table.do(chooseStrategyCard, { seat: 's1', card: 'trade' });
  table.do(chooseStrategyCard, { seat: 's2', card: 'politics' });
  table.do(chooseStrategyCard, { seat: 's3', card: 'warfare' });
  const third = { seat: 's3', card: 'imperial' } as const;
  given(table).when(chooseStrategyCard, third).isRefused('not-your-pick');
  given(pickAll(table)).when(chooseStrategyCard, third).isRefused('picks-complete');
});

inRulesets(BOTH, 'R-PC-02 five and more players pick once', (start) => {
  expect(pickOrder(start({ players: 5 }))).toHaveLength(5);
  expect(pickOrder(start({ players: 6 }))).toHaveLength(6);
  const table = start({ players: 5 });
  for (const [i, card] of ['trade', 'politics', 'warfare', 'imperial', 'diplomacy'].entries()) {
    given(table)
      .when(chooseStrategyCard, { seat: `s${i + 1}`, card })
      .isAccepted();
  }
  expect(table.at).toBe('action.turn');
});

inRulesets(BOTH, 'R-PC-02 a second card with five players is refused', (start) => {
  const table = pickAll(start({ players: 5 }));
  const second = { seat: 's1', card: 'imperial' } as const;
  given(table).when(chooseStrategyCard, second).isRefused('picks-complete');
});

inRulesets(BOTH, 'R-SACT-01 the active player plays an own readied card', (start) => {
  const table = pickAll(start());
  given(table).when(playStrategyCard, { seat: 's1', card: 'leadership' }).isAccepted();
  given(table)
    .when(resolvePrimary, { seat: 's1', card: 'leadership', tokens: null })
    .gives({ type: 'primary.resolved' });
});

inRulesets(BOTH, 'R-SACT-01 a card that is exhausted or not yours is refused', (start) => {
  const table = pickAll(start());
  given(table).when(playStrategyCard, { seat: 's1', card: 'trade' }).isRefused('not-your-card');
  table.do(playStrategyCard, { seat: 's1', card: 'leadership' }).do(endTurn, { seat: 's1' });
  turnOf(table, 's1');
  given(table)
    .when(playStrategyCard, { seat: 's1', card: 'leadership' })
    .isRefused('card-exhausted');
});

it('R-SACT-01 a card is refused out of turn and after an action', () => {
  const table = atFirstTurn({ players: 3 });
  const other = { seat: 's2', card: 'diplomacy' } as const;
  given(table).when(playStrategyCard, other).isRefused('not-your-turn');
  table.do(takeTacticalAction, { seat: 's1' });
  given(table)
    .when(playStrategyCard, { seat: 's1', card: 'leadership' })
    .isRefused('already-acted');
});

inRulesets(BOTH, 'R-SACT-08 a primary of which a gain is not said is refused', (start) => {
  const table = turnOf(pickAll(start({ players: 5 }), { s1: ['leadership'] }), 's1');
  const first = { seat: 's1', card: 'leadership' } as const;
  table.do(playStrategyCard, first);
  given(table).when(resolvePrimary, first).isRefused('gain-unsaid');
  const tokens = { tactic: 1, fleet: 1, strategy: 1 };
  given(table)
    .when(resolvePrimary, { ...first, tokens })
    .isAccepted();
  expect(table.game.players['s1']?.tokens).toEqual({ tactic: 4, fleet: 4, strategy: 3 });
});
