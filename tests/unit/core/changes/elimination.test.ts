/** A seat that leaves every order, in whatever state of the game. */
import { expect, it } from 'vitest';
import {
  eliminatePlayer,
  leaveTable,
  returnToTable,
} from '../../../../src/lib/core/commands/corrections.ts';
import * as objectives from '../../../../src/lib/core/commands/objectives.ts';
import { captureToken, gainGoods, replenish } from '../../../../src/lib/core/commands/tokens.ts';
import { bookPoints } from '../../../../src/lib/core/commands/points.ts';
import { resolveAgenda } from '../../../../src/lib/core/commands/agenda.ts';
import { holdMecatol, takeTacticalTurn } from '../../../../src/lib/core/commands/turns.ts';
import { pointsOf } from '../../../../src/lib/core/points.ts';
import { given } from '../../../support/given.ts';
import { BOTH, inRulesets } from '../../../support/in-rulesets.ts';
import { atFirstTurn, atScoring, atVote, pickAll } from '../../../support/rounds.ts';

const { giveSupport, scoreObjective } = objectives;

inRulesets(BOTH, 'R-ELIM-02 tokens go to the box, own notes even from other hands', (start) => {
  const table = pickAll(start({ players: 5 })).do(takeTacticalTurn, { seat: 's1' });
  table.do(giveSupport, { from: 's1', to: 's2' });
  given(table)
    .when(eliminatePlayer, { seat: 's1' })
    .gives({ type: 'support.returned', from: 's1', to: 's2' }, { type: 'player.eliminated' });
  expect(table.game.players['s1']).toMatchObject({
    presence: 'eliminated',
    tokens: { tactic: 0, fleet: 0, strategy: 0 },
    board: 0,
  });
  expect(pointsOf(table.game, 's2')).toBe(0);
});

it('R-VP-06 a note that goes with its owner takes no point from who stands at 0', () => {
  const table = atVote('mutiny').do(giveSupport, { from: 's3', to: 's2' });
  const lines = [{ seat: 's2' as const, points: -1 }];
  table.do(bookPoints, { lines, source: { kind: 'agenda', id: 'mutiny' } });
  expect(pointsOf(table.game, 's2')).toBe(0);
  table.do(eliminatePlayer, { seat: 's3' });
  expect(pointsOf(table.game, 's2')).toBe(0);
  table.do(giveSupport, { from: 's4', to: 's2' });
  expect(pointsOf(table.game, 's2')).toBe(1);
});

it('R-VP-06 several notes that go at once take no more than there is', () => {
  const table = atFirstTurn().do(giveSupport, { from: 's1', to: 's2' });
  table.do(giveSupport, { from: 's3', to: 's2' });
  const lines = [{ seat: 's2' as const, points: -1 }];
  table.do(bookPoints, { lines, source: { kind: 'agenda', id: 'mutiny' } });
  table.do(eliminatePlayer, { seat: 's2' });
  expect(pointsOf(table.game, 's2')).toBe(0);
});

it('R-ELIM-03 notes of others go back, laws it holds leave play', () => {
  const table = atVote('minister-of-war').do(giveSupport, { from: 's2', to: 's4' });
  table.do(resolveAgenda, { outcome: 's4', decidedBy: 'table' });
  expect(table.game.laws).toHaveLength(1);
  table.do(eliminatePlayer, { seat: 's4' });
  expect(table.game.laws).toEqual([]);
  given(table).when(giveSupport, { from: 's2', to: 's3' }).isAccepted();
});

inRulesets(BOTH, 'R-ELIM-04 its strategy cards return, exhausted or not', (start) => {
  const table = pickAll(start({ players: 4 }));
  const card = { seat: 's1', card: 'leadership' } as const;
  table.record([
    { type: 'strategy-card.played', ...card },
    { type: 'turn.ended', seat: 's1', exhausted: ['leadership'] },
  ]);
  table.do(eliminatePlayer, { seat: 's1' });
  for (const id of ['leadership', 'trade']) {
    expect(table.game.strategyCards[id]).toMatchObject({ holder: null, exhausted: false });
  }
});

inRulesets(BOTH, 'R-ELIM-05 secrets go back, scored ones may be scored by another', (start) => {
  const table = pickAll(start()).do(scoreObjective, { seat: 's1', objective: 'unveil-flagship' });
  const again = { seat: 's2', objective: 'unveil-flagship' } as const;
  given(table).when(scoreObjective, again).isRefused('secret-of-another');
  table.do(eliminatePlayer, { seat: 's1' });
  expect(table.game.players['s1']?.secrets).toBe(0);
  given(table).when(scoreObjective, again).isAccepted();
});

inRulesets(BOTH, 'R-ELIM-06 the speaker token moves left, the cards each stay', (start) => {
  const table = pickAll(start({ players: 5, speaker: 3 })).do(eliminatePlayer, { seat: 's4' });
  expect(table.game.speaker).toBe('s5');
  expect(table.game.settings.cardsEach).toBe(1);
});

inRulesets(BOTH, 'R-ELIM-09 its goods and commodities are removed', (start) => {
  const table = pickAll(start()).do(gainGoods, { seat: 's1', goods: 4 });
  table.do(replenish, { seats: ['s1'] }).do(eliminatePlayer, { seat: 's1' });
  expect(table.game.players['s1']).toMatchObject({ goods: 0, commodities: 0 });
});

it('R-ELIM-02 captured tokens go home, Mecatol Rex is no one’s', () => {
  const table = atFirstTurn({ factions: ['mahact-gene-sorcerers'] });
  table.do(captureToken, { by: 's1', from: 's3' }).do(holdMecatol, { seat: 's3' });
  table.do(eliminatePlayer, { seat: 's3' });
  expect(table.game.players['s1']?.captured).toEqual([]);
  expect(table.game.mecatol).toBeNull();
});

it('R-ELIM-02 a balance that was never tracked stays unknown', () => {
  const table = atFirstTurn({ settings: { depth: 'essentials' } }).do(eliminatePlayer, {
    seat: 's1',
  });
  expect(table.game.players['s1']).toMatchObject({ tokens: null, goods: null, secrets: null });
});

it('who leaves keeps everything and is only passed over', () => {
  const table = atFirstTurn({ players: 5 }).do(gainGoods, { seat: 's1', goods: 2 });
  table.do(leaveTable, { seat: 's1' });
  expect(table.active).toBe('s2');
  expect(table.game.players['s1']).toMatchObject({ presence: 'away', goods: 2 });
  expect(table.game.strategyCards['leadership']?.holder).toBe('s1');
  expect(table.game.speaker).toBe('s1');
  table.do(returnToTable, { seat: 's1' });
  for (const seat of ['s2', 's3', 's4', 's5'] as const) table.do(takeTacticalTurn, { seat });
  expect(table.active).toBe('s1');
});

it('R-ELIM-08 in the score step the next seat scores', () => {
  const table = atScoring({ players: 5 }).do(eliminatePlayer, { seat: 's1' });
  expect([table.at, table.active]).toEqual(['status.score', 's2']);
});
