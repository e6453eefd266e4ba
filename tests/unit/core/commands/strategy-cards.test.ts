/** Verbs of picks and of goods on cards. */
import { expect, it } from 'vitest';
import {
  eliminatePlayer,
  correctStrategyCard,
} from '../../../../src/lib/core/commands/corrections.ts';
import { mendPick } from '../../../../src/lib/core/commands/mend-pick.ts';
import * as cards from '../../../../src/lib/core/commands/strategy-cards.ts';
import type { Game, Seat } from '../../../../src/lib/core/game.ts';
import { NO_SEAT } from '../../../../src/lib/core/vocabulary.ts';
import { given } from '../../../support/given.ts';
import { ALL_RULESETS, BOTH, inRulesets } from '../../../support/in-rulesets.ts';
import { finishStatus, passEverybody, pickAll, playRound } from '../../../support/rounds.ts';
import { Table } from '../../../support/table.ts';

const { chooseStrategyCard, placeGoods, putCardBack, skipPick } = cards;

const goodsOn = (game: Game) =>
  Object.values(game.strategyCards).reduce((sum, card) => sum + card.goods, 0);
const loose = (game: Game) =>
  Object.values(game.strategyCards).filter((card) => card.holder === null).length;

inRulesets(ALL_RULESETS, 'R-STRAT-03 goods on a card go to who takes it', (start) => {
  const table = playRound(start({ players: 6 }));
  expect(table.game.strategyCards['imperial']?.goods).toBe(1);
  given(table)
    .when(chooseStrategyCard, { seat: 's1', card: 'imperial' })
    .gives({ type: 'strategy-card.chosen', goods: 1, initiative: 8 });
  expect(table.game.players['s1']?.goods).toBe(1);
  expect(table.game.strategyCards['imperial']?.goods).toBe(0);
});

inRulesets(ALL_RULESETS, 'R-STRAT-04 each card left unpicked gets exactly one good', (start) => {
  const { game } = pickAll(start({ players: 6 }));
  expect(game.strategyCards['technology']?.goods).toBe(1);
  expect(game.strategyCards['imperial']?.goods).toBe(1);
  expect(goodsOn(game)).toBe(2);
});

inRulesets(BOTH, 'R-STRAT-05 goods pile up round after round', (start) => {
  const table = playRound(playRound(start({ players: 6 })));
  expect(pickAll(table).game.strategyCards['imperial']?.goods).toBe(3);
});

inRulesets(
  BOTH,
  'R-STRAT-06 with four players every card is taken and nothing is placed',
  (start) => {
    const table = pickAll(start({ players: 4 }));
    expect([table.at, loose(table.game), goodsOn(table.game)]).toEqual(['action.turn', 0, 0]);
  },
);

it('R-STRAT-06 with eight players every card is taken and nothing is placed', () => {
  const table = pickAll(Table.start({ players: 8 }));
  expect([table.at, loose(table.game), goodsOn(table.game)]).toEqual(['action.turn', 0, 0]);
});

it('R-PC-03 cards left are eight less the picks of all', () => {
  const left = [3, 4, 5, 6, 7, 8].map((players) => loose(pickAll(Table.start({ players })).game));
  expect(left).toEqual([2, 0, 3, 2, 1, 0]);
});

inRulesets(BOTH, 'R-PC-07 five players who become four keep one card each', (start) => {
  const table = playRound(start({ players: 5 }).do(eliminatePlayer, { seat: 's3' }));
  expect(table.game.settings.cardsEach).toBe(1);
  expect(loose(pickAll(table).game)).toBe(4);
});

inRulesets(BOTH, 'R-PC-07 a second card after such a loss is refused', (start) => {
  const table = pickAll(start({ players: 5 }).do(eliminatePlayer, { seat: 's3' }));
  const second = { seat: 's1', card: 'imperial' } as const;
  given(table).when(chooseStrategyCard, second).isRefused('picks-complete');
});

inRulesets(BOTH, 'R-PC-09 four players who become three still take two each', (start) => {
  const table = pickAll(start({ players: 4 }).do(eliminatePlayer, { seat: 's3' }));
  expect([loose(table.game), goodsOn(table.game)]).toEqual([2, 2]);
});

it('a card laid back takes its goods with it', () => {
  const table = playRound(Table.start({ players: 6 }));
  table.do(chooseStrategyCard, { seat: 's1', card: 'imperial' });
  table.do(putCardBack, { seat: 's1', card: 'imperial' });
  expect(table.game.strategyCards['imperial']).toMatchObject({ holder: null, goods: 1 });
  expect(table.game.players['s1']?.goods).toBe(0);
});

it('goods not placed with the last pick are placed by their own verb', () => {
  const table = Table.start({ players: 5 });
  for (let i = 0; i < 4; i++) table.do(skipPick, { seat: table.active ?? NO_SEAT });
  table.record([{ type: 'pick.skipped', seat: 's5' }]);
  expect(table.at).toBe('strategy.goods');
  table.do(placeGoods, {});
  expect([table.at, goodsOn(table.game)]).toEqual(['action.turn', 8]);
});

it('with nothing to place the verb still closes the step', () => {
  const table = pickAll(Table.start({ players: 4 }));
  const told = placeGoods(table.game, table.referee.ruleset, {});
  expect(told).toEqual([{ type: 'goods.placed', goods: {} }]);
});

it('R-STRAT-07 a kept card is a pick already made', () => {
  const table = passEverybody(pickAll(Table.start({ players: 5 })));
  finishStatus(table);
  table.do(correctStrategyCard, { card: 'trade', holder: 's1', exhausted: false, goods: 0 });
  expect(table.active).toBe('s1');
  expect(table.game.strategyCards['trade']?.holder).toBe('s1');
});

/** Two taps of a slip: the acts of one, judged one after the other. */
function mend(table: Table, wrong: string, meant: string): Table {
  for (const act of mendPick(table.game, wrong, meant)) {
    table.record(act(table.game, table.referee.ruleset));
  }
  return table;
}
const holders = ({ game }: Table, ...ids: string[]) =>
  ids.map((card) => game.strategyCards[card]?.holder ?? null);
const goodsOf = ({ game }: Table) => ['s1', 's2'].map((seat) => game.players[seat as Seat]?.goods);

/** The second round of six: a good lies on Technology and on Imperial. */
const secondRound = () => playRound(Table.start({ players: 6 }));

it('R-STRAT-07 a wrong pick is put right with the goods on the cards', () => {
  const table = secondRound().do(chooseStrategyCard, { seat: 's1', card: 'imperial' });
  expect(goodsOf(mend(table, 'imperial', 'trade'))).toEqual([0, 0]);
  expect(table.game.strategyCards['imperial']).toMatchObject({ holder: null, goods: 1 });
  expect([table.active, ...holders(table, 'trade')]).toEqual(['s2', 's1']);
});

it.each([
  ['imperial', 'trade'],
  ['trade', 'imperial'],
])('R-STRAT-07 two picks that were taken for each other change hands with their goods', (a, b) => {
  const table = secondRound()
    .do(chooseStrategyCard, { seat: 's1', card: 'imperial' })
    .do(chooseStrategyCard, { seat: 's2', card: 'trade' });
  expect(goodsOf(table)).toEqual([1, 0]);
  mend(table, a, b);
  expect([holders(table, 'imperial', 'trade'), goodsOf(table)]).toEqual([
    ['s2', 's1'],
    [0, 1],
  ]);
  // What was gained with the pick belongs to who has it now.
  table.do(putCardBack, { seat: 's2', card: 'imperial' });
  expect(goodsOf(table)).toEqual([0, 0]);
  expect(table.game.strategyCards['imperial']?.goods).toBe(1);
});

it('R-STRAT-07 with two cards each the picks of both passes change hands', () => {
  const table = Table.start({ players: 3 });
  for (const [seat, card] of [
    ['s1', 'leadership'],
    ['s2', 'diplomacy'],
    ['s3', 'politics'],
    ['s1', 'trade'],
  ] as const) {
    table.do(chooseStrategyCard, { seat, card });
  }
  mend(table, 'trade', 'diplomacy');
  expect([table.active, ...holders(table, 'trade', 'diplomacy')]).toEqual(['s2', 's2', 's1']);
  expect(mendPick(table.game, 'diplomacy', 'leadership')).toEqual([]);
});
