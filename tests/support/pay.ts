/** Points for tests that are about points: one batch, from nowhere in particular. */
import { scorePoints } from '../../src/lib/core/commands/objectives.ts';
import type { Seat } from '../../src/lib/core/game.ts';
import type { Table } from './table.ts';

/** These seats gain points at the same time. */
export function givePoints(table: Table, points: number, ...seats: Seat[]): Table {
  const lines = seats.map((seat) => ({ seat, points }));
  return table.do(scorePoints, { lines, source: { kind: 'other', name: 'a card' } });
}
