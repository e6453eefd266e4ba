/** Points typed by hand. */
import { expect, it } from 'vitest';
import * as corrections from '../../../../src/lib/core/commands/corrections.ts';
import { scorePoints } from '../../../../src/lib/core/commands/objectives.ts';
import { pointsOf } from '../../../../src/lib/core/points.ts';
import { given } from '../../../support/given.ts';
import { givePoints } from '../../../support/pay.ts';
import { atFirstTurn } from '../../../support/rounds.ts';

const lines = (points: number) => [{ seat: 's1' as const, points }];

it('R-VP-06 a correction that leads below 0 is refused, and may be recorded anyway', () => {
  const table = givePoints(atFirstTurn(), 1, 's1');
  given(table)
    .when(corrections.correctPoints, { lines: lines(-2) })
    .isRefused('points-below-zero');
  given(table)
    .when(corrections.correctPoints, { lines: lines(-1) })
    .isAccepted();
  table.insist(corrections.correctPoints, { lines: lines(-1) });
});

it('R-VP-06 points typed below 0 are refused, those that a card takes are not', () => {
  const table = atFirstTurn();
  given(table)
    .when(scorePoints, { lines: lines(-1), source: { kind: 'other', name: 'a bet' } })
    .isRefused('points-below-zero');
  given(table)
    .when(scorePoints, { lines: lines(1), source: { kind: 'other', name: 'a bet' } })
    .isAccepted();
  given(table)
    .when(scorePoints, { lines: lines(-2), source: { kind: 'agenda', id: 'mutiny' } })
    .isAccepted();
});

it('R-VP-06 what a card takes below 0 is not owed by the next point', () => {
  for (const kind of ['relic', 'law', 'agenda', 'rider'] as const) {
    const table = atFirstTurn();
    const source = { kind, name: 'a card' };
    table.do(scorePoints, { lines: lines(-2), source });
    expect(pointsOf(table.game, 's1')).toBe(0);
    table.do(scorePoints, { lines: lines(1), source });
    expect(pointsOf(table.game, 's1')).toBe(1);
    table.do(scorePoints, { lines: lines(-1), source });
    expect(pointsOf(table.game, 's1')).toBe(0);
  }
});
