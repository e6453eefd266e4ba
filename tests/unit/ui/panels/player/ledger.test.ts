import { describe, expect, it } from 'vitest';
import { correctPoints, takeScoreBack } from '$lib/core/commands/corrections.ts';
import {
  giveSupport,
  placePlot,
  returnSupport,
  scorePoints,
} from '$lib/core/commands/objectives.ts';
import type { Seat } from '$lib/core/game.ts';
import { plotMistake } from '$lib/core/plots.ts';
import { supportsIn } from '$lib/core/points.ts';
import { ledgerOf } from '$lib/ui/panels/player/ledger.ts';
import { Table } from '../../../../support/table.ts';

const started = () => Table.start({ players: 4 });
const rows = (table: Table, seat: Seat = 's1') =>
  ledgerOf(table.game, seat).map(({ line, takenBack }) => [line.points, takenBack]);

describe('the points ledger of a player', () => {
  it('lists every line of its own, oldest first', () => {
    const table = started();
    const relic = { kind: 'relic', name: 'Shard of the Throne' } as const;
    table.do(scorePoints, { lines: [{ seat: 's1', points: 1 }], source: relic });
    table.do(scorePoints, { lines: [{ seat: 's2', points: 1 }], source: { kind: 'law' } });
    table.do(scorePoints, { lines: [{ seat: 's1', points: -1 }], source: { kind: 'law' } });
    expect(rows(table)).toEqual([
      [1, false],
      [-1, false],
    ]);
  });

  it('makes one row of a score and the correction that took it back', () => {
    const table = started();
    const source = { kind: 'objective', id: 'corner-the-market' } as const;
    table.do(scorePoints, { lines: [{ seat: 's1', points: 1 }], source });
    table.do(takeScoreBack, { seat: 's1', objective: 'corner-the-market' });
    expect(rows(table)).toEqual([[1, true]]);
  });

  it('takes back only one of two equal lines', () => {
    const table = started();
    const source = { kind: 'imperial', id: 'imperial' } as const;
    table.do(scorePoints, { lines: [{ seat: 's1', points: 1 }], source });
    table.do(scorePoints, { lines: [{ seat: 's1', points: 1 }], source });
    table.do(correctPoints, { lines: [{ seat: 's1', points: -1 }], source });
    expect(rows(table)).toEqual([
      [1, false],
      [1, true],
    ]);
  });

  it('makes one row of a plot, which has no points, and its taking back', () => {
    const table = started();
    table.do(placePlot, { seat: 's1', objective: 'form-a-spy-network' });
    expect(rows(table)).toEqual([[0, false]]);
    const lines = [{ seat: 's1' as const, points: 0 }];
    table.do(correctPoints, { lines, source: plotMistake('form-a-spy-network') });
    expect(rows(table)).toEqual([[0, true]]);
  });

  it('shows points that were lost and never gained as a row of their own', () => {
    const table = started();
    table.insist(correctPoints, { lines: [{ seat: 's1', points: -2 }], note: 'miscounted' });
    expect(rows(table)).toEqual([[-2, false]]);
  });
});

describe('Support for the Throne', () => {
  it('is listed while someone holds it', () => {
    const table = started();
    table.do(giveSupport, { from: 's1', to: 's2' });
    table.do(giveSupport, { from: 's3', to: 's1' });
    expect(supportsIn(table.game)).toEqual([
      { owner: 's1', holder: 's2', points: 1 },
      { owner: 's3', holder: 's1', points: 1 },
    ]);
    table.do(returnSupport, { from: 's1', to: 's2' });
    expect(supportsIn(table.game)).toEqual([{ owner: 's3', holder: 's1', points: 1 }]);
  });
});
